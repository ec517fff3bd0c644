import { AGENDAS, kindOfAgenda } from '../data/agendas';
import { CITIES, KINGDOM_CITIES } from '../data/cities';
import { EVENTS } from '../data/events';
import { FATE } from '../data/fate';
import { isBridge, isOverseas, PORTS, roadsFrom, stepsFrom } from '../data/land';
import { BORDERS, REGIONS, ROADS } from '../data/map';
import { DEEDS, NOBLE_NAMES } from '../data/names';
import { DEED_COPIES, NEUTRAL_COPIES, REGULARS, STRENGTH, TROOP_CARDS } from '../data/numbers';
import { drawMercenary, showOffer } from '../rules/draft';
import { drawFate, pickBaron, pickCity, pickNobleOf } from '../rules/fate';
import { gain } from '../rules/treasury';
import { baronOf, NONE } from '../state';
import { bare, city, fate, table, topEvent } from './table';

const quiet = (): void => {};
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

test('CMP-01 there are as many pieces and cards as the rulebook counts', () => {
  expect([NOBLE_NAMES.length, CITIES.length, KINGDOM_CITIES, EVENTS.length, AGENDAS.length]).toEqual([24, 24, 18, 36, 44]);
  expect([REGULARS, TROOP_CARDS - REGULARS]).toEqual([24, 66]);
  expect(AGENDAS.filter((_, card) => kindOfAgenda(card) === 'private')).toHaveLength(4);
  expect(STRENGTH.slice(0, 4)).toEqual([50, 50, 50, 100]);
});

test('CMP-02 two of each of six cards for a Baron, eight neutral ones', () => {
  expect(DEEDS.length * DEED_COPIES).toBe(12);
  expect(sum(NEUTRAL_COPIES)).toBe(8);
});

test('CMP-03 every city and every Noble is on one Fate card, five are revolts, every nation has four', () => {
  expect(new Set(FATE.map(card => card.city)).size).toBe(24);
  expect(new Set(FATE.map(card => card.noble)).size).toBe(24);
  expect(FATE.filter(card => card.revolt)).toHaveLength(5);
  for (let nation = 0; nation < 6; nation++) expect(FATE.filter(card => card.nationality === nation)).toHaveLength(4);
});

test('CMP-04 there is no end of crowns', () => {
  const g = bare(2);
  gain(g, 0, 'crowns', 100, 'gift', quiet);
  expect(baronOf(g, 0).crowns).toBe(115);
});

test('CMP-05 an empty deck is made of its discards; with neither nothing is drawn', () => {
  const g = bare(2);
  g.mercenaryDiscards = g.mercenaries.splice(1);
  expect(drawMercenary(g)).not.toBe(NONE);
  expect(drawMercenary(g)).not.toBe(NONE);
  g.mercenaries = [];
  g.mercenaryDiscards = [];
  g.offer = [];
  showOffer(g, 3);
  expect(g.offer).toEqual([]);
});

test('CMP-06 a used Fate card goes to the bottom', () => {
  const g = bare(2);
  fate(g, 5);
  expect(drawFate(g, 'revolt', quiet)).toBe(FATE[4]);
  expect(g.fate).toHaveLength(24);
  expect(g.fate[0]).toBe(4);
});

test('CMP-08 crowns, cards on the areas, sieges and laws lie open to everybody', () => {
  const { g } = table({ ask: 'useCard', seat: 0, deed: 'levyTaxes' }, r => {
    r.phases[0] = [0, 6];
    r.sieges.push({ city: 0, hold: NONE, seat: 0, round: 1 });
  });
  expect(g.phases[0]).toEqual([0, 6]);
});

test('RND-01 what does not fit is drawn again', () => {
  const g = bare(6);
  fate(g, 15, 14);
  expect(pickCity(g, quiet, one => one < KINGDOM_CITIES)).toBe(city('Kovel'));
  expect(g.fate.slice(0, 2)).toEqual([13, 14]);
});

test('RND-02 after a whole deck without a fit there is no target', () => {
  const g = bare(3);
  expect(pickCity(g, quiet, one => g.towns[one]!.owner === 0)).toBe(NONE);
});

test('RND-03 one card names a Baron and his Noble, for a given Baron only the shape counts', () => {
  const g = bare(3);
  fate(g, 24);
  expect(pickNobleOf(g, 0, quiet, () => true)).toBe(3);
});

test('RND-04 Barons who do not play, burnt cities and lost Nobles never fit', () => {
  const g = bare(3);
  fate(g, 4, 11, 2);
  expect(pickBaron(g, quiet, () => true)).toBe(1);
  g.towns[city('Vecht')]!.razed = true;
  fate(g, 4, 5);
  expect(pickCity(g, quiet, () => true)).toBe(city('Olbi'));
  g.nobles[3]!.gone = true;
  fate(g, 24, 3);
  expect(pickNobleOf(g, 0, quiet, () => true)).toBe(0);
});

test('MAP-01 borders are mutual, every region of the Kingdom can be reached, four bridges cross the rivers', () => {
  const seen = new Set([0]);
  for (const region of seen) for (const next of stepsFrom(region)) seen.add(next);
  expect(seen.size).toBe(42);
  REGIONS.forEach((_, a) => stepsFrom(a).forEach(b => expect(stepsFrom(b)).toContain(a)));
  expect(BORDERS.bridge).toHaveLength(4);
  expect(isBridge(10, 9)).toBe(true);
  expect(BORDERS.open.length + BORDERS.bridge.length + BORDERS.river.length + BORDERS.mountain.length).toBe(101);
});

test('MAP-02 roads run over passable borders, ports are six of the Kingdom and all overseas', () => {
  for (const road of ROADS) road.slice(1).forEach((region, i) => expect(stepsFrom(road[i]!)).toContain(region));
  expect(roadsFrom(9).length).toBeGreaterThan(1);
  expect(PORTS.filter(isOverseas)).toHaveLength(6);
  expect(PORTS).toHaveLength(12);
});

test('CNT-01 thresholds and razed cities follow the number of Barons', () => {
  for (const [seats, razed] of [
    [2, 11],
    [3, 7],
    [4, 5],
    [5, 3],
    [6, 0],
  ] as const) {
    const at = table({ ask: 'reveal' }, g => topEvent(g, 'inheritance'), { seats });
    expect(at.g.offer).toHaveLength(seats + 1);
    expect(razed).toBe([0, 0, 11, 7, 5, 3, 0][seats]);
  }
});
