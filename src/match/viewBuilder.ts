/** Builds the immutable view of a match that the table draws. Unchanged parts stay the same objects, so that nothing is drawn twice. */
import type { Fact, Game, Seat, SetUp, State } from '@/engine/contract';
import type { Moment } from '@/engine/referee';
import { question } from '@/engine/referee';
import type { Course, Step } from './course';
import { playedBy } from './seatControl';
import type { Viewer } from './deviceViewer';
import { wayFor } from './wayFor';
import type { Entry, MatchView, Player, Frame } from './matchView';

/** What stays the same from the first choice to the last. */
export interface MatchConstants {
  readonly id: string;
  readonly game: Game;
  readonly setUp: SetUp;
  readonly name: string;
  readonly practice: boolean;
}

/** What goes on beside the course. */
export interface Beside {
  readonly players: readonly Player[];
  readonly thinking: Seat | null;
  readonly pauses: boolean;
}

const NOTHING: readonly never[] = [];

function mayRead(fact: Fact, eyes: Seat | null): boolean {
  return fact.only === undefined || (eyes !== null && fact.only.includes(eyes));
}

export function readable(facts: readonly Fact[], eyes: Seat | null): readonly Fact[] {
  return facts.every(f => mayRead(f, eyes)) ? facts : facts.filter(f => mayRead(f, eyes));
}

/** Does anybody at the table learn of it, be it only from the open board? */
export const isSeen = (facts: readonly Fact[], humans: readonly Seat[]): boolean =>
  [null, ...humans].some(eyes => readable(facts, eyes).length > 0);

/** A step as these eyes may see it: a choice that told somebody else alone something was made in secret, and that somebody else had only one could tell what they hide. */
export function entryFor({ n, seat, choice, facts, byItself }: Step, eyes: Seat | null): Entry {
  const mine = readable(facts, eyes);
  return { n, seat, choice: mine === facts ? choice : null, facts: mine, ...(byItself && seat === eyes ? { byItself } : null) };
}

/** A moment as these eyes may see it. */
export function frameOf(game: Game, n: number, now: Moment, eyes: Seat | null, entry: Entry | null): Frame {
  const view = game.seenBy(now.state, eyes);
  return { n, view, asked: now.asked, question: question(view), entry };
}

/** After the last choice of `me`, not counting what a bot has chosen for them or what answered itself; whoever has just sat down at a bot's seat was not there before. */
function sinceMine(steps: readonly Step[], me: Seat, player: Player | undefined): number {
  const { before = [] } = player ?? {};
  const watches = player?.plays !== 'human';
  const mine = ({ seat, n, byItself }: Step): boolean => seat === me && (watches || (!byItself && playedBy(player, n) === 'human'));
  const satDown = watches || before.some(h => h.plays === 'human') ? 0 : (before.at(-1)?.until ?? 0);
  return (
    1 +
    Math.max(
      steps.findLastIndex(mine),
      steps.findLastIndex(s => s.n <= satDown),
    )
  );
}

/** What the others have done since these eyes last chose. */
export function framesSince(game: Game, course: Course, { me, players, chronicle, sinceMine, faceDown }: MatchView): readonly Frame[] {
  const first = chronicle[sinceMine];
  if (first === undefined) return NOTHING;
  const eyes = players[me]?.plays === 'human' && !faceDown ? me : null;
  const byN = new Map(chronicle.map(entry => [entry.n, entry]));
  return course
    .lookBack(first.n - 1)
    .map(({ n, after }) => frameOf(game, n, after, eyes, byN.get(n) ?? null))
    .filter(({ entry }) => entry !== null);
}

type Moving = Omit<MatchView, keyof MatchConstants>;
type AtRest = 'offers' | 'opening' | 'chronicle' | 'n' | 'sinceMine' | 'curtain' | 'faceDown' | 'undo' | 'thinking' | 'over' | 'pauses';

const AT_REST = {
  offers: NOTHING,
  opening: NOTHING,
  chronicle: NOTHING,
  n: 0,
  sinceMine: 0,
  curtain: null,
  faceDown: false,
  undo: { steps: 0, seal: null },
  thinking: null,
  pauses: false,
} as const;

/** Every view is put together here. What is not said is as in a match that nobody plays: nothing to choose and nothing to take back. */
export function viewOf(constants: MatchConstants, looked: Omit<Moving, AtRest> & Partial<Pick<Moving, AtRest>>): MatchView {
  const { id, game, setUp, name, practice } = constants;
  return { ...AT_REST, over: looked.asked === null, id, game, setUp, name, practice, ...looked };
}

/** One for each match: remembers what it built last. */
export class ViewBuilder {
  private readonly entries = new WeakMap<Step, Map<Seat | null, Entry>>();
  private seen: { readonly of: Moment; readonly eyes: Seat | null; readonly view: State } | null = null;

  constructor(private readonly constants: MatchConstants) {}

  build(course: Course, viewer: Viewer, { players, thinking, pauses }: Beside): MatchView {
    const { me, curtain, faceDown } = viewer;
    const { now } = course;
    const isHuman = (seat: Seat): boolean => players[seat]?.plays === 'human';
    const eyes = curtain === null && !faceDown && isHuman(me) ? me : null;
    const view = this.seenOf(now, eyes);
    const mayAnswer = now.asked !== null && curtain === null && !pauses && isHuman(now.asked);
    return viewOf(this.constants, {
      players,
      me,
      view,
      asked: now.asked,
      question: question(view),
      offers: mayAnswer ? now.offers : NOTHING,
      opening: readable(course.opening, eyes),
      chronicle: course.steps.map(s => this.entryOf(s, eyes)),
      n: course.n,
      sinceMine: sinceMine(course.steps, me, players[me]),
      curtain,
      faceDown,
      undo: wayFor(course, viewer, players, pauses).undo,
      thinking,
      pauses,
    });
  }

  private seenOf(of: Moment, eyes: Seat | null): State {
    if (this.seen?.of !== of || this.seen.eyes !== eyes) this.seen = { of, eyes, view: this.constants.game.seenBy(of.state, eyes) };
    return this.seen.view;
  }

  private entryOf(s: Step, eyes: Seat | null): Entry {
    let built = this.entries.get(s);
    if (built === undefined) this.entries.set(s, (built = new Map<Seat | null, Entry>()));
    let entry = built.get(eyes);
    if (entry === undefined) built.set(eyes, (entry = entryFor(s, eyes)));
    return entry;
  }
}
