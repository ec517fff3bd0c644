/** 18 What a fair player does. Positions where one thing is clearly right. */
import { write } from '@/engine/notation';
import { playOut, type Picker } from '@/engine/testing/matches';
import { below } from '@/engine/dice';
import type { Choice, Game, Question, State } from '@/engine/contract';
import { medievalBattle } from '..';
import { roughness } from '../bot/muster';
import { dangerWorth, moverOf, outlookOf } from '../bot/outlook';
import { ahead } from '../bot/promise';
import { battlefieldOf } from '../rules/battlefield';
import { RECRUITS, UNITS } from '../data/units';
import { copyState, type MedievalBattle } from '../state';
import { battle, mustered, opening, put, trainTo, type Sitting } from './table';

const bot = medievalBattle.bot;

function ranked(at: Sitting): string[] {
  const into: number[] = [];
  const q = at.g.questions.at(-1)!;
  const offers = (medievalBattle.rules[q.ask] as { offers(g: MedievalBattle, q: Question): Choice[] }).offers(at.g, q);
  bot.prior(at.g, q, offers as never, into);
  return offers
    .map((c, i) => [write(c), into[i]!] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([text]) => text);
}
const favourite = (at: Sitting): string => ranked(at)[0]!;

function valueFor(g: Readonly<MedievalBattle>, seat: number): number {
  const into: number[] = [];
  bot.value(g, into);
  return into[seat]!;
}

/** The most tempting offer; equals by lot. */
function tempted(seed: number): Picker {
  const chance = { seed };
  return (g, _seat, offers) => {
    const into: number[] = [];
    bot.prior(g as MedievalBattle, (g as State).questions.at(-1) as never, offers as never, into);
    const most = Math.max(...offers.map((_, i) => into[i]!));
    const best = offers.filter((_, i) => into[i] === most);
    return best[below(chance, best.length)]!;
  };
}

test('18.1 tempted by every glance it beats chance, and two of its kind end by points within 150 turns', () => {
  const game = medievalBattle as Game;
  for (let n = 0; n < 10; n++) {
    const chance = { seed: n };
    const me = n % 2;
    const byGlance = tempted(n);
    const { state } = playOut(game, { seats: 2, seed: n, options: {} }, (g: State, seat: number, offers: readonly Choice[]) =>
      seat === me ? byGlance(g, seat, offers) : offers[below(chance, offers.length)]!,
    );
    expect([n, (state as MedievalBattle).winner]).toEqual([n, me]);
  }
  for (let n = 0; n < 6; n++) {
    const { state } = playOut(
      game,
      { seats: 2, seed: n, options: n < 4 ? {} : { map: 'large', largeAssembly: 'random', side: 'A' } },
      tempted(n),
    );
    expect([n, (state as MedievalBattle).ending]).toEqual([n, 'points']);
    expect((state as MedievalBattle).turn).toBeLessThan(150);
  }
});

test('18 who has recruited nothing is worth nothing while armies are deployed, and not less', () => {
  const at = battle(g => {
    g.turn = 0;
    g.recruited = [
      [0, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 3, 2],
    ];
    for (const hex of [20, 47, 63, 89]) put(g, 1, 'heavyCavalry', hex);
  });
  expect(ahead(at.g)).toBeLessThan(-1);
  expect(valueFor(at.g, 0)).toBe(0);
});

test('18.2 a flag within reach is taken at once, by the unit that can', () => {
  const at = battle(g => {
    put(g, 0, 'heavyCavalry', 78);
    put(g, 0, 'pikemen', 101);
    put(g, 1, 'pikemen', 117);
  });
  const first = at.choose(favourite(at));
  expect(favourite(at)).toMatch(/^step hex:\d+ unit=2$/);
  let now = first;
  while (now.ask === 'march') now = now.choose(favourite(now));
  expect(now.g.holders[0]).toBe(0);
});

test('18.3 a tired army regroups, and so does one whose open wagon train is pressed', () => {
  const tired = battle(g => {
    put(g, 0, 'pikemen', 89, { points: 0 });
    put(g, 0, 'heavyCavalry', 91, { points: 0 });
    put(g, 1, 'pikemen', 36);
  });
  expect(favourite(tired)).toBe('regroup button:regroup');
  const fresh = battle(g => {
    put(g, 0, 'pikemen', 89);
    put(g, 1, 'pikemen', 36);
  });
  expect(favourite(fresh)).not.toBe('regroup button:regroup');
  const rank = (points: number): number =>
    ranked(
      battle(g => {
        trainTo(g, 0, 89, points);
        put(g, 0, 'archers', 104);
        put(g, 1, 'heavyCavalry', 77);
      }),
    ).indexOf('regroup button:regroup');
  expect(rank(0)).toBeLessThan(rank(1));
});

test('18.4 a pikeman or heavy infantry is deployed beside the wagon train', () => {
  const at = mustered([['pikemen', 'archers'], ['pikemen']]).choose('placeWagonTrain hex:141', 'placeWagonTrain hex:8');
  const guards = ranked(at).filter(
    offer => offer.startsWith('deploy') && battlefieldOf(at.g).neighbours[141]!.includes(Number(offer.split(/[: ]/)[2])),
  );
  expect(favourite(at)).toBe(guards[0]);
  expect(at.unit(Number(favourite(at).split('unit=')[1])).type).toBe('pikemen');
});

test('18.5 it attacks when the index is in its favour; against it, it would rather do nothing', () => {
  const order = ranked(
    battle(g => {
      put(g, 0, 'heavyCavalry', 89);
      put(g, 1, 'archers', 90, { points: 0 });
      put(g, 1, 'pikemen', 101, { points: 0 });
    }),
  );
  const place = (offer: string): number => order.indexOf(offer);
  expect(place('attack hex:101 unit=2')).toBeGreaterThan(0);
  expect(place('attack hex:90 unit=2')).toBeLessThan(place('pass button:pass'));
  expect(place('attack hex:101 unit=2')).toBeGreaterThan(place('pass button:pass'));
});

test('18.5 attacked at bad odds it gives way; on a flag with good odds it stands', () => {
  const answer = (attacker: 'heavyCavalry' | 'archers', defender: 'archers' | 'pikemen', at: number): string =>
    favourite(
      battle(g => {
        put(g, 0, attacker, at === 75 ? 76 : 89);
        put(g, 1, defender, at);
        if (at === 75) g.holders[0] = 1;
      }).choose(`attack hex:${at} unit=2`),
    );
  expect(answer('heavyCavalry', 'archers', 90)).toMatch(/^(retreat|leave)/);
  expect(answer('archers', 'pikemen', 75)).toBe('stand button:stand');
});

test('18.6 riders fear woods beside foot more than plains; archers are safest from riders on mountains', () => {
  const { g } = battle(table => {
    put(table, 0, 'lightCavalry', 89);
    put(table, 0, 'archers', 62);
    put(table, 1, 'pikemen', 110);
    put(table, 1, 'heavyCavalry', 48);
  });
  const o = outlookOf(g, 0);
  const danger = (unit: number, hex: number): number => dangerWorth(o, moverOf(o, unit, hex), hex, 0);
  // Both touch the pikemen on 110: the woods 100 and the plain 111.
  expect(danger(2, 100)).toBeLessThan(danger(2, 111));
  expect(danger(3, 61)).toBeGreaterThan(danger(3, 75));
});

test('18.7 open ground calls for riders, rough ground for foot', () => {
  const riders = (assembly: string): number => {
    let at = opening({ assembly });
    while (at.asked === 0) at = at.choose(favourite(at));
    return at.g.recruited[0].reduce((sum, n, type) => sum + (UNITS[RECRUITS[type]!].mounted ? n : 0), 0);
  };
  expect(roughness(battlefieldOf(opening({ assembly: 'openField' }).g))).toBeLessThan(
    roughness(battlefieldOf(opening({ assembly: 'deepWoods' }).g)),
  );
  expect(riders('openField')).toBeGreaterThan(riders('deepWoods'));
});

test('18.1 the value rises with flags, knights, tokens and a fortified wagon train, and is certain at the end', () => {
  const { g } = battle(table => {
    put(table, 0, 'pikemen', 89);
    put(table, 1, 'pikemen', 104);
  });
  const better = (change: (h: MedievalBattle) => void): void => {
    const h = copyState(g);
    change(h);
    expect(valueFor(h, 0)).toBeGreaterThan(valueFor(g, 0));
    expect(valueFor(h, 0) + valueFor(h, 1)).toBeCloseTo(1);
  };
  better(h => (h.holders[0] = 0));
  better(h => (h.units[3]!.knights = 1));
  better(h => (h.tokens[1] = 3));
  better(h => (h.units[1]!.points = 0));
  const won = { ...copyState(g), ending: 'points' as const, winner: 1, questions: [] };
  expect([valueFor(won, 0), valueFor(won, 1)]).toEqual([0, 1]);
});

test('18.1 a reason speaks for or against as its name says, weightiest first, and most marches have one', () => {
  let marches = 0;
  let explained = 0;
  const against = ['danger', 'loss'];
  playOut(medievalBattle, { seats: 2, seed: 3, options: {} }, tempted(3), {
    each: (g: MedievalBattle, _seat, offers) => {
      const q = g.questions.at(-1)!;
      for (const c of offers) {
        const reasons = bot.reasons!(g, q, c);
        for (const { why, worth } of reasons) expect([why, worth < 0]).toEqual([why, against.includes(why)]);
        const worths = reasons.map(r => Math.abs(r.worth));
        expect(worths).toEqual([...worths].sort((a, b) => b - a));
      }
      if (q.ask !== 'turn' && q.ask !== 'march') return;
      const best = offers[0]!;
      if (!best.at.startsWith('hex:')) return;
      marches++;
      if (bot.reasons!(g, q, best).length > 0) explained++;
    },
  });
  expect(marches).toBeGreaterThan(10);
  expect(explained / marches).toBeGreaterThan(0.5);
});

test('18.1 the reasons of a hint name what the choice brings', () => {
  const at = battle(g => void put(g, 0, 'heavyCavalry', 76));
  const q = at.g.questions.at(-1)!;
  expect(bot.reasons!(at.g, q, { do: 'step', at: 'hex:75', unit: 2 })[0]!.why).toBe('flag');
  expect(bot.reasons!(at.g, q, { do: 'pass', at: 'button:pass' })).toEqual([]);
});
