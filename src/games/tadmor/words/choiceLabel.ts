/** A choice as a button label, and what it costs. */
import type { Seat, Spot, Who } from '@/engine/contract';
import { missionOf } from '../data/missions';
import { GOODS, isBase, PIECES, RARE_COLOURS, RARE_GOODS, REGIONS, TEMPLE_PARTS, type RareGood } from '../data/names';
import { CREDIT_ADVANCED, CREDIT_BASE, RARE_COST, REPUTATION_PRICE, TEMPLE_WORTH } from '../data/numbers';
import { PRIVATE_SHRINE } from '../data/tiles';
import { giftsAt, yieldOf } from '../rules/anytime';
import { priceOf } from '../rules/improvements';
import { lowestTower, taxGold, taxPoints } from '../rules/kingdom';
import { EBLA } from '../rules/market';
import { spaceAt, spacesFor } from '../rules/pieces';
import { missionDiscount } from '../rules/missions';
import { rareDiscount } from '../rules/rareGoods';
import { sumOf } from '../rules/stock';
import { nextCost, templeDiscount } from '../rules/temple';
import { planBuild } from '../rules/tower';
import { traitorLevels } from '../rules/traitor';
import { GETS, kindOf, numberOf, tileSpot } from '../spots';
import {
  HIDDEN,
  kindOfPiece,
  merchantOf,
  NONE,
  ownerOf,
  type Merchant,
  type Tadmor,
  type TadmorChoice,
  type TadmorQuestion,
} from '../state';
import { goodsIn } from './goods';
import type { LanguageForm } from './languageForm';

type G = Readonly<Tadmor>;

const goodAt = (t: LanguageForm, at: Spot): string => t.names.goods[GOODS[numberOf(at)] ?? 'wood'];
export const tileName = (t: LanguageForm, tile: number): string => t.names.quoted(t.names.tiles[tile] ?? '');
/** As a heading, with the number that the rulebook's list has it under. */
export const missionTitle = (t: LanguageForm, mission: number): string => `${t.names.missions[missionOf(mission).favour]} (K${mission})`;

/** Cards of one name that lie beside each other keep their numbers. */
function missionName(t: LanguageForm, m: Readonly<Merchant>, mission: number): string {
  const { favour } = missionOf(mission);
  const alike = [...m.hand, ...m.fulfilled].filter(other => other !== HIDDEN && missionOf(other).favour === favour);
  return `${t.names.quoted(t.names.missions[favour])}${alike.length > 1 ? ` (K${mission})` : ''}`;
}
export const rareName = (t: LanguageForm, rare: number | undefined): string => t.names.rare[RARE_GOODS[rare ?? 0] as RareGood];

/** 'Gather (wood), North Sea 2': numbered where a region has several of a kind; the first of two that only larger tables have both of goes without. */
export function placeName(t: LanguageForm, at: Spot): string {
  const number = numberOf(at);
  if (kindOf(at) === 'tile') return tileName(t, number);
  const { does, good, colour } = spaceAt(number);
  const of = good !== undefined ? ` (${t.names.goods[good]})` : colour !== undefined ? ` (${t.names.colours[colour]})` : '';
  return `${t.names.doings[does]}${of}, ${whereAbouts(t, number)}`;
}

function whereAbouts(t: LanguageForm, space: number): string {
  const { region, does, good, colour, takes } = spaceAt(space);
  const alike = spacesFor(does).filter(other => {
    const o = spaceAt(other);
    return o.region === region && o.good === good && o.colour === colour && o.takes[0] === takes[0];
  });
  const [first, second] = alike;
  const isOne = second === undefined || (space === first && spaceAt(second).notForTwo === true);
  return isOne ? t.names.regions[region] : `${t.names.regions[region]} ${alike.indexOf(space) + 1}`;
}

const isOwn = (from: Spot): boolean => kindOf(from) === 'tile';

function templeFrom(from: Spot): 'palmyra' | 'ebla' | 'shrine' | 'works' {
  if (isOwn(from)) return from === tileSpot(PRIVATE_SHRINE) ? 'shrine' : 'works';
  return numberOf(from) === EBLA ? 'ebla' : 'palmyra';
}

/** As long as nobody sits there. */
const numbered =
  (t: LanguageForm): Who =>
  seat =>
    t.names.player(seat + 1);

export function choiceLabel(t: LanguageForm, g: G, q: TadmorQuestion, c: TadmorChoice, who: Who = numbered(t)): string {
  const seat = 'seat' in q ? q.seat : 0;
  const m = merchantOf(g, seat);
  const at = numberOf(c.at);
  const { choices: say, names: n } = t;
  switch (c.do) {
    case 'takeGood':
    case 'pay':
    case 'spare':
    case 'drop':
      return say[c.do](goodAt(t, c.at));
    case 'takeTile':
      return say.takeTile(tileName(t, at));
    case 'buyTile':
      return say.buyTile(tileName(t, at), priceOf(g));
    case 'place':
      return say.place(n.pieces[c.piece].the, placeName(t, c.at));
    case 'redirect':
    case 'select':
      return say[c.do](n.regions[REGIONS[at] ?? 'ebla']);
    case 'swap':
      return say.swap({
        piece: PIECES[kindOfPiece(g.board[at] ?? 0)] ?? 'camel',
        own: placeName(t, c.own),
        whose: who(ownerOf(g.board[at] ?? 0)),
        other: placeName(t, c.at),
      });
    case 'gather': {
      const { count, bonus } = yieldOf(g, m, at);
      return say.gather(n.goodsOf(spaceAt(at).good ?? 'wood', count + bonus), whereAbouts(t, at));
    }
    case 'gifts':
      return say.gifts(n.points(giftsAt(g, m, at)));
    case 'newCamel':
    case 'newShip':
      return say.newPiece(n.pieces[PIECES[c.do === 'newCamel' ? 0 : 1]].new);
    case 'trade':
      return say.trade(`1 ${n.goods[c.give]}`, goodsIn(n, GETS[c.at] ?? []));
    case 'discardMission':
      return say.discardMission(missionName(t, m, at), `1 ${n.goods[c.good]}`);
    case 'credit':
      return say.credit(`1 ${n.goods[c.good]}`, n.points(isBase(GOODS.indexOf(c.good)) ? CREDIT_BASE : CREDIT_ADVANCED));
    case 'claim':
      return say.claim(missionName(t, m, at), claimed(t, g, seat, c, who));
    case 'done':
    case 'decline':
      return say[c.do](q.ask);
    default:
      return stageLabel(t, g, seat, c, who);
  }
}

type Claim = Extract<TadmorChoice, { do: 'claim' }>;

/** A favour in few words; K20 and K3 say whom and what. */
function claimed(t: LanguageForm, g: G, seat: Seat, { at, victim, which }: Claim, who: Who): string {
  const { favour, count = 0 } = missionOf(numberOf(at));
  const said = t.cards.favours[favour](count).replace(/\.$/, '');
  if (victim !== undefined) return `${said} (${who(victim)})`;
  return which === undefined ? said : `${said} (${partName(t, g, seat, which)})`;
}

function partName(t: LanguageForm, g: G, seat: number, which: number): string {
  return t.names.parts[TEMPLE_PARTS[which === NONE ? 0 : (merchantOf(g, seat).temples[which] ?? 0)] ?? 'basement'];
}

type Common =
  | 'takeGood'
  | 'pay'
  | 'spare'
  | 'drop'
  | 'takeTile'
  | 'buyTile'
  | 'place'
  | 'redirect'
  | 'select'
  | 'swap'
  | 'gather'
  | 'gifts'
  | 'newCamel'
  | 'newShip'
  | 'trade'
  | 'discardMission'
  | 'credit'
  | 'claim'
  | 'done'
  | 'decline';

/** Construction and kingdom. */
function stageLabel(t: LanguageForm, g: G, seat: Seat, c: Exclude<TadmorChoice, { do: Common }>, who: Who): string {
  const m = merchantOf(g, seat);
  const at = numberOf(c.at);
  const { choices: say, names: n } = t;
  switch (c.do) {
    case 'build1':
    case 'build2': {
      const { height } = planBuild(m, c.count, c.do === 'build2');
      return say.build({ levels: n.levels(height - m.tower), height, pairs: c.do === 'build2' ? c.count : 0, own: isOwn(c.from) });
    }
    case 'traitor':
      return say.traitor(who(at), n.levels(traitorLevels(g)), isOwn(c.from));
    case 'temple':
      return say.temple(partName(t, g, seat, c.which), templeFrom(c.from), TEMPLE_WORTH[(m.temples[c.which] ?? 0) + 1] ?? 0);
    case 'buyRare':
      return say.buyRare(rareName(t, g.stacks[at]?.at(-1)), isOwn(c.from));
    case 'buyRareByName':
      return say.buyRareByName(rareName(t, g.stacks[at]?.at(-1)), n.points(REPUTATION_PRICE));
    case 'takeRare':
      return say.takeRare(kindOf(c.at) === 'stack' ? rareName(t, g.stacks[at]?.at(-1)) : rareName(t, at));
    case 'draw':
      return say.draw(isOwn(c.from));
    case 'fulfil':
      return say.fulfil(missionName(t, m, at), isOwn(c.from));
    case 'payTax':
      return say.payTax(taxGold(g));
    case 'loseTax':
      return say.loseTax(n.points(taxPoints(g)));
    case 'exempt':
      return say.exempt();
    case 'supplies':
      return say.supplies(n.points(m.tower - lowestTower(g)), isOwn(c.from));
    case 'pawn':
      return say.pawn(`1 ${n.goods[c.good]}`, isOwn(c.from));
  }
}

/** The price, and how much of it a tile takes off (7.6). */
export function consequence(t: LanguageForm, g: G, q: TadmorQuestion, c: TadmorChoice): string | null {
  const m = merchantOf(g, 'seat' in q ? q.seat : 0);
  switch (c.do) {
    case 'build1':
    case 'build2':
      return costs(t, planBuild(m, c.count, c.do === 'build2').cost, 0);
    case 'temple':
      return costs(t, nextCost(m, c.which), templeDiscount(m));
    case 'buyRare':
      return costs(t, RARE_COST[numberOf(c.at)] ?? [], rareDiscount(m));
    case 'fulfil':
      return costs(t, missionOf(numberOf(c.at)).cost, missionDiscount(m));
    default:
      return null;
  }
}

/** Of goods of one kind it is plain what is left to pay. */
function costs(t: LanguageForm, cost: readonly number[], less: number): string | null {
  const kinds = cost.filter(count => count > 0).length;
  const due = kinds === 1 ? cost.map(count => Math.max(0, count - less)) : cost;
  return sumOf(due) === 0 ? null : t.costs(goodsIn(t.names, due), kinds === 1 ? 0 : less);
}

export const colourName = (t: LanguageForm, colour: number): string => t.names.colours[RARE_COLOURS[colour] ?? 'grey'];
