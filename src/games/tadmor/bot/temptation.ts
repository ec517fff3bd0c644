/** How tempting an offer is: the Knight plays the most tempting one, the others think along it. */
import type { Seat } from '@/engine/contract';
import { GOODS, RARE_GOODS } from '../data/names';
import { missionOf } from '../data/missions';
import { TEMPLE_WORTH } from '../data/numbers';
import { SPACES } from '../data/spaces';
import { taxGold, taxPoints } from '../rules/kingdom';
import { REGION_OF } from '../rules/pieces';
import { COMPLETE, nextCost } from '../rules/temple';
import { planBuild } from '../rules/tower';
import { GETS, kindOf, numberOf } from '../spots';
import { merchantOf, NONE, ownerOf, type Tadmor, type TadmorChoice, type TadmorQuestion } from '../state';
import { bestTile, lookOver, spaceWorth, type Ground } from './ground';
import { promiseOf } from './plans';
import { goodWorth, levelWorth, missionGain, pieceWorth, priceWorth, rareWorth, stackWorth, tileWorth, turnsLeft } from './worth';
import { weights } from './weights';

/** Above 0 in the order of worth, so that nothing else is ever out of the question. */
const positive = (worth: number): number => (worth >= 0 ? 1 + worth : 1 / (1 - worth));
/** Free things first: whatever comes after may need them. */
const FIRST = 20;

export function prior(g: Readonly<Tadmor>, q: TadmorQuestion, offers: readonly TadmorChoice[], into: number[]): void {
  into.length = offers.length;
  if (!('seat' in q)) return void into.fill(1);
  const ground = lookOver(g, q.seat);
  for (let i = 0; i < offers.length; i++) into[i] = positive(temptationOf(g, q, offers[i] as TadmorChoice, ground));
}

// eslint-disable-next-line max-lines-per-function -- one case for each choice there is
export function temptationOf(g: Readonly<Tadmor>, q: TadmorQuestion & { readonly seat: Seat }, c: TadmorChoice, ground: Ground): number {
  const { seat } = q;
  const m = merchantOf(g, seat);
  const number = numberOf(c.at);
  switch (c.do) {
    case 'place':
      if (kindOf(c.at) === 'tile') return weights.market + turnsLeft(g) / 9;
      return turnsLeft(g) === 0 && SPACES[number]?.does === 'firstPlayer' ? 0 : spaceWorth(g, seat, number, ground);
    case 'gather':
    case 'gifts':
      return FIRST;
    case 'newCamel':
    case 'newShip':
      return FIRST + pieceWorth(g);
    case 'buyTile':
    case 'takeTile':
      return tileWorth(g, seat, number);
    case 'pay':
    case 'spare':
    case 'drop':
    case 'takeGood':
      return goodInNeed(g, c.do, number, ground);
    case 'trade':
      return traded(g, ground, GOODS.indexOf(c.give), GETS[c.at] as readonly number[]);
    case 'discardMission':
      return (
        traded(
          g,
          ground,
          NONE,
          GOODS.map(good => (good === c.good ? 1 : 0)),
        ) -
        weights.hand * Math.min(1, turnsLeft(g) / 2)
      );
    case 'credit':
      return (
        traded(
          g,
          ground,
          NONE,
          GOODS.map(good => (good === c.good ? 1 : 0)),
        ) - 1.5
      );
    case 'claim':
      return favourWorth(g, seat, number) - missionOf(number).points / 2;
    case 'build1':
    case 'build2': {
      const { cost, height } = planBuild(m, c.count, c.do === 'build2');
      return (height - m.tower) * levelWorth(g) - priceWorth(g, cost);
    }
    case 'traitor':
      return levelWorth(g) * weights.traitor;
    case 'temple': {
      const parts = c.which === NONE ? 0 : (m.temples[c.which] as number);
      return (TEMPLE_WORTH[parts + 1] as number) - (TEMPLE_WORTH[parts] as number) - priceWorth(g, nextCost(m, c.which));
    }
    case 'buyRare':
      return stackWorth(g, m, number) - 3;
    case 'buyRareByName':
      return stackWorth(g, m, number) - 4;
    case 'takeRare':
      return kindOf(c.at) === 'stack' ? stackWorth(g, m, number) : rareWorth(g, m, number);
    case 'draw':
      return turnsLeft(g) > 0 ? weights.draw * Math.min(1, turnsLeft(g) / 3) : 0.1;
    case 'fulfil':
      return missionGain(m, number) - priceWorth(g, missionOf(number).cost) + weights.favour;
    case 'payTax':
      return taxPoints(g) - taxGold(g) * weights.needed;
    case 'loseTax':
      return 0;
    case 'exempt':
      return taxGold(g);
    case 'supplies':
    case 'pawn':
      return FIRST;
    case 'select':
    case 'redirect':
      return prey(g, seat, number);
    case 'swap':
      return spaceWorth(g, seat, number, ground) - spaceWorth(g, seat, numberOf(c.own), ground);
    case 'done':
      return q.ask === 'improve' ? weights.base * Math.ceil(g.turn / 3) - 1 : 0;
    case 'decline':
      return q.ask === 'wall' || q.ask === 'swap' ? 2.5 : -1;
  }
}

/** What the schemes gain by one exchange. */
function traded(g: Readonly<Tadmor>, ground: Ground, give: number, get: readonly number[]): number {
  const stock = ground.stock.map((have, good) => have + (get[good] as number) - (good === give ? 1 : 0));
  return promiseOf(g, ground.plans, stock) - ground.promise - weights.needed / 8;
}

/** Paid and dropped: what is needed least. Received and left out of a price: what is needed most. */
function goodInNeed(g: Readonly<Tadmor>, how: 'pay' | 'spare' | 'drop' | 'takeGood', good: number, ground: Ground): number {
  const sign = how === 'takeGood' ? 1 : -1;
  const stock = ground.stock.map((have, kind) => (kind === good ? Math.max(0, have + sign) : have));
  const change = promiseOf(g, ground.plans, stock) - ground.promise;
  if (how === 'takeGood') return change;
  return how === 'spare' ? goodWorth(good) - change : Math.max(0, 8 + change);
}

function favourWorth(g: Readonly<Tadmor>, seat: Seat, mission: number): number {
  const m = merchantOf(g, seat);
  const { favour, count = 0 } = missionOf(mission);
  switch (favour) {
    case 'camel':
    case 'ship':
      return pieceWorth(g);
    case 'levels':
      return count * levelWorth(g);
    case 'goods':
      return turnsLeft(g) > 0 ? 4.8 : 2;
    case 'princess':
      return Math.max(...RARE_GOODS.map((_, rare) => rareWorth(g, m, rare)));
    case 'nextPart': {
      const parts = m.temples.find(temple => temple < COMPLETE) ?? 0;
      return (TEMPLE_WORTH[parts + 1] as number) - (TEMPLE_WORTH[parts] as number);
    }
    case 'basement':
      return TEMPLE_WORTH[1] as number;
    case 'twoTiles':
      return 1.6 * bestTile(g, seat);
    case 'offBoardTile':
      return 4;
    case 'draw':
      return count * weights.hand * Math.min(1, turnsLeft(g) / 3);
    case 'destroy':
      return count * levelWorth(g) * weights.traitor;
    case 'placeThree':
      return 3;
    case 'market':
    case 'wall':
    case 'swap':
      return 2;
  }
}

/** Where the others have most to lose and oneself least. */
function prey(g: Readonly<Tadmor>, seat: Seat, region: number): number {
  let worth = 1;
  for (let space = 0; space < SPACES.length; space++) {
    const code = g.board[space] as number;
    if (code !== NONE && REGION_OF[space] === region) worth += ownerOf(code) === seat ? -1 : 1;
  }
  const leader = Math.max(...g.merchants.map((m, other) => (other === seat ? 0 : m.tower)));
  return SPACES.some((space, i) => REGION_OF[i] === region && space.does === 'build1') && leader > 0 ? worth + 1.5 : worth;
}
