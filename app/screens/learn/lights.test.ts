/** Whatever a beat lights is a place of the board at which it is read. */
import { boxes } from '@/games/boards';
import { beatOf, findLesson, firstStanding, nowOf, type AnyTutorial } from '@/learn/run';
import { settled, solved } from '@/learn/solve';
import type { DrawnBox } from '@/table/kit/boardProps';

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
