/**
 * What the finger holds between two choices: selected spots, a question which of several, a tap that waits for its second,
 * a refusal to read. It belongs to the screen; the match hears only whole choices.
 */
import type { Felt } from '@/device/hapticKinds';
import type { Choice, Spot } from '@/engine/contract';
import type { Seal } from '@/engine/undo';
import type { Answers, MatchView, ShownMatch } from '@/match/matchView';
import { observable, watchers } from '@/match/observable';
import type { DrawnBox } from '../kit/boardProps';
import type { Finger, Held, SpotLook } from '../kit/held';
import type { PathOf, SpotState } from '../kit/narrowed';
import { touchedTwice } from '@/pieces/touches';
import { QUICK } from './secondTap';
import { endingsOf, tap as pick, spotStates } from './picking';

export interface Manners {
  readonly confirmsSeals: () => boolean;
  /** The game's one warning before something of value is thrown away. */
  readonly warning: (now: MatchView, choice: Choice) => string | null;
  /** What lies at a spot, or what a tap there does. */
  readonly describe: (
    now: MatchView,
    at: Spot,
    state: SpotState,
    endings: readonly Choice[],
  ) => { readonly label: string; readonly hint: string | null };
  /** A choice was made, or asks for its second tap because it seals or throws something away. */
  readonly felt?: (what: Felt) => void;
  /** Nobody wants to be warned in this match. */
  readonly hushed?: boolean;
  readonly onHush?: () => void;
}

const EMPTY: Held = { selected: [], which: null, waiting: null, refused: null, said: null, card: null };
type Chain = readonly [Choice, ...Choice[]];
const NO_CHOICES: readonly Choice[] = [];
const NO_CHAINS: ReadonlyMap<Spot, readonly Choice[]> = new Map();

/** Where a match is only looked at, nothing is offered and nobody answers why not. */
export type TouchedMatch = ShownMatch & Partial<Answers>;

// eslint-disable-next-line max-lines-per-function -- one closure holds what the finger holds, and each of its functions is short
export function createFinger(match: TouchedMatch, drawn: DrawnBox, manners: Manners): Finger {
  const { subscribe, tell } = watchers();
  let view = match.now();
  let held = EMPTY;
  const pressed = observable<Spot | null>(null);
  let woken: ReadonlyMap<Spot, SpotState> = new Map();
  let endings: ReadonlyMap<Spot, readonly Choice[]> = new Map();
  let chains = NO_CHAINS;
  /** Looked up when asked for: whoever shows a spot asks after every change, and what nobody shows any more is forgotten. */
  let looks = new Map<Spot, SpotLook>();
  let before = looks;
  const warned = new Set<string>();
  let hushed = manners.hushed === true;
  let waitsSince = -Infinity;

  const differing = (choices: readonly Choice[]): readonly Choice[] => drawn.differing?.(view.view, choices) ?? choices;
  const path = (): PathOf => c => view.game.path?.(c) ?? [c.at];
  const picking = () => ({
    offers: view.offers,
    path: path(),
    selected: held.selected,
    firm: view.question !== null && drawn.holdsFirmly?.(view.question) === true,
    waits: drawn.waits,
    differing,
  });

  function refresh(): void {
    const now = picking();
    woken = spotStates(now);
    endings = endingsOf(now);
    chains = view.question === null ? NO_CHAINS : (drawn.chains?.(view.view, view.question, view.offers, held.selected) ?? NO_CHAINS);
    before = looks;
    looks = new Map();
    tell();
  }

  function makeLook(at: Spot): SpotLook {
    const chain = chains.get(at) ?? null;
    const state = woken.get(at) ?? (chain === null ? 'quiet' : 'offered');
    const waiting = held.waiting?.choice.at === at;
    const refused = held.refused?.at === at;
    const here = state === 'quiet' ? NO_CHOICES : (endings.get(at) ?? NO_CHOICES);
    return { state, endings: here, chain, waiting, refused, ...manners.describe(view, at, state, chain === null ? here : chain.slice(-1)) };
  }

  function hold(next: Partial<Held>): void {
    pressed.set(null);
    held = { ...EMPTY, card: held.card, ...next };
    refresh();
  }

  function play(choices: Chain): void {
    held = EMPTY;
    pressed.set(null);
    manners.felt?.('tick');
    if (choices.length === 1) match.choose?.(choices[0]);
    else match.chooseAll?.(choices);
  }

  const seals = (choice: Choice, ...following: readonly Choice[]): Seal | null => match.seals?.(choice, ...following) ?? null;

  /** Where nothing else could be chosen and nothing taken back, nobody loses anything by a quick finger. */
  const isAlone = (): boolean => view.offers.length === 1 && view.undo.steps === 0;

  /** What closes the way back or throws something away waits for its second tap; what can be taken back is played at once. */
  function consider(choice: Choice, through: Chain = [choice]): void {
    const before = held.waiting?.choice === choice ? held.waiting : null;
    // A double tap is one tap by a hasty finger: what asks twice wants to have been read between the two.
    if (before !== null && touchedTwice() && Math.abs(Date.now() - waitsSince) < QUICK) return;
    if (before !== null) {
      if (before.warning !== null) warned.add(choice.at);
      return play(before.through);
    }
    const seal = seals(...through);
    const warning = warned.has(choice.at) || hushed || through.length > 1 ? null : manners.warning(view, choice);
    // A labelled button of several has been read already; a single tap on the board has not.
    const pondered = held.which === null && (drawn.ponders?.(choice) ?? false);
    const closes = seal !== null && manners.confirmsSeals() && !isAlone();
    if (warning === null && !pondered && !closes) return play(through);
    manners.felt?.('seal');
    waitsSince = Date.now();
    hold({ selected: held.selected, which: held.which, waiting: { choice, through, seal, warning } });
  }

  const priceOf = (c: Choice): number => drawn.price?.(c) ?? 0;
  const cheapestFirst = (choices: readonly Choice[]): Choice[] => [...choices].sort((a, b) => priceOf(a) - priceOf(b));

  function askWhy(at: Spot, orCard = false): void {
    const refusal = match.refuses?.(at, held.selected) ?? null;
    if (refusal === null && orCard) return hold({ ...held, refused: null, card: at });
    hold({ selected: held.selected, refused: { at, refusal } });
  }

  const stop = match.subscribe(() => {
    const next = match.now();
    const asksAnew = next.question !== view.question || next.offers !== view.offers;
    if (next.question === null || next.me !== view.me) warned.clear();
    view = next;
    if (asksAnew) {
      held = { ...EMPTY, card: held.card };
      pressed.set(null);
    }
    refresh();
  });
  refresh();

  return {
    subscribe,
    seals,
    now: () => held,
    lookOf(at) {
      let look = looks.get(at);
      if (look === undefined) {
        const last = before.get(at);
        const fresh = makeLook(at);
        look = last !== undefined && sameLook(last, fresh) ? last : fresh;
        looks.set(at, look);
      }
      return look;
    },
    tap(at) {
      const waiting = held.waiting;
      if (waiting !== null && waiting.choice.at === at) return consider(waiting.choice);
      const chain = chains.get(at);
      // A far place of what is in hand comes before what another piece could do there.
      if (chain !== undefined && chain.length > 0 && !held.selected.includes(at) && !endings.has(at))
        return consider(chain[chain.length - 1] as Choice, chain as Chain);
      const tapped = pick(picking(), at);
      if (tapped.kind === 'play') return consider(tapped.choice);
      if (tapped.kind === 'select') return hold({ selected: tapped.selected });
      if (tapped.kind === 'which') return hold({ selected: tapped.selected, which: cheapestFirst(tapped.choices) });
      askWhy(at);
    },
    askWhy,
    choose: choice => consider(choice),
    say(sentence) {
      hold({ selected: held.selected, said: sentence });
    },
    press: pressed.set,
    pressed,
    hush() {
      hushed = true;
      manners.onHush?.();
    },
    spots: () => [...looks.keys()],
    openCard(at) {
      hold({ ...held, card: at });
    },
    closeCard() {
      hold({ ...held, card: null });
    },
    letGo() {
      const holding =
        held !== EMPTY &&
        (held.selected.length > 0 ||
          held.which !== null ||
          held.waiting !== null ||
          held.refused !== null ||
          held.said !== null ||
          held.card !== null);
      if (holding) {
        held = EMPTY;
        refresh();
      }
      return holding;
    },
    leave: stop,
  };
}

function sameLook(a: SpotLook, b: SpotLook): boolean {
  return (
    a === b ||
    (a.state === b.state &&
      a.waiting === b.waiting &&
      a.refused === b.refused &&
      a.chain === b.chain &&
      a.label === b.label &&
      a.hint === b.hint &&
      a.endings.length === b.endings.length &&
      a.endings.every((c, i) => c === b.endings[i]))
  );
}
