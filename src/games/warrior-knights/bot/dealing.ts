/** Agreements as a bot sees them: what it asks for itself, what another's proposal is worth to it, and that it keeps its word. */
import type { Seat, Spot } from '@/engine/contract';
import type { RealmChoice, RealmDecision, RealmQuestion } from '../asking';
import { colourOf } from '../data/events';
import { regionOf, stepsFrom } from '../data/land';
import { PRICES } from '../data/numbers';
import { hasVowed, prices, talksOf } from '../rules/agreements';
import { freeCrowns } from '../rules/laws';
import { offerMiracles } from '../rules/miracles';
import { calmingCost } from '../rules/revolts';
import { citiesOf } from '../rules/treasury';
import { owed } from '../rules/wages';
import { promiseBroken } from '../rules/word';
import { crownsSpot, kindOf, nameOf, numberOf, vowSpot } from '../spots';
import { baronOf, inOrder, isOnMap, nobleOf, noblesOf, NONE, type Realm } from '../state';
import type { Terms } from '../terms';

type Talking = Extract<RealmDecision, { readonly ask: 'purse' | 'want' | 'bid' | 'deal' | 'counter' }>;
export const isTalk = (q: { readonly ask: string }): q is Talking => ['purse', 'want', 'bid', 'deal', 'counter'].includes(q.ask);

/** Who lends keeps so many for himself. */
const RESERVE = 4;

/** Crowns that are missing for wages or against a revolt: the only thing it asks for, once a round, of whoever has most, for its own peace. */
function wish(g: Readonly<Realm>, seat: Seat): Terms | null {
  const missing = missingCrowns(g, seat);
  if (missing <= 0 || (talksOf(g)?.refused.some(one => one.by === seat) ?? false)) return null;
  const crowns = PRICES.find(price => price >= missing);
  if (crowns === undefined) return null;
  const [to] = inOrder(g, seat)
    .slice(1)
    .filter(other => freeCrowns(g, other) >= crowns + RESERVE && !hasVowed(g, seat, other, 'peace'))
    .sort((a, b) => freeCrowns(g, b) - freeCrowns(g, a));
  return to === undefined ? null : { by: seat, to, wants: crownsSpot(crowns), gives: vowSpot('peace') };
}

function missingCrowns(g: Readonly<Realm>, seat: Seat): number {
  const q = g.questions.findLast(one => !isTalk(one));
  const { crowns, faith } = baronOf(g, seat);
  if (q?.ask === 'payWages' && q.seat === seat) return owed(q) - crowns;
  return q?.ask === 'calm' && q.seat === seat && faith === 0 ? calmingCost(g, seat, q.city) - crowns : 0;
}

/** What a crown, a vote, a favour and leave to pass are worth to whoever gets them; who gives them counts a little more. */
const VOTES_AT_MOST = 3;
const GIVER = 1.2;

function worthOf(g: Readonly<Realm>, what: Spot, from: Seat, to: Seat): number {
  if (kindOf(what) === 'crowns') return numberOf(what);
  if (kindOf(what) === 'noble') return heirWorth(g, numberOf(what), from, to);
  switch (nameOf(what)) {
    case 'peace':
      return threatens(g, from, to) ? 3 : 0.5;
    case 'votes':
      return Math.min(VOTES_AT_MOST, baronOf(g, from).votes / 2);
    case 'passage':
    case 'favour':
      return 0.5;
    default:
      return 0;
  }
}

/** OPT-03: to his own Baron an heir is worth a Noble, the more so while that one waits for him; to others he is a pledge. */
function heirWorth(g: Readonly<Realm>, noble: number, from: Seat, to: Seat): number {
  const own = noble >> 2;
  return own === from || own === to ? (nobleOf(g, noble).waits ? 6 : 3) : 0.5;
}

/** A Noble of one stands beside a city or the stronghold of the other. */
function threatens(g: Readonly<Realm>, from: Seat, to: Seat): boolean {
  const { stronghold } = baronOf(g, to);
  const places = [...citiesOf(g, to).map(regionOf), ...(stronghold === NONE ? [] : [stronghold])];
  const near = new Set(places.flatMap(region => [region, ...stepsFrom(region)]));
  return noblesOf(from).some(noble => isOnMap(nobleOf(g, noble)) && near.has(nobleOf(g, noble).where));
}

/** What is wanted of it and given to it; a pledge for somebody else's Noble is given away lightly. */
const gain = (g: Readonly<Realm>, { by, to, wants, gives }: Terms): number => worthOf(g, gives, by, to) - GIVER * lossOf(g, wants, to, by);
const lossOf = (g: Readonly<Realm>, what: Spot, from: Seat, to: Seat): number =>
  kindOf(what) === 'noble' && numberOf(what) >> 2 !== from ? 1 : worthOf(g, what, from, to);

/** OPT-07: what struck its own house, if it may lift it. */
function ownMiracle(g: Readonly<Realm>, seat: Seat): Spot | undefined {
  if (!g.settings.miracles || g.lasting.length === 0) return undefined;
  const offers: RealmChoice[] = [];
  offerMiracles(g, seat, offers);
  const own = (card: number): boolean =>
    g.lasting.some(one => one.card === card && (one.target === NONE ? colourOf(card) === 'red' : one.target >> 2 === seat));
  return offers.find(({ at }) => own(numberOf(at)))?.at;
}

/** Has it a reason to open its purse? Without one whoever opens it in vain is asked the same again, for ever. */
export const hasWish = (g: Readonly<Realm>, seat: Seat): boolean => wish(g, seat) !== null || ownMiracle(g, seat) !== undefined;

/** The first price that would do instead. */
const fairPrice = (g: Readonly<Realm>, t: Terms): Spot | undefined => prices(g, t).find(gives => gain(g, { ...t, gives }) > 0);

/** Where it has a wish nothing else tempts, so that it speaks at once instead of opening its purse again and again. */
export function talkTemptation(g: Readonly<Realm>, q: Talking, c: RealmChoice): number {
  if (q.ask === 'deal') {
    const fair = gain(g, q.terms) > 0;
    if (c.do === 'accept') return fair ? 5 : 0.1;
    return c.do === 'counter' ? (!fair && fairPrice(g, q.terms) !== undefined ? 3 : 0) : 1;
  }
  if (q.ask === 'counter') {
    const price = fairPrice(g, q.terms);
    return c.at === price || (price === undefined && c.do === 'done') ? 1 : 0;
  }
  const miracle = q.ask === 'purse' ? ownMiracle(g, q.seat) : undefined;
  if (miracle !== undefined) return c.at === miracle ? 1 : 0;
  const terms = wish(g, q.seat);
  if (terms === null) return c.do === 'done' ? 1 : 0;
  if (c.do === 'treat') return c.to === terms.to ? 1 : 0;
  if (c.do === 'want') return c.at === terms.wants ? 1 : 0;
  return c.do === 'bid' && c.at === terms.gives ? 1 : 0;
}

/** A bot keeps its word, though nobody must (NEG-02); leave that was promised has no price either. */
export const breaksWord = (g: Readonly<Realm>, q: RealmQuestion, c: RealmChoice): boolean =>
  promiseBroken(g, q, c.do === 'ask' ? { do: 'deny', at: c.at } : c) !== null;

/** Whom its Votes were promised to, or NONE. */
export const votesPromisedTo = (g: Readonly<Realm>, seat: Seat): Seat =>
  g.talks === undefined ? NONE : (talksOf(g)?.vows.find(one => one.seat === seat && one.vow === 'votes')?.to ?? NONE);
