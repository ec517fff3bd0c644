/** What is said where options and seats change a rule; and what a tap that cannot be meant is answered with. */
import type { OptionValue } from '@/engine/contract';
import { question } from '@/engine/referee';
import { agendaNumber } from '../data/agendas';
import { fateOf } from '../rules/fate';
import type { Realm } from '../state';
import { boardWords } from '../words/boardWords';
import { howItEnds } from '../words/howItEnds';
import { warriorKnights } from '..';
import type { RealmChoice, RealmDecision } from '../asking';
import { attack, bare, city, fate, region, rule, siegeOf, stand, table, type Sitting } from './table';

const { en, it: italian } = warriorKnights.words;
const LANGUAGES = [en, italian];
const who = (seat: number): string => ['Anna', 'Ben', 'Carla'][seat] ?? '';
const asked = ({ g }: Sitting): RealmDecision => question(g) as RealmDecision;
const prompt = (at: Sitting): string => en.asks(at.g, asked(at));
const whyNot = (at: Sitting, spot: string, ...held: string[]): string | undefined => at.refuses(spot, ...held)?.why;
const warned = (at: Sitting, c: RealmChoice): (string | null)[] => LANGUAGES.map(words => words.warns?.(at.g, asked(at), c) ?? null);

test('PLN-01 finishing a plan warns while cards could still be laid, and says so when none is laid', () => {
  const at = table({ ask: 'plan', seat: 0 });
  const done: RealmChoice = { do: 'done', at: 'button:done' };
  expect(warned(at, done)).toEqual([expect.stringContaining('no card'), expect.stringContaining('nessuna carta')]);
  const one = at.choose('lay area:0 deed=levyTaxes');
  expect(warned(one, done)).toEqual([expect.stringContaining('5 cards'), expect.stringContaining('5 carte')]);
  const all = one.choose(
    'lay area:0 deed=levyTaxes',
    ...['draftSoldiers', 'rallySupport'].map(deed => `lay area:1 deed=${deed}`),
    ...['draftSoldiers', 'rallySupport'].map(deed => `lay area:2 deed=${deed}`),
  );
  expect(warned(all, done)).toEqual([null, null]);
  expect(warned(at, { do: 'lay', at: 'area:0', deed: 'levyTaxes' })).toEqual([null, null]);
});

test('FLD-03 a Fate card beyond what must go is not thrown away without a word', () => {
  const at = attack(g => {
    fate(g, 2, 4, 3, 6);
    stand(g, 3, 'Monz', 200);
  }).choose(`assault city:${city('Monz')}`);
  const result = fateOf(at.g.battle!.hands[0][0]!).battle;
  const drop: RealmChoice = { do: 'drop', at: `result:${result}` };
  expect(warned(at, drop)).toEqual([null, null]);
  expect(prompt(at)).toBe('Discard 2 Fate cards.');
  const enough = at.choose(at.offers[0]!).choose(at.choose(at.offers[0]!).offers[0]!);
  expect(prompt(enough)).toBe('Keep these Fate cards, or discard more.');
  const more = enough.offers[0]!.split(' ')[1]!;
  expect(warned(enough, { do: 'drop', at: more }).every(said => said !== null)).toBe(true);
  expect(en.choice(enough.g, asked(enough), { do: 'done', at: 'button:done' })).toBe('Keep these cards');
});

test('SIE-01 ASL-01 an assault and a siege say what they lead to, and a siege that stands that it ends now', () => {
  const before = attack(g => stand(g, 0, 'Monz', 200));
  const at = (g: Realm, what: 'assault' | 'besiege', words = en): string =>
    words.consequence?.(g, question(g) as RealmDecision, { do: what, at: `city:${city('Monz')}` }) ?? '';
  expect(at(before.g, 'assault')).toMatch(/^At once, with losses: 400 to 200$/);
  expect(at(before.g, 'besiege')).toMatch(/^Two rounds, no losses: 400 to 200$/);
  expect(at(before.g, 'besiege', italian)).toMatch(/^Due turni, senza perdite: 400 a 200$/);
  const standing = attack(g => {
    stand(g, 0, 'Monz', 200);
    siegeOf(g, 'Monz', 0);
  });
  expect(at(standing.g, 'besiege')).toBe('Takes it now, without a fight');
});

test('ASL-07 ruling and razing say what each yields', () => {
  const q: RealmDecision = { ask: 'capture', seat: 0, city: city('Monz') };
  const { g } = table(q);
  const said = (what: 'control' | 'raze'): string => {
    const c: RealmChoice = { do: what, at: `button:${what}` };
    return `${en.choice(g, q, c)}: ${en.consequence?.(g, q, c) ?? ''}`;
  };
  expect(said('control')).toMatch(/^Rule Monz: 1 Prestige each Upkeep, \d crowns? at Taxation$/);
  expect(said('raze')).toMatch(/^Raze Monz: Brings \d+ crowns$/);
});

test('WAG-02 who cannot pay everybody is asked who goes unpaid, not whether', () => {
  const wages = (crowns: number): string => {
    const at = table({ ask: 'wages', phase: 'wages' }, g => {
      stand(g, 0, 'Monz', 100, 200);
      g.barons[0]!.crowns = crowns;
    });
    return prompt(at);
  };
  expect([wages(2), wages(20)]).toEqual(['Too few crowns: who goes unpaid?', 'Pay your Mercenaries, or let some go.']);
});

test('RAZ-01 MOV-04 a ruin says that it is one, and a way that somebody denies who denies it', () => {
  const ruin = attack(g => {
    stand(g, 0, 'Monz', 50);
    g.towns[city('Kovel')]!.razed = true;
  });
  expect([whyNot(ruin, `region:${region('Kovel')}`), whyNot(ruin, `city:${city('Kovel')}`)]).toEqual(['razed', 'razed']);
  expect(en.card(ruin.g, `city:${city('Kovel')}`)?.title).toBe('Ruin');
  const denied = attack(
    g => {
      stand(g, 0, 'Kovel', 50);
      rule(g, 1, 'Monz');
    },
    { consent: 'deny' },
  );
  expect(whyNot(denied, `region:${region('Brunfeld')}`, 'noble:0')).toBe('denied');
  expect(whyNot(denied, `region:${region('Semlik')}`, 'noble:0')).toBe('tooFar');
});

test.each([
  [3, {}, 'The crown needs 4 of 7 cities of the Kingdom as an Upkeep begins: Anna 1, Ben 0, Carla 0', /game ends/],
  [2, { twoPlayerCityWin: 'fiveCities' }, 'The crown needs 5 of 13 cities as an Upkeep begins: Anna 2, Ben 0', /game ends/],
  [
    3,
    { mightIsRight: true },
    'The crown needs 4 of 7 cities of the Kingdom as an Upkeep begins: Anna 1, Ben 0, Carla 0',
    /only cities win/,
  ],
] as const)('UPK-01 CNT-02 OPT-05 how far the end is, with %i Barons and %o', (seats, options, crown, pool) => {
  const g = bare(seats, options);
  g.towns.forEach((town, i) => (town.razed = i > 6 && i < 18));
  rule(g, 0, 'Kovel', 'Cadiz');
  const [first, second] = howItEnds(g, boardWords.en, who);
  expect(first).toBe(crown);
  expect(second).toMatch(pool);
});

test('OPT-04 OPT-05 cards of the pool and of strongholds speak of the match that is played', () => {
  const card = (at: string, options: Readonly<Record<string, OptionValue>>): string =>
    LANGUAGES.map(words => words.card(bare(3, options), at)?.text ?? '').join(' ');
  expect(card('pool', {})).toMatch(/the game ends.*la partita finisce/);
  expect(card('pool', { mightIsRight: true })).toMatch(/ends nothing.*non chiude nulla/);
  expect(card('hold:0', {})).toMatch(/gives up half.*cede metà/);
  expect(card('hold:0', { elimination: true })).toMatch(/out of the game.*eliminato/);
});

/** Under an option that changes a rule, no lesson, chapter or card that everybody reads states the other reading alone. */
test.each([
  ['five cities or more than half', /more than half|più di metà/i, /five cities|cinque città/i],
  ['a stronghold that falls', /builds it anew|la si ricostruisce/i, /elimination|eliminazione/i],
  ['consent', /needs that Baron’s consent|serve il consenso/i, /always allows|sempre/i],
  ['heirs', /An heir takes over|Un erede prende/i, /heirs are exchanged|scambio di eredi/i],
])('chapters that tell of %s tell of the option, too; lessons say nothing that an option makes false', (_, said, option) => {
  for (const words of LANGUAGES) {
    const telling = words.chapters.flatMap(chapter => (said.test(chapter.paragraphs.join(' ')) ? [chapter.paragraphs.join(' ')] : []));
    expect(telling.length).toBeGreaterThan(0);
    for (const text of telling) expect(text).toMatch(option);
    for (const lesson of Object.values(words.lessons)) expect(lesson.help).not.toMatch(said);
  }
});

test('SET-06 who begins is the first Chairman, and the set-up calls him that', () => {
  expect(LANGUAGES.map(words => words.first?.title)).toEqual(['First Chairman', 'Primo Presidente']);
  expect(warriorKnights.setUp({ seats: 3, seed: 1, first: 2, options: {} }).chairman).toBe(2);
});

test('options that are not in the rulebook say so', () => {
  const told = (words: (typeof LANGUAGES)[number], id: string): string => words.options[id]!.help + words.options[id]!.values['1']?.help;
  const NOT_IN_IT = ['eliminationChairman', 'abandonedNobles', 'miracles', 'twoPlayerCityWin', 'versatileVotes', 'bargain', 'consent'];
  for (const id of NOT_IN_IT) {
    expect(told(en, id)).toMatch(/edition|publisher|ours/i);
    expect(told(italian, id)).toMatch(/edizion|editore|nostr/i);
  }
});

test('what is ours is said at the end of the rules', () => {
  expect(LANGUAGES.map(words => words.chapters.at(-1)?.id)).toEqual(['ours', 'ours']);
  expect(en.chapters.at(-1)!.paragraphs.join(' ')).toMatch(/drew the map.*35 of the 36 Events and 40 of the 44 Agendas/);
});

test('who is alone is told with the preposition that his name takes', () => {
  expect(italian.told({ what: 'answered', seat: 1, by: 0, allows: 1 }, who)).toBe('Ben lo consente ad Anna.');
  expect(italian.told({ what: 'proposer', seat: 0 }, who)).toBe('Il Fato concede una mozione ad Anna.');
  expect(italian.told({ what: 'takenAway', card: agendaNumber('lordMarshal') }, who)).toMatch(/scarti/);
});
