import { and, or } from '@/words/grammar/english';
import { lowerFirst, upperFirst } from '@/words/grammar/text';
import { MONASTERY_ROWS as rows } from '../../data/monasteries';
import {
  AREA_POINTS,
  BANK_SILVER,
  BOARDING_HOUSE_WORKERS,
  PHASE_POINTS,
  PURCHASE_PRICE,
  SALE_SILVER,
  WATCHTOWER_POINTS,
  WORKERS_TAKEN,
} from '../../data/scoring';
import { TRIBUTE } from '../../data/shields';
import type { Cards, Gists } from '../cards';
import { alone } from './aloneCards';
import { names } from './names';
import { shields } from './shields';
import { solo } from './solo';
import { team } from './team';

/** ARE-01 */
const BY_SIZE = AREA_POINTS.slice(1).join('·');

const NO_DIE = 'No die is needed. A village holds one of each building.';

export const cards: Cards = {
  topics: {
    target: solo.targetCard,
    points: {
      title: 'Points',
      text: `Areas of 1 to 8 spaces score ${BY_SIZE}, and the phase adds ${or(PHASE_POINTS.map(String))}. Colour bonuses, livestock, watchtowers and sold goods score at once; monasteries and what is left over, at the end.`,
    },
    die: {
      title: 'Your dice',
      text: `Each die is one action: take a tile from the depot of its number, place a stored tile on that number, sell the goods of its colour, or take two workers.`,
    },
    whiteDie: {
      title: 'White die',
      text: 'Rolled by the first player each round. The next good goes to the depot it shows. Nothing changes it, and it is nobody’s action.',
    },
    depot: {
      title: 'Depot',
      text: 'Spend a die of this number to take one tile. Depots are filled when a phase begins; leftover tiles leave the game, goods stay until a ship collects them.',
    },
    blackDepot: {
      title: 'Black depot',
      text: `Once in your turn, at any moment, pay ${names.silver(PURCHASE_PRICE)} and take one tile. It costs no die, and no die reaches these tiles.`,
    },
    teamStorage: team.storageCard,
    storage: {
      title: 'Storage',
      text: 'Taken tiles wait here until you place them. There are three places: when all are full, one tile must leave the game first. Stored tiles score nothing.',
    },
    goods: {
      title: 'Goods',
      text: `You store three colours. A die of their number sells one colour: each good for as many points as there are players, and ${names.silver(SALE_SILVER)} in all. Unsold goods score 1 point each at the end.`,
    },
    sold: {
      title: 'Sold goods',
      text: 'You may look at yours; the others see only how many. Monasteries 15 and 25 count them at the end.',
    },
    route: {
      title: 'Trade route',
      text: 'Goods you sell are laid here, one by one from the left. A good on a space of its colour brings what the space shows, at once; you may decline. When the route is full, sold goods lie aside.',
    },
    workers: {
      title: 'Workers',
      text: 'Each worker changes one of your dice by 1 when you use it; 6 and 1 are neighbours. At the end every two workers score 1 point.',
    },
    silver: {
      title: 'Silver',
      text: `Pay ${PURCHASE_PRICE} to buy a tile from the black depot, once in your turn. Mines, banks and sales bring silver. At the end each scores 1 point.`,
    },
    bridge: {
      title: 'Bridge',
      text: 'Whoever stands furthest ahead plays first. Each ship moves you one space, on top of those already there: the top of a stack plays before the rest.',
    },
    phase: {
      title: 'Phase and round',
      text: `Five phases of five rounds. An area completed in phase A scores ${PHASE_POINTS[0]} more, then ${and(PHASE_POINTS.slice(1).map(String))}. The coming goods show the rounds left in this phase.`,
    },
    bonus: {
      title: 'Colour bonus',
      text: 'Fill every space of a colour before the others and take its large bonus at once. The second takes the small one, later players nothing.',
    },
    duchy: {
      title: 'Duchy',
      text: 'All duchies share the same numbers; colours and areas differ. Small areas score soon, large ones more.',
    },
    takeWorkers: {
      title: 'Take workers',
      text: `Any die takes ${names.workers(WORKERS_TAKEN)}, whatever it shows. With monastery 14 it takes ${rows.moreWorkers.workers}, with monastery 13 also ${names.silver(rows.silverWithWorkers.silver)}.`,
    },
    endTurn: {
      title: 'End the turn',
      text: 'A die you do not use is lost. What you keep stays with you: tiles in storage, goods, silver and workers.',
    },
    skip: { title: 'Decline', text: 'An effect you decline is lost: it cannot be kept for later.' },
    shields: {
      title: 'Shields',
      text: 'Both dice, unused and with the same number, take a shield from that depot instead of two actions; workers may help. It goes on one of your castles; an older one there leaves the game.',
    },
    tribute: {
      title: 'Tribute',
      text: `At the end of each phase, before the mines pay, each of your shields costs ${names.silver(TRIBUTE)}. A shield you do not pay for leaves the game.`,
    },
  },
  kinds: {
    mine: {
      title: 'Mine',
      text: 'When placed, nothing happens. At the end of every phase, the last one included, each mine in your duchy brings 1 silver.',
    },
    ship: {
      title: 'Ship',
      text: 'When placed, take the goods of any depot, as far as you can store them. Then move one space ahead on the bridge, on top of whoever stands there.',
    },
    castle: {
      title: 'Castle',
      text: 'When placed, it gives you an extra action, as with one more die showing any number you like. Another castle placed that way brings another action.',
    },
  },
  buildings: {
    warehouse: `When placed, sell one colour of goods, for points and silver as usual. ${NO_DIE}`,
    watchtower: `When placed, gain ${names.points(WATCHTOWER_POINTS)}. ${NO_DIE}`,
    carpenter: `When placed, take a building from any of the six depots. ${NO_DIE}`,
    church: `When placed, take a mine, a monastery or a castle from any of the six depots. ${NO_DIE}`,
    market: `When placed, take a ship or a livestock tile from any of the six depots. ${NO_DIE}`,
    boardingHouse: `When placed, gain ${names.workers(BOARDING_HOUSE_WORKERS)}. ${NO_DIE}`,
    bank: `When placed, gain ${names.silver(BANK_SILVER)}. ${NO_DIE}`,
    cityHall: `When placed, place one more stored tile of any colour. Its space’s number does not matter; colour and neighbours do. ${NO_DIE}`,
    crane:
      'When placed, it does what any other building does, whichever you like. At the end it counts as one building for one of your monasteries 16 to 23 or 29.',
    whiteCastle:
      'When placed, you get an extra action with the number of the white die. Workers and monasteries may change it for you; the die stays as it is. A building, not a castle.',
  },
  monasteries: {
    1: 'Several buildings of one type may stand in the same village of yours.',
    2: `At the end of every phase each of your mines also brings ${names.workers(rows.workersFromMines.workers)}.`,
    3: `Each sale brings ${names.silver(rows.silverFromSales.silver)} instead of ${SALE_SILVER}, with a die or by a warehouse.`,
    4: `Each sale also brings ${names.workers(rows.workersFromSales.workers)}, with a die or by a warehouse.`,
    5: 'When you place a ship you may also take the goods of one depot next to the chosen one. Depots 6 and 1 are neighbours.',
    6: 'Your one purchase per turn may be paid with workers, silver or both, and may take a tile from any depot.',
    7: `When you place livestock, every tile that scores is worth ${names.points(rows.richHerds.perTile)} more, the new one included.`,
    8: `Each worker you spend changes a die by up to ${rows.strongWorkers.pips}.`,
    9: `When you place a building you may change the die by ${rows.stepForBuildings.pips} for free.`,
    10: `When you place a ship or livestock you may change the die by ${rows.stepForShipsAndHerds.pips} for free.`,
    11: `When you place a castle, a mine or a monastery you may change the die by ${rows.stepForOthers.pips} for free.`,
    12: `When you take a tile with a die you may change that die by ${rows.stepForTaking.pips} for free.`,
    13: `The action that takes workers also brings ${names.silver(rows.silverWithWorkers.silver)}. Boarding houses do not count.`,
    14: `The action that takes workers takes ${rows.moreWorkers.workers} instead of ${WORKERS_TAKEN}. Boarding houses do not count.`,
    15: `At the end: ${names.points(rows.perColourSold.points)} for each different colour of goods you have sold.`,
    24: `At the end: ${names.points(rows.perAnimal.points)} for each different animal in your duchy.`,
    25: `At the end: ${names.points(rows.perGoodSold.points)} for each good you have sold.`,
    26: `At the end: ${names.points(rows.perBonusTile.points)} for each bonus tile you own.`,
    27: 'Your marker is always the top one of its stack on the bridge: at once, when you move, and when others arrive.',
    28: `Whenever you are asked something you may pay ${names.silver(rows.hiring.silver)} and gain ${names.workers(rows.hiring.workers)}, as often as you like. Tap this tile.`,
  },
  paying: building => `At the end: ${names.points(rows.perWarehouse.points)} for each ${names.buildings[building].one} in your duchy.`,
  livestock: heads =>
    `When placed, score ${heads}, plus the heads on every other tile of the same animal in the same pasture, touching or not. Other pastures never count.`,
  geese:
    'When placed, score 2, plus the heads of one other animal in the same pasture: the one that scores most. Later each livestock tile placed there scores 2 more. Geese count as an animal of their own.',
  inn: 'Place it on any empty space, by number and neighbours as usual; one to an area. It does nothing, but the area scores as if it were one space larger, up to 8.',
  atPost: 'It touches a border post.',
  shields,
  joker: solo.jokerCard,
  alone,
  byOption: {
    whiteDie: {
      title: 'White die',
      text: 'Rolled by the first player each round. The next good goes to the depot it shows. Whoever places a white castle gets an action with this number; the die itself stays as it is.',
    },
    soldOpenly: {
      title: 'Sold goods',
      text: 'In this match everybody sees the colours that others have sold. Monasteries 15 and 25 count them at the end.',
    },
    endlessStorage: {
      title: 'Storage',
      text: 'Taken tiles wait here until you place them. With shield 4 there is no limit; without it three may stay. Stored tiles score nothing.',
    },
    teamDuchy: {
      title: 'Duchy',
      text: 'Both teams have the same duchy: 73 spaces in two halves, and both mates place anywhere in it. Small areas score soon, large ones more.',
    },
    teamTop:
      'Once placed: the markers of both mates always stand above those of rivals on their space of the bridge; between mates the order stays.',
    whiteCastles: 'An action with it is what a white castle gives.',
    pairOfDice: 'Or both, as a pair, take a shield.',
    innsBeside: 'An inn beside it costs the same, instead.',
    roundOf: (round, of) => `This is round ${round} of ${of}.`,
    alongTheRoute: 'Here they have first gone along the trade route.',
  },
  oncePlaced: does => `Once placed: ${lowerFirst(does)}`,
  space: c => {
    const beside = { tile: ', next to a tile of yours', river: ', next to a tile of yours or across a river', nothing: '' }[c.beside];
    const now = `${c.sizePoints} + ${c.phasePoints} now${c.next === null ? '' : `, ${c.sizePoints} + ${c.next.points} in phase ${c.next.phase}`}`;
    return {
      title: `${upperFirst(names.areas[c.colour].one)} ${c.number}`,
      text: `Place ${names.tiles[c.colour].a} ${c.oneOfEach ? 'this village lacks' : 'here'} with a ${c.number}${beside}. Area of ${c.size}, ${c.filled} filled: ${now}. Sizes 1 to 8: ${BY_SIZE}.`,
    };
  },
};

export const gists: Gists = {
  mine: '1 silver each phase',
  ship: 'goods, one step ahead',
  castle: 'an extra action',
  livestock: 'points for the herd',
  inn: 'any space; its area counts 1 more',
  joker: solo.jokerGist,
  geese: '2, and any herd of the pasture',
  buildings: {
    warehouse: 'sell one colour',
    watchtower: `${names.points(WATCHTOWER_POINTS)}`,
    carpenter: 'take a building',
    church: 'take a mine, monastery or castle',
    market: 'take a ship or livestock',
    boardingHouse: `${names.workers(BOARDING_HOUSE_WORKERS)}`,
    bank: `${names.silver(BANK_SILVER)}`,
    cityHall: 'place another tile',
    crane: 'works as any building',
    whiteCastle: 'an action with the white die',
  },
  monasteries: {
    1: 'twin buildings allowed',
    2: `${names.workers(rows.workersFromMines.workers)} per mine`,
    3: `${names.silver(rows.silverFromSales.silver)} per sale`,
    4: `${names.workers(rows.workersFromSales.workers)} per sale`,
    5: 'ships empty two depots',
    6: 'buy anywhere, workers pay',
    7: `+${rows.richHerds.perTile} per scoring livestock`,
    8: `a worker changes by ${rows.strongWorkers.pips}`,
    9: `free ±${rows.stepForBuildings.pips} for buildings`,
    10: `free ±${rows.stepForShipsAndHerds.pips} for ships, livestock`,
    11: `free ±${rows.stepForOthers.pips} for castles, mines, monasteries`,
    12: `free ±${rows.stepForTaking.pips} when taking`,
    13: `workers bring ${names.silver(rows.silverWithWorkers.silver)}`,
    14: `take ${names.workers(rows.moreWorkers.workers)}`,
    15: `end: ${rows.perColourSold.points} per colour sold`,
    24: `end: ${rows.perAnimal.points} per animal`,
    25: `end: ${rows.perGoodSold.points} per good sold`,
    26: `end: ${rows.perBonusTile.points} per bonus tile`,
    27: 'always on top on the bridge',
    28: `${names.silver(rows.hiring.silver)} buys ${names.workers(rows.hiring.workers)}`,
  },
  paying: building => `end: ${rows.perWarehouse.points} per ${names.buildings[building].one}`,
};
