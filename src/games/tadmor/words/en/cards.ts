import {
  ALONE_POINTS,
  CREDIT_ADVANCED,
  CREDIT_BASE,
  FREE_RARE_POINTS,
  GREAT_WAREHOUSE_LIMIT,
  MISSION_DISCOUNT,
  PROTECTION_POINTS,
  RARE_DISCOUNT,
  REPUTATION_PRICE,
  SHRINE_POINTS,
  SPOILS_POINTS,
  TEMPLE_DISCOUNT,
  WAREHOUSE,
} from '../../data/numbers';
import { BENDING, tileOf, type BendingTile } from '../../data/tiles';
import type { LanguageForm } from '../languageForm';
import { names } from './names';

const FREE_FIFTHS = 'Every level of your tower that is a multiple of five is free, at once, whenever your tower stands just below it.';
/** Tiles that bend a rule. */
const BENT: Readonly<Record<BendingTile, string>> = {
  [BENDING.lineOfCredit]: `Once a turn buy one base good for ${names.points(CREDIT_BASE)}, and once one advanced good for ${names.points(CREDIT_ADVANCED)}. Your points may fall below zero.`,
  [BENDING.bribedRaiders]: 'When you reveal the marauders, your own pieces in the attacked region stay.',
  [BENDING.reputation]: `Once a turn one of your pieces on a rare good space buys for ${names.points(REPUTATION_PRICE)} instead of goods. You need those points.`,
  [BENDING.freeFifths]: FREE_FIFTHS,
  [BENDING.moreFreeFifths]: FREE_FIFTHS,
  [BENDING.noWood]: 'Building your tower never costs wood.',
  [BENDING.royalSupplies]: `Fulfilling a mission costs you ${MISSION_DISCOUNT} goods less, of your choice.`,
  [BENDING.spoils]: `When you reveal the marauders and they drive off at least one rival piece, gain ${names.points(SPOILS_POINTS)}.`,
  [BENDING.protectionMoney]: `Each time you reveal the marauders, gain 1 gold and ${names.points(PROTECTION_POINTS)}.`,
  [BENDING.bulkContracts]: `Rare goods you buy cost ${RARE_DISCOUNT} goods less, of your choice.`,
  [BENDING.greatWarehouse]: `Keep ${GREAT_WAREHOUSE_LIMIT} goods at the end of a turn instead of ${WAREHOUSE}.`,
  [BENDING.donations]: `Each temple part costs you ${TEMPLE_DISCOUNT} goods less, of your choice.`,
  [BENDING.firstPick]: 'When you buy a rare good, choose any tile of its stack; then the stack is shuffled.',
  [BENDING.envoys]: 'Peace gifts give you twice the points.',
  [BENDING.desertGuards]: 'Marauders never drive your pieces off.',
  [BENDING.taxExemption]: 'You owe the taxman nothing.',
};

const WORKS = {
  market: 'Private action: a full market, safe from marauders. Place a piece here to use it; the piece that bought it uses it at once.',
  temple: `Private action: build one temple part at its cost and gain ${names.points(SHRINE_POINTS)}. No mission is drawn.`,
  construction: 'Private action: any one construction action, even one you also have on the board. A temple part draws no mission.',
  kingdom: 'Private action: taxman, war supplies or first player, but not one that your piece holds on the board.',
} as const;

function tileText(tile: number): string {
  const { gives, gets, perMission, perRareGood, shipBonus, prestige, alone, works } = tileOf(tile);
  if (gives !== undefined)
    return `Exchange 1 ${names.goods[gives]} for ${gets === 'base' ? '2 base goods of your choice' : `1 ${names.goods[gets ?? 'gold']}`}, as often as you like.`;
  if (perMission !== undefined) return `Gain ${names.points(perMission)} whenever you fulfil a mission.`;
  if (perRareGood !== undefined)
    return `Gain ${names.points(perRareGood)} whenever a piece on the board buys a rare good, and ${names.points(FREE_RARE_POINTS)} for a free one.`;
  if (shipBonus !== undefined) return `Each of your ships that gathers ${names.goods[shipBonus]} brings 1 more.`;
  if (prestige !== undefined) return `Each turn, if your tower alone is the highest, gain ${names.points(prestige)}.`;
  if (alone !== undefined) return `At the end gain ${names.points(ALONE_POINTS)} if you alone have ${names.compared[alone]}.`;
  if (works !== undefined) return WORKS[works];
  return BENT[tile as BendingTile] ?? '';
}

export const cards: LanguageForm['cards'] = {
  doings: {
    gather:
      'Take the goods shown for this Era at any moment of the resolution. Ships bring more than camels, and some improvements add to what they bring.',
    shipyard: 'Gain your third ship for one set of grey, yellow and red rare goods, your fourth for two sets.',
    rare: 'Buy the top tile of this colour: grey for 3 gold, yellow for 5 stone, red for 5 wood. Different goods make sets that score at the end.',
    peaceGifts: 'Gain points at any moment of the resolution: more in each Era.',
    build1: 'Build any number of single levels. Up to level 5 each costs 1 wood and 1 stone, then 2, 3 and from level 16 on 5 stone.',
    build2:
      'Build any number of pairs. Up to level 5 a pair costs 1 wood and 2 marble, then 2, 3, 5 of each. The lower level sets the price.',
    traitor: 'Tear down levels of one opponent whose tower is at least as high as yours: none in Era I, one in Era II, two in Era III.',
    warSupplies: 'Gain as many points as your tower is higher than the lowest one. Either a camel or a ship may stand here.',
    improvement: 'Buy one improvement for 1, 2 or 3 goods of any kind, in Era I, II or III. The spaces act in the order of their numbers.',
    townMarket: 'Exchange 1 base good for 1 advanced, or 1 advanced for 2 base, as often as you like, until the turn ends.',
    temple:
      'Build the next part of your temple. In Palmyra you also draw a mission; in Ebla you may exchange base for advanced goods instead. First and second to complete one get two free rare goods and one.',
    firstPlayer: 'Begin the next turn, and take 1 wood or 1 stone.',
    mission: 'Draw one mission, or fulfil one from your hand by paying its cost.',
    taxman: 'Your piece here excuses you from this turn’s tax.',
    marauders: 'Take the camel back and choose a region in secret: next turn its pieces go home without acting.',
    caravan: 'Gain your fourth camel with 5 tower levels or 2 missions, your fifth with 10 levels, 4 missions, or 5 levels and 2 missions.',
  },
  tile: tileText,
  favours: {
    princess: () => 'Take any rare good from any stack.',
    nextPart: () => 'Gain the next temple part for free.',
    ship: () => 'Gain your next ship.',
    levels: count => `Build ${names.levels(count)} for free.`,
    wall: () => 'Turn the revealed marauders to another region.',
    camel: () => 'Gain your next camel.',
    market: () => 'A full market for the rest of the turn.',
    swap: () => 'Swap one of your pieces with a rival’s of the same kind.',
    twoTiles: () => 'Take two improvements for free.',
    goods: count => `Take any ${count} goods.`,
    basement: () => 'Begin another temple for free.',
    destroy: count => `Tear down ${names.levels(count)} of one opponent.`,
    draw: count => `Draw ${count} missions.`,
    placeThree: count => `Place up to ${count} pieces in one step.`,
    offBoardTile: () => 'Take an improvement of Era I or II that is not laid out.',
  },
  terms: {
    princess: 'That stack is then shuffled.',
    offBoardTile: 'In Era I only of Era I.',
    goods: 'They cannot be exchanged this turn.',
  },
  moments: {
    anytime: 'at any moment',
    placing: 'when you place',
    revealed: 'when the marauders are revealed',
    removed: 'when the marauders have driven pieces off',
    resolution: 'at any moment of the resolution',
    improvements: 'while improvements are bought',
    afterImprovements: 'when all improvement spaces have acted',
    construction: 'in construction',
  },
  mission: (cost, moment, favour, points) =>
    `Costs ${cost}; ${points} points. Favour, once, ${moment}: ${favour} Called in, it counts half.`,
  atTheEnd: e => `If it ended now: tower ${e.tower}, missions ${e.missions}, temples ${e.temples}, rare goods ${e.rareGoods}.`,
  turnNow: (turn, of, eraEnds) =>
    `This is turn ${turn} of ${of}; after turn ${eraEnds} ${eraEnds === of ? 'the match ends' : 'the next Era begins'}.`,
  topics: {
    goods: {
      title: 'Goods',
      text: 'Wood and stone are base goods, marble and gold advanced. At the end of a turn you keep eight; the rest is lost.',
    },
    traded: {
      title: 'Exchange',
      text: 'One base good for one advanced, one advanced for two base. What you receive may pay for anything, but not be exchanged again this turn.',
    },
    rare: {
      title: 'Rare goods',
      text: 'Nine kinds in three colours. Sets of different goods score 5, 10, 15, 25, 35, 45, 60, 75, 90; duplicates begin new sets.',
    },
    region: {
      title: 'Regions',
      text: 'Where somebody sent them, the marauders drive off every piece without protection, never in the same region twice running. Its card lies in the slot until the next attack.',
    },
    tower: { title: 'Tower', text: 'Each level scores 2 points when Era II begins, when Era III begins, and at the end. It has no limit.' },
    temple: {
      title: 'Temple',
      text: 'Basement: 2 wood, 2 stone, worth 5. Colonnade: 3 stone, 2 marble, then 13. Roof: 2 wood, 2 marble, 2 gold, then 25. Statues: 3 marble, 4 gold, then 40.',
    },
    deck: { title: 'King’s missions', text: 'Fulfil them for points and a favour, or give a card from your hand up for one good.' },
    turn: { title: 'Turn and Era', text: 'Three Eras of three turns. New improvements come with each Era, and towers score.' },
    pieces: {
      title: 'Camels and ships',
      text: 'Each acts once a turn. The caravan, the shipyard and two favours bring more: up to five camels and four ships.',
    },
    points: {
      title: 'Prestige',
      text: 'Towers score with each new Era and at the end; temples, rare goods and missions only at the end. Rare goods break a tie.',
    },
    tax: { title: 'Tax', text: 'Era I: nothing. Era II: 1 gold or 3 points. Era III: 2 gold or 6 points. There is no part payment.' },
  },
};
