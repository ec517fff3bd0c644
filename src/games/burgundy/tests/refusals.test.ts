/** A tap in vain is answered with the true reason, in both languages. */
import { advance, asked, offersOf } from '@/engine/referee';
import { byChance } from '@/engine/testing/matches';
import { burgundy } from '..';
import { path } from '../path';
import { rules } from '../rules/ruleBook';
import { BLACK_SPOTS, DEPOT_SLOT_SPOTS, DEPOT_SPOTS, DIE_SPOTS, GOODS_SPOTS, HEX_SPOTS, STORE_SPOTS } from '../spots';
import type { BurgundyChoice, BurgundyQuestion, BurgundyRefusal } from '../asking';
import { isUsed, unusedDice, dukeOf, estateOf, type Burgundy } from '../state';
import { black, depot, dice, goods, goodsIn, lay, monasteries, opening, store, table, type Sitting } from './table';

const said = (at: Sitting, spot: string): readonly string[] => {
  const refusal = at.refuses(spot) as BurgundyRefusal;
  return [burgundy.words.en.refusal(refusal), burgundy.words.it.refusal(refusal)];
};

test('TRN-01 a used die is told apart from two used dice', () => {
  const one = table().choose('workers button:workers die=0');
  expect(said(one, 'die:0')).toEqual(['This die is used; your other one is not.', 'Questo dado è già usato; l’altro no.']);
  const none = table(g => (g.estates[0]!.silver = 2) && black(g, 'mine.black')).choose(
    'workers button:workers die=0',
    'workers button:workers die=1',
  );
  expect(said(none, 'die:0')).toEqual(['Both your dice are used.', 'Hai già usato entrambi i dadi.']);
});

test('CAS-01 in an extra action no die is needed', () => {
  const at = table(g => {
    store(g, 0, 'castle');
    lay(g, 0, { 12: 'monastery.4' });
    dice(g, 0, 6, 1);
  }).choose('place hex:6 die=0 pay=0 store=0');
  expect(at.ask).toBe('castleAction');
  expect(said(at, 'die:1')).toEqual(['No die is needed: any number will do.', 'Non serve un dado: va bene ogni numero.']);
});

test('TAK-01 a depot tapped beside its tiles asks for a tile, or says what it costs', () => {
  const at = table(g => {
    depot(g, 1, 'mine');
    depot(g, 3, 'mine');
  });
  expect(at.refuses('depot:1')).toEqual({ why: 'tapTile' });
  expect(at.refuses('depot:2')).toEqual({ why: 'nothingThere' });
  expect(at.refuses('depot:3')).toEqual({ why: 'tooFewWorkers', needed: 2, workers: 0 });
});

test('PLC-01 a stored tile says why it can go nowhere', () => {
  const at = table(g => {
    store(g, 0, 'pasture.pig3', 'ship');
    dice(g, 0, 4, 4);
  });
  expect(at.refuses('store:0')).toEqual({ why: 'noSpace' });
  expect(at.refuses('store:1')).toEqual({ why: 'tooFewWorkers', needed: 1, workers: 0 });
  expect(at.refuses('store:2')).toEqual({ why: 'nothingThere' });
});

test('PLC-03 a stored building says that each village holds one of its type, and so does the space and its card', () => {
  const at = table(g => {
    lay(g, 0, { 11: 'building.warehouse', 26: 'building.bank' });
    store(g, 0, 'building.bank');
    dice(g, 0, 3, 3);
  });
  expect(said(at, 'store:0')).toEqual([
    'Every village within reach has a bank already; each holds one.',
    'Ogni villaggio raggiungibile ha già una banca: un solo edificio per tipo.',
  ]);
  expect(said(at, 'hex:25')[1]).toMatch(/un solo edificio per tipo/);
  const card = (): string | undefined => burgundy.words.en.card(at.g, 'hex:25')?.text;
  expect(card()).toMatch(/^Place a building this village lacks with a 3/);
  monasteries(at.g, 0, 1);
  expect(card()).toMatch(/^Place a building here with a 3/);
});

test('TAK-02 while room must be made, nothing else can be done', () => {
  const at = table(g => {
    store(g, 0, 'mine', 'mine', 'mine');
    depot(g, 1, 'ship');
  }).choose('take depot:1:0 die=0');
  expect(at.ask).toBe('makeRoom');
  for (const spot of ['hex:17', 'depot:1:0', 'die:1', 'goods:red', 'black:0'])
    expect(said(at, spot)).toEqual(['First discard a stored tile to make room.', 'Prima scarta una tessera, per fare posto.']);
});

test('SHP-01 a ship wants a depot first; MON-05 its second depot lies beside the first and holds goods', () => {
  const at = table(g => {
    store(g, 0, 'ship');
    dice(g, 0, 5, 1);
    monasteries(g, 0, 5);
    goodsIn(g, 1, { pink: 1 });
    goodsIn(g, 2, { red: 1 });
    goods(g, 0, { brown: 1 });
  }).choose('place hex:19 die=0 pay=0 store=0');
  expect(said(at, 'hex:17')).toEqual(['First: choose a depot and load its goods.', 'Prima: scegli un deposito e caricane le merci.']);
  expect(at.refuses('goods:brown')).toEqual({ why: 'asksOther', ask: 'ship' });
  const second = at.choose('load depot:1');
  expect(second.ask).toBe('secondDepot');
  expect(second.refuses('depot:6')).toEqual({ why: 'noGoodsThere' });
  expect(second.refuses('depot:4')).toEqual({ why: 'notBeside', depot: 1 });
});

test('MON-06 what is too little counts workers too; BUY-01 without it only silver', () => {
  const six = table(g => {
    monasteries(g, 0, 6);
    black(g, 'mine.black');
    g.estates[0]!.silver = 1;
  });
  expect(said(six, 'black:0')[0]).toBe('A purchase costs 2, in silver or workers; you have 1.');
  const rich = table(g => {
    black(g, 'mine.black');
    g.estates[0]!.silver = 2;
  });
  expect(rich.refuses('black')).toEqual({ why: 'tapTile' });
});

test('SET-09 the first castle goes on a castle space', () => {
  const at = opening(2, { duchySetup: 'freeChoice' }).choose('duchy duchy:1', 'castle hex:1', 'duchy duchy:1');
  expect(at.refuses('hex:0')).toEqual({ why: 'castleSpace' });
});

const SPOTS = [...HEX_SPOTS, ...DEPOT_SLOT_SPOTS, ...BLACK_SPOTS, ...GOODS_SPOTS, ...STORE_SPOTS, ...DIE_SPOTS, ...DEPOT_SPOTS.slice(1)];

/** Whatever stands in a sentence is so on the table. */
function contradicts(g: Burgundy, q: BurgundyQuestion & { readonly seat: number }, at: string, r: BurgundyRefusal): boolean {
  const estate = estateOf(g, q.seat);
  const duke = dukeOf(g, q.seat);
  switch (r.why) {
    case 'tooFewWorkers':
      return r.needed <= estate.workers || r.workers !== estate.workers;
    case 'diceUsed':
      return unusedDice(duke) > 0;
    case 'dieUsed':
      return !isUsed(duke, at === 'die:0' ? 0 : 1);
    case 'tooLittleSilver':
      return estate.silver >= r.needed;
    case 'tooLittleToPay':
      return estate.silver + estate.workers >= r.needed;
    case 'boughtAlready':
      return !duke.bought;
    case 'asksOther':
      return r.ask !== q.ask;
    default:
      return false;
  }
}

test('in whole matches every place that is not offered has a reason, and it is true', () => {
  const silent = new Set<string>();
  const untrue = new Set<string>();
  for (const [seats, seed] of [
    [2, 5],
    [4, 6],
  ] as const) {
    const g = burgundy.setUp({ seats, seed, options: { duchySetup: 'dealTwo' } });
    const pick = byChance(seed);
    for (let offers = offersOf(burgundy, g); offers.length > 0;) {
      const q = g.questions.at(-1) as BurgundyQuestion & { readonly seat: number };
      const rule = rules[q.ask] as { refuses?: (g: Burgundy, q: BurgundyQuestion, at: string) => BurgundyRefusal | null };
      const offered = new Set(offers.flatMap(path));
      // Before a duchy is chosen nothing of the board is on the screen.
      if (q.ask !== 'duchy')
        for (const at of SPOTS) {
          if (offered.has(at)) continue;
          const reason = rule.refuses?.(g, q, at) ?? null;
          if (reason === null) silent.add(`${q.ask} ${at.split(':')[0]}`);
          else if (contradicts(g, q, at, reason)) untrue.add(`${q.ask} ${at} ${reason.why}`);
        }
      offers = advance(burgundy, g, pick(g, asked(burgundy, g) as number, offers) as BurgundyChoice);
    }
  }
  expect([...silent]).toEqual([]);
  expect([...untrue]).toEqual([]);
});

test('BLD-03 the carpenter’s reason is its own, and a place beside it is told what comes first', () => {
  const at = table(g => {
    store(g, 0, 'building.carpenter');
    dice(g, 0, 3, 1);
    depot(g, 1, 'building.bank');
    depot(g, 2, 'mine');
    lay(g, 0, { 17: 'ship' });
  }).choose('place hex:25 die=0 pay=0 store=0');
  expect(at.refuses('depot:2:0')).toEqual({ why: 'notOfThisKind', building: 'carpenter' });
  expect(said(at, 'hex:16')[0]).toBe('First: take a building from any depot.');
});
