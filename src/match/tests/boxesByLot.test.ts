/** Who begins by lot, and what the same seed deals to whom: in the boxes that deal nations, offices and ground, over 20,000 set-ups, nothing of the one tells of the other. */
import type { Game, State } from '@/engine/contract';
import { medievalBattle } from '@/games/medieval-battle';
import { warriorKnights } from '@/games/warrior-knights';
import { warriorsTraders } from '@/games/warriors-traders';
import { firstByLot } from '../newMatch';

const TABLES = 20_000;
/** Of a count that chance alone would bring: beyond five deviations lies one in a million. */
const DEVIATIONS = 5;

interface Dealt {
  readonly game: unknown;
  readonly seats: number;
  /** A seat, and what it got or what was dealt when it began. */
  pairs(g: State, first: number): readonly (readonly [number, string | number | undefined])[];
}

const BOXES: Readonly<Record<string, Dealt>> = {
  'the nation of every seat in Warriors & Traders': {
    game: warriorsTraders,
    seats: 6,
    pairs: g => (g as ReturnType<typeof warriorsTraders.setUp>).realms.map(({ nation }, seat) => [seat, nation] as const),
  },
  'the next Event of Warrior Knights beside its first Chairman': {
    game: warriorKnights,
    seats: 4,
    pairs: (g, first) => [[first, (g as ReturnType<typeof warriorKnights.setUp>).events.at(-1)]],
  },
  'the ground in the middle of Medieval Battle beside who deploys first': {
    game: medievalBattle,
    seats: 2,
    pairs: (g, first) => [[first, (g as ReturnType<typeof medievalBattle.setUp>).field.split(' ')[2]]],
  },
};

test.each(Object.entries(BOXES))('%s', (_, { game, seats, pairs }) => {
  const met = new Map<string, number>();
  const began = Array.from({ length: seats }, () => 0);
  const dealt = new Map<string, number>();
  let all = 0;
  for (let table = 0; table < TABLES; table++) {
    const seed = Math.imul(table, 0x9e3779b1) | 0;
    const first = firstByLot(seed, seats);
    const g = (game as Game).setUp({ seats, seed, options: {}, first });
    for (const [seat, what] of pairs(g, first)) {
      all++;
      began[seat] = (began[seat] ?? 0) + 1;
      dealt.set(`${what}`, (dealt.get(`${what}`) ?? 0) + 1);
      met.set(`${seat} ${what}`, (met.get(`${seat} ${what}`) ?? 0) + 1);
    }
  }
  expect(dealt.size).toBeGreaterThan(1);
  const strange = began.flatMap((ofSeat, seat) =>
    [...dealt].flatMap(([what, ofIt]) => {
      const fair = (ofSeat * ofIt) / all;
      const count = met.get(`${seat} ${what}`) ?? 0;
      return Math.abs(count - fair) > DEVIATIONS * Math.sqrt(fair) ? [`${seat} ${what}: ${count} instead of ${Math.round(fair)}`] : [];
    }),
  );
  expect(strange).toEqual([]);
});
