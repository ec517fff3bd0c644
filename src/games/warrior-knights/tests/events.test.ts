import { colourOf, EVENTS } from '../data/events';
import { HIDDEN, NONE, type Realm } from '../state';
import { seenBy } from '../sight';
import {
  charge,
  city,
  eventNumber,
  fate,
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
  type Sitting,
} from './table';
import type { EventName } from '../data/events';

const R = region;
/** Baron 0 draws it; whatever could cancel it is let happen. */
const draw = (name: EventName, arrange: (g: Realm) => void = () => {}, rest: Parameters<typeof table>[0] = []): Sitting =>
  table([...[rest].flat(), { ask: 'event', seat: 0 }], g => {
    topEvent(g, name);
    arrange(g);
  });

test('EVT-01 red harms and green helps who draws it; the back is all one sees', () => {
  expect(EVENTS.filter((_, card) => colourOf(card) === 'red')).toHaveLength(14);
  expect(EVENTS.filter((_, card) => colourOf(card) === 'green')).toHaveLength(10);
  const { g } = table([], r => topEvent(r, 'scandal'));
  const view = seenBy(g, 0).events;
  expect(colourOf(view.at(-1)!)).toBe('red');
  expect(view.slice(0, -1).every(one => one === HIDDEN)).toBe(true);
});

test('EVT-02 red is cancelled by its drawer, blue by anybody together, some by nobody', () => {
  const red = draw('ruinedHarvest', g => {
    rule(g, 0, 'Monz');
    g.barons[0]!.faith = 1;
    g.barons[2]!.faith = 5;
  });
  expect([red.ask, red.asked]).toEqual(['cancel', 0]);
  const saved = red.choose('payFaith');
  expect([saved.baron().crowns, saved.baron().faith]).toEqual([15, 0]);
  expect(saved.g.eventDiscards).toEqual([eventNumber('ruinedHarvest')]);
  expect(draw('crisisOfFaith', g => (g.barons[0]!.faith = 3)).baron().faith).toBe(1);
});

const arson = (...faith: number[]): Sitting =>
  draw('arson', g => {
    fate(g, 21);
    faith.forEach((count, seat) => (g.barons[seat]!.faith = count));
    stand(g, 4, 'Monz', 50);
  });

test('EVT-03 EVT-04 Fate aims before anybody decides; then effects, then the discards', () => {
  const at = arson(2, 0, 0);
  expect(at.ask).toBe('pledge');
  expect(at.g.happening!.target).toBe(city('Monz'));
  const burnt = at.choose('pledge faith:0');
  expect([burnt.town('Monz').razed, burnt.g.eventDiscards]).toEqual([true, [eventNumber('arson')]]);
});

test('EVT-05 pledges go round from the Head; what falls short is not paid', () => {
  const shared = arson(1, 1, 0).choose('pledge faith:1', 'pledge faith:1');
  expect([shared.town('Monz').razed, shared.baron(0).faith, shared.baron(1).faith]).toEqual([false, 0, 0]);
  const short = arson(1, 1, 0).choose('pledge faith:1', 'pledge faith:0');
  expect([short.ask, short.asked]).toEqual(['pledge', 0]);
  const failed = short.choose('pledge faith:0');
  expect([failed.town('Monz').razed, failed.baron(1).faith]).toEqual([true, 1]);
});

test('EVT-06 a lasting Event is cancelled when it is drawn, or not at all', () => {
  const at = table({ ask: 'useCard', seat: 0, deed: 'levyTaxes' }, g => {
    g.lasting.push({ card: eventNumber('heretic'), seat: 0, target: NONE });
    Object.assign(g.barons[0]!, { faith: 9, crowns: 0 });
  });
  expect(at.offers).toEqual(['use card', 'decline button:decline', 'purse button:purse']);
});

test('EVT-07 AGE-31 a heretic pays one more, the Grand Almoner one less but not under one', () => {
  const heretic = draw('scandal', g => {
    Object.assign(g.barons[0]!, { heretic: true, faith: 2 });
    void 0;
  }).choose('payFaith');
  expect(heretic.baron().faith).toBe(0);
  const almoner = draw('campFever', g => {
    charge(g, 0, 'grandAlmoner');
    g.barons[0]!.faith = 1;
  });
  expect(almoner.choose('payFaith').baron().faith).toBe(0);
  const cheap = draw('scandal', g => {
    charge(g, 0, 'grandAlmoner');
    g.barons[0]!.faith = 2;
  }).choose('payFaith');
  expect(cheap.baron().faith).toBe(1);
});

test('EVT-08 EVE-25 Arson: every Noble there dies, whosever he is; at sea he survives; nobody gains', () => {
  const at = draw('arson', g => {
    fate(g, 14);
    stand(g, 0, 'Kovel', 50);
    stand(g, 4, 'Kovel', 50);
    stand(g, 8, 'Kovel', 50);
    g.nobles[8]!.atSea = true;
  });
  expect([0, 4, 8].map(noble => at.noble(noble).where)).toEqual([NONE, NONE, R('Kovel')]);
  expect([at.town('Kovel').razed, at.baron().crowns]).toEqual([true, 15]);
});

test('EVT-09 EVE-01 the Assassin kills an army of 150, not one of 250', () => {
  const strike = (...troops: number[]): Sitting =>
    draw('assassin', g => {
      fate(g, 22, 5);
      stand(g, 0, 'Monz', ...troops);
    });
  expect(strike(150).noble(0).where).toBe(NONE);
  expect(strike(200, 50).noble(0).tokens).toBe(2);
});

test('EVT-10 EVE-12 an Insurrection tries each city without a Noble, and may be bought off', () => {
  const at = draw('insurrection', g => {
    rule(g, 0, 'Monz', 'Kovel');
    stand(g, 0, 'Kovel', 50);
    g.barons[0]!.faith = 0;
    fate(g, 15);
  });
  expect([at.ask, at.offers]).toEqual(['calm', ['payCrowns button:payCrowns', 'letGo button:letGo', 'purse button:purse']]);
  expect(at.choose('letGo').town('Monz').owner).toBe(NONE);
});

test('EVT-11 truces and storms end when Upkeep begins', () => {
  const at = table({ ask: 'upkeep' }, g => Object.assign(g, { truce: true, storm: true, isLast: false }));
  expect([at.g.truce, at.g.storm]).toEqual([false, false]);
});

test('EVE-02 a Heretic loses the token to whoever has most Faith, for good', () => {
  const at = draw('heretic', g => {
    g.head = 0;
    g.barons[2]!.faith = 3;
  });
  expect([at.g.head, at.baron().heretic]).toEqual([2, true]);
  const tied = draw('heretic', g => (g.head = 0));
  expect([tied.ask, tied.asked]).toEqual(['newHead', 0]);
});

test('EVE-03 EVE-26 a line is broken: the next death is the last', () => {
  expect(draw('noHeir', g => fate(g, 22)).noble(0).heirless).toBe(true);
  expect(draw('brokenLine', g => fate(g, 3)).noble(4).heirless).toBe(true);
});

test('EVE-04 Camp Fever strikes armies of 200 and more on the map', () => {
  const at = draw('campFever', g => {
    stand(g, 0, 'Monz', 200);
    stand(g, 1, 'Monz', 150);
    hire(g, 2, [200]);
  });
  expect([0, 1, 2].map(noble => at.noble(noble).tokens)).toEqual([1, 0, 0]);
});

test('EVE-05 Arrears: a crown for each Mercenary, or it deserts', () => {
  const at = draw('arrears', g => {
    stand(g, 3, 'Monz', 200, 50);
    garrison(g, 0, 100);
    g.barons[0]!.crowns = 2;
  });
  expect(at.offers.some(offer => offer.startsWith('payAll'))).toBe(false);
  expect(at.choose(at.offers[0]!, 'payAll').baron().crowns).toBe(0);
});

test('EVE-06 Deserters of the nation Fate names, wherever they serve', () => {
  const at = draw('deserters', g => {
    fate(g, 7);
    hire(g, 24, [50], 'english');
  });
  expect(at.baron().garrison.troops).toEqual([]);
});

test('EVE-07 EVE-08 EVE-09 EVE-10 crowns, Votes and Faith are lost, never more than there are', () => {
  expect(
    draw('ruinedHarvest', g => {
      rule(g, 0, 'Monz', 'Kovel', 'Cadiz', 'Vecht');
      g.barons[0]!.crowns = 3;
    }).baron().crowns,
  ).toBe(0);
  expect(draw('embezzlement', g => (g.barons[0]!.crowns = 7)).baron().crowns).toBe(4);
  expect(draw('scandal', g => (g.barons[0]!.votes = 5)).baron().votes).toBe(2);
  const crisis = draw('crisisOfFaith', g => {
    g.barons[0]!.faith = 1;
    g.head = 0;
  });
  expect([crisis.baron().faith, crisis.g.head]).toEqual([0, 0]);
});

test('EVE-11 Cracked Walls: two breaches in a city, or one in the stronghold', () => {
  expect(
    draw('crackedWalls', g => {
      rule(g, 0, 'Vecht');
      fate(g, 4);
    }).town('Vecht').breaches,
  ).toBe(2);
  expect(draw('crackedWalls').baron().breaches).toBe(1);
});

test('EVE-13 a Broken Saddle exhausts', () => {
  expect(
    draw('brokenSaddle', g => {
      fate(g, 22);
      stand(g, 0, 'Monz', 50);
    }).noble(0).exhausted,
  ).toBe(true);
});

test('EVE-14 Disgrace takes a charge or an office, or two Votes', () => {
  const at = draw('disgrace', g => charge(g, 0, 'wool'));
  expect(at.choose(at.offers[0]!).baron().charges).toEqual([]);
  expect(draw('disgrace', g => (g.barons[0]!.votes = 1)).baron().votes).toBe(0);
});

test('EVE-15 EVE-18 EVE-24 harvest, inheritance and acclamation', () => {
  expect(draw('bumperHarvest').baron().crowns).toBe(17);
  expect(draw('bumperHarvest', g => rule(g, 0, 'Monz', 'Kovel', 'Cadiz')).baron().crowns).toBe(18);
  expect(draw('inheritance').baron().crowns).toBe(20);
  const cheered = draw('acclamation');
  expect([cheered.baron().prestige, cheered.g.pool]).toEqual([1, 29]);
});

test('EVE-16 EVE-17 the Pope’s favour and the people’s', () => {
  expect(draw('papalFavour').g.head).toBe(0);
  expect(draw('papalFavour', g => (g.barons[0]!.heretic = true)).g.head).toBe(1);
  expect(draw('popularOrator', g => (g.chairman = 1)).g.chairman).toBe(0);
  expect(
    draw('popularOrator', g => {
      g.chairman = 1;
      g.barons[2]!.votes = 3;
    }).g.chairman,
  ).toBe(1);
});

test('EVE-19 Volunteers are shown, then taken for nothing or shuffled back', () => {
  const at = draw('volunteers');
  expect(at.ask).toBe('volunteers');
  const taken = at.choose('accept', 'station garrison:0');
  expect([taken.baron().garrison.troops.length, taken.baron().crowns]).toEqual([1, 15]);
  expect(at.choose('pass').g.mercenaries).toHaveLength(62);
});

test('EVE-20 the Master Mason repairs and fortifies for nothing', () => {
  const at = draw('masterMason', g => {
    rule(g, 0, 'Monz');
    g.towns[4]!.breaches = 2;
  }).choose('fortify city:4');
  expect([at.town('Monz').breaches, at.town('Monz').fortified, at.baron().crowns]).toEqual([0, true, 15]);
});

test('EVE-21 EVE-22 surgeons heal an army, a second wind wakes a Noble', () => {
  const healed = draw('fieldSurgeons', g => {
    garrison(g, 0, 200, 200);
    g.barons[0]!.garrison.tokens = 3;
  }).choose('heal garrison:0');
  expect(healed.baron().garrison.tokens).toBe(0);
  const woken = draw('secondWind', g => {
    stand(g, 0, 'Monz', 50);
    g.nobles[0]!.exhausted = true;
  }).choose('wake noble:0');
  expect(woken.noble(0).exhausted).toBe(false);
});

test('EVE-23 Loyal Burghers: no revolts until the next Upkeep is over', () => {
  const at = draw('loyalBurghers');
  expect(at.baron().loyal).toBe(true);
  const quiet = table({ ask: 'revolt', seat: 0, city: 4, upkeep: true }, g => {
    rule(g, 0, 'Monz');
    g.barons[0]!.loyal = true;
    fate(g, 15);
  });
  expect(quiet.town('Monz').owner).toBe(0);
});

test('EVE-27 a Storm at Sea: a token for whoever sails, and nobody sets out this round', () => {
  const at = draw('stormAtSea', g => {
    stand(g, 0, 'Kovel', 200);
    g.nobles[0]!.atSea = true;
  });
  expect([at.noble(0).tokens, at.g.storm]).toEqual([1, true]);
  const port = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Kovel', 50);
    g.storm = true;
  });
  expect(port.offers.some(offer => offer.startsWith('sail'))).toBe(false);
});

test('EVE-28 Pestilence: two tokens for every army in the city’s region', () => {
  const at = draw('pestilence', g => {
    fate(g, 14);
    stand(g, 0, 'Kovel', 200, 50);
    stand(g, 4, 'Kovel', 200, 200);
  });
  expect([at.noble(0).tokens, at.noble(4).tokens]).toEqual([2, 2]);
});

test('EVE-29 a Peasant Uprising tries every Baron’s Kingdom cities', () => {
  const at = draw('peasantUprising', g => {
    rule(g, 0, 'Cadiz');
    rule(g, 1, 'Monz');
    fate(g, 15);
  });
  expect([at.ask, at.asked]).toEqual(['calm', 1]);
});

test('EVE-30 an Earthquake leaves nothing standing', () => {
  const at = draw('earthquake', g => {
    fate(g, 4);
    Object.assign(g.towns[city('Vecht')]!, { owner: 0, fortified: true });
  });
  expect(at.town('Vecht')).toEqual({ owner: 0, fortified: false, breaches: 3, razed: false });
});

test('EVE-31 Mercenary Unrest: a crown for each card of a nation, Baron by Baron', () => {
  const at = draw('mercenaryUnrest', g => {
    fate(g, 7);
    hire(g, 24, [50], 'english');
    hire(g, 25, [50], 'english');
    hire(g, 26, [50], 'swiss');
    regulars(g, 24, 0, 0);
  });
  expect([at.asked, at.offers.length]).toEqual([0, 3]);
  expect(at.choose('payAll').asked).toBe(1);
  expect(at.choose('payAll', 'payAll').ask).toBe(null);
});

test('EVE-32 a Schism passes the token to the other Baron with most Faith', () => {
  expect(draw('schism', g => (g.barons[2]!.faith = 1)).choose('pledge faith:0').g.head).toBe(2);
});

test('EVE-33 EVE-34 Corsairs sink the furthest fleet, Fair Winds carry all on', () => {
  const fleets = (g: Realm): void => {
    g.expeditions[0] = { spot: 1, blessed: false, stakes: [1, 0, 0] };
    g.expeditions[1] = { spot: 2, blessed: false, stakes: [1, 0, 0] };
  };
  expect(draw('corsairs', fleets).g.expeditions.map(e => e.spot)).toEqual([1, 0, 0]);
  const carried = draw('fairWinds', g => {
    fate(g, 1);
    fleets(g);
  });
  expect([carried.g.expeditions.map(e => e.spot), carried.baron().crowns]).toEqual([[2, 0, 0], 17]);
});

test('EVE-35 Free Companies: two more on offer, and a Draft at once if anybody waits', () => {
  expect(draw('freeCompanies').g.offer).toHaveLength(6);
  expect(draw('freeCompanies', g => (g.track[3] = 2)).asked).toBe(2);
});

test('EVE-36 the Truce of God: no battle this round', () => {
  expect(draw('truceOfGod').g.truce).toBe(true);
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Monz', 200);
    g.truce = true;
  });
  expect(at.offers.some(offer => /^(fight|assault|besiege)/.test(offer))).toBe(false);
});
