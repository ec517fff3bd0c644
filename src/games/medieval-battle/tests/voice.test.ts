/** The voice: short prompts, short cards, a sentence for everything that can be asked, answered or told, in both languages. */
import { LANGUAGES, type GameWords, type Language } from '@/engine/contract';
import { below } from '@/engine/dice';
import { question, asked, advance, offersOf } from '@/engine/referee';
import { medievalBattle } from '../index';
import { RECRUITS, UNITS } from '../data/units';
import { battlefieldOf } from '../rules/battlefield';
import { forecast } from '../rules/fight';
import { REASONS } from '../bot/reasons';
import { REFUSALS, type MedievalFact, type MedievalRefusal } from '../facts';
import type { MedievalBattle, MedievalChoice, MedievalQuestion, Unit } from '../state';
import { cards as english } from '../words/en/cards';
import { cards as italian } from '../words/it/cards';
import { forms } from '../words';
import { outcome } from '../words/outcome';

type Words = GameWords<MedievalBattle, MedievalQuestion, MedievalChoice, MedievalFact>;
const wordsOf = (l: Language): Words => medievalBattle.words[l];
const count = (text: string): number => text.split(/\s+/).filter(part => /[\p{L}\p{N}]/u.test(part)).length;
const name = (seat: number): string => ['Anna', 'Ugo'][seat] ?? '?';

interface Heard {
  prompts: Set<string>;
  choices: Set<string>;
  told: Set<string>;
  kinds: Set<string>;
  asks: Set<string>;
  warnings: Set<string>;
}

/** Any offer, but a full army first, no passing, and often something worth a sentence. */
function lively(offers: readonly MedievalChoice[], chance: { seed: number }): MedievalChoice {
  const among = (...kinds: readonly MedievalChoice['do'][]) => offers.filter(c => kinds.includes(c.do));
  const odds: readonly (readonly [readonly MedievalChoice[], number])[] = [
    [among('recruit'), 1],
    [among('attack', 'shoot', 'retreat', 'leave', 'merge', 'enter'), 2],
    [among('hold', 'regroup', 'dismount'), 12],
    [offers.filter(c => c.do !== 'pass' && c.do !== 'dismiss'), 1],
    [offers, 1],
  ];
  const [heap] = odds.find(([some, oneIn]) => some.length > 0 && below(chance, oneIn) === 0) ?? [offers];
  return heap[below(chance, heap.length)] as MedievalChoice;
}

/** A match by chance in which every question, choice and fact is put into words. */
function hear(language: Language, seed: number, options: Record<string, string | number | boolean>): Heard {
  const words = wordsOf(language);
  const heard: Heard = { prompts: new Set(), choices: new Set(), told: new Set(), kinds: new Set(), asks: new Set(), warnings: new Set() };
  const g = medievalBattle.setUp({ seats: 2, seed, options });
  let offers = offersOf(medievalBattle, g);
  const chance = { seed };
  for (let turns = 0; offers.length > 0 && turns < 700; turns++) {
    const q = question(g) as MedievalQuestion;
    const view = medievalBattle.seenBy(g, asked(medievalBattle, g));
    heard.asks.add(q.ask);
    heard.prompts.add(words.asks(view, q));
    // A few offers of each question: all of them would say the same of other hexes.
    for (let i = 0; i < 6; i++) {
      const c = offers[below(chance, offers.length)] as MedievalChoice;
      heard.choices.add(words.choice(view, q, c));
      const consequence = words.consequence?.(view, q, c);
      if (typeof consequence === 'string') heard.choices.add(consequence);
      const warning = words.warns?.(view, q, c);
      if (typeof warning === 'string') heard.warnings.add(warning);
      expect(words.spot(view, c.at, name)).not.toMatch(/undefined|NaN|^$/);
    }
    const chosen = lively(offers, chance);
    offers = advance(medievalBattle, g, chosen, fact => {
      heard.kinds.add(fact.what);
      const text = words.told(fact, name);
      if (text !== null) heard.told.add(text);
    });
  }
  return heard;
}

const MATCHES = [
  { seed: 3, options: { map: 'standard', assembly: 'build', side: 'B', dismounting: true, retreatCost: 'target' } },
  { seed: 5, options: { map: 'large', largeAssembly: 'random', dismounting: true, retreatCost: 'origin' } },
  { seed: 8, options: { map: 'standard', assembly: 'highPass', dismounting: false, retreatCost: 'origin' } },
];

const HELD = {
  en: ['The light cavalry may move or attack.', 'The light cavalry may shoot.', 'Choose a hex for the light cavalry.'],
  it: [
    'La cavalleria leggera può muoversi o attaccare.',
    'La cavalleria leggera può tirare.',
    'Scegli un esagono per la cavalleria leggera.',
  ],
};

describe.each(LANGUAGES)('%s', language => {
  const all = MATCHES.map(m => hear(language, m.seed, m.options));
  const heard = (key: keyof Heard): string[] => [...new Set(all.flatMap(h => [...h[key]]))];

  test('every question is asked in at most eight words', () => {
    expect(heard('asks').sort()).toEqual(['deploy', 'enter', 'layModule', 'march', 'placeWagonTrain', 'recruit', 'retreat', 'turn']);
    expect(heard('prompts').filter(p => count(p) > 8 || p === '')).toEqual([]);
  });

  test('with a unit in hand the prompt says what it may do', () => {
    const g = medievalBattle.setUp({ seats: 2, seed: 3, options: { map: 'standard' } });
    g.units = [{ seat: 0, type: 'lightCavalry', knights: 2, points: 4, at: 3, wait: 0 }];
    const q = { ask: 'turn', seat: 0 } as MedievalQuestion;
    const saying = (...deeds: MedievalChoice['do'][]) =>
      wordsOf(language).asksHolding?.(
        g,
        q,
        ['unit:0'],
        deeds.map(deed => ({ do: deed, at: 'hex:3', unit: 0 }) as MedievalChoice),
      );
    expect([saying('step', 'step', 'attack'), saying('shoot'), saying('deploy')]).toEqual(HELD[language]);
    expect(wordsOf(language).asksHolding?.(g, q, ['hex:3'], [])).toBeNull();
  });

  test('no sentence has a hole in it', () => {
    const sentences = [...heard('prompts'), ...heard('choices'), ...heard('told'), ...heard('warnings')];
    expect(sentences.length).toBeGreaterThan(150);
    expect(sentences.filter(s => /undefined|NaN|null|\[object| {2}|\s[.,;:]/.test(s))).toEqual([]);
  });

  test('sentences of the chronicle and labels of choices begin with a capital', () => {
    expect([...heard('told'), ...heard('choices')].filter(s => !/^[\p{Lu}0-9]/u.test(s))).toEqual([]);
  });

  test('the chronicle names the reasons of a fight', () => {
    const fought = heard('told').filter(s => /base/.test(s));
    expect(fought.length).toBeGreaterThan(5);
    expect(fought.filter(s => !/base [+−]?\d/.test(s))).toEqual([]);
  });

  test('every refusal is a sentence of at most fourteen words', () => {
    const { refusal } = wordsOf(language);
    const said = REFUSALS.map(why => refusal({ why, need: 2, have: 1 } as MedievalRefusal));
    expect(new Set(said).size).toBe(REFUSALS.length);
    expect(said.filter(s => count(s) > 14 || !/^\p{Lu}.*\.$/u.test(s))).toEqual([]);
    expect(count(refusal({ why: 'anything else' }))).toBeLessThanOrEqual(14);
  });

  test('every reason of a hint is named, and no other', () => {
    expect(Object.keys(wordsOf(language).reasons).sort()).toEqual([...REASONS].sort());
  });
});

test('between them the matches tell every kind of fact', () => {
  const kinds = new Set(MATCHES.flatMap(m => [...hear('en', m.seed, m.options).kinds]));
  for (const kind of [
    'laid',
    'recruited',
    'revealed',
    'deployed',
    'stepped',
    'halted',
    'attacked',
    'fought',
    'shot',
    'lost',
    'destroyed',
    'regrouped',
    'entered',
    'retreated',
    'unfortified',
  ])
    expect(kinds).toContain(kind);
});

describe.each([
  ['en', english],
  ['it', italian],
] as const)('rule cards %s', (_language, cards) => {
  test('have at most forty words', () => {
    expect(
      Object.entries(cards)
        .filter(([, c]) => count(c.text) > 40)
        .map(([id]) => id),
    ).toEqual([]);
  });
  test('say cost and movement points of every type as printed', () => {
    for (const type of RECRUITS) {
      const numbers = (cards[type]?.text.match(/\d+/g) ?? []).map(Number);
      expect([type, ...numbers.slice(0, 2)]).toEqual([type, UNITS[type].cost, UNITS[type].points]);
    }
  });
  test('have the same topics and rules in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(italian).sort());
    for (const [id, card] of Object.entries(english)) expect([id, card.rules]).toEqual([id, italian[id]?.rules]);
  });
});

test('the end names the winner’s figures first', () => {
  const end = { what: 'ended', why: 'passed', winner: 1, points: [2, 4], material: [9, 7] } as const;
  expect(wordsOf('en').told(end, name)).toBe('Ugo wins: both passed; victory points 4–2, army value 7–9.');
  expect(wordsOf('it').told({ ...end, winner: -1, points: [3, 3], material: [5, 5] }, name)).toBe(
    'La battaglia finisce pari: hanno passato entrambi; punti vittoria 3 a 3, valore degli eserciti 5 a 5.',
  );
});

describe('a fight foretold (8.8)', () => {
  /** Light infantry on a mountain attacks heavy cavalry on rocky hills, both complete. */
  function slope(): MedievalBattle {
    const g = medievalBattle.setUp({ seats: 2, seed: 1, options: { map: 'standard', assembly: 'highPass' } });
    const unit = (seat: number, type: Unit['type'], at: number): Unit => ({ seat, type, knights: 2, points: 4, at, wait: 0 });
    g.units.push(unit(0, 'lightInfantry', 0), unit(1, 'heavyCavalry', 1));
    return g;
  }
  function between(from: string, to: string): readonly [MedievalBattle, number, number] {
    const g = slope();
    const f = battlefieldOf(g);
    const hex = f.terrain.findIndex((t, i) => t === from && (f.neighbours[i] ?? []).some(n => f.terrain[n] === to));
    const target = (f.neighbours[hex] ?? []).find(n => f.terrain[n] === to) ?? -1;
    (g.units[0] as Unit).at = hex;
    (g.units[1] as Unit).at = target;
    return [g, 0, 1];
  }
  test('downhill the infantry wins', () => {
    const f = forecast(between('mountains', 'rockyHills')[0], 'melee', 0, 1);
    expect(outcome(forms.en, f, 'attacker')).toBe('Your light infantry attacks downhill: they lose 1 knight, you none.');
    expect(outcome(forms.it, f, 'attacker')).toBe('La tua fanteria leggera attacca dall’alto: il nemico perde 1 cavaliere, tu nessuno.');
    expect(outcome(forms.en, f, 'defender')).toBe('Your heavy cavalry stands: you lose 1 knight, they none.');
  });
  test('uphill on a mountain there is no rough ground to help', () => {
    const f = forecast(between('plain', 'rockyHills')[0], 'melee', 0, 1);
    expect(outcome(forms.en, f, 'attacker')).toBe('Your light infantry attacks uphill: you lose 1 knight, they none.');
  });
});
