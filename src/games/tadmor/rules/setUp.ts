/** 3: the table is laid; goods, a first improvement, then the display and the missions. */
import type { SetUp } from '@/engine/contract';
import { below, shuffle } from '@/engine/dice';
import { MISSION_COUNT } from '../data/missions';
import { RARE_COLOURS, RARE_GOODS, SOURCES, colourOf } from '../data/names';
import { COPIES, START_CAMELS, START_GOODS, START_MISSIONS, START_POINTS, START_SHIPS } from '../data/numbers';
import { SPACES } from '../data/spaces';
import { PRIVATE_TILES, tileOf } from '../data/tiles';
import { numberOf, stockSpot, tileSpot } from '../spots';
import { book, inOrder, merchantOf, NONE, type Deciding, type Happening, type Merchant, type Tadmor, type TadmorQuestion } from '../state';
import { ALL_TILES, inThisMatch, isOwned } from './box';
import { gainTile } from './improvements';
import { store } from './stock';

function newMerchant(): Merchant {
  const m: Merchant = {
    pieces: [START_CAMELS, START_SHIPS],
    reserve: [START_CAMELS, START_SHIPS],
    warehouse: START_GOODS.slice(),
    traded: [0, 0, 0, 0],
    tower: 0,
    temples: [],
    rare: RARE_GOODS.map(() => 0),
    hand: [],
    fulfilled: [],
    returned: [],
    tiles: [],
    posts: PRIVATE_TILES.map(() => NONE),
    selected: NONE,
    isOut: false,
    credit: [false, false],
    reputationUsed: false,
    hasMarket: false,
    tradesAtEbla: false,
    taxDue: false,
    courtBarred: [false, false],
    points: 0,
    sources: SOURCES.map(() => 0),
  };
  book(m, 'start', START_POINTS);
  return m;
}

export function setUp({ seats, seed, options, first }: SetUp): Tadmor {
  const g: Tadmor = {
    questions: [],
    seed,
    seats,
    expert: options.expert === true,
    first: 0,
    pawn: 0,
    turn: 1,
    display: [],
    stacks: [],
    deck: [],
    discards: [],
    board: SPACES.map(() => NONE),
    current: NONE,
    attacked: NONE,
    revealer: NONE,
    completers: [],
    merchants: Array.from({ length: seats }, newMerchant),
  };
  g.first = first ?? below(g, seats);
  g.pawn = g.first;
  g.stacks = RARE_COLOURS.map((_, colour) => shuffle(g, stackOf(colour, COPIES[seats] as number)));
  g.deck = shuffle(
    g,
    Array.from({ length: MISSION_COUNT }, (_, i) => i + 1),
  );
  g.questions.push({ ask: 'turn' }, { ask: 'dealMissions' }, { ask: 'showTiles' }, ...openings(g));
  return g;
}

/** 3.3 */
function stackOf(colour: number, copies: number): number[] {
  return RARE_GOODS.flatMap((_, rare) => (colourOf(rare) === colour ? new Array<number>(copies).fill(rare) : []));
}

/** 3.4, 3.5: goods for those who play later, in order; then a tile each, the last player first. */
function openings(g: Tadmor): TadmorQuestion[] {
  const order = inOrder(g);
  const tiles = order.map((seat): TadmorQuestion => ({ ask: 'startTile', seat }));
  const goods = order.flatMap((seat, place): TadmorQuestion[] => {
    const base: TadmorQuestion = { ask: 'bonusGood', seat, advanced: false };
    const advanced: TadmorQuestion = { ask: 'bonusGood', seat, advanced: true };
    return ([[], [base], [advanced], [base, advanced]] as const)[place]?.slice() ?? [];
  });
  return [...tiles, ...goods.reverse()];
}

export const bonusGood: Deciding<'bonusGood'> = {
  asks: (_, q) => q.seat,
  offers: (_, q) => (q.advanced ? [2, 3] : [0, 1]).map(good => ({ do: 'takeGood', at: stockSpot(good) })),
  happens(g, q, c, tell) {
    const good = numberOf(c.at);
    store(merchantOf(g, q.seat), good, 1);
    tell({ what: 'bonusGood', seat: q.seat, good });
  },
};

/** 3.5, 3.9 */
export const startTile: Deciding<'startTile'> = {
  asks: (_, q) => q.seat,
  offers: g =>
    ALL_TILES.filter(tile => {
      const { era, start } = tileOf(tile);
      return (g.expert ? era === 1 && inThisMatch(g, tile) : start === true) && !isOwned(g, tile);
    }).map(tile => ({ do: 'takeTile', at: tileSpot(tile) })),
  happens(g, q, c, tell) {
    tell({ what: 'startTile', seat: q.seat, tile: numberOf(c.at), at: c.at });
    gainTile(g, q.seat, numberOf(c.at), tell);
  },
};

/** 3.7 */
export const dealMissions: Happening<'dealMissions'> = {
  runs(g, _, tell) {
    for (const seat of inOrder(g)) merchantOf(g, seat).hand = g.deck.splice(-START_MISSIONS);
    tell({ what: 'missionsDealt', each: START_MISSIONS, seats: g.seats, points: START_POINTS, reveals: true });
  },
};
