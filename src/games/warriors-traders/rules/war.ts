/** 16, 20.8, 20.9: war is between players, or between alliances; peace needs everybody’s word. */
import type { Seat } from '@/engine/contract';
import { WAR_TURNS } from '../data/numbers';
import { rivalChoice } from '../choices';
import { button } from '../spots';
import {
  isGone,
  teamOf,
  type Deciding,
  type Traders,
  type TradersChoice,
  type TradersDecision,
  type TradersTell,
  type War,
} from '../state';

type G = Readonly<Traders>;

export function warBetween(g: G, a: Seat, b: Seat): War | undefined {
  if (g.wars.length === 0) return undefined;
  const [one, two] = [teamOf(g, a), teamOf(g, b)];
  for (const war of g.wars) if ((war.a === one && war.b === two) || (war.a === two && war.b === one)) return war;
  return undefined;
}

export const areAtWar = (g: G, a: Seat, b: Seat): boolean => warBetween(g, a, b) !== undefined;

/** One for each other player who is still there, or alliance, whom its first seat stands for. */
function rivalsOf(g: G, seat: Seat): Seat[] {
  const own = teamOf(g, seat);
  const rivals: Seat[] = [];
  for (let side = 0; side < g.seats; side++) if (teamOf(g, side) === side && side !== own && !isGone(g, side)) rivals.push(side);
  return rivals;
}

/** 16.1, 16.3: a war declared again this very turn would change nothing. */
export function addWars(g: G, seat: Seat, to: TradersChoice[]): void {
  for (const other of rivalsOf(g, seat)) if (warBetween(g, seat, other)?.since !== g.turn) to.push(rivalChoice('war', other));
}

export function declareWar(g: Traders, seat: Seat, other: Seat, tell: TradersTell): void {
  const old = warBetween(g, seat, other);
  if (old === undefined) g.wars.push({ a: teamOf(g, seat), b: teamOf(g, other), since: g.turn, struck: false });
  else old.since = g.turn;
  tell({ what: 'warDeclared', seat, other, again: old !== undefined });
}

function end(g: Traders, war: War): void {
  g.wars.splice(g.wars.indexOf(war), 1);
}

const offerCode = (g: G, seat: Seat, other: Seat): number => seat * 6 + teamOf(g, other);

/** 16.4: one offer to each enemy in each phase. */
export function addPeaceOffers(g: G, seat: Seat, to: TradersChoice[]): void {
  if (g.wars.length === 0) return;
  for (const other of rivalsOf(g, seat))
    if (areAtWar(g, seat, other) && !g.peaceOffers.includes(offerCode(g, seat, other))) to.push(rivalChoice('offerPeace', other));
}

/** The question in which peace was offered stays; 20.9: in alliances everybody is asked, the other side first. */
export function offerPeace(g: Traders, during: TradersDecision, other: Seat, tell: TradersTell): void {
  const from = during.seat;
  g.peaceOffers.push(offerCode(g, from, other));
  tell({ what: 'peaceOffered', seat: from, other });
  const seats = g.realms.map((_, seat) => seat);
  const theirs = seats.filter(seat => teamOf(g, seat) === teamOf(g, other));
  const mates = seats.filter(seat => seat !== from && teamOf(g, seat) === teamOf(g, from));
  const [seat = other, ...others] = [...theirs, ...mates];
  g.questions.push(during, { ask: 'peace', seat, from, other, others });
}

export const peace: Deciding<'peace'> = {
  asks: (_, q) => q.seat,
  offers: () => [button('agree'), button('refuse')],
  happens(g, q, c, tell) {
    if (c.do !== 'agree') return tell({ what: 'peaceRefused', seat: q.seat, from: q.from });
    const [seat, ...others] = q.others;
    if (seat !== undefined) return void g.questions.push({ ...q, seat, others });
    const war = warBetween(g, q.from, q.other);
    if (war !== undefined) end(g, war);
    tell({ what: 'peaceMade', seat: q.from, other: q.other });
  },
};

/** 16.2: after a turn without damage, or with the third turn. */
export function endWars(g: Traders, tell: TradersTell): void {
  for (const war of g.wars.slice()) {
    const isOld = g.turn - war.since + 1 >= WAR_TURNS;
    if (!war.struck || isOld) {
      end(g, war);
      tell({ what: 'warOver', a: war.a, b: war.b, why: war.struck ? 'threeTurns' : 'noDamage' });
    }
    war.struck = false;
  }
}
