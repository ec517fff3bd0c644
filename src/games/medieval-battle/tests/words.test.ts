/** What is said follows the options that are played. */
import { LANGUAGES } from '@/engine/contract';
import { medievalBattle } from '..';
import { battle, put } from './table';

const LEFT = { en: /the hex you leave/, it: /quello che lasci/ };
const ENTERED = { en: /the hex you enter/, it: /quello in cui entri/ };

test.each(LANGUAGES)('9.2 in %s the card of a retreat names the price that is played', language => {
  for (const retreatCost of ['origin', 'target'] as const) {
    const { g } = battle(g => void put(g, 0, 'pikemen', 89), { options: { retreatCost } });
    const text = medievalBattle.words[language].card(g, 'topic:retreat')!.text;
    expect([LEFT[language].test(text), ENTERED[language].test(text)]).toEqual([retreatCost === 'origin', retreatCost === 'target']);
  }
});

test.each(LANGUAGES)('9.2 in %s the lesson of each price names it, the chapter both', language => {
  const { lessons, chapters, options } = medievalBattle.words[language];
  expect(lessons.retreat!.help).toMatch(/ground you leave|terreno che lasci/);
  expect(lessons.retreatToTarget!.help).toMatch(/ground you enter|terreno in cui entri/);
  expect(JSON.stringify(chapters.find(({ id }) => id === 'retreat'))).toMatch(/house rule|regola della casa/);
  expect(options.retreatCost!.values.target!.help).toMatch(/^(House rule|Regola della casa)/);
});

test.each(LANGUAGES)('11.2 in %s the two lessons that come first say how many points win, and what does not come back', language => {
  expect(medievalBattle.lessons.slice(0, 2).map(({ id }) => id)).toEqual(['flags', 'turns']);
  const { flags, turns } = medievalBattle.words[language].lessons;
  expect(flags!.help).toMatch(/\b5\b.*\b6\b/);
  expect(turns!.help).toMatch(/regroup|raggruppamento/);
});

test('what a lesson says follows the options', () => {
  const read = (id: string, options: Readonly<Record<string, string>>): string => {
    const { g } = battle(() => {}, { options });
    const lesson = medievalBattle.lessons.find(lesson => lesson.id === id)!;
    return (lesson.instead?.find(other => other.at(g)) ?? lesson).id;
  };
  expect(['origin', 'target'].map(retreatCost => read('retreat', { retreatCost }))).toEqual(['retreat', 'retreatToTarget']);
  expect(['atOnce', 'afterStep'].map(zoneMelee => read('fighting', { zoneMelee }))).toEqual(['fighting', 'fightingAfterStep']);
});

test('11.1 the counter that a merge has removed is not read as destroyed', () => {
  const { g } = battle(g => {
    put(g, 0, 'pikemen', 89, { knights: 1 });
    put(g, 0, 'pikemen', 90, { knights: 1 });
  }).choose('merge hex:90 unit=2');
  const who = (): string => 'Anna';
  expect(LANGUAGES.map(language => medievalBattle.words[language].spot(g, 'unit:2', who))).toEqual([
    'Anna’s pikemen: 0 knights, 0 movement points of 3, no longer in the battle',
    'I picchieri di Anna: 0 cavalieri, 0 punti movimento su 3, non più in battaglia',
  ]);
});

test('in Italian a name takes its preposition, and one moves oneself', () => {
  const { it } = medievalBattle.words;
  const who = (seat: number): string => ['Anna', 'Ugo'][seat]!;
  expect(it.told({ what: 'flag', seat: 1, at: 'hex:75', flag: 0, value: 2, from: 0 }, who)).toMatch(/toglie una doppia bandiera ad Anna/);
  const step = { seat: 0, unit: 2, type: 'heavyCavalry', from: 64, hex: 65, terrain: 'plain', cost: 1, left: 3 } as const;
  expect(it.told({ what: 'stepped', at: 'hex:65', ...step }, who)).toBe(
    'La cavalleria pesante di Anna si muove in pianura (costo 1); restano 3 punti.',
  );
});

test('4.1 a unit of one knight is told to lose one, though the card would cost it two', () => {
  const at = battle(g => {
    put(g, 0, 'heavyCavalry', 90);
    put(g, 1, 'archers', 91, { knights: 1 });
  }).choose('attack hex:91 unit=2');
  const fought = at.facts.find(({ what }) => what === 'fought') ?? at.choose('stand').facts.find(({ what }) => what === 'fought')!;
  const who = (seat: number): string => ['Anna', 'Ugo'][seat]!;
  expect(medievalBattle.words.en.told(fought, who)).toMatch(/Losses: attacker none, defender 1 knight\.$/);
});

test('11.2 regrouping says what it takes of what is held', () => {
  const { g } = battle(g => void put(g, 0, 'pikemen', 89));
  const q = g.questions.at(-1) as { ask: 'turn'; seat: number };
  const said = (tokens: number): (string | null | undefined)[] => {
    g.tokens[0] = tokens;
    return LANGUAGES.map(language => medievalBattle.words[language].consequence?.(g, q, { do: 'regroup', at: 'button:regroup' }));
  };
  expect(said(5)).toEqual(['Uses 1 of 5 time tokens', 'Usa 1 dei 5 gettoni tempo']);
  expect(said(1)).toEqual(['Uses 1 of 1 time token', 'Usa 1 gettone tempo, l’ultimo']);
});

test('9.4, 13.1 who is asked to give way reads that the attacker moves in, and what flag may go', () => {
  const said = (at: number, holder: 0 | 1 | -1): (string | null | undefined)[] => {
    const { g } = battle(g => {
      put(g, 0, 'pikemen', at + 1);
      put(g, 1, 'archers', at);
      g.holders = g.holders.map(() => holder);
    }).choose(`attack hex:${at} unit=2`);
    const q = g.questions.at(-1)!;
    return LANGUAGES.map(language => medievalBattle.words[language].consequence?.(g, q, { do: 'retreat', at: `hex:${at - 1}` }));
  };
  expect(said(75, 1)).toEqual([
    'They take the hex and, if they stay, its flag (2 points)',
    'Il nemico prende l’esagono e, se ci resta, la bandiera (2 punti)',
  ]);
  expect(said(75, 0)).toEqual(['They take the hex', 'Il nemico prende l’esagono']);
  expect(said(91, -1)[0]).toBe('They take the hex');
});

test('5.2, 6.1 the set-up says that who is first deploys, and that the other one moves first', () => {
  expect(medievalBattle.words.en.first?.help).toMatch(/deploys first\. The other one makes the first move/);
  expect(medievalBattle.words.it.first?.help).toMatch(/schiera per primo\. .*la prima mossa è dell’altro/);
});

test.each(LANGUAGES)('14 in %s what is optional says so wherever it is read: its card, its chapter, its setting', language => {
  const { cards, chapters, options } = medievalBattle.words[language];
  const optional = { en: /option/i, it: /opzion/i }[language];
  const dismounting = cards.find(card => card.rules?.includes('14'))!;
  for (const text of [dismounting.text, chapters.find(({ id }) => id === 'dismounting')!.title, options.dismounting!.help])
    expect(text).toMatch(optional);
  expect(chapters.find(({ id }) => id === 'movement')!.paragraphs.join(' ')).toMatch(optional);
});
