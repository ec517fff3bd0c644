import { agendaNumber, type AgendaName } from '../data/agendas';
import { showAgendas } from '../rules/assembly';
import { NONE, type Realm } from '../state';
import { agenda, bare, charge, display, fate, law, office, rule, stand, table, until, type Sitting } from './table';

/** An Assembly of three with these Agendas; nobody has Votes but what he receives. */
const meet = (names: AgendaName[], arrange: (g: Realm) => void = () => {}, seats = 3, options = {}): Sitting =>
  table(
    { ask: 'assembly' },
    g => {
      display(g, ...names);
      arrange(g);
    },
    { seats, options },
  );
/** Everybody commits one Vote for the side, in this Assembly’s first vote. */
const allFor = (at: Sitting, side: string): Sitting => {
  let now = until(at, 'commit');
  while (now.ask === 'commit') now = now.choose('commit votes:1');
  while (now.ask === 'declare') now = now.choose(side);
  return now;
};
const A = (name: AgendaName): string => `agenda:${agendaNumber(name)}`;

test('ASM-01 AGE-30 all attend who are not banned or kept away', () => {
  const at = meet(['amnesty'], g => {
    g.barons[1]!.banned = true;
    charge(g, 2, 'ambassador');
  });
  expect(at.g.assembly!.attending).toEqual([true, false, false]);
});

test('ASM-02 AGE-25 a Vote, and one for each Kingdom city; the Lord Chancellor two more', () => {
  const at = meet(['amnesty'], g => {
    rule(g, 0, 'Monz', 'Kovel', 'Cadiz');
    charge(g, 1, 'lordChancellor');
  });
  expect([0, 1, 2].map(seat => at.baron(seat).votes)).toEqual([3, 3, 1]);
});

test('ASM-03 an absent Chairman says who presides this time', () => {
  const at = meet(['amnesty'], g => charge(g, 0, 'ambassador'));
  expect([at.ask, at.asked, at.offers]).toEqual(['acting', 0, ['appoint baron:1', 'appoint baron:2']]);
  const next = at.choose('appoint baron:2');
  expect([next.asked, next.g.chairman]).toEqual([2, 0]);
});

test('ASM-03 AGE-05 a new Chairman who is absent names his own stand-in', () => {
  const at = meet(
    ['amnesty', 'electChairman'],
    g => {
      charge(g, 0, 'ambassador');
      g.barons[2]!.banned = true;
    },
    4,
  ).choose('appoint baron:1', `order ${A('amnesty')}`);
  const lifted = allFor(at, 'yes');
  const votes = until(lifted, 'tie').choose('choose baron:2', 'accept');
  expect([votes.g.chairman, votes.ask]).toEqual([2, null]);
  const more = meet(
    ['amnesty', 'electChairman', 'crownTithe'],
    g => {
      charge(g, 0, 'ambassador');
      g.barons[2]!.banned = true;
      rule(g, 1, 'Monz', 'Kovel');
    },
    4,
  ).choose('appoint baron:1', `order ${A('amnesty')}`, `order ${A('electChairman')}`);
  const elected = until(allFor(more, 'yes'), 'commit');
  const named = allFor(elected, 'choose baron:2').choose('accept');
  expect([named.ask, named.asked, named.offers]).toEqual(['acting', 2, ['appoint baron:3', 'appoint baron:1']]);
});

test('ASM-04 if nobody comes the Agendas stay', () => {
  const at = meet(['amnesty', 'crownTithe', 'heavyFine'], g => g.barons.forEach(b => (b.banned = true)));
  expect([at.ask, at.g.display]).toEqual([null, ['amnesty', 'crownTithe', 'heavyFine'].map(name => agendaNumber(name as AgendaName))]);
});

test('ASM-05 ASM-06 Private Motions first, then in the order the Chairman says', () => {
  const at = meet(['amnesty', 'crownTithe', 'privateMotion1'], g => fate(g, 3));
  expect([at.ask, at.asked]).toEqual(['propose', 1]);
  const next = at.choose('proposeNothing');
  expect([next.ask, next.asked, next.offered('order')]).toEqual(['orderAgendas', 0, [`order ${A('amnesty')}`, `order ${A('crownTithe')}`]]);
  expect(next.choose(`order ${A('crownTithe')}`).g.assembly!.matter!.card).toBe(agendaNumber('crownTithe'));
});

test('ASM-07 Votes committed in secret, shown together, declared, counted and all spent', () => {
  const at = meet(['crownTithe'], g => {
    rule(g, 0, 'Monz');
    rule(g, 1, 'Kovel');
  });
  const shown = at.choose('commit votes:2', 'commit votes:1', 'commit votes:0');
  expect([shown.ask, shown.asked]).toEqual(['declare', 0]);
  const over = shown.choose('no', 'yes');
  expect([0, 1, 2].map(seat => over.baron(seat).votes)).toEqual([0, 1, 1]);
  expect(over.g.laws).toEqual([]);
});

test('ASM-08 the Chairman breaks ties, also where nobody gives a Vote', () => {
  const at = meet(['crownTithe']).choose('commit votes:0', 'commit votes:0', 'commit votes:0');
  expect([at.ask, at.asked, at.offers]).toEqual(['tie', 0, ['yes button:yes', 'no button:no', 'purse button:purse']]);
  const barons = meet(['royalSubsidy']).choose('commit votes:0', 'commit votes:0', 'commit votes:0');
  expect(barons.offered('choose')).toHaveLength(3);
});

test('ASM-09 what fails is discarded; who is chosen receives it, though he be absent', () => {
  const failed = allFor(meet(['crownTithe']), 'no');
  expect(failed.g.agendaDiscards).toContain(agendaNumber('crownTithe'));
  const chosen = allFor(
    meet(['royalSubsidy'], g => (g.barons[2]!.banned = true)),
    'choose baron:2',
  );
  expect([chosen.ask, chosen.asked]).toEqual(['accept', 2]);
  expect(chosen.choose('accept').baron(2).crowns).toBe(21);
});

test('ASM-10 at the end three Agendas lie open and Votes are kept', () => {
  const over = allFor(
    meet(['crownTithe'], g => rule(g, 0, 'Monz')),
    'no',
  );
  expect([over.ask, over.g.display.length, over.g.assembly, over.baron(0).votes]).toEqual([null, 3, null, 1]);
  const g = bare(3);
  g.display = [];
  showAgendas(g, () => {});
  expect(g.display).toHaveLength(3);
});

test('ASM-11 a law stays, a charge lies before its Baron, on a fourth one goes, an office goes to a Noble', () => {
  expect(allFor(meet(['crownTithe']), 'yes').g.laws).toEqual([agendaNumber('crownTithe')]);
  const fourth = table({ ask: 'enact', card: agendaNumber('mint'), seat: 0 }, g => {
    agenda(g, 'mint');
    charge(g, 0, 'timber', 'wool', 'salt');
  });
  expect([fourth.ask, fourth.offers]).toEqual(['dropCharge', [`drop ${A('timber')}`, `drop ${A('wool')}`, `drop ${A('salt')}`]]);
  expect(fourth.choose(`drop ${A('wool')}`).baron().charges).toHaveLength(3);
  const named = table({ ask: 'enact', card: agendaNumber('admiral'), seat: 0 }, g => {
    agenda(g, 'admiral');
    stand(g, 0, 'Monz', 50);
    office(g, 0, 'constable');
  });
  const given = named.choose('stationOffice noble:0');
  expect([given.noble(0).office, given.g.agendaDiscards]).toEqual([agendaNumber('admiral'), [agendaNumber('constable')]]);
});

test('ASM-12 ASM-13 AGE-39 AGE-40 an office goes to any Noble not lost for good; with none it is discarded', () => {
  const give = (gone: number): Sitting =>
    table({ ask: 'enact', card: agendaNumber('lordMarshal'), seat: 0 }, g => {
      agenda(g, 'lordMarshal');
      for (let i = 0; i < gone; i++) g.nobles[i]!.gone = true;
    });
  expect(give(1).offers).toHaveLength(3);
  expect(give(4).g.agendaDiscards).toEqual([agendaNumber('lordMarshal')]);
  expect(give(0).choose('stationOffice noble:0').noble(0).where).toBe(NONE);
});

test('ASM-14 AGE-11 a card nobody is eligible for is discarded without a vote; a condemned Noble dies', () => {
  const none = meet(['trialOfNoble']);
  expect([none.ask, none.g.agendaDiscards]).toEqual([null, [agendaNumber('trialOfNoble')]]);
  const tried = allFor(
    meet(['trialOfNoble'], g => stand(g, 4, 'Monz', 50)),
    'choose baron:1',
  ).choose('accept');
  expect([tried.ask, tried.choose('kill noble:4').noble(4).where]).toEqual(['trial', NONE]);
});

test('ASM-15 who becomes Ambassador during the Assembly still votes in it', () => {
  const at = meet(['ambassador', 'amnesty'], g => rule(g, 0, 'Monz')).choose(`order ${A('ambassador')}`);
  const elected = allFor(at, 'choose baron:0').choose('accept');
  expect([elected.ask, elected.asked]).toEqual(['commit', 0]);
});

test('BAN-01 BAN-04 refusing bans and sends away; the banned refuse for nothing', () => {
  const at = allFor(meet(['royalSubsidy', 'amnesty']).choose(`order ${A('royalSubsidy')}`), 'choose baron:1').choose('refuse');
  expect([at.baron(1).banned, at.baron(1).crowns, at.g.assembly!.attending[1]]).toEqual([true, 15, false]);
  expect(at.asked).not.toBe(1);
  const again = table({ ask: 'accept', seat: 1, card: agendaNumber('wool') }, g => {
    agenda(g, 'wool');
    g.barons[1]!.banned = true;
  }).choose('refuse');
  expect(again.facts.some(fact => fact.what === 'banned')).toBe(false);
});

test('BAN-02 BAN-03 a law may be refused each time; who lacks money pays what he has', () => {
  const poor = table({ ask: 'taxation', phase: 'taxation' }, g => {
    law(g, 'crownTithe');
    g.barons[0]!.crowns = 1;
  }).choose('comply');
  expect([poor.baron().crowns, poor.baron().banned]).toEqual([0, false]);
});

test('BAN-05 AGE-14 Impeachment cannot be refused', () => {
  const at = allFor(
    meet(['impeachment'], g => charge(g, 1, 'wool')),
    'choose baron:1',
  );
  expect([at.ask, at.asked]).toEqual(['discardHeld', 0]);
  expect(at.choose(at.offers[0]!).baron(1).charges).toEqual([]);
});

const moved = (motion: string, arrange: (g: Realm) => void = () => {}): Sitting =>
  allFor(
    meet(
      ['privateMotion1'],
      g => {
        fate(g, 22);
        g.barons[0]!.votes = 1;
        arrange(g);
      },
      3,
      { openMotions: true },
    ).choose(motion),
    'yes',
  );

test('BAN-06 a duty on all: each who refuses is exempt and banned, the others pay', () => {
  const at = moved('proposeOpen motion:levy a=-1 b=-1 motion=levy n=2');
  const over = at.choose('comply', 'refuse', 'comply');
  expect([0, 1, 2].map(seat => over.baron(seat).crowns)).toEqual([13, 15, 13]);
  expect(over.baron(1).banned).toBe(true);
  const banned = moved('proposeOpen motion:levy a=-1 b=-1 motion=levy n=2', g => (g.barons[2]!.banned = true));
  expect(banned.choose('comply', 'comply').baron(2).crowns).toBe(15);
});

test('BAN-07 AGE-09 an amnesty lifts bans for the next Assembly', () => {
  const at = allFor(meet(['amnesty', 'crownTithe'], g => (g.barons[2]!.banned = true)).choose(`order ${A('amnesty')}`), 'yes');
  expect([at.baron(2).banned, at.g.assembly!.attending[2]]).toEqual([false, false]);
});

test('BAN-08 a banned Chairman’s token goes to whoever has most Votes, ties by Fate', () => {
  const at = table({ ask: 'accept', seat: 0, card: agendaNumber('wool') }, g => {
    agenda(g, 'wool');
    g.barons[1]!.votes = 5;
    g.barons[2]!.votes = 5;
    fate(g, 1);
  }).choose('refuse');
  expect(at.g.chairman).toBe(2);
});

test('BAN-09 the banned may be Head, propose and receive charges', () => {
  const at = meet(['privateMotion1'], g => {
    fate(g, 3);
    g.barons[1]!.banned = true;
    g.head = 1;
  });
  expect([at.ask, at.asked]).toEqual(['propose', 1]);
});

test('PMO-01 PMO-02 AGE-01 AGE-02 AGE-03 AGE-04 Fate names who proposes, only what there is to propose', () => {
  const at = meet(['privateMotion2'], g => {
    fate(g, 2);
    law(g, 'bridgeTolls');
  });
  expect(at.offers.filter(offer => offer.startsWith('propose'))).toEqual([
    `proposeDiscard ${A('bridgeTolls')}`,
    'proposePostpone button:postpone',
    'proposeNothing button:nothing',
  ]);
});

test('PMO-03 a lifted ban and a discarded law are voted yes or no; a revived Agenda directly', () => {
  const lifted = allFor(
    meet(['privateMotion1'], g => {
      fate(g, 22);
      g.barons[2]!.banned = true;
    }).choose('proposeLift baron:2'),
    'yes',
  );
  expect(lifted.baron(2).banned).toBe(false);
  const repealed = allFor(
    meet(['privateMotion1'], g => {
      fate(g, 22);
      law(g, 'bridgeTolls');
    }).choose(`proposeDiscard ${A('bridgeTolls')}`),
    'yes',
  );
  expect(repealed.g.laws).toEqual([]);
  const revived = meet(['privateMotion1'], g => {
    fate(g, 22);
    g.agendaDiscards.push(agenda(g, 'royalSubsidy'));
  }).choose(`proposeRevive ${A('royalSubsidy')}`);
  expect(allFor(revived, 'choose baron:0').ask).toBe('accept');
});

test('PMO-04 postponed: the rest waits, and is filled up to three', () => {
  const at = allFor(meet(['privateMotion1', 'amnesty', 'crownTithe'], g => fate(g, 22)).choose('proposePostpone'), 'yes');
  expect(at.ask).toBe(null);
  expect(at.g.display.slice(0, 2)).toEqual([agendaNumber('amnesty'), agendaNumber('crownTithe')]);
  expect(at.g.display).toHaveLength(3);
});

test('PMO-05 with the option Barons propose laws and motions of their own', () => {
  expect(meet(['privateMotion1'], g => fate(g, 22)).offers.some(offer => offer.startsWith('proposeOpen'))).toBe(false);
  expect(moved('proposeOpen motion:grant a=2 b=-1 motion=grant n=4').baron(2).crowns).toBe(19);
  expect(moved('proposeOpen motion:indemnity a=1 b=2 motion=indemnity n=3').choose('comply').baron(2).crowns).toBe(18);
  expect(moved('proposeOpen motion:expulsion a=2 b=-1 motion=expulsion n=0').baron(2).banned).toBe(true);
  expect(moved('proposeOpen motion:royalPayroll a=-1 b=-1 motion=royalPayroll n=0').g.payroll).toBe(true);
  expect(moved('proposeOpen motion:noConfidence a=-1 b=-1 motion=noConfidence n=0', g => (g.barons[2]!.votes = 3)).g.chairman).toBe(2);
});

test('PMO-06 a law of their own is in force like any other, and not proposed twice', () => {
  const at = moved('proposeOpen motion:banSieges a=-1 b=-1 motion=banSieges n=0');
  expect(at.g.openLaws.map(one => one.law)).toEqual(['banSieges']);
  const again = meet(
    ['privateMotion1'],
    g => {
      fate(g, 22);
      g.openLaws.push({ law: 'banSieges', a: NONE, b: NONE, fresh: false });
    },
    3,
    {
      openMotions: true,
    },
  );
  expect(again.offered('proposeOpen motion:banSieges')).toEqual([]);
  expect(again.offered('proposeDiscard motion:banSieges')).toHaveLength(1);
});

test('TWO-01 two Barons write their Votes for all Agendas at once', () => {
  const at = meet(['crownTithe', 'royalSubsidy'], g => rule(g, 0, 'Monz', 'Kovel', 'Froli', 'Surat'), 2).choose(`order ${A('crownTithe')}`);
  expect([at.ask, at.asked, at.offers.length]).toEqual(['writeVotes', 0, 6]);
  const second = at.choose('write votes:2');
  expect(second.offers).toHaveLength(4);
  const declared = second.choose('write votes:2', 'write votes:0', 'write votes:1');
  expect([declared.ask, declared.asked]).toEqual(['declare', 0]);
  const next = declared.choose('yes');
  expect([next.g.laws.length, next.baron(0).votes, next.ask]).toEqual([1, 3, 'declare']);
});

test('TWO-01 OPT-04 two who are left of more write their Votes for all Agendas at once, too', () => {
  const at = meet(['crownTithe', 'royalSubsidy'], g => (g.barons[1]!.out = true)).choose(`order ${A('crownTithe')}`);
  expect([at.ask, at.asked]).toEqual(['writeVotes', 0]);
  const second = at.choose('write votes:1');
  expect([second.ask, second.asked]).toEqual(['writeVotes', 2]);
  const declared = second.choose('write votes:0', 'write votes:1');
  expect([declared.ask, declared.asked]).toEqual(['declare', 0]);
  const next = declared.choose('yes');
  expect([next.g.laws.length, next.baron(0).votes, next.ask, next.asked]).toEqual([1, 0, 'declare', 2]);
});

test('TWO-01 nobody is asked for Votes that are all written already', () => {
  const at = meet(['crownTithe', 'royalSubsidy', 'heavyFine'], g => rule(g, 0, 'Monz'), 2).choose(`order ${A('crownTithe')}`);
  const ordered = at.choose(`order ${A('royalSubsidy')}`);
  const second = ordered.choose('write votes:2');
  expect([second.ask, second.asked, second.baron(0).sheet]).toEqual(['writeVotes', 1, [2, 0, 0]]);
  expect(second.choose('write votes:0', 'write votes:1').baron(1).sheet).toEqual([1, 0]);
});

const passed = (name: AgendaName, seat: number, arrange: (g: Realm) => void = () => {}): Sitting =>
  table({ ask: 'enact', card: agendaNumber(name), seat }, g => {
    agenda(g, name);
    arrange(g);
  });

test('AGE-05 AGE-06 AGE-07 AGE-08 AGE-13 what motions give and take', () => {
  expect(passed('electChairman', 2).g.chairman).toBe(2);
  expect(passed('electHead', 2).g.head).toBe(2);
  expect(passed('royalSubsidy', 2).baron(2).crowns).toBe(21);
  expect(passed('heavyFine', 2, g => (g.barons[2]!.crowns = 3)).baron(2).crowns).toBe(0);
  const known = passed('recognition', 2);
  expect([known.baron(2).prestige, known.g.pool]).toEqual([2, 28]);
});

test('AGE-10 AGE-12 all laws are repealed; Crown Works repair for nothing or fortify for two', () => {
  expect(passed('sweepingRepeal', NONE, g => law(g, 'crownTithe', 'harbourDues')).g.laws).toEqual([]);
  const works = passed('crownWorks', NONE, g => {
    rule(g, 0, 'Monz');
    g.towns[4]!.breaches = 2;
  });
  expect(works.choose('repairAll city:4').town('Monz').breaches).toBe(0);
  expect(works.choose('fortify city:4').baron().crowns).toBe(13);
});

test('AGE-21 the Speaker’s Stipend is paid before Votes are received', () => {
  const at = meet(['amnesty'], g => law(g, 'speakersStipend'));
  expect([at.ask, at.asked]).toEqual(['comply', 1]);
  const refused = at.choose('refuse', 'comply');
  expect([refused.baron(1).votes, refused.baron(0).crowns]).toEqual([0, 16]);
});
