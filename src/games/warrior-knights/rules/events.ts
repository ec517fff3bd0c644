/** Events (EVT): revealed, aimed by Fate, cancelled by Faith or not, then they work (eventEffects.ts). */
import type { Seat } from '@/engine/contract';
import { FIGURES } from '../data/figures';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell, Running } from '../ruling';
import { cancelCost, colourOf, eventOf } from '../data/events';
import { isKingdomCity } from '../data/land';
import { button, numberOf } from '../spots';
import { baronOf, inOrder, isOnMap, nobleOf, NONE, townOf, type Happening, type Realm } from '../state';
import { drawNation, pickCity, pickNoble, pickNobleOf } from './fate';
import { headOrChairman, holdsCharge } from './honours';
import { lose } from './treasury';

export const happeningOf = (g: Readonly<Realm>): Happening => g.happening as Happening;

/** EVT-04: reveal, targets, the chance to cancel, effects, discard. */
export const event: Running<'event'> = {
  runs(g, { seat }, tell) {
    const card = g.events.pop();
    if (card === undefined) return;
    tell({ what: 'event', card, seat, at: 'event', reveals: true });
    const target = aim(g, card, seat, tell);
    g.happening = { card, drawer: seat, target, pledges: g.barons.map(() => 0) };
    g.questions.push({ ask: 'eventOver' }, { ask: 'eventWorks' });
    if (cancelCost(card) === 0) return;
    if (colourOf(card) === 'red') g.questions.push({ ask: 'cancel', seat });
    else askPledges(g, 1);
  },
};

/** EVT-03: Fate speaks before anybody decides. */
function aim(g: Realm, card: number, seat: Seat, tell: RealmTell): number {
  switch (eventOf(card)) {
    case 'assassin':
      return pickNobleOf(g, seat, tell, noble => nobleOf(g, noble).where !== NONE);
    case 'noHeir':
      return pickNobleOf(g, seat, tell, noble => !nobleOf(g, noble).heirless);
    case 'brokenSaddle':
      return pickNobleOf(g, seat, tell, noble => isOnMap(nobleOf(g, noble)) && !nobleOf(g, noble).exhausted);
    case 'brokenLine':
      return pickNoble(g, tell, noble => !nobleOf(g, noble).heirless);
    case 'deserters':
    case 'mercenaryUnrest':
      return drawNation(g, tell);
    case 'crackedWalls':
      return pickCity(g, tell, city => townOf(g, city).owner === seat);
    case 'pestilence':
      return pickCity(g, tell, isKingdomCity);
    case 'arson':
    case 'earthquake':
      return pickCity(g, tell, () => true);
    case 'corsairs':
      return furthest(g);
    default:
      return NONE;
  }
}

/** EVE-33: on the highest spot; the earlier of equals. */
function furthest(g: Readonly<Realm>): number {
  const most = Math.max(...g.expeditions.map(e => e.spot));
  return most === 0 ? NONE : g.expeditions.findIndex(e => e.spot === most);
}

/** EVT-07: a heretic pays one more, the Grand Almoner one less but not under 1; once. */
export function faithFor(g: Readonly<Realm>, seat: Seat, faith: number): number {
  return faith === 0
    ? 0
    : Math.max(1, faith + (baronOf(g, seat).heretic ? 1 : 0) - (holdsCharge(g, seat, 'grandAlmoner') ? FIGURES.grandAlmoner.faith : 0));
}

/** EVT-02: red only by whom it strikes. */
export const cancel: Deciding<'cancel'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) =>
    baronOf(g, seat).faith < faithFor(g, seat, cancelCost(happeningOf(g).card))
      ? []
      : [
          { do: 'payFaith', at: button('payFaith') },
          { do: 'letGo', at: button('letGo') },
        ],
  happens(g, { seat }, c, tell) {
    if (c.do !== 'payFaith') return;
    lose(g, seat, 'faith', faithFor(g, seat, cancelCost(happeningOf(g).card)), 'cancel', tell);
    callOff(g, tell);
  },
};

function callOff(g: Realm, tell: RealmTell): void {
  tell({ what: 'eventCancelled', card: happeningOf(g).card, at: 'event' });
  while (g.questions.length > 0 && g.questions.at(-1)?.ask !== 'eventWorks') g.questions.pop();
  g.questions.pop();
}

/** EVT-05: one pass from the Head clockwise, and a second if it was not enough. */
function askPledges(g: Realm, pass: number): void {
  g.questions.push({ ask: 'pledged', pass });
  for (const seat of inOrder(g, headOrChairman(g)).reverse()) g.questions.push({ ask: 'pledge', seat, pass });
}

const pledgedSoFar = (g: Readonly<Realm>): number => happeningOf(g).pledges.reduce((sum, faith) => sum + faith, 0);

export const pledge: Deciding<'pledge'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const { card, pledges } = happeningOf(g);
    const own = pledges[seat] as number;
    const offers: RealmChoice[] = [];
    for (let faith = 0; faith <= cancelCost(card) - pledgedSoFar(g); faith++)
      if (faithFor(g, seat, own + faith) <= baronOf(g, seat).faith) offers.push({ do: 'pledge', at: `faith:${faith}` });
    return offers.length < 2 ? [] : offers;
  },
  happens(g, { seat }, { at }, tell) {
    const { pledges } = happeningOf(g);
    pledges[seat] = (pledges[seat] as number) + numberOf(at);
    if (numberOf(at) > 0) tell({ what: 'pledged', seat, count: numberOf(at) });
  },
};

export const pledged: Running<'pledged'> = {
  runs(g, { pass }, tell) {
    const { card, pledges } = happeningOf(g);
    const sum = pledgedSoFar(g);
    if (sum >= cancelCost(card)) {
      pledges.forEach((faith, seat) => lose(g, seat, 'faith', faithFor(g, seat, faith), 'cancel', tell));
      callOff(g, tell);
    } else if (pass === 1 && sum > 0) askPledges(g, 2);
  },
};

const LASTING = ['heretic', 'noHeir', 'brokenLine', 'stormAtSea', 'truceOfGod'];

/** A lasting one stays beside the board (OPT-07); all others go to the discards. */
export const eventOver: Running<'eventOver'> = {
  runs(g) {
    const { card, drawer, target } = happeningOf(g);
    g.happening = null;
    const stays = LASTING.includes(eventOf(card)) && (target !== NONE || !['noHeir', 'brokenLine'].includes(eventOf(card)));
    if (stays && !g.lasting.some(other => other.card === card)) g.lasting.push({ card, seat: drawer, target });
    else if (!stays) g.eventDiscards.push(card);
  },
};
