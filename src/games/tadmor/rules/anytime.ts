/** 11: what may be done in any own window of the resolution stage. */
import type { Seat, Spot } from '@/engine/contract';
import { GOODS, isBase } from '../data/names';
import { CREDIT_ADVANCED, CREDIT_BASE } from '../data/numbers';
import { SPACES } from '../data/spaces';
import { BENDING, tileOf } from '../data/tiles';
import { missionSpot, numberOf, spaceSpot, tileSpot } from '../spots';
import {
  book,
  eraOf,
  has,
  merchantOf,
  NONE,
  ownerOf,
  type Merchant,
  type Tadmor,
  type TadmorChoice,
  type TadmorTell,
  type Window,
} from '../state';
import { gainPiece, hasAll, offerFavours } from './favours';
import { offerTrades } from './market';
import { ownSpace, sendHome, spaceAt, spacesFor } from './pieces';
import { store, trade } from './stock';

export function offerAnytime(g: Readonly<Tadmor>, seat: Seat, stage: Window['ask'], offers: TadmorChoice[]): void {
  offerBoard(g, seat, offers);
  offerFavours(g, seat, stage, offers);
  offerExchanges(g, seat, offers);
}

/** Gathering, gifts, caravan and shipyard: what stands on the board. */
export function offerBoard(g: Readonly<Tadmor>, seat: Seat, offers: TadmorChoice[]): void {
  const m = merchantOf(g, seat);
  for (const does of ['gather', 'peaceGifts'] as const)
    for (const space of spacesFor(does)) {
      const code = g.board[space] as number;
      if (code !== NONE && ownerOf(code) === seat) offers.push({ do: does === 'gather' ? 'gather' : 'gifts', at: spaceSpot(space) });
    }
  const caravan = ownSpace(g, seat, 'caravan');
  if (caravan !== NONE && !hasAll(g, seat, 0) && earnsCamel(m)) offers.push({ do: 'newCamel', at: spaceSpot(caravan) });
  const shipyard = ownSpace(g, seat, 'shipyard');
  if (shipyard !== NONE && !hasAll(g, seat, 1) && earnsShip(m)) offers.push({ do: 'newShip', at: spaceSpot(shipyard) });
}

export function offerExchanges(g: Readonly<Tadmor>, seat: Seat, offers: TadmorChoice[]): void {
  const m = merchantOf(g, seat);
  offerTrades(g, seat, offers);
  for (const mission of m.hand) for (const good of GOODS) offers.push({ do: 'discardMission', at: missionSpot(mission), good });
  if (has(m, BENDING.lineOfCredit))
    GOODS.forEach(
      (good, number) =>
        m.credit[isBase(number) ? 0 : 1] === false && offers.push({ do: 'credit', at: tileSpot(BENDING.lineOfCredit), good }),
    );
}

/** 11.3: for the fourth camel and for the fifth; returned missions count. */
export function earnsCamel(m: Readonly<Merchant>): boolean {
  const missions = m.fulfilled.length + m.returned.length;
  if (m.pieces[0] === 3) return m.tower >= 5 || missions >= 2;
  return m.tower >= 10 || missions >= 4 || (m.tower >= 5 && missions >= 2);
}

/** 11.4: one set of three colours for the third ship, two for the fourth. */
export function earnsShip(m: Readonly<Merchant>): boolean {
  return colourSets(m) >= (m.pieces[1] as number) - 1;
}

function colourSets(m: Readonly<Merchant>): number {
  const of = (colour: number): number =>
    (m.rare[3 * colour] as number) + (m.rare[3 * colour + 1] as number) + (m.rare[3 * colour + 2] as number);
  return Math.min(of(0), of(1), of(2));
}

/** Plays an anytime choice; false: it is none (favours are claimed by the window). */
export function actAnytime(g: Tadmor, seat: Seat, c: TadmorChoice, tell: TadmorTell): boolean {
  switch (c.do) {
    case 'gather':
      gather(g, seat, c.at, tell);
      return true;
    case 'gifts':
      takeGifts(g, seat, c.at, tell);
      return true;
    case 'newCamel':
    case 'newShip':
      sendHome(g, seat, c.at);
      gainPiece(g, seat, c.do === 'newCamel' ? 0 : 1, tell);
      return true;
    case 'discardMission':
      discardMission(g, seat, numberOf(c.at), GOODS.indexOf(c.good), tell);
      return true;
    case 'credit':
      useCredit(g, seat, GOODS.indexOf(c.good), tell);
      return true;
    default:
      return false;
  }
}

/** What a gathering space brings: ships have their bonus tiles (11.1). */
export function yieldOf(g: Readonly<Tadmor>, m: Readonly<Merchant>, space: number): { readonly count: number; readonly bonus: number } {
  const { good, brings, takes } = spaceAt(space);
  const bonus = takes[0] === 'ship' ? m.tiles.filter(tile => tileOf(tile).shipBonus === good).length : 0;
  return { count: brings?.[eraOf(g)] ?? 0, bonus };
}

function gather(g: Tadmor, seat: Seat, at: Spot, tell: TadmorTell): void {
  const space = numberOf(at);
  const m = merchantOf(g, seat);
  const { count, bonus } = yieldOf(g, m, space);
  const good = GOODS.indexOf(SPACES[space]?.good ?? 'wood');
  sendHome(g, seat, at);
  store(m, good, count + bonus);
  tell({ what: 'gathered', seat, good, count, bonus, at });
}

/** 11.6 */
export function giftsAt(g: Readonly<Tadmor>, m: Readonly<Merchant>, space: number): number {
  return (spaceAt(space).brings?.[eraOf(g)] ?? 0) * (has(m, BENDING.envoys) ? 2 : 1);
}

function takeGifts(g: Tadmor, seat: Seat, at: Spot, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  const points = giftsAt(g, m, numberOf(at));
  sendHome(g, seat, at);
  book(m, 'gifts', points);
  tell({ what: 'gifts', seat, points, at });
}

/** 9.25 */
function discardMission(g: Tadmor, seat: Seat, mission: number, good: number, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  m.hand.splice(m.hand.indexOf(mission), 1);
  g.discards.push(mission);
  trade(m, good, 1);
  tell({ what: 'discardedMission', seat, mission, good, reveals: true });
}

/** 11.7 */
function useCredit(g: Tadmor, seat: Seat, good: number, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  const points = isBase(good) ? CREDIT_BASE : CREDIT_ADVANCED;
  m.credit[isBase(good) ? 0 : 1] = true;
  book(m, 'spent', -points);
  trade(m, good, 1);
  tell({ what: 'credited', seat, good, points });
}
