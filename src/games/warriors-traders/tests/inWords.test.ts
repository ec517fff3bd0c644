/** What the sentences, cards and lines of Warriors & Traders must say truly, in both languages and under the options they speak of. */
import { LANGUAGES } from '@/engine/contract';
import { LANDS, type LandName } from '../data/lands';
import { TRACKS } from '../data/names';
import { LEVELS } from '../data/technology';
import { words } from '../words';
import { english } from '../words/en';
import { italian } from '../words/it';
import { from, there, whole } from '../words/it/places';
import { levelWords } from '../words/levelWords';
import type { TradersChoice, TradersQuestion } from '../state';
import { act, barbarians, levels, place, table, war } from './table';

const who = (seat: number): string => ['Anna', 'Ben'][seat] ?? '';
const mostWords = 40;
const count = (text: string): number => text.split(/\s+/).length;

test('Italian joins every place with the article and preposition it takes', () => {
  expect(['Ajaccio', 'Genova', 'Malta', 'Calabria', 'Piemonte', 'Gallura', 'Yorkshire', 'Highlands'].map(there)).toEqual([
    'ad Ajaccio',
    'a Genova',
    'a Malta',
    'in Calabria',
    'in Piemonte',
    'in Gallura',
    'nello Yorkshire',
    'nelle Highlands',
  ]);
  expect(['Gallura', 'Piemonte', 'Istria', 'Roma', 'Bayern'].map(from)).toEqual([
    'dalla Gallura',
    'dal Piemonte',
    'dall’Istria',
    'da Roma',
    'da Bayern',
  ]);
  expect(['Piemonte', 'Milano', 'Alta Corsica'].map(whole)).toEqual(['il Piemonte', 'Milano', 'l’Alta Corsica']);
  const { choices, told } = italian;
  expect([choices.driveTo('Ajaccio'), choices.march('la fanteria', 'Gallura', 'Piemonte', true)]).toEqual([
    'Scacciali ad Ajaccio',
    'Attacca il Piemonte con la fanteria dalla Gallura',
  ]);
  expect(choices.shift('Produzione', 'Commercio')).toBe('Sposta un gettone dalla Produzione al Commercio');
  expect(choices.war(italian.names.nations['it-sicily']!)).toBe('Dichiara guerra al Regno di Sicilia');
  expect(told.developed({ what: 'developed', seat: 0, track: 2, level: 1, reached: false }, who)).toBe(
    'Anna mette un gettone sul percorso Militare.',
  );
  expect(told.award({ what: 'award', seat: 0, track: 1 }, who)).toBe(
    'Anna ha più gettoni di tutti nel Commercio: titolo di Commerciante, 3 punti.',
  );
});

test('every list of Italian places names provinces that there are', () => {
  const names = new Set(Object.values(LANDS).flatMap(land => land.provinces.map(p => p.name)));
  expect(['Abruzzo', 'Emilia Romagna', 'Wales', 'Orkney', 'Île-de-France', 'Steiermark', 'Banat'].filter(name => !names.has(name))).toEqual(
    [],
  );
});

test('one of a thing is one, and a proposal says where a name ends', () => {
  expect(english.labels.track('Trade', 'I', 1)).toBe('Trade, level I, 1 token');
  expect(italian.labels.track('Commercio', 'I', 2)).toBe('Commercio, livello I, 2 gettoni');
  const deal = { what: 'proposed', seat: 0, to: 1, give: [0, 1, 0, 0], want: [2, 0, 0, 0], reply: false } as const;
  expect([english.told.proposed(deal, who), italian.told.proposed(deal, who)]).toEqual([
    'Anna proposes to Ben: 1 good for 2 food.',
    'Anna propone a Ben: dà 1 prodotto per 2 cibo.',
  ]);
});

test('8.2 the lines of the highest levels leave nothing out', () => {
  expect(levelWords(english.levels, 'military', LEVELS)).toMatch(/no hunger.*declaration of war/);
  expect(levelWords(italian.levels, 'military', LEVELS)).toMatch(/niente fame.*dichiarazione di guerra/);
});

test('14.3 the card of a capital sends barbarians to free land first', () => {
  expect(english.cards.places.capital).toMatch(/free land .* first, then .*capital/);
  expect(italian.cards.places.capital).toMatch(/prima in terre libere.*poi nella capitale/);
});

test.each(LANGUAGES)('in %s the card of every province names it, what it is of, what it brings and who holds it', language => {
  const form = { en: english, it: italian }[language];
  const { g } = table(act(), g => {
    place(g, 0, 'london', 'fort');
    barbarians(g, 'wessex');
  });
  const cardAt = (name: string): { title: string; text: string } => words[language].card(g, `province:we-${name}`)!;
  const london = cardAt('london');
  expect(london.title).toBe('London');
  for (const said of [form.names.nations['we-england']!.to, form.names.amount(1, 'food'), form.names.places.capital])
    expect(london.text.toLowerCase()).toContain(said.toLowerCase());
  expect(cardAt('calais').text).toContain(form.names.nations['we-burgundy']!.to);
  expect(cardAt('wessex').text).toContain(form.names.barbarians.to);
  expect(cardAt('wales').text).toContain(form.cards.nobody);
  const long = (Object.keys(LANDS) as LandName[]).flatMap(land =>
    LANDS[land].open
      .map(p => words[language].card({ ...g, land }, `province:${LANDS[land].provinces[p]!.id}`)!)
      .filter(card => count(card.text) > mostWords),
  );
  expect(long).toEqual([]);
});

test.each(LANGUAGES)('3.1, 21.1 in %s the order of the turn has the nations’ numbers, and varies where it does', language => {
  const form = { en: english, it: italian }[language];
  const { g } = table(act());
  expect(words[language].card(g, 'turn')!.text).toMatch(/\(\d\).*\(\d\)/);
  expect(words[language].card(g, 'nation:we-scotland')!.text).toMatch(/4.*8.*Aberdeen/);
  expect(words[language].spot(g, 'nation:we-scotland', who)).toMatch(/4$/);
  const q: TradersQuestion = { ask: 'nation', seat: 0 };
  expect(words[language].choice(g, q, { do: 'nation', at: 'nation:we-scotland' })).toContain('4');
  const said = (variableOrder: boolean): string => words[language].card({ ...g, variableOrder }, 'rival:1')!.text;
  expect([said(false).includes(form.cards.first), said(true).includes(form.cards.first)]).toEqual([true, false]);
  expect(said(true)).toContain(form.cards.varies);
  expect(words[language].firstDecides!({ nations: 'lot' })).not.toBe(words[language].firstDecides!({ nations: 'choice' }));
});

test.each(LANGUAGES)('8.2, 7.5 in %s a token says what its level would bring, and one that moves what it takes away', language => {
  const { g } = table(act(), g => levels(g, 0, { production: 2 }));
  const hint = words[language].consequence!;
  expect(hint(g, act(), { do: 'develop', at: 'track:trade' })).toContain('6');
  for (const track of TRACKS) expect(words[language].card(g, `track:${track}`)!.text).toMatch(/I+ \(.*I+ \(/);
  const shift: TradersQuestion = { ask: 'shift', seat: 0 };
  const moved = hint(g, shift, { do: 'shift', at: 'track:trade', from: 'production' })!;
  expect(moved).toContain({ en: 'Production falls to level I', it: 'Produzione scende al livello I' }[language]);
});

test.each(LANGUAGES)('in %s a chapter says what is ours, how many proposals there are, and what Double Strike is', language => {
  const told = (id: string): string =>
    words[language].chapters
      .find(c => c.id === id)!
      .paragraphs.join(' ')
      .toLowerCase();
  expect(told('ours')).toMatch(/nations|nazioni/);
  expect(told('trade')).toMatch(/three proposals|cominciare tre/);
  expect(told('marching')).toMatch(/second one|secondo di marcia/);
});

test.each(LANGUAGES)('19.7 in %s the card of a track says who has its title, and by how much', language => {
  const text = (tokens: readonly [number, number]): string => {
    const { g } = table(act(), g => g.realms.forEach((realm, seat) => (realm.tokens[1] = tokens[seat as 0 | 1])));
    return words[language].card(g, 'track:trade')!.text;
  };
  const form = { en: english, it: italian }[language];
  expect(text([5, 3])).toMatch(new RegExp(`${form.sources.merchant}.*${form.names.nations['we-england']!.name}.*5.*3`));
  expect(text([3, 3])).toMatch({ en: /nobody alone ahead/, it: /nessuno da solo/ }[language]);
});

test.each(LANGUAGES)(
  '16.2 in %s a declaration of war says what it brings, and the card of a nation what wars and routes it has',
  language => {
    const { g } = table(
      act(),
      g => {
        war(g, 0, 1, 2);
        g.realms[2]!.routes.push(1);
      },
      { seats: 3, turn: 3 },
    );
    expect(words[language].consequence!(g, act(), { do: 'war', at: 'rival:2' })).toMatch(/\b3\b/);
    const form = { en: english, it: italian }[language];
    const { text } = words[language].card(g, 'rival:1')!;
    expect(text).toContain(form.cards.wars(form.names.nations['we-england']!.name));
    expect(text).toContain(form.cards.routesFrom(form.names.nations['we-ireland']!.name));
    expect(words[language].card(g, 'rival:2')!.text).toContain(form.cards.routesTo(form.names.nations['we-scotland']!.name));
  },
);

test.each(LANGUAGES)('6.10 in %s a deal says which proposal it would be, and who is done that it is for the turn', language => {
  const { g } = table(act());
  const hint = (proposals: number, c: TradersChoice) => words[language].consequence!(g, { ask: 'trade', seat: 0, proposals }, c);
  expect(hint(1, { do: 'deal', at: 'rival:1' })).toMatch(/\b2\b.*\b3\b/);
  expect(hint(0, { do: 'done', at: 'button:done' })).toMatch(/for this turn|per questo turno/);
  expect(words[language].consequence!(g, act(), { do: 'done', at: 'button:done' })).toBeNull();
});

test.each(LANGUAGES)(
  '21 in %s nothing that is read is false under another option: how long it lasts, what capitals hold, what routes bring',
  language => {
    const { cards, lessons, chapters, options } = words[language];
    const alwaysRead = [...cards.map(({ text }) => text), ...Object.values(lessons).flatMap(({ title, help }) => [title, help])];
    expect(alwaysRead.filter(text => /\bten turns\b|\bdieci turni\b|tenth turn|decimo turno/i.test(text))).toEqual([]);
    const told = (id: string): string => chapters.find(c => c.id === id)!.paragraphs.join(' ');
    expect(told('aim')).toMatch({ en: /tenth.*eighth.*sixth/, it: /decimo.*ottavo.*sesto/ }[language]);
    expect(told('aim')).toMatch(/55.*65.*75/);
    expect(told('setUp')).toMatch({ en: /infantry if you chose/, it: /fanteria se l’avete scelto/ }[language]);
    expect(told('resources')).toMatch({ en: /wherever you chose so/, it: /se l’avete scelto/ }[language]);
    const seats = { en: /^By seats/, it: /^Secondo i posti/ }[language];
    for (const value of [options.alliances4!.values['2v2']!, options.alliances6!.values['3v3']!, options.alliances6!.values['2v2v2']!])
      expect(value.help).toMatch(seats);
  },
);

test.each(LANGUAGES)('3.1 in %s a turn begins with its order, and gold stands first among what a seat has', language => {
  const began = { what: 'turnBegan', turn: 2, first: 1, order: [1, 0], barbarians: 1 } as const;
  expect(words[language].told(began, who)).toMatch(/Ben, (then|poi) Anna;/);
  expect(words[language].told({ what: 'turnBegan', turn: 2, first: 1, barbarians: 1 }, who)).toMatch(/Ben/);
  expect(words[language].stocks(table(act()).g, 0).map(({ icon }) => icon)).toEqual(['coin', 'sword', 'barrel', 'food']);
});
