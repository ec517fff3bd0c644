/** 9.23: a fulfilled mission is turned down once for its favour, in its own stage. A favour that would change nothing is not offered. */
import type { Seat } from '@/engine/contract';
import { missionOf, type Favour } from '../data/missions';
import { MOST_CAMELS, MOST_SHIPS } from '../data/numbers';
import { missionSpot, numberOf } from '../spots';
import { merchantOf, NONE, type Tadmor, type TadmorChoice, type TadmorTell } from '../state';
import { offBoardTiles } from './improvements';
import { hasFullMarket } from './market';
import { canDraw, drawMissions } from './missions';
import { victimsOf } from './traitor';
import { advancing, gainPart, isSupplied } from './temple';
import { destroy, raise } from './tower';

type Claim = Extract<TadmorChoice, { do: 'claim' }>;

const MOST = [MOST_CAMELS, MOST_SHIPS];

export const hasAll = (g: Readonly<Tadmor>, seat: Seat, piece: number): boolean =>
  (merchantOf(g, seat).pieces[piece] as number) >= (MOST[piece] as number);

/** 11.5: without what the caravan or the shipyard ask for. */
export function gainsPiece(g: Readonly<Tadmor>, seat: Seat, favour: Favour): boolean {
  return (favour === 'camel' && !hasAll(g, seat, 0)) || (favour === 'ship' && !hasAll(g, seat, 1));
}

export function gainPiece(g: Tadmor, seat: Seat, piece: number, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  m.pieces[piece] = (m.pieces[piece] as number) + 1;
  m.reserve[piece] = (m.reserve[piece] as number) + 1;
  tell({ what: 'newPiece', seat, piece, count: m.pieces[piece] as number });
}

/** What a favour may be claimed for in this window: one empty answer, one for each victim or temple, or none. */
type Answers = readonly { readonly victim?: Seat; readonly which?: number }[];
const ONE: Answers = [{}];
const when = (holds: boolean): Answers => (holds ? ONE : []);

type Stage = 'improve' | 'closing' | 'construct' | 'kingdom';

function answers(g: Readonly<Tadmor>, seat: Seat, stage: Stage, favour: Favour): Answers {
  switch (favour) {
    case 'camel':
    case 'ship':
      return when(gainsPiece(g, seat, favour));
    case 'market':
      return when(!hasFullMarket(g, seat));
    case 'goods':
      return ONE;
    case 'twoTiles':
      return when(stage === 'closing' && g.display.some(tile => tile !== NONE));
    case 'offBoardTile':
      return when((stage === 'closing' || stage === 'improve') && offBoardTiles(g).length > 0);
    default:
      return stage === 'construct' ? building(g, seat, favour) : [];
  }
}

function building(g: Readonly<Tadmor>, seat: Seat, favour: Favour): Answers {
  switch (favour) {
    case 'princess':
      return when(g.stacks.some(stack => stack.length > 0));
    case 'nextPart':
      return advancing(g, seat).map(which => ({ which }));
    case 'levels':
      return ONE;
    case 'basement':
      return when(isSupplied(g, 1));
    case 'destroy':
      return victimsOf(g, seat).map(victim => ({ victim }));
    case 'draw':
      return when(canDraw(g));
    default:
      return [];
  }
}

export function offerFavours(g: Readonly<Tadmor>, seat: Seat, stage: Stage, offers: TadmorChoice[]): void {
  for (const mission of merchantOf(g, seat).fulfilled)
    for (const answer of answers(g, seat, stage, missionOf(mission).favour))
      offers.push({ do: 'claim', at: missionSpot(mission), ...answer });
}

export function giveBack(g: Tadmor, seat: Seat, mission: number, tell: TadmorTell): void {
  const m = merchantOf(g, seat);
  m.fulfilled.splice(m.fulfilled.indexOf(mission), 1);
  m.returned.push(mission);
  tell({ what: 'claimed', seat, mission });
}

export function claim(g: Tadmor, seat: Seat, c: Claim, tell: TadmorTell): Favour {
  const mission = numberOf(c.at);
  const { favour, count = 0 } = missionOf(mission);
  giveBack(g, seat, mission, tell);
  grant(g, seat, favour, count, c, tell);
  return favour;
}

function grant(g: Tadmor, seat: Seat, favour: Favour, count: number, c: Claim, tell: TadmorTell): void {
  switch (favour) {
    case 'camel':
      return gainPiece(g, seat, 0, tell);
    case 'ship':
      return gainPiece(g, seat, 1, tell);
    case 'market':
      merchantOf(g, seat).hasMarket = true;
      return;
    case 'goods':
      return void g.questions.push({ ask: 'anyGoods', seat, left: count });
    case 'twoTiles':
      return void g.questions.push({ ask: 'freeTile', seat, left: 2, taken: 0 });
    case 'offBoardTile':
      return void g.questions.push({ ask: 'offBoardTile', seat });
    case 'princess':
      return void g.questions.push({ ask: 'princess', seat });
    case 'nextPart':
      return gainPart(g, seat, c.which ?? NONE, tell);
    case 'basement':
      return gainPart(g, seat, NONE, tell);
    case 'levels':
      return raise(g, seat, count, tell);
    case 'destroy':
      return destroy(g, seat, c.victim ?? NONE, count, tell);
    case 'draw':
      return drawMissions(g, seat, count, tell);
    /** The placement and marauders stages do these themselves. */
    case 'placeThree':
    case 'wall':
    case 'swap':
  }
}
