/** One seed lays the table and says who begins: neither may tell anything of the other. */
import { shuffle } from '@/engine/dice';
import { burgundy } from '@/games/burgundy';
import { tadmor } from '@/games/tadmor';
import { firstByLot } from '../newMatch';

const TABLES = 20_000;
const SEATS = 6;
const CARDS = 8;

test('who begins by lot says nothing of what the same seed deals, wherever in the deck it lies', () => {
  const met = Array.from({ length: SEATS * CARDS * CARDS }, () => 0);
  const began = Array.from({ length: SEATS }, () => 0);
  for (let table = 0; table < TABLES; table++) {
    const seed = Math.imul(table, 0x9e3779b1) | 0;
    const first = firstByLot(seed, SEATS);
    began[first] = (began[first] ?? 0) + 1;
    shuffle(
      { seed },
      Array.from({ length: CARDS }, (_, card) => card),
    ).forEach((card, place) => {
      const cell = (first * CARDS + place) * CARDS + card;
      met[cell] = (met[cell] ?? 0) + 1;
    });
  }
  const fair = TABLES / SEATS / CARDS;
  expect(began.filter(count => Math.abs(count - TABLES / SEATS) > 0.05 * (TABLES / SEATS))).toEqual([]);
  // Five deviations of a fair count, of 384.
  expect(met.filter(count => Math.abs(count - fair) > 5 * Math.sqrt(fair))).toEqual([]);
});

const seedOf = (table: number): number => Math.imul(table, 0x9e3779b1) | 0;

/** What a table lays out, and who begins there: by the game's own draw, or by the lot of a new match. */
const LAID: Readonly<
  Record<string, (seed: number, seats: number, first: number | undefined) => readonly [first: number, ...laid: number[]]>
> = {
  burgundy(seed, seats, first) {
    const g = burgundy.setUp({ seats, seed, options: { duchySetup: 'dealTwo' }, ...(first === undefined ? null : { first }) });
    const [dealt] = g.questions.flatMap(q => (q.ask === 'duchy' ? q.dealt : []));
    return [g.order[0] ?? 0, g.goodsPile.at(-1) ?? 0, g.piles[0] ?? 0, g.piles.at(-1) ?? 0, dealt ?? 0];
  },
  tadmor(seed, seats, first) {
    const g = tadmor.setUp({ seats, seed, options: {}, ...(first === undefined ? null : { first }) });
    return [g.first, g.deck.at(-1) ?? 0, ...g.stacks.map(stack => stack.at(-1) ?? 0)];
  },
};

/** How often each lot fell, and each pair of it and who began. */
function tally(name: string, seats: number, own: boolean) {
  const counts = new Map<string, number>();
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  for (let table = 0; table < TABLES; table++) {
    const seed = seedOf(table);
    const [first, ...laid] = LAID[name]!(seed, seats, own ? undefined : firstByLot(seed, seats));
    count(`${first}`);
    laid.forEach((thing, place) => {
      count(`${place}: ${thing}`);
      count(`${place}: ${thing} and ${first}`);
    });
  }
  return counts;
}

test.each([
  ['burgundy', 2, true],
  ['burgundy', 3, false],
  ['tadmor', 3, true],
  ['tadmor', 4, false],
] as const)('%s with %i at the table (own draw: %s): who begins is even, and says nothing of what is laid', (name, seats, own) => {
  const counts = tally(name, seats, own);
  for (let seat = 0; seat < seats; seat++) {
    const fair = TABLES / seats;
    expect(Math.abs((counts.get(`${seat}`) ?? 0) - fair)).toBeLessThan(5 * Math.sqrt(fair));
  }
  const uneven: string[] = [];
  for (const [what, met] of counts) {
    const [thing, first] = what.split(' and ');
    if (first === undefined) continue;
    const fair = ((counts.get(thing as string) ?? 0) * (counts.get(first) ?? 0)) / TABLES;
    if (fair > 30 && Math.abs(met - fair) > 5 * Math.sqrt(fair)) uneven.push(what);
  }
  expect(uneven).toEqual([]);
});
