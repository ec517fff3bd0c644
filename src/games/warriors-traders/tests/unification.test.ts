import { told } from '@/engine/testing/sitting';
import { UNIFICATION_ACTIONS } from '../data/numbers';
import { pointsLeft } from '../rules/movement';
import type { Traders } from '../state';
import { act, barbarians, levels, manoeuvre, place, places, princesses, stock, table, verbs, war } from './table';

const DENMARK = { nations: ['denmark', 'scotland', 'germany'] };
const CORE = ['sjaelland', 'fyn', 'slesvig', 'jylland'];
const hold = (g: Traders, ...names: string[]): void => names.forEach(name => void place(g, 0, name, 'princess'));

test('17.1 once a match, in the manoeuvre, with capital, trade centre and all common provinces of the nation', () => {
  const may = (...names: string[]): boolean => table(manoeuvre(), g => hold(g, ...names), DENMARK).offered('unify').length > 0;
  expect([may(...CORE), may(...CORE, 'oldenburg'), may(...CORE.slice(1), 'oldenburg')]).toEqual([true, true, false]);
  expect(verbs(table(act(), g => hold(g, ...CORE), DENMARK))).not.toContain('unify');
  const twice = table(
    manoeuvre(),
    g => {
      hold(g, ...CORE);
      g.realms[0]!.hasUnified = true;
    },
    DENMARK,
  );
  expect(twice.offered('unify')).toEqual([]);
});

test('17.2 3, 4, 5, 6 or 7 provinces give 2, 3, 5, 7 or 9 actions; contested ones count when they are held', () => {
  expect(UNIFICATION_ACTIONS).toEqual({ 3: 2, 4: 3, 5: 5, 6: 7, 7: 9 });
  const actions = (...more: string[]): unknown[] =>
    told(table(manoeuvre(), g => hold(g, ...CORE, ...more), DENMARK).choose('unify'), 'unified').map(e => [e.provinces, e.actions]);
  expect([actions(), actions('oldenburg'), actions('oldenburg', 'orkney'), actions('friesland')]).toEqual([
    [[4, 3]],
    [[5, 5]],
    [[6, 7]],
    [[4, 3]],
  ]);
});

test('17.3 all actions at once, at their price, the rest is lost; the manoeuvre goes on, a new war too', () => {
  const sat = table(
    manoeuvre(),
    g => {
      hold(g, ...CORE);
      place(g, 0, 'jylland', 'infantry');
      place(g, 1, 'orkney', 'princess');
    },
    DENMARK,
  );
  const one = sat.choose('unify');
  expect([one.ask, verbs(one)]).toEqual(['act', ['develop', 'war', 'pass']]);
  const after = one.choose('war rival:1', 'develop track:trade', 'develop track:trade');
  expect([after.ask, places(after, 'march')]).toEqual(['march', expect.arrayContaining(['orkney'])]);
  expect(one.choose('war rival:1', 'pass').ask).toBe('march');
});

test('17.4 armies built so cannot march this turn, but they defend', () => {
  const sat = table(
    manoeuvre(),
    g => {
      hold(g, ...CORE);
      stock(g, 0, 0, 0, 1);
    },
    DENMARK,
  );
  const after = sat.choose('unify', 'army province:we-fyn unit=infantry', 'pass');
  const army = after.g.pieces.find(p => p.kind === 0)!;
  expect([pointsLeft(after.g, army), after.offered('march')]).toEqual([0, []]);
});

test('17.5 at any own moment of the manoeuvre without a battle to come: before marching, between rounds, after princesses', () => {
  const sat = table(
    manoeuvre(),
    g => {
      hold(g, ...CORE);
      place(g, 0, 'slesvig', 'infantry');
      barbarians(g, 'friesland');
    },
    DENMARK,
  );
  expect(sat.offered('unify')).toHaveLength(1);
  const engaged = sat.choose('march province:we-friesland');
  expect(engaged.offered('unify')).toEqual([]);
  const last = table(
    princesses(),
    g => {
      hold(g, ...CORE.slice(1));
      hold(g, 'fyn');
    },
    DENMARK,
  );
  expect(last.offered('unify')).toEqual([]);
  const fyn = last.offered('travel province:we-sjaelland').find(offer => offer.includes('piece=0'))!;
  expect(last.choose(fyn).offered('unify')).toHaveLength(1);
});

test('17.5 who wins the last province in the first of two battles may unify before the second; peace waits until after it', () => {
  const sat = table(
    manoeuvre(),
    g => {
      hold(g, 'sjaelland', 'slesvig', 'jylland');
      place(g, 0, 'slesvig', 'cavalry', 'cavalry');
      barbarians(g, 'fyn');
      place(g, 2, 'oldenburg', 'infantry');
      war(g, 0, 2);
    },
    { ...DENMARK, seats: 3 },
  );
  const armies = sat.g.pieces.filter(p => p.kind === 2).map(p => p.id);
  const between = sat.choose(
    `march province:we-fyn piece=${armies[0]}`,
    `march province:we-oldenburg piece=${armies[1]}`,
    'toBattle',
    'fight province:we-fyn',
  );
  expect([between.ask, verbs(between), between.holder('fyn')]).toEqual(['chooseBattle', ['fight', 'unify'], 0]);
  const unified = between.choose('unify');
  expect([unified.ask, verbs(unified).includes('offerPeace')]).toEqual(['act', false]);
  expect(unified.choose('pass').facts.find(({ what }) => what === 'battle')).toMatchObject({ seat: 0, defender: 2 });
});

test('17.6 levels reached so work at once: Double Strike opens a second round, unless a princess has moved', () => {
  const sat = table(
    princesses(),
    g => {
      hold(g, ...CORE);
      hold(g, 'jylland');
      place(g, 0, 'slesvig', 'infantry')[0]!.spent = 1;
      levels(g, 0, { military: 6 });
      g.realms[0]!.tokens[2] = 11;
    },
    DENMARK,
  );
  expect(sat.offered('again')).toEqual([]);
  const reached = sat.choose('unify', 'develop track:military', 'pass');
  expect([reached.ask, reached.offered('again').length]).toEqual(['princesses', 1]);
  expect(reached.choose('again').ask).toBe('march');
  const moved = sat.choose('travel province:we-fyn piece=3', 'unify', 'develop track:military', 'pass');
  expect(moved.offered('again')).toEqual([]);
  const third = table(
    { ask: 'princesses', seat: 0, round: 2, moved: [] },
    g => {
      hold(g, 'sjaelland');
      place(g, 0, 'slesvig', 'infantry');
      levels(g, 0, { military: 6 });
    },
    DENMARK,
  );
  expect([third.ask, third.offered('again')]).toEqual(['princesses', []]);
});

test('17.7 a nation once unified stays so, and gives nothing else', () => {
  const sat = table(
    manoeuvre(),
    g => {
      hold(g, ...CORE);
      place(g, 0, 'fyn', 'infantry');
      war(g, 0, 1);
    },
    DENMARK,
  );
  const after = sat.choose('unify', 'pass');
  expect([after.realm().hasUnified, after.points(), after.offered('unify')]).toEqual([true, sat.points(), []]);
});
