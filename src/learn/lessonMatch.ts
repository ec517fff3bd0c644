/** A lesson as the match of a table: the real board, the real rules, kept nowhere. Bots act one after the other at the table's pace. */
import type { Choice } from '@/engine/contract';
import { question, refuses } from '@/engine/referee';
import { TINCTURES, type Entry, type Match, type MatchView, type Player } from '@/match/matchView';
import { observable } from '@/match/observable';
import { readable, viewOf } from '@/match/viewBuilder';
import {
  botStep,
  choose,
  firstStanding,
  goOn,
  keptOf,
  nowOf,
  offersAt,
  resumed,
  takeBack,
  waitsFor,
  waysBack,
  type Kept,
  type Lesson,
  type Standing,
} from './run';

/** Names that are the same in every language of the house; the first seat bears the learner's. */
const RIVALS = ['Ugo', 'Beatrice', 'Oddone', 'Adelaide', 'Guido'];

const nothing = (): void => {};

/** What a table may ask of a match of which nothing is kept, and at which nobody else sits down. */
const ALONE: Omit<Match, 'subscribe' | 'now' | 'choose' | 'chooseAll' | 'takeBack' | 'refuses' | 'setPace' | 'goOn' | 'leave'> = {
  saving: observable<'saved'>('saved'),
  weighing: observable(null),
  seals: () => null,
  since: () => [],
  openCurtain: nothing,
  drawCurtain: nothing,
  saveAgain: nothing,
  hint: () => Promise.resolve(null),
  setPauses: nothing,
  holdBots: nothing,
  handOver: nothing,
};

export interface LessonMatch extends Match {
  readonly lesson: Lesson;
  readonly standing: () => Standing;
  /** Read: the next beat, or what the bots still do at once. */
  readonly goOn: () => void;
  /** Again after leave: bots act on. */
  readonly sitDown: () => void;
}

interface Props {
  readonly lesson: Lesson;
  readonly learner: string;
  /** Where it was left; absent or not fitting: it begins. */
  readonly kept?: Kept | null;
  /** A beat is over. */
  readonly onBeat: (kept: Kept) => void;
}

function seated({ game, me, position }: Lesson, learner: string): readonly Player[] {
  const rivals = RIVALS.values();
  return game.standings(position.moment.state).map(({ seat: _ }, seat) => {
    const isMe = seat === me;
    return {
      name: isMe ? learner : (rivals.next().value ?? ''),
      tincture: TINCTURES[seat] ?? 'gules',
      plays: isMe ? 'human' : 'squire',
    };
  });
}

export function lessonMatch({ lesson, learner, kept, onBeat }: Props): LessonMatch {
  const { game, me, position } = lesson;
  const players = seated(lesson, learner);
  let standing = (kept == null ? null : resumed(lesson, kept)) ?? firstStanding(lesson);
  let pace = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const constants = { id: 'lesson', name: '', game, setUp: position.from, practice: true };
  const picture = observable(paint());

  function paint(): MatchView {
    const now = nowOf(standing);
    const waits = waitsFor(lesson, standing);
    const view = game.seenBy(now.state, me);
    const { steps } = standing;
    return viewOf(constants, {
      players,
      me,
      view,
      asked: now.asked,
      question: question(view),
      offers: offersAt(lesson, standing),
      chronicle: steps.map(({ seat, choice, facts }, n): Entry => {
        const mine = readable(facts, me);
        return { n, seat, choice: mine === facts ? choice : null, facts: mine };
      }),
      sinceMine:
        1 +
        Math.max(
          0,
          steps.findLastIndex(({ seat }) => seat === me),
        ),
      undo: { steps: waysBack(lesson, standing), seal: null },
      thinking: waits === 'bot' ? now.asked : null,
      // It is the lesson that ends, and it says so.
      over: false,
      taught: waits !== 'learner' && waits !== 'bot',
    });
  }

  function become(next: Standing): void {
    if (next === standing) return;
    const isNew = next.beat !== standing.beat;
    standing = next;
    if (isNew) onBeat(keptOf(standing));
    picture.set(paint());
    wakeBot();
  }

  function wakeBot(): void {
    clearTimeout(timer);
    if (waitsFor(lesson, standing) === 'bot') timer = setTimeout(() => become(botStep(lesson, standing)), pace);
  }

  function chooseAll(choices: readonly Choice[]): void {
    const { beat } = standing;
    let next = standing;
    for (const choice of choices) if (next.beat === beat && next.wrong === null) next = choose(lesson, next, choice);
    become(next);
  }

  return {
    ...ALONE,
    subscribe: picture.subscribe,
    now: picture.now,
    lesson,
    standing: () => standing,
    goOn: () => become(goOn(lesson, standing)),
    choose: choice => chooseAll([choice]),
    chooseAll,
    takeBack: () => become(takeBack(lesson, standing)),
    refuses: (at, held = []) => (offersAt(lesson, standing).length === 0 ? null : refuses(game, nowOf(standing), at, held)),
    setPace(ms) {
      pace = ms;
    },
    sitDown: wakeBot,
    leave: () => clearTimeout(timer),
  };
}
