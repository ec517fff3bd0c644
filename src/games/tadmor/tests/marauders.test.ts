import { told } from '@/engine/testing/sitting';
import { REGIONS } from '../data/names';
import { NONE, type TadmorQuestion } from '../state';
import { fulfilled, put, space, table, tiles, type Sitting } from './table';
import { byChance, playOut } from '@/engine/testing/matches';
import { tadmor } from '..';

const stage: TadmorQuestion = { ask: 'marauders' };
const region = (name: (typeof REGIONS)[number]): number => REGIONS.indexOf(name);
const attack = (name: (typeof REGIONS)[number], arrange: Parameters<typeof table>[1], seats = 2): Sitting =>
  table(
    [{ ask: 'discard', seat: 0 }, stage],
    g => {
      g.merchants[0]!.selected = region(name);
      g.merchants[1]!.warehouse = [0, 0, 0, 0];
      g.merchants[0]!.warehouse = [9, 0, 0, 0];
      arrange!(g);
    },
    { seats, turn: 2 },
  );
const free = (at: Sitting, id: string): boolean => at.g.board[space(id)] === NONE;

test('6.1 a card selected last turn is revealed, and only then', () => {
  const at = attack('ebla', g => put(g, 1, 'EB-TE'));
  expect(told(at, 'revealed')).toMatchObject([{ seat: 0, region: region('ebla') }]);
  expect(at.merchant().selected).toBe(NONE);
  const now = table([{ ask: 'discard', seat: 0 }, stage], g => {
    put(g, 0, 'EM-MA');
    put(g, 1, 'EB-TE');
    g.merchants[0]!.warehouse = [9, 0, 0, 0];
  });
  expect(free(now.choose('select region:ebla'), 'EB-TE')).toBe(false);
});

test('6.2 K9 and K10 turn the marauders elsewhere, in order, and everybody is asked anew', () => {
  const at = attack('ebla', g => {
    fulfilled(g, 0, 9);
    fulfilled(g, 1, 10);
    put(g, 1, 'EB-TE');
    put(g, 0, 'PA-TM');
    g.current = region('emesa');
  });
  expect([at.asked, at.ask, at.offered('redirect').length]).toEqual([0, 'wall', 5]);
  expect(at.refuses('region:emesa')).toEqual({ why: 'underAttack' });
  const second = at.choose('decline');
  expect(second.asked).toBe(1);
  const turned = second.choose('redirect region:palmyra');
  expect([turned.asked, turned.ask, turned.g.revealer]).toEqual([0, 'wall', 0]);
  expect(turned.offered('redirect region:ebla')).toHaveLength(1);
  const done = turned.choose('decline');
  expect([free(done, 'PA-TM'), free(done, 'EB-TE'), done.g.current]).toEqual([true, false, region('palmyra')]);
  expect(attack('ebla', g => fulfilled(g, 1, 10)).offered('redirect')).toHaveLength(6);
  expect(
    table([{ ask: 'discard', seat: 0 }, stage], g => {
      fulfilled(g, 0, 9);
      g.merchants[0]!.warehouse = [9, 0, 0, 0];
    }).ask,
  ).toBe('discard');
});

test('6.2 after a change everybody is asked once more, and no more than once', () => {
  const at = attack(
    'ebla',
    g => {
      fulfilled(g, 0, 9);
      fulfilled(g, 1, 10);
    },
    3,
  ).choose('redirect region:palmyra');
  expect([at.asked, at.ask]).toEqual([1, 'wall']);
  expect(at.choose('decline').ask).toBe('discard');
});

test('6.7 a secret card is guessed from the six that were in the deck', () => {
  const { g } = attack('ebla', g => put(g, 1, 'EM-MA')).choose('select region:palmyra');
  const view = tadmor.seenBy(g, 0);
  const guessed = Array.from({ length: 60 }, (_, seed) => tadmor.deal(view, seed).merchants[1]!.selected);
  expect([...new Set(guessed)].sort()).toEqual(REGIONS.flatMap((name, number) => (name === 'ebla' ? [] : [number])));
});

test('6.3 pieces in the region go home but for I45, and I7 where its owner reveals', () => {
  const both = (tile: number, owner: number) =>
    attack('ebla', g => {
      put(g, 0, 'EB-TE');
      put(g, 1, 'EB-K1');
      put(g, 1, 'PA-TM');
      tiles(g, owner, tile);
    });
  const stays = (at: Sitting): boolean[] => [!free(at, 'EB-TE'), !free(at, 'EB-K1'), !free(at, 'PA-TM')];
  expect(stays(both(7, 0))).toEqual([true, false, true]);
  expect(stays(both(7, 1))).toEqual([false, false, true]);
  expect(stays(both(45, 1))).toEqual([false, true, true]);
  expect(both(5, 0).merchant(0).reserve).toEqual([3, 2]);
  const posted = attack('palmyra', g => {
    tiles(g, 1, 21);
    put(g, 1, 'I21');
  });
  expect(posted.merchant(1).posts).toContain(0);
});

test('6.4 I25 pays for rivals driven off, I26 for every attack', () => {
  const gain = (arrange: Parameters<typeof table>[1], ...owned: number[]) => {
    const m = attack('ebla', g => {
      tiles(g, 0, ...owned);
      arrange!(g);
    }).merchant();
    return [m.points - 10, m.warehouse[3]];
  };
  expect(gain(() => {}, 25, 26)).toEqual([1, 1]);
  expect(gain(g => put(g, 0, 'EB-TE'), 25)).toEqual([0, 0]);
  expect(gain(g => put(g, 1, 'EB-TE'), 25)).toEqual([3, 0]);
});

test('6.5 K14 swaps two pieces of a kind that are on the board', () => {
  const at = attack('ebla', g => {
    fulfilled(g, 1, 14);
    put(g, 1, 'PA-TM');
    put(g, 0, 'DA-T1');
    put(g, 0, 'NS-W1');
    put(g, 0, 'EB-TE');
    tiles(g, 0, 21);
  });
  expect([at.asked, at.ask, at.offers]).toEqual([1, 'swap', ['swap space:DA-T1 own=space:PA-TM', 'decline button:decline']]);
  const swapped = at.choose('swap space:DA-T1');
  expect([swapped.g.board[space('DA-T1')], swapped.g.board[space('PA-TM')], swapped.merchant(1).returned]).toEqual([2, 0, [14]]);
  expect(
    table([{ ask: 'discard', seat: 0 }, stage], g => {
      fulfilled(g, 1, 14);
      put(g, 1, 'PA-TM');
      put(g, 0, 'DA-T1');
      g.merchants[0]!.warehouse = [9, 0, 0, 0];
    }).ask,
  ).toBe('discard');
});

test('6.6 the attacked card takes the slot; without an attack the old one stays', () => {
  const first = attack('ebla', g => {
    put(g, 0, 'EM-MA');
    g.current = region('emesa');
  });
  expect([first.g.current, first.offered('select region:emesa').length, first.offered('select region:ebla').length]).toEqual([
    region('ebla'),
    1,
    0,
  ]);
  const none = table(stage, g => {
    put(g, 0, 'EM-MA');
    g.current = region('emesa');
  });
  expect([none.g.current, none.offered('select').length]).toEqual([region('emesa'), 6]);
});

test('6.7 the camel that is still there may select in secret and goes home', () => {
  const at = attack('damascus', g => put(g, 1, 'EM-MA'));
  expect([at.asked, at.offered('decline').length]).toEqual([1, 1]);
  const chosen = at.choose('select region:palmyra');
  expect([chosen.merchant(1).selected, chosen.merchant(1).reserve, free(chosen, 'EM-MA')]).toEqual([region('palmyra'), [3, 2], true]);
  expect(told(chosen, 'selectedRegion')).toMatchObject([{ only: [1] }]);
  expect(tadmor.seenBy(chosen.g, 0).merchants[1]!.selected).toBe(-2);
  expect(at.choose('decline').merchant(1).selected).toBe(NONE);
  expect(attack('emesa', g => put(g, 1, 'EM-MA')).ask).toBe('discard');
});

test('6.8 no region is attacked twice running', () => {
  let attacks = 0;
  for (let seed = 0; seed < 12; seed++) {
    let last = NONE;
    let turn = 0;
    playOut(tadmor, { seats: 2 + (seed % 3), seed, options: {} }, byChance(seed), {
      each: g => {
        if (g.turn === turn || g.attacked === NONE) return;
        if (g.turn === turn + 1) expect(g.attacked).not.toBe(last);
        last = g.attacked;
        turn = g.turn;
        attacks++;
      },
    });
  }
  expect(attacks).toBeGreaterThan(20);
});

test('6.9 a tile about marauders matters from the next turn on', () => {
  const bought = table(
    [{ ask: 'improvements' }],
    g => {
      put(g, 0, 'PA-I1');
      g.display = [26];
      g.merchants[0]!.warehouse = [2, 0, 0, 0];
    },
    { turn: 4, seats: 3 },
  ).choose('buyTile tile:I26', 'pay stock:wood', 'pay stock:wood');
  expect([bought.merchant().points, bought.merchant().warehouse[3]]).toEqual([10, 0]);
});
