/** Every sentence within its measure, in both languages. Prompts, refusals and labels are gathered from played matches. */
import { faultsIn, hear } from '@/engine/testing/heard';
import { faultIn, MOST_WORDS } from '@/engine/testing/wordLaws';
import { tadmor } from '..';
import { MISSION_SPOTS, REGION_SPOTS, SPACE_SPOTS, STACK_SPOTS, STOCK_SPOTS, TILE_SPOTS } from '../spots';
import type { TadmorChoice } from '../state';
import { english } from '../words/en';
import { italian } from '../words/it';

const LANGUAGES = [
  { language: 'en', form: english },
  { language: 'it', form: italian },
] as const;

const CARDED = [...SPACE_SPOTS, ...TILE_SPOTS.slice(1), ...MISSION_SPOTS.slice(1)];
const TOPICS = [
  'stock:wood',
  'get:gold',
  'stack:red',
  'rare:oil',
  'region:ebla',
  'rares:1',
  'piece:0',
  'slot',
  'points',
  'stock:gold@1',
  'tower:1',
  'temple:1',
  'deck',
  'turn',
  'button:payTax',
];
const QUIET = [...CARDED, ...REGION_SPOTS, ...STACK_SPOTS, ...STOCK_SPOTS];

const MATCHES = [0, 1, 2, 3, 4, 5].map(seed => ({ seats: 2 + (seed % 3), seed, options: { expert: seed > 2 } }));

describe.each(LANGUAGES)('$language', ({ language, form }) => {
  test('every spot and topic has a whole, short card with its rules', () => {
    const g = tadmor.setUp({ seats: 4, seed: 3, options: {}, first: 0 });
    const cards = [...CARDED, ...TOPICS].map(at => ({ at, card: tadmor.words[language].card(g, at) }));
    expect(cards.filter(({ card }) => faultIn(card?.text, MOST_WORDS.card) !== null || faultIn(card?.title) !== null)).toEqual([]);
    expect(cards.filter(({ card }) => (card?.rules ?? []).length === 0)).toEqual([]);
  });

  test('every question, choice, fact and refusal of matches has a whole sentence that fits its place', () => {
    const heard = hear(tadmor, language, MATCHES, QUIET);
    expect(heard.prompts.size).toBeGreaterThan(15);
    expect(heard.refusals.size).toBeGreaterThan(25);
    expect(heard.choices.size + heard.told.size).toBeGreaterThan(500);
    expect(faultsIn(heard)).toEqual([]);
    expect([...heard.twins]).toEqual([]);
  });

  test('prompts with something in hand have at most eight words', () => {
    const prompts = [
      ...Object.values(form.asksHolding),
      ...Object.values(form.asks),
      ...[1, 2].map(gold => form.asksTax(gold, 3 * gold)),
      ...Object.values(form.asksLeft).flatMap(said => [said(1), said(2)]),
    ];
    expect(prompts.filter(text => faultIn(text, MOST_WORDS.prompt) !== null)).toEqual([]);
  });

  test('9.9, 9.11 the traitor and K20 name whom they are about', () => {
    const g = tadmor.setUp({ seats: 3, seed: 3, options: {}, first: 0 });
    const q = { ask: 'construct', seat: 0 } as const;
    const who = (seat: number): string => ['Anna', 'Ben', 'Carla'][seat] ?? '';
    const said = (c: TadmorChoice): string => tadmor.words[language].choice(g, q, c, who);
    expect(said({ do: 'traitor', at: 'tower:1', from: 'space:0' })).toContain('Ben');
    expect(said({ do: 'claim', at: 'mission:K20', victim: 2 })).toContain('(Carla)');
  });

  test('every tile has a name of its own', () => {
    expect([form.names.tiles.length, new Set(form.names.tiles).size]).toEqual([49, 49]);
  });
});
