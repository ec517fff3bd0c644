import { question } from '@/engine/referee';
import { warriorKnights } from '..';
import type { RealmQuestion } from '../asking';
import { bot } from '../bot';
import { NONE, type Realm } from '../state';
import { agenda, eventNumber, hire, mobilize, playing, region, rule, stand, table, type Sitting } from './table';

const wages: RealmQuestion = { ask: 'payWages', seat: 0, due: [], free: 0, each: 0 };

/** Baron 0 owes 10 crowns and has 6. */
const short = (arrange: (g: Realm) => void = () => {}): Sitting =>
  table(wages, g => {
    const due = hire(g, 0, [200, 150]);
    g.nobles[0]!.where = region('Monz');
    g.questions = [{ ...wages, due }];
    g.barons[0]!.crowns = 0;
    arrange(g);
  });

const spots = (at: Sitting): string[] => at.offers.map(offer => offer.split(' ').slice(0, 2).join(' '));

/** What a bot takes to: the most tempting offers. */
function tempted(at: Sitting): string[] {
  const into: number[] = [];
  const all = warriorKnights.rules[question(at.g)!.ask] as { offers(g: Realm, q: RealmQuestion): never[] };
  bot.prior(at.g, question(at.g)!, all.offers(at.g, question(at.g)!), into);
  const most = Math.max(...into);
  return at.offers.filter((_, i) => into[i] === most);
}

test('NEG-03 who cannot pay his wages asks another for crowns and gives his word for them; they change hands when the other agrees', () => {
  const asked = short().choose('purse', 'treat button:treat to=1', 'want crowns:5', 'bid vow:peace');
  expect([asked.ask, asked.asked, asked.baron(0).crowns]).toEqual(['deal', 1, 0]);
  const agreed = asked.choose('accept');
  expect([agreed.ask, agreed.baron(0).crowns, agreed.baron(1).crowns]).toEqual(['payWages', 5, 10]);
  expect(agreed.g.talks).toEqual({ round: 1, vows: [{ seat: 0, to: 1, vow: 'peace' }], refused: [] });
  expect(agreed.facts.map(fact => fact.what)).toEqual(['dealAccepted', 'lost', 'gained', 'vowed']);
});

test('NEG-03 what was refused is not proposed again in the round; another price is', () => {
  const refused = short().choose('purse', 'treat button:treat to=1', 'want crowns:5', 'bid vow:peace', 'refuse');
  expect([refused.ask, refused.baron(0).crowns]).toEqual(['payWages', 0]);
  const again = refused.choose('purse', 'treat button:treat to=1', 'want crowns:5');
  expect(spots(again)).toEqual(['bid vow:passage', 'bid vow:votes', 'bid vow:favour', 'bid button:nothing', 'done button:done']);
});

test('NEG-03 the other may name another price, once: offer for offer', () => {
  const rich = (g: Realm): void => void (g.barons[0]!.crowns = 8);
  const asked = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Monz', 50);
    rich(g);
  }).choose('purse', 'treat button:treat to=1', 'want vow:peace', 'bid crowns:1');
  const named = asked.choose('counter', 'bid crowns:3');
  expect([named.ask, named.asked, spots(named)]).toEqual(['deal', 0, ['accept button:accept', 'refuse button:refuse']]);
  const agreed = named.choose('accept');
  expect([agreed.ask, agreed.baron(0).crowns, agreed.baron(1).crowns]).toEqual(['mobilize', 5, 18]);
  expect(agreed.g.talks?.vows).toEqual([{ seat: 1, to: 0, vow: 'peace' }]);
  expect(asked.choose('counter', 'done').ask).toBe('deal');
});

test('NEG-01 neither crowns for crowns, nor Faith, Votes, Prestige or troops; leave to pass only where it is asked, Votes only among three', () => {
  const wanted = (seats: number, consent: string): string[] =>
    spots(
      table({ ask: 'useCard', seat: 0, deed: 'levyTaxes' }, () => {}, { seats, options: { consent } }).choose(
        'purse',
        'treat button:treat to=1',
      ),
    );
  expect(wanted(3, 'ask').filter(at => !at.startsWith('want crowns'))).toEqual([
    'want vow:peace',
    'want vow:passage',
    'want vow:votes',
    'want vow:favour',
    'done button:done',
  ]);
  expect(wanted(2, 'deny').filter(at => at.startsWith('want vow'))).toEqual(['want vow:peace', 'want vow:favour']);
  const at = table({ ask: 'useCard', seat: 0, deed: 'levyTaxes' }).choose('purse', 'treat button:treat to=1', 'want crowns:2');
  expect(at.offered('bid').some(offer => offer.includes('crowns'))).toBe(false);
});

test('NEG-01 crowns are at hand at wages, revolts, the Draft, walls, healing, blessings, Events, passages and votes, not only at one’s own card', () => {
  const asked: RealmQuestion[] = [
    { ask: 'calm', seat: 0, city: 4 },
    { ask: 'hire', seat: 0, bundle: [], first: true },
    { ask: 'upgrade', seat: 0 },
    { ask: 'bless', seat: 0, fleet: 0 },
    { ask: 'consent', seat: 0, by: 1, noble: 4 },
    { ask: 'capture', seat: 0, city: 4 },
    { ask: 'accept', seat: 0, card: 3 },
  ];
  for (const q of asked) {
    const at = table(q, g => {
      rule(g, 0, 'Monz');
      g.barons[0]!.faith = 1;
    });
    expect([q.ask, at.choose('purse', 'treat button:treat to=1', 'want vow:favour', 'bid crowns:1', 'accept').ask]).toEqual([q.ask, q.ask]);
  }
});

test('UPK-05 whose city rises and who has nothing left is asked while another could lend it', () => {
  const rises = (crowns: number): Sitting =>
    table({ ask: 'calm', seat: 0, city: 4 }, g => {
      rule(g, 0, 'Monz');
      g.barons.forEach(b => (b.crowns = 0));
      g.barons[1]!.crowns = crowns;
    });
  expect(rises(8).choose('purse', 'treat button:treat to=1', 'want crowns:8', 'bid vow:favour', 'accept').offered('payCrowns')).not.toEqual(
    [],
  );
});

test('NEG-02 NEG-04 nothing holds anybody to his word, but who breaks it is warned, and the chronicle tells', () => {
  const g = (r: Realm): void => {
    playing(r);
    stand(r, 0, 'Monz', 200);
    stand(r, 4, 'Monz', 50);
    r.talks = { round: 1, vows: [{ seat: 0, to: 1, vow: 'peace' }], refused: [] };
  };
  const at = table(mobilize(), g);
  const fight = { do: 'fight', at: 'baron:1', region: region('Monz') } as const;
  expect(warriorKnights.words.en.warns?.(at.g, question(at.g)!, fight)).toBe(
    "You have promised Baron D'Emerande peace this round. Break your word?",
  );
  const fought = at.choose(`fight baron:1 region=${region('Monz')}`);
  expect(fought.facts.some(fact => fact.what === 'vowBroken')).toBe(true);
  expect(fought.g.talks?.vows).toEqual([]);
  const into: number[] = [];
  bot.prior(at.g, question(at.g)!, [fight], into);
  expect(into).toEqual([0]);
});

test('NEG-02 a word is given for the round: in the next one nothing is left of it', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Monz', 50);
    g.round = 2;
    g.talks = { round: 1, vows: [{ seat: 1, to: 0, vow: 'peace' }], refused: [{ by: 0, to: 1, wants: 'vow:peace', gives: 'crowns:1' }] };
  }).choose('purse', 'treat button:treat to=1', 'want vow:peace');
  expect(at.offered('bid crowns:1')).not.toEqual([]);
});

test('OPT-03 an heir in another’s keeping can be had for crowns', () => {
  const at = table({ ask: 'useCard', seat: 0, deed: 'levyTaxes' }, g => (g.nobles[0]!.heir = 1), { options: { exchangeHeirs: true } });
  const back = at.choose('purse', 'treat button:treat to=1', 'want noble:0', 'bid crowns:2', 'accept');
  expect([back.noble(0).heir, back.baron(0).crowns]).toEqual([0, 13]);
});

describe('a bot', () => {
  test('asks for what its wages lack, once: refused, it does not ask again', () => {
    const at = short(g => (g.barons[0]!.crowns = 1));
    expect(tempted(at)).toEqual(['purse button:purse']);
    const steps = ['purse', 'treat button:treat to=1'];
    let now = at;
    for (const step of steps) now = now.choose(step);
    expect(tempted(now)[0]).toMatch(/^want crowns:/);
    now = now.choose(tempted(now)[0]!);
    expect(tempted(now)).toEqual(['bid vow:peace']);
    const refused = now.choose('bid vow:peace', 'refuse');
    expect(tempted(refused)[0]).not.toMatch(/^purse/);
  });

  test('lends nothing to whoever threatens nobody, sells its peace for a fair price, and says which', () => {
    const beg = short().choose('purse', 'treat button:treat to=1', 'want crowns:5', 'bid vow:favour');
    expect(tempted(beg)).toEqual(['refuse button:refuse']);
    const buys = (crowns: number): Sitting =>
      table({ ask: 'useCard', seat: 0, deed: 'levyTaxes' }, g => {
        rule(g, 0, 'Monz');
        stand(g, 4, 'Monz', 50);
      }).choose('purse', 'treat button:treat to=1', 'want vow:peace', `bid crowns:${crowns}`);
    expect(tempted(buys(5))).toEqual(['accept button:accept']);
    expect(tempted(buys(1))).toEqual(['counter button:counter']);
    expect(tempted(buys(1).choose('counter'))).toEqual(['bid crowns:5']);
  });

  test('gives its Votes as promised', () => {
    const at = table({ ask: 'declare', seat: 0 }, r => {
      Object.assign(r.barons[0]!, { commit: 1 });
      r.assembly = {
        attending: [true, true, true],
        acting: NONE,
        order: [],
        ordered: true,
        matter: { card: agenda(r, 'royalSubsidy'), proposal: null, candidates: [0, 1, 2] },
      };
      r.talks = { round: 1, vows: [{ seat: 0, to: 2, vow: 'votes' }], refused: [] };
    });
    expect(tempted(at)).toEqual(['choose baron:2']);
  });

  test('lifts by a miracle what struck its own house', () => {
    const at = table(
      { ask: 'useCard', seat: 0, deed: 'levyTaxes' },
      g => {
        g.lasting.push({ card: eventNumber('heretic'), seat: 0, target: NONE });
        Object.assign(g.barons[0]!, { heretic: true, faith: 3 });
      },
      { options: { miracles: true } },
    ).choose('purse');
    expect(tempted(at)).toEqual([`miracle event:${eventNumber('heretic')}`]);
  });
});
