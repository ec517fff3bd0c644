/** Whatever a beat lights is a place of the board at which it is read; and if one may act there, what is wanted is done there. */
import type { Choice } from '@/engine/contract';
import { boxes } from '@/games/boards';
import { beatOf, findLesson, firstStanding, nowOf, type AnyTutorial, type Lesson, type Standing } from '@/learn/run';
import { settled, solved } from '@/learn/solve';
import type { DrawnBox } from '@/table/kit/boardProps';

/** One may act at what is lit, and yet nothing that is wanted is done there. */
function leadsAstray(lesson: Lesson, standing: Standing): boolean {
  const beat = beatOf(lesson, standing);
  const { state, question, offers } = nowOf(standing);
  const wants = beat?.wants;
  const at = beat?.lights?.(state, question, lesson.me);
  if (wants === undefined || at === undefined) return false;
  const runsThrough = (c: Choice): boolean => c.at === at || (lesson.game.path?.(c).includes(at) ?? false);
  const there = offers.filter(runsThrough);
  return there.length > 0 && !there.some(c => question !== null && wants(c, state, question));
}

function darkBeats(box: DrawnBox, tutorial: AnyTutorial): readonly string[] {
  const work = findLesson(box.game, tutorial);
  let step = work.next();
  while (step.done !== true) step = work.next();
  const lesson = step.value!;
  let standing = firstStanding(lesson);
  const dark: string[] = [];
  for (let n = 1; beatOf(lesson, standing) !== undefined; n++) {
    standing = settled(lesson, standing);
    const { state, question } = nowOf(standing);
    const beat = beatOf(lesson, standing);
    if (beat?.lights !== undefined) {
      const at = beat.lights(state, question, lesson.me);
      if (at === undefined || !box.knows(box.game.seenBy(state, lesson.me), at)) dark.push(`${tutorial.id} beat ${n} lights ${at}`);
    }
    if (leadsAstray(lesson, standing)) dark.push(`${tutorial.id} beat ${n} lights where something else is done`);
    standing = solved(lesson, standing)!.standing;
  }
  return dark;
}

test.each(boxes.map(({ lid, bring }) => [lid.id, bring] as const))(
  '%s: the beats of its lessons light places of its board',
  async (_, bring) => {
    const box = await bring();
    expect((box.game.tutorials ?? []).flatMap(tutorial => darkBeats(box, tutorial))).toEqual([]);
  },
);
