/** How things look. The glyph names the thing; colour and hatch only help. */
import { tileKinds, tinctures, type Hatching } from '@/design/tokens';
import type { IconName } from '@/pieces/icons';
import { missionOf, type Favour } from '../data/missions';
import { GOODS, type Good, type Region } from '../data/names';
import {
  ALONE_POINTS,
  CREDIT_BASE,
  GREAT_WAREHOUSE_LIMIT,
  MISSION_DISCOUNT,
  PROTECTION_POINTS,
  RARE_DISCOUNT,
  REPUTATION_PRICE,
  SPOILS_POINTS,
  TEMPLE_DISCOUNT,
} from '../data/numbers';
import type { Doing } from '../data/spaces';
import { BENDING, tileOf, type BendingTile, type Compared } from '../data/tiles';

export const GOOD_ICONS: readonly IconName[] = GOODS;

/** Ink on a token of the good's own colour. */
export const GOOD_FILLS: readonly { readonly fill: string; readonly ink: 'card' | 'ink' }[] = [
  { fill: tileKinds.building.fill, ink: 'card' },
  { fill: tileKinds.mine.fill, ink: 'ink' },
  { fill: '#F4EEE2', ink: 'ink' },
  { fill: tinctures.or.fill, ink: 'ink' },
];

/** Rare goods in three colours, each hatched its own way: argent is plain, or is dotted, gules has upright lines. */
export const RARE_LOOKS: readonly { readonly fill: string; readonly hatch: Hatching; readonly ink: 'card' | 'ink' }[] = [
  { fill: tileKinds.mine.fill, hatch: [], ink: 'ink' },
  { fill: tinctures.or.fill, hatch: tinctures.or.hatch, ink: 'ink' },
  { fill: tinctures.gules.fill, hatch: tinctures.gules.hatch, ink: 'card' },
];

const DOING_ICONS: Readonly<Record<Exclude<Doing, 'gather'>, IconName>> = {
  shipyard: 'anchor',
  rare: 'amphora',
  peaceGifts: 'gift',
  build1: 'tower',
  build2: 'castle',
  traitor: 'dagger',
  warSupplies: 'wagon',
  improvement: 'crane',
  townMarket: 'exchange',
  temple: 'temple',
  firstPlayer: 'flag',
  mission: 'scroll',
  taxman: 'scales',
  marauders: 'sword',
  caravan: 'camel',
};

export const doingIcon = (does: Doing, good: Good | undefined): IconName => (does === 'gather' ? (good ?? 'wood') : DOING_ICONS[does]);

/** Seas and rivers bear waves, land is plain. */
export const isWater = (region: Region): boolean => region === 'northSea' || region === 'southSea' || region === 'euphrates';

/** A card in signs: what is written out on its rule card. */
export type Bit = { readonly icon: IconName } | { readonly say: string };

const icon = (name: IconName): Bit => ({ icon: name });
const say = (text: string): Bit => ({ say: text });
const plus = (count: number): Bit => say(`+${count}`);
const minus = (count: number): Bit => say(`−${count}`);
const POINTS = icon('star');
const FOR = icon('forward');

const COMPARED_ICONS: Readonly<Record<Compared, IconName>> = {
  tower: 'tower',
  rareGoods: 'amphora',
  missions: 'scroll',
  temples: 'temple',
  tiles: 'crane',
};

const WORKS: Readonly<Record<'market' | 'temple' | 'construction' | 'kingdom', readonly Bit[]>> = {
  market: [icon('market'), icon('lock')],
  temple: [icon('temple'), plus(3), POINTS],
  construction: [icon('tower'), icon('temple'), icon('amphora')],
  kingdom: [icon('scales'), icon('wagon'), icon('flag')],
};

/** Tiles that bend a rule, each in a few signs. */
const BENT: Readonly<Record<BendingTile, readonly Bit[]>> = {
  [BENDING.lineOfCredit]: [minus(CREDIT_BASE), POINTS, FOR, icon('barrel')],
  [BENDING.bribedRaiders]: [icon('sword'), icon('shield'), icon('check')],
  [BENDING.reputation]: [minus(REPUTATION_PRICE), POINTS, FOR, icon('amphora')],
  [BENDING.freeFifths]: [icon('tower'), say('1/5'), icon('gift')],
  [BENDING.moreFreeFifths]: [icon('tower'), say('1/5'), icon('gift')],
  [BENDING.noWood]: [icon('tower'), say('−'), icon('wood')],
  [BENDING.royalSupplies]: [icon('scroll'), minus(MISSION_DISCOUNT), icon('barrel')],
  [BENDING.spoils]: [icon('sword'), plus(SPOILS_POINTS), POINTS],
  [BENDING.protectionMoney]: [icon('sword'), plus(PROTECTION_POINTS), POINTS, plus(1), icon('gold')],
  [BENDING.bulkContracts]: [icon('amphora'), minus(RARE_DISCOUNT), icon('barrel')],
  [BENDING.greatWarehouse]: [icon('warehouse'), say(`${GREAT_WAREHOUSE_LIMIT}`)],
  [BENDING.donations]: [icon('temple'), minus(TEMPLE_DISCOUNT), icon('barrel')],
  [BENDING.firstPick]: [icon('amphora'), icon('eye')],
  [BENDING.envoys]: [icon('gift'), say('× 2')],
  [BENDING.desertGuards]: [icon('sword'), icon('close')],
  [BENDING.taxExemption]: [icon('scales'), icon('close')],
};

/** Where there is little room, without what only joins. */
export const briefly = (bits: readonly Bit[], most: number): readonly Bit[] =>
  (bits.length > most ? bits.filter(bit => bit !== FOR) : bits).slice(0, most);

export function tileBits(tile: number): readonly Bit[] {
  const { gives, gets, perMission, perRareGood, shipBonus, prestige, alone, works } = tileOf(tile);
  if (gives !== undefined)
    return gets === 'base' ? [icon(gives), FOR, say('2'), icon('wood'), icon('stone')] : [icon(gives), FOR, icon(gets ?? 'gold')];
  if (perMission !== undefined) return [icon('scroll'), plus(perMission), POINTS];
  if (perRareGood !== undefined) return [icon('amphora'), plus(perRareGood), POINTS];
  if (shipBonus !== undefined) return [icon('ship'), plus(1), icon(shipBonus)];
  if (prestige !== undefined) return [icon('crown'), icon('tower'), plus(prestige), POINTS];
  if (alone !== undefined) return [icon('crown'), icon(COMPARED_ICONS[alone]), plus(ALONE_POINTS), POINTS];
  return works === undefined ? (BENT[tile as BendingTile] ?? []) : WORKS[works];
}

const FAVOURS: Readonly<Record<Favour, (count: number) => readonly Bit[]>> = {
  princess: () => [icon('princess'), icon('amphora')],
  nextPart: () => [plus(1), icon('temple')],
  ship: () => [plus(1), icon('ship')],
  levels: count => [plus(count), icon('tower')],
  wall: () => [icon('sword'), icon('undo')],
  camel: () => [plus(1), icon('camel')],
  market: () => [icon('market')],
  swap: () => [icon('camel'), icon('exchange')],
  twoTiles: () => [plus(2), icon('crane')],
  goods: count => [plus(count), icon('barrel')],
  basement: () => [icon('plus'), icon('temple')],
  destroy: count => [say(`−${count}`), icon('tower')],
  draw: count => [plus(count), icon('scroll')],
  placeThree: count => [icon('camel'), say(`× ${count}`)],
  offBoardTile: () => [icon('crane'), icon('history')],
};

export function favourBits(mission: number): readonly Bit[] {
  const { favour, count = 0 } = missionOf(mission);
  return FAVOURS[favour](count);
}
