/** The rulebook's own examples, as its pictures tell them. */
import { NONE, type Realm } from '../state';
import {
  city,
  display,
  fate,
  drop,
  garrison,
  hire,
  mobilize,
  playing,
  region,
  regulars,
  rule,
  stand,
  table,
  topEvent,
  versatile,
} from './table';
import { agendaNumber } from '../data/agendas';
import { STRENGTH } from '../data/numbers';

const R = region;

test('the siege of Monz: 50 troops with their leader are more than 200', () => {
  const first = table(mobilize(1), g => {
    playing(g, 1);
    stand(g, 6, 'Eichwald', 50);
  }).choose(`march region:${R('Monz')} noble=6`, 'besiege city:4', 'layOn phase:wages');
  expect([first.g.sieges.length, first.noble(6).exhausted, first.town('Monz').owner]).toEqual([1, true, NONE]);
  const second = table(mobilize(1), g => {
    playing(g, 1);
    stand(g, 6, 'Monz', 50);
    g.sieges.push({ city: 4, hold: NONE, seat: 1, round: 1 });
    g.round = 2;
  }).choose('besiege city:4', 'control');
  expect(second.town('Monz').owner).toBe(1);
});

test('the assault on Froli: two moved together, the star commands, two breaches, nobody hurt', () => {
  const at = table(mobilize(), g => {
    playing(g);
    fate(g, 3, 1, 2, 4, 6, 10);
    stand(g, 0, 'Froli', 150);
    stand(g, 2, 'Kovel', 50);
  }).choose(`march region:${R('Froli')} noble=2`, 'done', 'assault city:3', 'join noble:0', 'join noble:2', 'command noble:0');
  expect(at.g.battle!.hands.map(hand => hand.length)).toEqual([4, 2]);
  const over = drop(at, 'victory', 'victory').choose('yes');
  expect(over.facts.find(fact => fact.what === 'hits' && fact.seat === 0)).toMatchObject({ count: 0 });
  expect([over.ask, over.town('Froli').breaches]).toEqual(['capture', 2]);
});

test('the battle in the field: a Noble falls, the enemy retreats, the third army stands by', () => {
  const at = table(versatile(1), g => {
    playing(g, 1);
    g.card = 11;
    g.barons[1]!.hand[5] = 1;
    fate(g, 3, 6, 2, 1, 5, 12, 13, 7, 11);
    stand(g, 5, 'Brunfeld', 200);
    stand(g, 6, 'Brunfeld', 100);
    stand(g, 8, 'Brunfeld', 200, 50);
    g.nobles[8]!.exhausted = true;
    stand(g, 0, 'Brunfeld', 100);
  }).choose(`fight baron:2 region=${R('Brunfeld')}`, 'join noble:5', 'join noble:6', 'command noble:5');
  expect(at.g.battle!.hands.map(hand => hand.length)).toEqual([5, 4]);
  const shown = drop(drop(at, 'prevent', 'prevent'), 'prevent', 'prevent').choose('yes', 'suffer noble:6');
  const retreat = shown.ask === 'deserter' ? shown.choose(shown.offers[0]!) : shown;
  expect([retreat.ask, retreat.asked, retreat.noble(8).tokens]).toEqual(['flight', 2, 2]);
  const over = retreat.choose(retreat.offers[0]!);
  expect([over.noble(6).where, over.noble(0).tokens, over.noble(0).where]).toEqual([NONE, 0, R('Brunfeld')]);
});

test('Vecht with 200 troops and a Noble draws seven, fortified eight', () => {
  const cards = (fortified: boolean): number =>
    table(mobilize(), g => {
      playing(g);
      rule(g, 1, 'Vecht');
      g.towns[city('Vecht')]!.fortified = fortified;
      stand(g, 0, 'Vecht', 100);
      stand(g, 4, 'Vecht', 200);
    }).choose(`assault city:${city('Vecht')}`).g.battle!.hands[1].length;
  expect([cards(false), cards(true)]).toEqual([7, 8]);
});

test('the death of a Noble: 50 English desert, 200 Mercenaries are discarded, 200 Regulars stay', () => {
  const at = table({ ask: 'dying', noble: 0, by: NONE, abandoned: false }, g => {
    fate(g, 7);
    g.nobles[0]!.where = R('Brunfeld');
    regulars(g, 0, 0, 0, 1, 3);
    hire(g, 0, [50, 100], 'english');
    hire(g, 0, [100], 'polish');
    g.nobles[0]!.tokens = 5;
  });
  const over = at.choose(at.offers.find(offer => STRENGTH[Number(offer.split(':')[1])] === 50)!);
  expect(over.noble(0).troops).toEqual([0, 1, 3]);
});

test('the Mercenary Draft of three: English, two Polish at once, Romanian', () => {
  const at = table({ ask: 'draft' }, g => {
    g.mercenaries.push(...g.offer.splice(0));
    g.offer.push(...hire(g, 24, [150], 'english'), ...hire(g, 24, [100, 50], 'polish'), ...hire(g, 24, [50], 'romanian'));
    g.barons[0]!.garrison.troops = [];
    g.track = [0, 2, 1, 2, NONE, NONE, NONE];
    rule(g, 1, 'Kovel');
    stand(g, 7, 'Kovel', 50);
  });
  const [english, hundred, fifty, romanian] = at.g.offer;
  const red = at.choose(`hire troop:${english}`, 'station garrison:0');
  const blue = red.choose(`bundle troop:${hundred}`, `bundle troop:${fifty}`, 'station noble:11', 'station noble:11');
  const green = blue.choose(`hire troop:${romanian}`, 'station noble:7');
  expect([green.baron(0).crowns, green.baron(1).crowns, green.baron(2).crowns]).toEqual([12, 14, 12]);
  expect([green.ask, green.g.offer.length, green.g.track.every(seat => seat === NONE)]).toEqual([null, 4, true]);
});

test('China sets out blessed, the Spice Islands pay twice', () => {
  const at = table({ ask: 'neutral', kind: 1 }, g => {
    g.expeditions[1] = { spot: 2, blessed: false, stakes: [5, 1, 0] };
    g.barons[1]!.faith = 1;
    fate(g, 1);
  }).choose('launch fleet:china', 'invest crowns:1', 'invest crowns:0', 'invest crowns:0', 'bless');
  expect(at.g.expeditions.map(e => e.spot)).toEqual([0, 0, 1]);
  expect([at.baron(0).crowns, at.baron(1).crowns]).toEqual([24, 17]);
});

test('the eighth card of four Barons sets off the Assembly, after the Votes', () => {
  const at = table(
    [{ ask: 'reveal' }],
    g => {
      g.areas = [[8], [], []];
      g.barons[1]!.lying = [1, 0, 0];
      g.phases[2] = [2, 14, 20, 4, 10, 16, 22];
      display(g, 'amnesty');
    },
    { seats: 4 },
  ).choose('use');
  expect([at.ask, at.baron(1).votes]).toEqual(['commit', 3]);
  expect(at.g.assembly!.matter!.card).toBe(agendaNumber('amnesty'));
});

test('fourteen cards lie on each area when six have planned', () => {
  let at = table([{ ask: 'stack' }, ...[5, 4, 3, 2, 1, 0].map(seat => ({ ask: 'plan' as const, seat }))], g => (g.stage = 'planning'), {
    seats: 6,
  });
  for (let seat = 0; seat < 6; seat++)
    for (const area of [0, 1, 2])
      at = at.choose(
        `lay area:${area} deed=${['levyTaxes', 'serveChurch', 'rallySupport'][area]}`,
        `lay area:${area} deed=${['levyTaxes', 'serveChurch', 'rallySupport'][area]}`,
        ...(area === 2 ? ['done'] : []),
      );
  expect(at.facts.find(fact => fact.what === 'stacked')).toMatchObject({ counts: '14-14-14' });
});

test('the return of Nobles: troops divided anew, the stronghold’s troops given out, both placed', () => {
  const at = table(
    [
      { ask: 'comeBack', seat: 0 },
      { ask: 'regroup', seat: 0, shifted: [] },
    ],
    g => {
      regulars(g, 0, 0, 3);
      garrison(g, 0, 100, 150);
      rule(g, 0, 'Monz');
    },
  );
  const [first, second] = at.baron().garrison.troops;
  const shared = at.choose('shift noble:1 from=0 troop=3', `shift noble:0 from=24 troop=${first}`, `shift noble:1 from=24 troop=${second}`);
  expect(shared.ask).toBe('comeBack');
  const back = shared.choose('comeBack city:4 noble=0', `comeBack region:${R('Hochrain')} noble=1`);
  expect([back.noble(0).where, back.noble(1).where, back.noble(2).where]).toEqual([R('Monz'), R('Hochrain'), NONE]);
});

test('Serve the Church of four: no token with as much Faith, the third card of Taxation', () => {
  const at = table(
    [{ ask: 'reveal' }],
    g => {
      g.areas = [[], [9], [0]];
      g.barons[1]!.lying = [0, 1, 0];
      g.barons[0]!.lying = [0, 0, 1];
      g.barons[3]!.faith = 1;
      g.head = 3;
      g.phases[0] = [6, 12];
    },
    { seats: 4 },
  ).choose('use', 'layOn phase:taxation');
  expect([at.g.head, at.g.phases[0]!.length, at.ask]).toEqual([3, 3, 'useCard']);
});

test('Arson: the Head draws blue at no cost, and two Faith from two Barons save the city', () => {
  const at = table({ ask: 'neutral', kind: 0 }, (g: Realm) => {
    topEvent(g, 'arson');
    fate(g, 21);
    g.barons[1]!.faith = 1;
    g.barons[2]!.faith = 1;
  }).choose('choose baron:1', 'pledge faith:1', 'pledge faith:1');
  expect([at.town('Monz').razed, at.baron(1).faith, at.baron(2).faith]).toEqual([false, 0, 0]);
});
