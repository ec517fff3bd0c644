/** Every sentence within its measure, in both languages. Prompts, refusals and labels are gathered from played matches. */
import type { Refusal } from '@/engine/contract';
import { advance, asked, offersOf } from '@/engine/referee';
import { byChance, playOut } from '@/engine/testing/matches';
import { tadmor } from '..';
import { rules } from '../rules/ruleBook';
import { MISSION_SPOTS, REGION_SPOTS, SPACE_SPOTS, STACK_SPOTS, STOCK_SPOTS, TILE_SPOTS } from '../spots';
import type { Tadmor, TadmorChoice, TadmorQuestion, TadmorRefusal } from '../state';
import { english } from '../words/en';
import { italian } from '../words/it';

const wordsIn = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
const tooLong = (texts: Iterable<string>, most: number): string[] => [...texts].filter(text => wordsIn(text) > most);
const who = (seat: number): string => ['Anna', 'Ben', 'Carla', 'Dario'][seat] ?? '';

const LANGUAGES = [
  { name: 'English', tongue: english, words: tadmor.words.en },
  { name: 'Italian', tongue: italian, words: tadmor.words.it },
] as const;

const CARDED = [...SPACE_SPOTS, ...TILE_SPOTS.slice(1), ...MISSION_SPOTS.slice(1)];
const TOPICS = [
  'stock:wood',
  'get:gold',
  'stack:red',
  'rare:oil',
  'region:ebla',
  'seat:1',
  'tower:1',
  'temple:1',
  'deck',
  'turn',
  'button:payTax',
];
const QUIET = [...CARDED, ...REGION_SPOTS, ...STACK_SPOTS, ...STOCK_SPOTS];

/** Random matches of all seat counts, looked at before every choice. */
function lookedAt(each: (g: Tadmor, q: TadmorQuestion, refusals: readonly Refusal[]) => void): void {
  for (let seed = 0; seed < 6; seed++) {
    playOut(tadmor, { seats: 2 + (seed % 3), seed, options: { expert: seed > 2 } }, byChance(seed), {
      each: g => {
        const q = g.questions.at(-1) as TadmorQuestion;
        const rule = rules[q.ask] as { refuses?: (g: Tadmor, q: TadmorQuestion, at: string) => TadmorRefusal | null };
        each(g, q, rule.refuses === undefined ? [] : QUIET.flatMap(at => rule.refuses?.(g, q, at) ?? []));
      },
    });
  }
}

describe.each(LANGUAGES)('$name', ({ tongue, words }) => {
  const g = tadmor.setUp({ seats: 4, seed: 3, options: {}, first: 0 });

  test('rule cards and lessons have at most forty words, and none is empty', () => {
    const cards = [...CARDED, ...TOPICS].map(at => ({ at, card: words.card(g, at) }));
    expect(
      cards.filter(({ card }) => card === null || wordsIn(card.text) < 3 || wordsIn(card.title) === 0 || (card.rules ?? []).length === 0),
    ).toEqual([]);
    expect(
      tooLong(
        cards.map(({ card }) => card?.text ?? ''),
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

  test('prompts have at most eight words, refusals at most fourteen, and none is missing', () => {
    const prompts = new Set(Object.values(tongue.asksHolding));
    const refusals = new Set<string>();
    lookedAt((at, q, refused) => {
      prompts.add(words.asks(at, q));
      for (const r of refused) refusals.add(words.refusal(r));
    });
    for (const text of Object.values(tongue.asks)) prompts.add(text);
    for (const said of Object.values(tongue.asksLeft)) prompts.add(said(1)).add(said(2));
    expect(prompts.size).toBeGreaterThan(20);
    expect(refusals.size).toBeGreaterThan(25);
    expect(tooLong(prompts, 8)).toEqual([]);
    expect(tooLong(refusals, 14)).toEqual([]);
    expect([...prompts, ...refusals].filter(text => text === '' || text.includes('undefined'))).toEqual([]);
  });

  test('every choice and every fact of matches has a whole sentence, and no two choices of a question the same', () => {
    const said = new Set<string>();
    const twins = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const state = tadmor.setUp({ seats: 2 + (seed % 3), seed, options: {} });
      const pick = byChance(seed);
      let offers = offersOf(tadmor, state);
      while (offers.length > 0) {
        const q = state.questions.at(-1) as TadmorQuestion;
        const labels = offers.map(c => words.choice(state, q, c));
        for (const [i, label] of labels.entries()) {
          if (labels.indexOf(label) !== i) twins.add(label);
          said.add(label).add(words.consequence?.(state, q, offers[i]!) ?? 'none');
        }
        offers = advance(tadmor, state, pick(state, asked(tadmor, state) ?? 0, offers) as TadmorChoice, fact =>
          said.add(words.told(fact, who) ?? 'none'),
        );
      }
    }
    expect(said.size).toBeGreaterThan(500);
    expect([...twins]).toEqual([]);
    expect([...said].filter(text => text === '' || /undefined|NaN|\$\{| {2}|!/.test(text))).toEqual([]);
  });

  test('every tile has a name of its own', () => {
    expect([tongue.names.tiles.length, new Set(tongue.names.tiles).size]).toEqual([49, 49]);
  });
});
