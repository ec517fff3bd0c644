import type { Choice, Game, Seat, State } from '@/engine/contract';
import { byChance, playOut } from '@/engine/testing/matches';
import { offersOf, question } from '@/engine/referee';
import { write } from '@/engine/notation';
import { shakyGlance } from '@/bots/glance';
import { choose } from '@/bots/think';
import { warriorKnights } from '..';
import { bot } from '../bot';
import { NONE } from '../state';
import type { OpenLaw } from '../terms';
import { agenda, fate, mobilize, playing, rule, stand, table, type Sitting } from './table';

const game = warriorKnights as unknown as Game;

/** The most tempting offer. */
function favourite({ g }: Sitting): string {
  const offers = offersOf(warriorKnights, g);
  const into: number[] = [];
  bot.prior(g, question(g)!, offers, into);
  return write(offers[into.indexOf(Math.max(...into))]!);
}

test('a siege that stands is finished before anything else', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Monz', 50);
    stand(g, 1, 'Kovel', 200, 200);
    g.sieges.push({ city: 4, hold: NONE, seat: 0, round: 1 });
    g.round = 2;
  });
  expect(favourite(at)).toBe('besiege city:4');
});

test('small armies besiege', () => {
  expect(
    favourite(
      table(mobilize(), g => {
        playing(g);
        stand(g, 0, 'Monz', 50);
      }),
    ),
  ).toBe('besiege city:4');
});

test('OPT-02 what a law forbids tempts nobody but the banned: who obeys is asked the same again, for ever', () => {
  const under = (law: OpenLaw, banned = false) =>
    table(mobilize(), g => {
      playing(g);
      stand(g, 0, 'Monz', 50);
      stand(g, 1, 'Kovel', 200, 200);
      g.barons[0]!.banned = banned;
      g.openLaws.push({ law, a: NONE, b: NONE, fresh: false });
    });
  const tempting = ({ g }: Sitting): ReadonlySet<string> => {
    const offers = offersOf(warriorKnights, g);
    const into: number[] = [];
    bot.prior(g, question(g)!, offers, into);
    return new Set(offers.filter((_, i) => into[i]! > 0).map(c => ('via' in c && c.via !== undefined ? 'far' : c.do)));
  };
  expect([...tempting(under('banAssaults'))]).toEqual(expect.arrayContaining(['besiege', 'far', 'march']));
  expect(tempting(under('banSieges')).has('besiege')).toBe(false);
  expect(tempting(under('banSieges', true)).has('besiege')).toBe(true);
  expect(tempting(under('closedRoads')).has('far')).toBe(false);
  expect(favourite(under('banSieges'))).not.toBe('besiege city:4');
});

test('a captured city is ruled, its revolt paid', () => {
  expect(favourite(table({ ask: 'capture', seat: 0, city: 4 }))).toBe('control button:control');
  expect(
    favourite(
      table({ ask: 'calm', seat: 0, city: 4 }, g => {
        rule(g, 0, 'Monz');
        g.barons[0]!.crowns = 14;
      }),
    ),
  ).toBe('payCrowns button:payCrowns');
});

test('a plan is laid at a glance, and no more is thought about it: it takes six cards until anything is seen', () => {
  const steps = (question: Parameters<typeof table>[0]): number => {
    const { g } = table(question, r => {
      playing(r);
      stand(r, 0, 'Monz', 50);
    });
    const thinking = choose({ game, view: game.seenBy(g, 0), seat: 0, seed: 1 }, 'baron');
    for (let n = 0; ; n++) if (thinking.next().done === true) return n;
  };
  expect(steps({ ask: 'plan', seat: 0 })).toBe(0);
  expect(steps(mobilize())).toBeGreaterThan(5);
});

test('Victories are kept against walls', () => {
  const at = table(mobilize(), g => {
    playing(g);
    fate(g, 2, 4, 3, 6);
    stand(g, 3, 'Monz', 200);
  }).choose('assault city:4');
  expect(favourite(at)).toBe('drop result:deal');
});

test('one votes the good for oneself and the bad for whoever leads', () => {
  const vote = (name: 'royalSubsidy' | 'heavyFine'): string =>
    favourite(
      table({ ask: 'declare', seat: 0 }, g => {
        g.barons[2]!.prestige = 5;
        g.barons[0]!.commit = 1;
        g.assembly = {
          attending: [true, true, true],
          acting: NONE,
          order: [],
          ordered: true,
          matter: { card: agenda(g, name), proposal: null, candidates: [0, 1, 2] },
        };
      }),
    );
  expect([vote('royalSubsidy'), vote('heavyFine')]).toEqual(['choose baron:0', 'choose baron:2']);
});

test('NEG a purse tempts nobody, whatever else is on offer: who opens it in vain is asked the same again, for ever', () => {
  const { g } = table({ ask: 'declare', seat: 0 }, r => {
    r.barons[2]!.prestige = 5;
    Object.assign(r.barons[0]!, { commit: 1, crowns: 5 });
    r.assembly = {
      attending: [true, true, true],
      acting: NONE,
      order: [],
      ordered: true,
      matter: { card: agenda(r, 'royalSubsidy'), proposal: null, candidates: [2, 1] },
    };
  });
  const offers = offersOf(warriorKnights, g);
  const into: number[] = [];
  bot.prior(g, question(g)!, offers, into);
  expect(offers.map((c, i) => [c.do, into[i]! > 0])).toEqual([
    ['choose', true],
    ['choose', true],
    ['purse', false],
  ]);
});

test('NEG a Squire who overlooks all that is good still gives nothing away', () => {
  const { g } = table({ ask: 'declare', seat: 0 }, r => {
    Object.assign(r.barons[0]!, { commit: 1, crowns: 5 });
    r.assembly = {
      attending: [true, true, true],
      acting: NONE,
      order: [],
      ordered: true,
      matter: { card: agenda(r, 'royalSubsidy'), proposal: null, candidates: [0, 2] },
    };
  });
  const offers = offersOf(warriorKnights, g);
  const lot = { seed: 1 };
  const taken = Array.from({ length: 200 }, () => shakyGlance(game, g, offers, 0.5, 0.5, lot).do);
  expect([...new Set(taken)]).toEqual(['choose']);
});

test('who follows temptation beats chance in every one of eight matches', () => {
  let won = 0;
  for (let i = 0; i < 8; i++) {
    const chance = byChance(i);
    const lot = { seed: i };
    const seats = 2 + (i % 3);
    const { state } = playOut(game, { seats, seed: i, options: {} }, (g: State, seat: Seat, offers: readonly Choice[]) =>
      seat === i % seats ? (shakyGlance(game, g, offers, 0.2, 0, lot) as Choice) : chance(g, seat, offers),
    );
    if (game.standings(state)[0]?.seat === i % seats) won++;
  }
  expect(won).toBe(8);
});
