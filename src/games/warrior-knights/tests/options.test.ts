import { standings } from '../rules/victory';
import { agendaNumber } from '../data/agendas';
import {
  display,
  eventNumber,
  fate,
  mobilize,
  office,
  opening,
  playing,
  region,
  regulars,
  rule,
  stand,
  table,
  hire,
  type Sitting,
} from './table';
import type { RealmQuestion } from '../asking';
import { NONE, type Realm } from '../state';
import { miracleCost } from '../rules/miracles';

const on = (id: string) => ({ options: { [id]: true } });
const purse = (options: Record<string, boolean>, arrange: (g: Realm) => void): Sitting =>
  table({ ask: 'purse', seat: 0 }, arrange, { options });

test('NEG-01 NEG-02 whose card is up may give crowns, nothing else, and nothing is owed for it', () => {
  const at = table({ ask: 'useCard', seat: 0, deed: 'levyTaxes' }).choose('purse');
  expect([...new Set(at.offers.map(offer => offer.split(' ')[0]))]).toEqual(['give', 'treat', 'done']);
  const given = at.choose('give crowns:5 to=2');
  expect([given.baron(0).crowns, given.baron(2).crowns, given.ask]).toEqual([10, 20, 'useCard']);
});

test('NEG-01 crowns may also be given before a vote, a pledge, a stake and wherever else somebody can be won over', () => {
  const asked: RealmQuestion[] = [
    ...(['markSpot', 'mobilize', 'versatile', 'chooseDrawer', 'newFleet'] as const).map(ask => ({ ask, seat: 0 })),
    { ask: 'layCard', seat: 0, phases: ['taxation', 'wages'] },
    { ask: 'propose', seat: 0, card: 0 },
    { ask: 'invest', seat: 0, fleet: 0 },
  ];
  for (const q of asked) {
    const given = table(q, g => {
      playing(g);
      stand(g, 0, 'Monz', 50);
      g.barons[0]!.faith = 1;
    }).choose('purse', 'give crowns:3 to=1');
    expect([q.ask, given.ask, given.baron(1).crowns]).toEqual([q.ask, q.ask, 18]);
  }
  const meets = table({ ask: 'assembly' }, g => display(g, 'royalSubsidy', 'crownTithe'));
  const ordered = meets.choose('purse', 'give crowns:1 to=1', meets.offers[0]!);
  expect(ordered.choose('purse', 'give crowns:2 to=2').ask).toBe('commit');
  const shown = ordered.choose('commit votes:1', 'commit votes:1', 'commit votes:1');
  expect(shown.choose('purse', 'give crowns:8 to=2').ask).toBe('declare');
  const arson = table(
    [
      { ask: 'pledged', pass: 1 },
      { ask: 'pledge', seat: 0, pass: 1 },
    ],
    g => {
      g.happening = { card: eventNumber('arson'), drawer: 0, target: 4, pledges: [0, 0, 0] };
      g.barons[0]!.faith = 1;
    },
  );
  expect(arson.choose('purse', 'give crowns:1 to=1').ask).toBe('pledge');
  const poor = table({ ask: 'propose', seat: 0, card: 0 }, g => (g.barons[0]!.crowns = 0));
  expect(poor.choose('purse').offered('give')).toEqual([]);
});

test('OPT-01 the pool may hold 8, 12 or 15 for each Baron', () => {
  expect([8, 10, 12, 15].map(length => opening(3, { length }).g.pool)).toEqual([24, 30, 36, 45]);
});

test('OPT-02 a law of the Barons’ own is obeyed or defied like another', () => {
  const at = table(
    mobilize(),
    g => {
      playing(g);
      stand(g, 0, 'Monz', 50);
      g.openLaws.push({ law: 'banSieges', a: NONE, b: NONE, fresh: false });
    },
    on('openMotions'),
  ).choose('besiege city:4');
  expect(at.ask).toBe('comply');
  const obeyed = at.choose('comply');
  expect([obeyed.ask, obeyed.g.sieges.length]).toEqual(['mobilize', 0]);
  const defied = at.choose('refuse');
  expect([defied.baron().banned, defied.g.sieges.length]).toEqual([true, 1]);
});

test('OPT-03 heirs are given and killed; a dead Noble returns only when his heir is back', () => {
  const given = purse({ exchangeHeirs: true }, () => {}).choose('giveHeir baron:1 noble=0');
  expect(given.noble(0).heir).toBe(1);
  const killed = purse({ exchangeHeirs: true }, g => (g.nobles[4]!.heir = 0)).choose('killHeir noble:4');
  expect(killed.noble(4).heirless).toBe(true);
  const dead = (heir: number): Sitting =>
    table(
      [
        { ask: 'comeBack', seat: 0 },
        { ask: 'dying', noble: 0, by: NONE, abandoned: false },
      ],
      g => {
        fate(g, 5);
        stand(g, 0, 'Monz', 200);
        regulars(g, 0, 0, 0);
        g.nobles[0]!.heir = heir;
      },
      on('exchangeHeirs'),
    );
  expect([dead(1).ask, dead(0).ask]).toEqual([null, 'comeBack']);
  const officer = purse({ exchangeHeirs: true }, g => {
    Object.assign(g.nobles[4]!, { heir: 0, waits: true });
    office(g, 4, 'lordMarshal');
  }).choose('killHeir noble:4');
  expect([officer.noble(4).gone, officer.noble(4).office, officer.g.agendaDiscards]).toEqual([true, NONE, [agendaNumber('lordMarshal')]]);
  const waiting = purse({ exchangeHeirs: true }, g => {
    Object.assign(g.nobles[4]!, { heir: 0, waits: true });
    hire(g, 4, [50]);
  }).choose('killHeir noble:4');
  expect([waiting.noble(4).gone, waiting.noble(4).troops]).toEqual([true, []]);
});

test('OPT-04 who loses his stronghold is out, and all that was his with him', () => {
  const at = table(
    { ask: 'fall', hold: 1, by: 0 },
    g => {
      stand(g, 4, 'Monz', 50);
      rule(g, 1, 'Kovel', 'Vecht');
      g.barons[2]!.faith = 1;
      g.chairman = 1;
      g.barons[2]!.prestige = 1;
      g.track[0] = 1;
    },
    on('elimination'),
  ).choose('cede city:0');
  expect(at.baron(1).out).toBe(true);
  expect([at.town('Kovel').owner, at.town('Vecht').owner, at.noble(4).gone, at.g.track[0]]).toEqual([0, NONE, true, NONE]);
  expect([at.g.head, at.g.chairman]).toEqual([2, 2]);
  const last = table({ ask: 'fall', hold: 1, by: 0 }, () => {}, { seats: 2, ...on('elimination') });
  expect([last.g.winner, last.ask, standings(last.g)[0]!.seat]).toEqual([0, null, 0]);
});

test('OPT-04 his cards, stakes and pledged heirs go with him; the English edition hands the chair on by Votes', () => {
  const at = table(
    [{ ask: 'reveal' }, { ask: 'fall', hold: 1, by: 0 }],
    g => {
      g.phases[0] = [0, 6];
      g.areas[0] = [6];
      g.barons[1]!.lying[0] = 1;
      g.expeditions[0] = { spot: 1, blessed: false, stakes: [2, 3, 0] };
      g.nobles[0]!.heir = 1;
      g.chairman = 1;
      g.barons[0]!.prestige = 1;
      g.barons[2]!.votes = 1;
    },
    { options: { elimination: true, eliminationChairman: 'votes' } },
  );
  expect([at.g.phases[0], at.g.expeditions[0]!.stakes, at.noble(0).heir, at.g.chairman]).toEqual([[0], [2, 0, 0], 0, 2]);
  expect([at.asked === 1, at.g.areas[0], at.g.round]).toEqual([false, [], 2]);
});

test('OPT-05 Might is right: an empty pool ends nothing', () => {
  const at = table({ ask: 'gainPrestige' }, g => (g.pool = 0), on('mightIsRight'));
  expect(at.g.isLast).toBe(false);
  const burnt = table({ ask: 'gainPrestige' }, g => g.towns.slice(0, 18).forEach(town => (town.razed = true)), on('mightIsRight'));
  expect(burnt.g.isLast).toBe(true);
  const late = table(
    { ask: 'roundOver' },
    g => {
      g.round = 40;
      rule(g, 1, 'Monz');
    },
    on('mightIsRight'),
  );
  expect([late.ask, standings(late.g).map(one => one.place)]).toEqual([null, [2, 2, 2]]);
});

test('OPT-06 a Noble whom his troops abandon has an heir all the same', () => {
  const abandoned = (wanted: boolean): Sitting =>
    table(
      { ask: 'settle', army: 0 },
      g => {
        g.nobles[0]!.where = region('Monz');
        Object.assign(g.nobles[0]!, { tokens: 1, heirless: true });
        regulars(g, 0, 0, 0);
      },
      { options: { abandonedNobles: wanted } },
    );
  expect([abandoned(true).noble(0).gone, abandoned(false).noble(0).gone]).toEqual([false, true]);
});

test('OPT-07 miracles lift lasting Events for one Faith more', () => {
  const card = eventNumber('heretic');
  const at = purse({ miracles: true }, g => {
    g.lasting.push({ card, seat: 0, target: NONE });
    Object.assign(g.barons[0]!, { heretic: true, faith: 3 });
  }).choose(`miracle event:${card}`);
  expect([at.baron().heretic, at.baron().faith, miracleCost(card)]).toEqual([false, 0, 3]);
});

test('OPT-08 all options together begin without fault', () => {
  const at = opening(6, {
    openMotions: true,
    exchangeHeirs: true,
    elimination: true,
    mightIsRight: true,
    abandonedNobles: true,
    miracles: true,
  });
  expect(at.ask).toBe('assign');
});
