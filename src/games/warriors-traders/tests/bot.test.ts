import type { Choice, Game, Seat, State } from '@/engine/contract';
import { atOnce, choose } from '@/bots/think';
import { byChance, playOut } from '@/engine/testing/matches';
import { offersOf, question } from '@/engine/referee';
import { write } from '@/engine/notation';
import { warriorsTraders } from '..';
import { bot } from '../bot';
import { bestSwap } from '../bot/bargain';
import { act, barbarians, levels, manoeuvre, place, princesses, stock, table, war, type Sitting } from './table';

const game = warriorsTraders as unknown as Game;

const temptations = ({ g }: Sitting): Record<string, number> => {
  const offers = offersOf(warriorsTraders, g);
  const into: number[] = [];
  bot.prior(g, question(g)!, offers, into);
  return Object.fromEntries(offers.map((offer, i) => [write(offer), into[i]!]));
};

/** The most tempting offer. */
function favourite({ g }: Sitting): string {
  const offers = offersOf(warriorsTraders, g);
  const into: number[] = [];
  bot.prior(g, question(g)!, offers, into);
  return write(offers[into.indexOf(Math.max(...into))]!);
}

test('20.8 a war of alliances is worth the land of the whole side', () => {
  const tempting = (holder: number): number =>
    temptations(
      table(
        { ask: 'act', seat: 0, why: 'second', left: 1 },
        g => {
          place(g, 0, 'london', 'cavalry', 'cavalry', 'fort');
          place(g, holder, 'wessex', 'princess');
          place(g, 2, 'dublin', 'fort');
        },
        { seats: 4, teams: 2 },
      ),
    )['war rival:1']!;
  expect(tempting(3)).toBeGreaterThan(tempting(2));
});

test('a fort that can be paid is built', () => {
  const sat = table(
    act(),
    g => {
      place(g, 0, 'london', 'princess');
      levels(g, 0, { production: 4 });
      g.realms[1]!.tokens = [9, 9, 9];
      stock(g, 0, 4, 14, 0, 2);
    },
    {
      turn: 9,
    },
  );
  expect(favourite(sat)).toBe('fort province:we-london');
});

test('two infantry join against one army of barbarians, and march no further', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'infantry', 'princess');
    for (const p of ['wales', 'wessex', 'yorkshire', 'east-anglia', 'calais', 'normandie']) barbarians(g, p);
  });
  expect(favourite(sat)).toMatch(/^march province:we-/);
  const both = sat.choose('march province:we-east-anglia piece=0', 'march province:we-east-anglia piece=1');
  expect(favourite(both)).toBe('toBattle button:toBattle');
});

test('nobody throws an infantry against a fort', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'wales', 'infantry');
    barbarians(g, 'london', 'fort');
    ['wessex', 'yorkshire', 'east-anglia', 'ulster'].forEach(p => place(g, 0, p, 'princess'));
  });
  expect(favourite(sat)).not.toBe('march province:we-london piece=0');
});

test('a princess takes a free province and leaves none behind', () => {
  expect(favourite(table(princesses(), g => place(g, 0, 'london', 'princess', 'fort')))).toMatch(/^travel/);
  const alone = table(princesses(), g => {
    place(g, 0, 'london', 'princess');
    ['wales', 'wessex', 'calais', 'normandie', 'east-anglia'].forEach(p => place(g, 0, p, 'fort'));
  });
  expect(favourite(alone)).toBe('done button:done');
});

test('whoever can feed all does', () => {
  expect(
    favourite(
      table({ ask: 'feed', seat: 0 }, g => {
        place(g, 0, 'london', 'infantry', 'cavalry');
        stock(g, 0, 5);
      }),
    ),
  ).toBe('feedAll button:feedAll');
});

test('in the last trade gold buys a point', () => {
  const sat = table(
    { ask: 'trade', seat: 0, proposals: 0 },
    g => {
      g.phase = 'trade';
      place(g, 0, 'east-anglia', 'princess');
      stock(g, 0, 0, 0, 0, 12);
    },
    { turn: 10 },
  );
  expect(favourite(sat)).toBe('buyPoint button:buyPoint');
});

test('in the last trade the bank turns what builds nothing any more into the gold of a point, and into none that buys nothing', () => {
  const sat = (goods: number) =>
    table(
      { ask: 'trade', seat: 0, proposals: 0 },
      g => {
        g.phase = 'trade';
        place(g, 0, 'east-anglia', 'princess');
        levels(g, 0, { trade: 4 });
        stock(g, 0, 0, goods, 0, 8);
      },
      { turn: 10 },
    );
  expect(favourite(sat(6))).toBe('bank bank:gold give=goods');
  expect(favourite(sat(5))).not.toMatch(/bank:gold/);
});

test('damage goes where it clears the province', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'archers', 'infantry');
    place(g, 1, 'wales', 'infantry', 'archers');
    levels(g, 1, { military: 4 });
    war(g, 0, 1);
  });
  const strike = sat.choose('march province:we-wales piece=0', 'march province:we-wales piece=1', 'toBattle');
  expect(favourite(strike)).toMatch(/^hit piece:\d damage=[12]$/);
});

test('the Knight beats chance in every one of six matches', () => {
  let won = 0;
  for (let i = 0; i < 6; i++) {
    const chance = byChance(i, game);
    const { state } = playOut(game, { seats: 2, seed: i, options: {} }, (g: State, seat: Seat, offers: readonly Choice[]) =>
      seat === i % 2 ? (atOnce(choose({ game, view: game.seenBy(g, seat), seat, seed: i }, 'knight')) as Choice) : chance(g, seat, offers),
    );
    if (game.standings(state).find(s => s.seat === i % 2)?.place === 1) won++;
  }
  expect(won).toBe(6);
});

test('who has still to act has more to expect than who has acted', () => {
  const into: number[] = [];
  bot.value(table(act(), () => {}, { turn: 9 }).g, into);
  expect(into[0]).toBeGreaterThan(0.5);
  expect(into[1]).toBeLessThan(0.5);
});

describe('nobody begins talks only to drop them again', () => {
  const linked = (own: readonly [number, number, number, number], theirs: readonly [number, number, number, number]): Sitting =>
    table({ ask: 'trade', seat: 0, proposals: 0 }, g => {
      g.phase = 'trade';
      place(g, 0, 'east-anglia', 'princess');
      place(g, 1, 'highlands', 'princess');
      g.realms[0]!.routes.push(1);
      g.realms[1]!.routes.push(0);
      stock(g, 0, ...own);
      stock(g, 1, ...theirs);
    });

  test('where both have the same there is nothing to talk about', () => {
    expect(temptations(linked([9, 0, 0, 0], [9, 0, 0, 0]))['deal rival:1']).toBe(0);
  });

  test('where each lacks what the other has plenty of there is, and the first words lead to a proposal', () => {
    const sat = linked([0, 12, 0, 0], [0, 0, 0, 12]);
    expect(temptations(sat)['deal rival:1']).toBeGreaterThan(0);
    expect(favourite(sat.choose('deal rival:1'))).toBe('give stock:goods');
  });

  test('what is proposed is what pleases both: said resource after resource, accepted by the other; not only one for one', () => {
    const rates = new Set<string>();
    const stocks = [0, 3, 9, 14].flatMap(one => [0, 2, 8].map(two => [one, two] as const));
    for (const [food, goods] of stocks)
      for (const [weapons, gold] of stocks) {
        const sat = linked([food, goods, 1, 0], [1, 0, weapons, gold]);
        const idea = bestSwap(sat.g, 0, 1);
        if (idea === null) continue;
        rates.add(`${idea.gives} for ${idea.gets}`);
        let now = sat.choose('deal rival:1');
        while (now.ask === 'deal') now = now.choose(favourite(now));
        const q = now.g.questions.at(-1) as { give: readonly number[]; want: readonly number[] };
        expect([q.give[idea.give], q.want[idea.get]]).toEqual([idea.gives, idea.gets]);
        expect(favourite(now)).toBe('accept button:accept');
      }
    expect(rates.size).toBeGreaterThan(2);
  });

  test('an answer is no counter-proposal without an idea', () => {
    const asked = linked([9, 0, 0, 0], [9, 0, 0, 0]).choose('deal rival:1', 'give stock:food', 'propose');
    expect(temptations(asked)['counter button:counter']).toBe(0);
  });
});
