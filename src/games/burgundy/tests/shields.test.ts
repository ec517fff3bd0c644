import { told } from '@/engine/testing/sitting';
import { offersOf, question } from '@/engine/referee';
import type { Shield } from '../data/shields';
import { burgundy } from '..';
import { bot } from '../bot';
import { temptationOf } from '../bot/temptation';
import { SPACES, SURVEY } from '../rules/duchy';
import { NONE, type Burgundy } from '../state';
import {
  black,
  countOf,
  depot,
  dice,
  goods,
  goodsIn,
  lay,
  monasteries,
  onlyWaiting,
  opening,
  store,
  table,
  tile,
  type Sitting,
} from './table';

const SHIELDS = { shields: true };
/** A table with shields, all out of the depots, and the seat's two castles on 18 and 6. */
const shields = (arrange: (g: Burgundy) => void, seats = 2, options: Record<string, boolean> = {}): Sitting =>
  table(
    g => {
      g.shields.fill(NONE);
      arrange(g);
    },
    { seats, options: { ...SHIELDS, ...options } },
  );

/** A shield that lies on a castle of a seat. */
function bear(g: Burgundy, seat: number, shield: number, space = 18): void {
  g.estates[seat]!.spaces[space] = tile('castle');
  g.hung[shield] = seat * SPACES + space;
  g.estates[seat]!.shields |= 1 << shield;
}

/** In place p (0, 1) of a depot. */
const inDepot = (g: Burgundy, number: number, shield: Shield, place = 0): void => {
  g.shields[(number - 1) * 2 + place] = shield;
};

/** The last turn of a phase, with both dice used. */
function lastTurn(g: Burgundy, phase = 0): void {
  g.phase = phase;
  g.round = 4;
  onlyWaiting(g);
  for (const duke of g.dukes) duke.usedDice = 3;
}
const phaseEnd = (arrange: (g: Burgundy) => void, phase = 0, seats = 2, options: Record<string, boolean> = {}): Sitting =>
  shields(
    g => {
      lastTurn(g, phase);
      arrange(g);
    },
    seats,
    options,
  ).choose('endTurn');

const purse = (at: Sitting, seat = 0): number[] => [at.estate(seat).silver, at.estate(seat).workers];
const spaces = (at: Sitting, start: string): string[] => [...new Set(at.offered(start).map(o => o.split(' ')[1]!))];
const sheet = (at: Sitting, seat = 0) => burgundy.standings(at.g).find(s => s.seat === seat)!.sources;

const LAID: readonly (readonly [number, readonly number[]])[] = [
  [2, [1, 1, 1, 1, 1, 1]],
  [3, [1, 2, 1, 2, 1, 2]],
  [4, [2, 2, 2, 2, 2, 2]],
];

test.each(LAID)('SHD-01 with %i players so many lie in the depots, all different, and none without the option', (seats, laid) => {
  const { g } = opening(seats, SHIELDS, 5, 0);
  expect([1, 2, 3, 4, 5, 6].map(d => g.shields.slice((d - 1) * 2, d * 2).filter(s => s !== NONE).length)).toEqual(laid);
  const all = g.shields.filter(s => s !== NONE);
  expect(new Set(all).size).toBe(all.length);
  expect(all.every(s => s >= 1 && s <= 18)).toBe(true);
  const plain = opening(seats, {}, 5, 0).g;
  expect([plain.shields, plain.hung]).toEqual([[], []]);
  expect(plain.piles).toEqual(g.piles);
});

test('SHD-02 a pair takes a shield of its depot, and workers may make the pair', () => {
  const at = shields(g => {
    for (const d of [1, 2, 3, 4, 5, 6] as const) inDepot(g, d, d);
    dice(g, 0, 3, 5);
    g.estates[0]!.workers = 2;
  });
  expect(at.offered('shield')).toEqual(['shield shield:3:0 pay=2', 'shield shield:4:0 pay=2', 'shield shield:5:0 pay=2']);
  expect(at.refuses('shield:1:0')).toEqual({ why: 'tooFewWorkers', needed: 4, workers: 2 });
  const taken = at.choose('shield shield:4:0');
  expect([taken.estate().workers, taken.estate().shields, taken.g.shields[6]]).toEqual([0, 1 << 4, NONE]);
  expect(told(taken, 'tookShield')).toMatchObject([{ shield: 4, depot: 4, dice: [3, 5], pay: 2 }]);
});

test('SHD-03 both dice must be unused, and are used afterwards; the purchase is still allowed', () => {
  const at = shields(g => {
    inDepot(g, 3, 7);
    black(g, 'ship.black');
    dice(g, 0, 3, 3);
    g.estates[0]!.silver = 2;
  });
  const taken = at.choose('shield shield:3:0 pay=0');
  expect(taken.duke().usedDice).toBe(3);
  expect(taken.offers).toEqual(['buy black:0 silver=2 workers=0', 'endTurn button:endTurn']);
  const later = at.choose('workers button:workers die=0');
  expect(later.offered('shield')).toEqual([]);
  expect(later.refuses('shield:3:0')).toEqual({ why: 'bothDiceNeeded' });
  expect(taken.refuses('shield:3:0')).toEqual({ why: 'nothingThere' });
});

test('SHD-04 it goes on a castle, one to a castle; an older one there leaves the game', () => {
  const one = shields(g => {
    inDepot(g, 1, 9);
    bear(g, 0, 7);
  }).choose('shield shield:1:0');
  expect([one.ask, one.estate().shields, one.g.hung[7], one.g.hung[9]]).toEqual(['turn', 1 << 9, NONE, 18]);
  expect(told(one, 'lostShield')).toMatchObject([{ shield: 7, why: 'replaced' }]);
  const two = shields(g => {
    inDepot(g, 1, 9);
    bear(g, 0, 7);
    lay(g, 0, { 6: 'castle.black', 25: 'building.bank' });
  }).choose('shield shield:1:0');
  expect([two.ask, two.offered('hang')]).toEqual(['hangShield', ['hang hex:6', 'hang hex:18']]);
  expect(two.refuses('hex:25')).toEqual({ why: 'castlesOnly' });
  expect(two.choose('hang hex:6').estate().shields).toBe((1 << 7) | (1 << 9));
  expect(two.choose('hang hex:18').estate().shields).toBe(1 << 9);
});

test('SHD-04 WHT-05 no shield lies on a white castle', () => {
  const at = shields(
    g => {
      inDepot(g, 1, 9);
      lay(g, 0, { 25: 'building.whiteCastle', 6: 'castle' });
    },
    2,
    { whiteCastles: true },
  ).choose('shield shield:1:0');
  expect(at.offered('hang')).toEqual(['hang hex:6', 'hang hex:18']);
});

test('SHD-05 its points count if it is still there at the end', () => {
  const end = (silver: number) =>
    phaseEnd(g => {
      bear(g, 0, 4);
      g.estates[0]!.silver = silver;
    }, 4);
  const kept = end(1).choose('tribute');
  expect(kept.ask).toBe(null);
  expect(sheet(kept).shields).toBe(12);
  expect(told(kept, 'shieldScored')).toMatchObject([{ shield: 4, points: 12, source: 'shields' }]);
  expect(sheet(end(1).choose('release hex:18')).shields).toBe(0);
});

test('SHD-06 each shield costs a silver at the end of a phase, before the mines pay, or is given up', () => {
  const at = phaseEnd(g => {
    bear(g, 0, 7);
    bear(g, 0, 8, 6);
    bear(g, 0, 9, 1);
    lay(g, 0, { 24: 'mine' });
    g.estates[0]!.silver = 2;
  });
  expect([at.ask, at.offers]).toEqual(['tribute', ['release hex:18', 'release hex:6', 'release hex:1']]);
  const two = at.choose('release hex:1');
  expect(two.offers).toEqual(['tribute button:tribute workers=0', 'release hex:18', 'release hex:6']);
  expect(two.refuses('hex:24')).toEqual({ why: 'noShieldHere' });
  const paid = two.choose('tribute');
  // Two silver paid; then the mine pays, twice by shield 8.
  expect([paid.g.phase, purse(paid)[0], paid.estate().shields]).toEqual([1, 2, (1 << 7) | (1 << 8)]);
  expect(told(paid, 'tributePaid')).toMatchObject([{ shields: 2, silver: 2, workers: 0 }]);
});

test('SHD-06 who can pay for none loses all unasked', () => {
  const at = phaseEnd(g => {
    bear(g, 0, 7);
    bear(g, 0, 9, 6);
  });
  expect([at.g.phase, at.estate().shields, at.ask]).toEqual([1, 0, 'turn']);
  expect(told(at, 'lostShield')).toMatchObject([
    { shield: 7, why: 'unpaid' },
    { shield: 9, why: 'unpaid' },
  ]);
});

test('SHD-07 SHD-10 shield 9 stands in the place of monastery 3, and beside monastery 4', () => {
  const sold = (...numbers: number[]) =>
    shields(g => {
      bear(g, 0, 9);
      monasteries(g, 0, ...numbers);
      goods(g, 0, { turquoise: 3 });
      dice(g, 0, 1, 2);
    }).choose('sell goods:turquoise die=0');
  expect(purse(sold(3))).toEqual([3, 0]);
  expect(purse(sold(4))).toEqual([3, 1]);
});

test('SHD-08.1 all pastures count as one for livestock', () => {
  const score = (borne: boolean) =>
    shields(g => {
      if (borne) bear(g, 0, 1);
      lay(g, 0, { 0: 'pasture.cow3', 20: 'ship', 26: 'building.bank' });
      store(g, 0, 'pasture.cow2');
      monasteries(g, 0, 7);
      dice(g, 0, 2, 1);
    }).choose('place hex:27 die=0');
  expect(told(score(true), 'livestockScored')).toMatchObject([{ heads: [2, 3], points: 7, shield: 1 }]);
  expect(told(score(false), 'livestockScored')).toMatchObject([{ heads: [2], points: 3 }]);
  expect(told(score(true), 'areaScored')).toEqual(told(score(false), 'areaScored'));
});

test('SHD-08.2 one worker each time another gains some, however many', () => {
  const at = shields(g => {
    bear(g, 1, 2);
    lay(g, 0, { 7: 'monastery.28' });
    store(g, 0, 'building.boardingHouse');
    g.estates[0]!.silver = 1;
    g.dukes[0]!.usedDice = 0;
    monasteries(g, 0, 4);
    goods(g, 0, { turquoise: 1 });
    dice(g, 0, 3, 1);
  });
  const house = at.choose('place hex:25 die=0 pay=0 store=0');
  expect([house.estate().workers, house.estate(1).workers]).toEqual([4, 1]);
  expect(told(house, 'echoedWorkers')).toMatchObject([{ seat: 1, for: 0, workers: 1 }]);
  expect(at.choose('hire').estate(1).workers).toBe(1);
  expect(at.choose('workers button:workers die=0').estate(1).workers).toBe(1);
  expect(at.choose('sell goods:turquoise die=1').estate(1).workers).toBe(1);
  const mines = phaseEnd(g => {
    bear(g, 1, 2);
    g.estates[1]!.silver = 1;
    lay(g, 0, { 24: 'mine', 29: 'mine' });
    monasteries(g, 0, 2);
  }).choose('tribute');
  expect([mines.estate(0).workers, mines.estate(1).workers]).toEqual([2, 1]);
  // Its own gains bring nothing more.
  const own = shields(g => bear(g, 0, 2)).choose('workers button:workers die=0');
  expect(own.estate().workers).toBe(2);
});

test('SHD-08.3 workers may pay tribute, in any mix', () => {
  const at = phaseEnd(g => {
    bear(g, 0, 3);
    bear(g, 0, 9, 6);
    g.estates[0]!.silver = 1;
    g.estates[0]!.workers = 2;
  });
  expect(at.offered('tribute')).toEqual(['tribute button:tribute workers=1', 'tribute button:tribute workers=2']);
  expect(purse(at.choose('tribute button:tribute workers=1'))).toEqual([0, 1]);
  expect(purse(at.choose('tribute button:tribute workers=2'))).toEqual([1, 0]);
  // Without it a worker pays nothing.
  expect(at.choose('release hex:18').offered('tribute')).toEqual(['tribute button:tribute workers=0']);
});

test('SHD-08.6 whose monasteries are shared may be said at any moment: also at the tribute, and before a tile is discarded', () => {
  const both = ['follow hex:18 whom=1', 'follow hex:18 whom=2'];
  const tax = phaseEnd(
    g => {
      bear(g, 0, 6);
      lay(g, 2, { 7: 'monastery.14' });
      g.estates[0]!.silver = 1;
    },
    0,
    3,
  );
  expect([tax.ask, tax.offered('follow')]).toEqual(['tribute', both]);
  const followed = tax.choose('follow hex:18 whom=2');
  expect([followed.ask, followed.estate().monasteries, followed.offered('follow')]).toEqual(['tribute', 1 << 14, []]);
  expect(followed.choose('tribute').estate().shields).toBe(1 << 6);
  const full = (arrange: (g: Burgundy) => void): Sitting =>
    shields(g => {
      bear(g, 0, 6);
      store(g, 0, 'ship', 'mine', 'castle');
      depot(g, 1, 'building.bank');
      lay(g, 2, { 7: 'monastery.14' });
      dice(g, 0, 1, 1);
      arrange(g);
    }, 3);
  const room = full(() => {}).choose('take depot:1:0 die=0');
  expect([room.ask, room.offered('follow')]).toEqual(['makeRoom', both]);
  const chosen = room.choose('follow hex:18 whom=2');
  expect([chosen.ask, chosen.estate().monasteries]).toEqual(['makeRoom', 1 << 14]);
  expect(chosen.choose('discard store:1').estate().storage[1]).toBe(tile('building.bank'));
  const lost = full(g => {
    bear(g, 0, 4, 6);
    inDepot(g, 1, 9);
    g.estates[0]!.storage = ['ship', 'mine', 'castle', 'building.bank'].map(tile);
  }).choose('shield shield:1:0', 'hang hex:6');
  expect([lost.ask, lost.offered('follow')]).toEqual(['unload', both]);
  expect(lost.choose('follow hex:18 whom=1').ask).toBe('unload');
});

test('SHD-06 bots do not give both dice for a shield whose tribute they cannot pay', () => {
  const worth = (silver: number, round: number, more: (g: Burgundy) => void = () => {}): number => {
    const at = shields(g => {
      inDepot(g, 1, 12);
      dice(g, 0, 1, 1);
      g.estates[0]!.silver = silver;
      g.round = round;
      more(g);
    });
    const byPair = offersOf(burgundy, at.g).find(c => c.do === 'shield')!;
    return temptationOf(at.g, question(at.g)!, byPair);
  };
  expect(worth(0, 4)).toBeLessThan(worth(1, 4));
  expect(worth(0, 3)).toBeGreaterThan(worth(0, 4));
  // One that is borne already takes the silver, and workers pay only with shield 3.
  expect(worth(1, 4, g => bear(g, 0, 8))).toBe(worth(0, 4, g => bear(g, 0, 8)));
  expect(
    worth(0, 4, g => {
      bear(g, 0, 3);
      g.estates[0]!.workers = 2;
    }),
  ).toBeGreaterThan(worth(0, 4, g => bear(g, 0, 3)));
});

test('SHD-08.4 storage without limit, and three tiles when the shield is lost', () => {
  const at = shields(g => {
    bear(g, 0, 4);
    store(g, 0, 'ship', 'mine', 'castle');
    depot(g, 1, 'building.bank', 'pasture.cow2');
    dice(g, 0, 1, 1);
  });
  const five = at.choose('take depot:1:0 die=0', 'take depot:1:1 die=1');
  expect([five.ask, five.estate().storage.length]).toEqual(['turn', 5]);
  const lost = shields(g => {
    bear(g, 0, 4);
    inDepot(g, 2, 9);
    dice(g, 0, 2, 2);
    g.estates[0]!.storage = ['ship', 'mine', 'castle', 'building.bank', 'pasture.cow2'].map(tile);
  }).choose('shield shield:2:0');
  expect([lost.ask, lost.offers]).toEqual(['unload', [0, 1, 2, 3, 4].map(s => `discard store:${s}`)]);
  const gone = lost.g.gone;
  const three = lost.choose('discard store:1', 'discard store:4');
  expect([three.ask, three.estate().storage]).toEqual(['turn', ['ship', 'building.bank', 'castle'].map(tile)]);
  expect(three.g.gone).toBe(gone + 2);
  const placed = shields(g => {
    bear(g, 0, 4);
    g.estates[0]!.storage = ['ship', 'mine', 'castle', 'building.bank'].map(tile);
    dice(g, 0, 3, 3);
  }).choose('place hex:25 die=0 pay=0 store=3');
  expect(placed.estate().storage).toEqual(['ship', 'mine', 'castle'].map(tile));
});

test('SHD-08.5 a ship takes one colour from all depots too, three colours at most', () => {
  const at = shields(g => {
    bear(g, 0, 5);
    store(g, 0, 'ship');
    goodsIn(g, 1, { pink: 1 });
    goodsIn(g, 3, { red: 2, brown: 1 });
    goodsIn(g, 6, { red: 1 });
    dice(g, 0, 2, 1);
  }).choose('place hex:17 die=0 pay=0 store=0', 'load depot:1');
  expect([at.ask, at.offers]).toEqual(['cargo', ['keep goods:red', 'keep goods:brown', 'skip button:skip']]);
  const red = at.choose('keep goods:red');
  expect([countOf(red.estate(), 'pink'), countOf(red.estate(), 'red'), countOf(red.estate(), 'brown')]).toEqual([1, 3, 0]);
  expect(countOf(at.choose('skip').estate(), 'red')).toBe(0);
  const full = shields(g => {
    bear(g, 0, 5);
    store(g, 0, 'ship');
    goods(g, 0, { turquoise: 1, purple: 1 });
    goodsIn(g, 1, { pink: 1 });
    goodsIn(g, 3, { red: 2 });
    dice(g, 0, 2, 1);
  }).choose('place hex:17 die=0 pay=0 store=0', 'load depot:1', 'keep goods:red');
  expect([full.ask, full.offers]).toEqual(['newGoods', ['keep goods:pink', 'keep goods:red']]);
  const kept = full.choose('keep goods:red');
  expect([countOf(kept.estate(), 'red'), kept.g.depotGoods[2]]).toEqual([2, 1]);
});

test('SHD-08.5 beside monastery 5: two depots and a colour are one pool', () => {
  const at = shields(g => {
    bear(g, 0, 5);
    monasteries(g, 0, 5);
    store(g, 0, 'ship');
    goodsIn(g, 1, { pink: 1 });
    goodsIn(g, 2, { red: 1 });
    goodsIn(g, 4, { red: 1, pink: 1 });
    dice(g, 0, 2, 1);
  }).choose('place hex:17 die=0 pay=0 store=0', 'load depot:1', 'load depot:2', 'keep goods:pink');
  expect([countOf(at.estate(), 'pink'), countOf(at.estate(), 'red')]).toEqual([2, 1]);
});

test('SHD-08.6 once a player is chosen, their monasteries work here too, now and later, but never 27', () => {
  const at = shields(
    g => {
      bear(g, 0, 6);
      lay(g, 2, { 7: 'monastery.14', 12: 'monastery.27' });
      store(g, 2, 'monastery.8');
      onlyWaiting(g, 2);
      dice(g, 0, 1, 1);
      dice(g, 2, 3, 1);
    },
    3,
    { extraTiles: true },
  );
  expect(at.offered('follow')).toEqual(['follow hex:18 whom=1', 'follow hex:18 whom=2']);
  const chosen = at.choose('follow hex:18 whom=2');
  expect([chosen.offered('follow'), chosen.estate().monasteries]).toEqual([[], 1 << 14]);
  const later = chosen.choose('workers button:workers die=0', 'endTurn', 'place hex:3 die=0 pay=0 store=0');
  expect([later.estate().workers, later.estate().monasteries]).toEqual([4, (1 << 14) | (1 << 8)]);
  const two = shields(g => {
    inDepot(g, 1, 6);
    lay(g, 1, { 7: 'monastery.13' });
  }).choose('shield shield:1:0');
  expect([two.estate().monasteries, told(two, 'followed')[0]?.whom]).toEqual([1 << 13, 1]);
});

test('SHD-08.6 they score at the end by own tiles, and are lost with the shield', () => {
  const at = phaseEnd(g => {
    bear(g, 0, 6);
    g.followed = 1;
    lay(g, 1, { 7: 'monastery.22' });
    lay(g, 0, { 25: 'building.bank', 13: 'building.bank' });
    g.estates[0]!.monasteries = 1 << 22;
    g.estates[0]!.silver = 1;
  }, 4);
  expect(sheet(at.choose('tribute')).monasteries).toBe(8);
  const lost = at.choose('release hex:18');
  expect([sheet(lost).monasteries, lost.estate().monasteries, lost.g.followed]).toEqual([0, 0, NONE]);
});

test('SHD-08.6 monastery 28 of another is used on the castle with the shield', () => {
  const at = shields(
    g => {
      bear(g, 0, 6);
      g.followed = 1;
      g.estates[0]!.monasteries = 1 << 28;
      g.estates[0]!.silver = 1;
    },
    2,
    { extraTiles: true },
  );
  expect(at.choose('hire hex:18').estate().workers).toBe(2);
});

test('SHD-08.7 bonus tiles taken meanwhile are worth double', () => {
  const at = shields(g => {
    bear(g, 0, 7);
    lay(g, 0, { 24: 'mine', 33: 'mine' });
    store(g, 0, 'mine');
    dice(g, 0, 1, 2);
  }).choose('place hex:29 die=0 pay=0 store=0');
  expect(told(at, 'colourComplete')).toMatchObject([{ bonus: 'large', points: 10, shield: 7 }]);
  expect(sheet(at).colours).toBe(10);
});

test('SHD-08.8 mines bring twice the silver, not twice the workers', () => {
  const at = phaseEnd(g => {
    bear(g, 0, 8);
    lay(g, 0, { 24: 'mine', 29: 'mine' });
    monasteries(g, 0, 2);
    g.estates[0]!.silver = 1;
  }).choose('tribute');
  expect(purse(at)).toEqual([4, 2]);
});

test('SHD-08.9 a silver for each good sold', () => {
  const at = shields(g => {
    bear(g, 0, 9);
    goods(g, 0, { turquoise: 4 });
  }).choose('sell goods:turquoise die=0');
  expect(purse(at)).toEqual([4, 0]);
});

test('SHD-08.10 monasteries score double at the end', () => {
  const at = phaseEnd(g => {
    bear(g, 0, 10);
    lay(g, 0, { 7: 'monastery.22', 25: 'building.bank', 13: 'building.bank', 36: 'building.bank' });
    g.estates[0]!.silver = 1;
  }, 4).choose('tribute');
  expect(told(at, 'monasteryScored')).toMatchObject([{ count: 3, each: 4, points: 24, shield: 10 }]);
  expect(sheet(at).monasteries).toBe(24);
});

test('SHD-08.11 a castle may take any shield', () => {
  const at = (borne: boolean) =>
    shields(g => {
      if (borne) bear(g, 0, 11);
      inDepot(g, 2, 17);
      lay(g, 0, { 7: 'monastery.9' });
      store(g, 0, 'castle');
      dice(g, 0, 6, 1);
    }).choose('place hex:6 die=0 pay=0 store=0');
  expect(at(true).offered('shield')).toEqual(['shield shield:2:0']);
  const taken = at(true).choose('shield shield:2:0', 'hang hex:6');
  expect([taken.ask, taken.duke().usedDice, taken.estate().shields]).toEqual(['turn', 1, (1 << 11) | (1 << 17)]);
  expect(at(false).offered('shield')).toEqual([]);
  expect(at(false).refuses('shield:2:0')).toEqual({ why: 'onlyByPair' });
});

test('SHD-08.12 goods score double', () => {
  const at = shields(g => {
    bear(g, 0, 12);
    goods(g, 0, { turquoise: 2 });
  }, 3).choose('sell goods:turquoise die=0');
  expect(told(at, 'soldGoods')).toMatchObject([{ count: 2, points: 12, shields: [12] }]);
});

test('SHD-08.13 all shields score double at the end, itself included', () => {
  const at = phaseEnd(g => {
    bear(g, 0, 13);
    bear(g, 0, 4, 6);
    g.estates[0]!.silver = 2;
  }, 4).choose('tribute');
  expect(sheet(at).shields).toBe(32);
});

test('SHD-08.14 SHD-09 at the end of a phase a tile of depots 1 to 6 is placed at once, and does what it does', () => {
  const at = phaseEnd(g => {
    bear(g, 0, 14);
    depot(g, 3, 'mine', 'building.bank', 'castle');
    depot(g, 5, 'pasture.cow2');
    black(g, 'mine.black');
    lay(g, 0, { 13: 'building.church' });
  });
  // The castle finds no place beside a tile yet.
  expect([at.ask, at.offers]).toEqual(['bounty', ['take depot:3:0', 'take depot:3:1', 'skip button:skip']]);
  expect(at.refuses('depot:5:0')).toEqual({ why: 'noSpace' });
  const settling = at.choose('take depot:3:1');
  expect([settling.ask, settling.offers.includes('settle hex:25'), settling.offers.includes('settle hex:14')]).toEqual([
    'settle',
    true,
    true,
  ]);
  expect(settling.refuses('hex:22')).toEqual({ why: 'touchesNothing' });
  expect(settling.refuses('hex:24')).toEqual({ why: 'otherSpace', tile: tile('building.bank') });
  // The bank pays the tribute.
  const bank = settling.choose('settle hex:25');
  expect([bank.ask, bank.estate().silver, bank.g.depots[9]]).toEqual(['tribute', 2, NONE]);
  const mine = at.choose('take depot:3:0', 'settle hex:24');
  expect([mine.estate().shields, mine.estate().silver]).toEqual([0, 1]);
  // Nobody has to, and a shield whose tribute cannot be paid is lost then.
  const declined = at.choose('skip');
  expect([declined.g.phase, declined.estate().shields]).toEqual([1, 0]);
});

test('SHD-08.14 a castle brings its action at the end of a phase, without a purchase', () => {
  const at = phaseEnd(g => {
    bear(g, 0, 14);
    depot(g, 3, 'castle');
    black(g, 'ship.black');
    lay(g, 0, { 7: 'monastery.9' });
    g.estates[0]!.silver = 3;
  }).choose('take depot:3:0', 'settle hex:6');
  expect([at.ask, at.offers]).toEqual(['castleAction', ['workers button:workers', 'skip button:skip']]);
  expect(at.refuses('black:0')).toEqual({ why: 'asksOther', ask: 'castleAction' });
});

test('SHD-08.15 INN-07 the same from the black depot, inns included', () => {
  const at = phaseEnd(
    g => {
      bear(g, 0, 15);
      g.inns = 1;
      depot(g, 3, 'mine');
      black(g, 'mine.black');
    },
    0,
    2,
    { inns: true },
  );
  expect(at.offers).toEqual(['take black:0', 'take inn', 'skip button:skip']);
  expect(at.refuses('depot:3:0')).toEqual({ why: 'asksOther', ask: 'bounty' });
  const inn = at.choose('take inn', 'settle hex:17');
  // A second one comes with phase B.
  expect([inn.estate().spaces[17], inn.g.inns]).toEqual([tile('inn'), 1]);
});

test('SHD-08.16 once in the own turn an unused die is turned to any number', () => {
  const at = shields(g => {
    bear(g, 0, 16);
    depot(g, 6, 'ship');
    dice(g, 0, 2, 2);
  });
  expect(at.offered('turnDie').length).toBe(10);
  const turned = at.choose('turnDie hex:18 die=0 face=6');
  expect([turned.duke().dice, turned.offered('turnDie')]).toEqual([[6, 2], []]);
  expect(turned.offered('take')).toEqual(['take depot:6:0 die=0 pay=0']);
  expect(at.choose('workers button:workers die=0').offered('turnDie').length).toBe(5);
  const next = turned.choose('endTurn', 'endTurn').choose('endTurn');
  expect(next.g.dieTurned).toBe(false);
});

test('SHD-08.17 areas score one larger, up to 8, besides an inn', () => {
  const score = (laid: Record<number, string>, arrange: (g: Burgundy) => void = () => {}) =>
    told(
      shields(g => {
        g.phase = 3;
        bear(g, 0, 17);
        lay(g, 0, laid);
        store(g, 0, 'ship');
        dice(g, 0, 2, 1);
        arrange(g);
      }).choose('place hex:17 die=0 pay=0 store=0'),
      'areaScored',
    );
  expect(score({ 15: 'ship', 16: 'ship' })).toMatchObject([{ size: 4, sizePoints: 10, shield: 17 }]);
  expect(score({ 15: 'ship', 16: 'inn' })).toMatchObject([{ size: 5, sizePoints: 15, inn: true, shield: 17 }]);
  const village = SURVEY[9]!.areas.find(area => area.length === 8)!;
  const eight = shields(g => {
    bear(g, 0, 17);
    const estate = g.estates[0]!;
    estate.duchy = 9;
    for (const space of village) estate.spaces[space] = tile('ship');
    estate.spaces[village[7]!] = NONE;
    store(g, 0, 'building.bank');
    monasteries(g, 0, 1);
    g.estates[0]!.workers = 6;
  });
  const last = eight.choose(eight.offered(`place hex:${village[7]!}`)[0]!);
  expect(told(last, 'areaScored')).toMatchObject([{ size: 8, sizePoints: 36 }]);
});

test('SHD-08.18 tiles need not touch others', () => {
  const at = (borne: boolean) =>
    shields(g => {
      if (borne) bear(g, 0, 18);
      store(g, 0, 'ship');
      dice(g, 0, 1, 3);
    });
  expect(spaces(at(true), 'place')).toEqual(['hex:16', 'hex:21']);
  expect(spaces(at(false), 'place')).toEqual([]);
});

test('SHD-09 first all tiles by 14 and 15, then all tribute, then all mines, in the order of play', () => {
  const at = phaseEnd(g => {
    bear(g, 1, 14);
    bear(g, 0, 15);
    bear(g, 0, 9, 6);
    for (const estate of g.estates) estate.silver = 2;
    depot(g, 3, 'ship');
    black(g, 'building.bank.black');
    lay(g, 0, { 24: 'mine' });
  });
  expect([at.ask, at.asked]).toEqual(['bounty', 1]);
  const sailed = at.choose('take depot:3:0', 'settle hex:17');
  expect([sailed.ask, sailed.asked]).toEqual(['bounty', 0]);
  // The ship has put seat 1 before seat 0 on the bridge, but tribute goes by the order before it.
  const first = sailed.choose('skip');
  expect([first.g.order[0], first.ask, first.asked, first.estate().silver]).toEqual([1, 'tribute', 0, 2]);
  const second = first.choose('tribute');
  expect([second.ask, second.asked]).toEqual(['tribute', 1]);
  expect(second.choose('tribute').estate().silver).toBe(1);
});

test('SHD-10 overlaps stand side by side: 26 with shield 7, 8 to 12 with shield 16', () => {
  const bonus = phaseEnd(g => {
    bear(g, 0, 7);
    monasteries(g, 0, 26);
    g.bonusTiles[0] = 0;
    g.estates[0]!.silver = 1;
  }, 4).choose('tribute');
  expect(sheet(bonus).monasteries).toBe(3);
  const turned = shields(g => {
    bear(g, 0, 16);
    monasteries(g, 0, 12);
    depot(g, 5, 'ship');
    dice(g, 0, 2, 2);
  }).choose('turnDie hex:18 die=0 face=6');
  expect(turned.offers).toContain('take depot:5:0 die=0 pay=0');
});

test('SHD-11 ships and new phases leave shields where they are, and an empty depot has none to give', () => {
  const at = shields(g => {
    inDepot(g, 2, 5);
    goodsIn(g, 2, { red: 1 });
    store(g, 0, 'ship');
    dice(g, 0, 2, 2);
  });
  const sailed = at.choose('place hex:17 die=0 pay=0 store=0', 'load depot:2');
  expect([sailed.g.shields[2], countOf(sailed.estate(), 'red')]).toEqual([5, 1]);
  const next = phaseEnd(g => inDepot(g, 2, 5));
  expect([next.g.phase, next.g.shields[2]]).toEqual([1, 5]);
  expect(at.choose('shield shield:2:0').offered('shield')).toEqual([]);
  expect(at.refuses('shield:1:0')).toEqual({ why: 'nothingThere' });
});

test('SHD-12 each die is paid by itself: monastery 8 for each, 9 to 12 for none, shield 16 sets one free', () => {
  const offered = (arrange: (g: Burgundy) => void) =>
    shields(g => {
      g.estates[0]!.workers = 6;
      arrange(g);
    });
  const fours = offered(g => {
    inDepot(g, 4, 1);
    monasteries(g, 0, 9, 10, 11, 12);
    dice(g, 0, 3, 3);
  });
  expect(fours.offered('shield')).toEqual(['shield shield:4:0 pay=2']);
  const fives = offered(g => {
    inDepot(g, 5, 1);
    monasteries(g, 0, 8);
    bear(g, 0, 16);
    dice(g, 0, 2, 5);
  });
  expect(fives.offered('shield')).toEqual(['shield shield:5:0 pay=2']);
  expect(fives.choose('turnDie hex:18 die=0 face=5').offered('shield')).toEqual(['shield shield:5:0 pay=0']);
});

const chosenBy = (at: Sitting): string => {
  const into: number[] = [];
  bot.prior(at.g, question(at.g)!, offersOf(burgundy, at.g), into);
  expect(into.every(Number.isFinite)).toBe(true);
  return at.offers[into.indexOf(Math.max(...into))]!;
};

test('SHD-05 bots take a rich shield late, not a poor one early, and pay for what is worth it', () => {
  const pair = (shield: Shield, phase: number) =>
    chosenBy(
      shields(g => {
        g.phase = phase;
        g.round = 3;
        inDepot(g, 1, shield);
        dice(g, 0, 1, 1);
      }),
    );
  expect(pair(3, 4)).toBe('shield shield:1:0 pay=0');
  expect(pair(13, 0)).not.toMatch(/^shield/);
  expect(pair(14, 0)).toBe('shield shield:1:0 pay=0');
  const tribute = (shield: number, phase: number) =>
    chosenBy(
      phaseEnd(g => {
        bear(g, 0, shield);
        g.estates[0]!.silver = 1;
      }, phase),
    );
  expect(tribute(3, 4)).toBe('tribute button:tribute workers=0');
  expect(tribute(13, 0)).toBe('release hex:18');
});
