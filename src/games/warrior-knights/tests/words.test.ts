/** Every sentence within its measure, in both languages. Prompts, refusals and labels are gathered from played matches. */
import { LANGUAGES as LANGUAGES_OF_HOUSE } from '@/engine/contract';
import { advance, offersOf } from '@/engine/referee';
import { byChance } from '@/engine/testing/matches';
import { warriorKnights } from '..';
import type { RealmQuestion } from '../asking';
import { forms } from '../words';
import { tidingWords } from '../words/tidings';
import { rules } from '../rules/ruleBook';

const wordsIn = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
const tooLong = (texts: Iterable<string>, most: number): string[] => [...texts].filter(text => wordsIn(text) > most);
const who = (seat: number): string => ['Anna', 'Ben', 'Carla', 'Dario', 'Eva', 'Fritz'][seat] ?? '';

const LANGUAGES = [
  { name: 'English', words: warriorKnights.words.en },
  { name: 'Italian', words: warriorKnights.words.it },
] as const;

const OPTIONS = { openMotions: true, exchangeHeirs: true, miracles: true };

describe.each(LANGUAGES)('$name', ({ words }) => {
  const g = warriorKnights.setUp({ seats: 4, seed: 3, options: {}, first: 0 });

  test('rule cards and lessons have at most forty words, and none is empty', () => {
    const cards = words.cards ?? [];
    expect(cards.length).toBeGreaterThan(36 + 41);
    expect(cards.filter(card => wordsIn(card.text) < 3 || wordsIn(card.title) === 0)).toEqual([]);
    expect(
      tooLong(
        cards.map(card => card.text),
        40,
      ),
    ).toEqual([]);
    expect(
      tooLong(
        Object.values(words.lessons).map(lesson => lesson.help),
        40,
      ),
    ).toEqual([]);
  });

  test('prompts have at most eight words; choices and facts are whole sentences, no two choices of a question the same', () => {
    const prompts = new Set<string>();
    const said = new Set<string>();
    const twins = new Set<string>();
    for (let seed = 0; seed < 5; seed++) {
      const state = warriorKnights.setUp({ seats: 2 + seed, seed, options: seed > 2 ? OPTIONS : {} });
      const pick = byChance(seed);
      let offers = offersOf(warriorKnights, state);
      for (let i = 0; offers.length > 0 && i < 900; i++) {
        const q = state.questions.at(-1) as RealmQuestion;
        prompts.add(words.asks(state, q));
        const labels = offers.map(c => words.choice(state, q, c));
        for (const [k, label] of labels.entries()) {
          if (labels.indexOf(label) !== k) twins.add(`${q.ask}: ${label}`);
          said.add(label).add(words.consequence?.(state, q, offers[k]!) ?? 'none');
        }
        offers = advance(warriorKnights, state, pick(state, 0, offers) as (typeof offers)[number], fact =>
          said.add(words.told(fact, who) ?? 'none'),
        );
      }
    }
    expect(prompts.size).toBeGreaterThan(40);
    expect(said.size).toBeGreaterThan(800);
    expect(tooLong(prompts, 8)).toEqual([]);
    expect([...twins]).toEqual([]);
    expect([...said, ...prompts].filter(text => text === '' || /undefined|NaN|\$\{| {2}/.test(text))).toEqual([]);
  });

  test('every question of a player is explained in a chapter', () => {
    const explained = new Set(words.chapters.flatMap(chapter => chapter.asks ?? []));
    const asking = Object.entries(rules).flatMap(([ask, rule]) => ('asks' in rule ? [ask] : []));
    expect(asking.filter(ask => !explained.has(ask))).toEqual([]);
  });

  test('options, sources and lessons are whole', () => {
    expect(
      warriorKnights.options.every(option => option.values.every(value => words.options[option.id]?.values[String(value)]?.title)),
    ).toBe(true);
    expect(warriorKnights.lessons.every(lesson => words.lessons[lesson.id]?.title)).toBe(true);
    for (const source of Object.keys(warriorKnights.standings(g)[0]?.sources ?? {})) expect(words.sources[source]).toBeTruthy();
  });
});

test('Italian names of Barons, garrisons and strongholds have their article in a sentence', () => {
  const { it } = warriorKnights.words;
  const g = warriorKnights.setUp({ seats: 2, seed: 3, options: {}, first: 0 });
  const said = (deed: string, at: string, more = {}): string =>
    it.choice(g, { ask: 'pickUp', seat: 0, noble: 0, regions: [] }, { do: deed, at, ...more } as never);
  expect(said('takeAll', 'garrison:0')).toBe('Prendi tutte le truppe della guarnigione del Barone Madder');
  expect(said('give', 'crowns:2', { to: 1 })).toBe("Dai al Barone D'Emerande 2 Corone");
  expect(said('assault', 'hold:1')).toBe("Assalta la Fortezza del Barone D'Emerande");
  expect(said('shift', 'garrison:0', { troop: 1, from: 0 })).toBe(
    'Trasferisci Regolari 50 da Guy De Solferino alla guarnigione del Barone Madder',
  );
  expect(it.told({ what: 'levied', seat: 0, army: 24, count: 50 }, who)).toBe('Anna assegna 50 truppe: guarnigione del Barone Madder.');
});

test('chapters come in the same order with as many paragraphs in both languages', () => {
  const outline = (words: (typeof LANGUAGES)[number]['words']) => words.chapters.map(c => [c.id, c.paragraphs.length, c.asks ?? []]);
  expect(outline(warriorKnights.words.it)).toEqual(outline(warriorKnights.words.en));
});

test.each(LANGUAGES_OF_HOUSE)('in %s a card of news calls a phase as the rest of the table does', language => {
  const { names, labels } = forms[language];
  const titles = tidingWords[language];
  expect([titles.taxation, titles.wages]).toEqual([names.phases.taxation, names.phases.wages]);
  expect(titles.upkeep.toLowerCase()).toBe(labels.stages.upkeep);
});

test.each(LANGUAGES_OF_HOUSE)('OPT-05 in %s the first lesson promises nothing for Prestige where might is right', language => {
  const lesson = (mightIsRight: boolean): string => {
    const g = warriorKnights.setUp({ seats: 4, seed: 3, options: { mightIsRight }, first: 0 });
    const aim = warriorKnights.lessons.find(({ id }) => id === 'aim')!;
    return warriorKnights.words[language].lessons[(aim.instead?.find(other => other.at(g)) ?? aim).id]!.help;
  };
  const promises = { en: /gives Prestige/, it: /dà Prestigio/ }[language];
  expect([promises.test(lesson(false)), promises.test(lesson(true))]).toEqual([true, false]);
});
