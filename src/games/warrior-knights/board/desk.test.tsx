/** What lies on the desk for an answer: whoever is asked reads there what it is about, what it costs, and what a tap does. */
import { screen, within } from '@testing-library/react-native';
import { layBoard } from '@/table/testing/stillBoard';
import { charge, city, display, hire, law, mobilize, playing, region, rule, stand, table, topEvent } from '../tests/table';
import { agendaNumber } from '../data/agendas';
import { fateOf } from '../rules/fate';
import type { RealmChoice, RealmQuestion } from '../asking';
import { OPEN_CARD } from '../rules/carriedMotions';
import { NONE, type Realm } from '../state';
import type { OpenMotion, Proposal } from '../terms';
import { warriorKnightsDrawn } from '.';
import { HAND_HEIGHT } from './handPlan';

/** All sentences on the desk, in their order. */
function desk(asked: RealmQuestion | readonly RealmQuestion[], arrange: (g: Realm) => void = () => {}, options = {}): string[] {
  const { g } = table(asked, arrange, { options });
  layBoard<Realm, RealmChoice>(warriorKnightsDrawn, g, { width: 360, height: 320, layout: 'phone', looking: undefined, hand: HAND_HEIGHT });
  return within(screen.getByTestId('lens:desk'))
    .getAllByText(/./, { includeHiddenElements: true })
    .map(node => [node.props.children as unknown].flat().join(''));
}

test('BAN-02 who has to obey a law reads it, what is due and to whom', () => {
  const tithe = desk({ ask: 'comply', seat: 0, duty: { law: 'crownTithe', pay: 2, to: NONE } }, g => law(g, 'crownTithe'));
  expect(tithe).toContain('At each Taxation, after collecting, every Baron pays 2 crowns to the treasury.');
  expect(tithe).toContain('2 crowns are due; you have 15');
  const motion = { law: 'indemnity', a: 0, b: 1, fresh: true } as never;
  const paid = desk({ ask: 'comply', seat: 0, duty: { law: 'indemnity', pay: 1, to: 1 } }, g => g.openLaws.push(motion));
  expect(paid.some(line => /^1 crown is due to .+; you have 15$/.test(line))).toBe(true);
  const forbids = desk([...mobilize(), { ask: 'comply', seat: 0, duty: { law: 'banAssaults', pay: 0, to: NONE } }], g => {
    playing(g);
    g.openLaws.push({ law: 'banAssaults', a: NONE, b: NONE, fresh: true });
  });
  expect(forbids).toContain('Who obeys calls off what was planned, and may do something else.');
});

test('NEU-01 the back of the next Event is seen, and whom it takes a Faith to name', () => {
  const lines = desk({ ask: 'chooseDrawer', seat: 1 }, g => {
    topEvent(g, 'heretic');
    g.barons[1]!.faith = 1;
  });
  expect(lines).toContain('It harms whoever draws it.');
  expect(lines.filter(line => line.endsWith('· 1 Faith'))).toHaveLength(2);
});

test('MER-01 whoever is for hire wears a price, alone or with others of a nation', () => {
  const lines = desk({ ask: 'hire', seat: 0, bundle: [], first: true }, g => {
    g.track.fill(NONE);
    g.track[0] = 0;
    g.track[1] = 0;
    g.offer = g.mercenaries.splice(0, 4);
  });
  expect(lines).toContain('You have 15 crowns');
  expect(lines.filter(line => /^\w+ · \d crowns?$/.test(line))).toHaveLength(4);
});

test('PMO-02 a motion is proposed by a tile that says which; with nothing to be moved the card itself is explained', () => {
  const asked: RealmQuestion[] = [{ ask: 'propose', seat: 0, card: agendaNumber('privateMotion1') }];
  const assembly = (g: Realm): void => {
    g.assembly = { attending: [true, true, true], acting: NONE, order: [], ordered: false, matter: null };
  };
  const lines = desk(asked, g => {
    assembly(g);
    law(g, 'crownTithe');
    g.barons[2]!.banned = true;
  });
  expect(lines).toContain('Propose to discard Crown Tithe');
  expect(lines).toContain('Lift the ban');
  screen.unmount();
  expect(desk(asked, assembly)).toContain('Private Motion');
});

test('WAG-02 whoever may go unpaid wears his wage', () => {
  const lines = desk({ ask: 'assign', seat: 0 }, g => {
    const due = [...hire(g, 0, [50, 150]), ...hire(g, 1, [200])];
    g.questions = [{ ask: 'payWages', seat: 0, due, free: 0, each: 0 }];
  });
  expect(lines.filter(line => line.includes(' · '))).toEqual(expect.arrayContaining(['50 · 1 crown', '150 · 3 crowns', '200 · 4 crowns']));
  expect(lines).toContain('8 crowns are due; you have 15');
});

test('FLD-06 FLD-09 with all cards on the table it is reckoned what comes of them before an ability is used', () => {
  const lines = desk({ ask: 'ability', seat: 0, side: 0, dropped: 0 }, g => {
    stand(g, 0, 'Brunfeld', 100, 200);
    stand(g, 6, 'Brunfeld', 200, 200);
    const attack = { kind: 'field', region: region('Brunfeld'), foe: 1, city: NONE, hold: NONE } as const;
    g.battle = {
      attack,
      seat: 0,
      nobles: [[0], [6]],
      commanders: [0, 6],
      garrison: false,
      hands: [[], []],
      counts: [
        [3, 1, 1, 0],
        [2, 1, 0, 0],
      ],
      losses: [0, 0],
    };
  });
  // The triangle that commands the defence counts for one Victory (FLD-09).
  expect(lines.some(line => /^As it stands .+ loses 100, .+ 200\. Victories: 1 to 1\.$/.test(line))).toBe(true);
});

test('FLD-08 where walls fall to nothing no Victories are reckoned', () => {
  const asked = { ask: 'ability', seat: 0, side: 0, dropped: 0 } as const;
  const counts = (hits: number) =>
    desk(asked, g => {
      stand(g, 0, 'Monz', 300);
      const attack = { kind: 'assault', region: region('Monz'), foe: NONE, city: city('Monz'), hold: NONE } as const;
      g.battle = {
        attack,
        seat: 0,
        nobles: [[0], []],
        commanders: [0, NONE],
        garrison: false,
        hands: [[], []],
        counts: [
          [hits, 0, 2, 0],
          [0, 0, 0, 0],
        ],
        losses: [0, 0],
      };
    }).filter(line => line.startsWith('As it stands'));
  expect(counts(1)[0]).toMatch(/100\. Victories: 2 to 0\.$/);
  screen.unmount();
  expect(counts(2)[0]).toMatch(/the city 200\.$/);
});

test('ASM-07 who commits Votes reads what the others could give at most, if they attend', () => {
  const lines = desk({ ask: 'commit', seat: 0 }, g => {
    const matter = { card: agendaNumber('electChairman'), proposal: null, candidates: [0, 1, 2] };
    g.assembly = { attending: [true, true, false], acting: NONE, order: [], ordered: true, matter };
    g.barons.forEach((b, seat) => (b.votes = 4 + seat));
  });
  expect(lines).toContain('You have 4 Votes, others at most 5');
});

test('ASM-07 at a vote each side wears the Votes it has so far, and who gave theirs to whom is said', () => {
  const lines = desk({ ask: 'declare', seat: 0 }, g => {
    const matter = { card: agendaNumber('electChairman'), proposal: null, candidates: [0, 1, 2] };
    g.assembly = { attending: [true, true, true], acting: NONE, order: [], ordered: true, matter };
    g.barons.forEach((b, seat) => Object.assign(b, { votes: 4, commit: 1 + seat, side: seat === 0 ? NONE : 1 }));
  });
  expect(lines.filter(line => line.endsWith('so far'))).toEqual(['5 Votes so far']);
  expect(lines.some(line => /^(.+): 1 · .+: 2 for (.+) · .+: 3 for \2$/.test(line))).toBe(true);
});

test('ASM-06 the Agendas to be put in order tell what they are about', () => {
  const lines = desk({ ask: 'orderAgendas', seat: 0 }, g => {
    display(g, 'crownTithe', 'royalSubsidy');
    g.assembly = { attending: [true, true, true], acting: NONE, order: [], ordered: false, matter: null };
  });
  expect(lines).toContain('The chosen Baron gains 6 crowns from the treasury.');
});

test('AGE-14 UPK-05 whose card is taken away, and whose city revolts, is said', () => {
  const taken = desk({ ask: 'discardHeld', seat: 0, of: 1 }, g => charge(g, 1, 'wool', 'timber'));
  expect(taken[1]).toMatch(/^Charges and offices of ./);
  screen.unmount();
  const revolt = desk({ ask: 'calm', seat: 0, city: city('Monz') }, g => rule(g, 0, 'Monz'));
  expect(revolt.some(line => line.startsWith('Monz') && !line.includes('neutral'))).toBe(true);
});

test('DRA-01 a spot of the track is marked for nothing', () => {
  const lines = desk([{ ask: 'allocate' }, { ask: 'markSpot', seat: 0 }], g => {
    playing(g);
    g.track.fill(NONE);
  });
  expect(lines.filter(line => line === 'free').length).toBeGreaterThan(0);
  expect(lines.some(line => line.startsWith('fee'))).toBe(false);
});

test.each([
  [320, false],
  [544, true],
])('PLN-01 on a board %i high each card of the planning table says what it is for: %s', (height, says) => {
  const { g } = table({ ask: 'plan', seat: 0 }, realm => playing(realm));
  layBoard<Realm, RealmChoice>(warriorKnightsDrawn, g, { width: 360, height, layout: 'phone', looking: undefined, hand: HAND_HEIGHT });
  const said = within(screen.getByTestId('lens:plan')).queryAllByText('March, then attack', { includeHiddenElements: true });
  expect(said).toHaveLength(says ? 1 : 0);
});

test('SET-08 the first Troop cards come with what their numbers and the shapes mean', () => {
  const lines = desk({ ask: 'assign', seat: 0 }, g => (g.barons[0]!.levy = [0, 1]));
  expect(lines.some(line => line.includes('four Nobles') && line.includes('stronghold'))).toBe(true);
});

test('FLD-03 every Fate card says that a tap discards it, and what would be kept stands above', () => {
  const lines = desk({ ask: 'dropFate', seat: 0, side: 0, dropped: 1 }, g => {
    stand(g, 0, 'Brunfeld', 100, 200);
    stand(g, 6, 'Brunfeld', 200, 200);
    const attack = { kind: 'field', region: region('Brunfeld'), foe: 1, city: NONE, hold: NONE } as const;
    const of = (result: string): number => g.fate.find(card => fateOf(card).battle === result)!;
    g.battle = {
      attack,
      seat: 0,
      nobles: [[0], [6]],
      garrison: false,
      commanders: [0, 6],
      hands: [[of('victory'), of('deal')], []],
      counts: [[], []],
      losses: [0, 0],
    };
  });
  expect(lines).toEqual(
    expect.arrayContaining(['You keep: 1 × Deal 100, 1 × Victory', 'Discarded: 1', 'Discard Victory', 'Discard Deal 100']),
  );
});

test('NEU-01 who has no Faith reads why only one Baron can be named', () => {
  const said = (faith: number): boolean =>
    desk({ ask: 'chooseDrawer', seat: 1 }, g => {
      topEvent(g, 'heretic');
      g.barons[1]!.faith = faith;
    }).includes('Without Faith you cannot turn it elsewhere.');
  expect(said(0)).toBe(true);
  screen.unmount();
  expect(said(1)).toBe(false);
});

test('NEG-01 a purse asks whom first: the Barons lie there, not sums without a name', () => {
  const lines = desk({ ask: 'purse', seat: 0 });
  expect(lines).toContain("Baron D'Emerande");
  expect(lines.some(line => /^[12358]$/.test(line))).toBe(false);
});

test('NEG-03 who is asked for an agreement reads who wants what, what it is worth to him, and that a promise binds nobody', () => {
  const terms = { by: 1, to: 0, wants: 'crowns:3', gives: 'vow:peace' } as const;
  const lines = desk({ ask: 'deal', seat: 0, terms, last: false });
  expect(lines).toEqual(
    expect.arrayContaining([
      'Ben wants: 3 crowns',
      'In return: peace this round',
      'Ben has 15 crowns',
      'Crowns change hands at once. A promise binds nobody, but the chronicle keeps it.',
    ]),
  );
});

test('NEG-03 what may be wanted lies there with what a tap does', () => {
  const lines = desk({ ask: 'want', seat: 0, to: 1 });
  expect(lines).toEqual(expect.arrayContaining(['Ask for peace this round', 'Ask for free passage this round', '8']));
});

test('ASL-01 SIE-01 who considers an assault reads how it may end, and why a siege is not to be had', () => {
  const attack = { kind: 'assault', region: region('Monz'), foe: NONE, city: city('Monz'), hold: NONE } as const;
  const lines = desk([...mobilize(), { ask: 'join', seat: 0, attack, joined: [] }], g => {
    playing(g);
    for (const noble of [0, 1]) stand(g, noble, 'Monz', 50);
    g.towns[city('Monz')]!.fortified = true;
  });
  expect(lines.some(line => /^Of ten such assaults: taken about \d+ times?, a Noble of yours dead about \d+ times?\.$/.test(line))).toBe(
    true,
  );
  expect(lines).toContain('300 against 300, leaders counted: too weak for a siege');
});

test('NEG-03 whoever proposes nothing after all goes back: no main button, as hiring and keeping what is held have one', () => {
  const stands = (ask: RealmQuestion['ask']): boolean => !warriorKnightsDrawn.beside!({ do: 'done', at: 'button:done' }, { ask });
  expect((['purse', 'want', 'bid', 'counter'] as const).filter(stands)).toEqual([]);
  expect((['hire', 'dropFate', 'plan'] as const).filter(stands)).toHaveLength(3);
});

test('PMO-03 PMO-06 what a Private Motion does if it passes stands at the vote, with whom and how much it names', () => {
  const voted = (proposal: Proposal): string[] => {
    const lines = desk({ ask: 'commit', seat: 0 } as RealmQuestion, g => {
      const matter = { card: NONE, proposal, candidates: [] };
      g.assembly = { attending: [true, true, true], acting: NONE, order: [], ordered: true, matter } as never;
    });
    screen.unmount();
    return lines.filter(line => line.startsWith('If it passes'));
  };
  const open = (motion: OpenMotion, a: number = NONE, b: number = NONE, n = 0): Proposal => ({ kind: 'open', motion, a, b, n });
  expect(voted(open('grant', 1, NONE, 3))).toEqual(['If it passes, the treasury pays Ben 3 crowns.']);
  expect(voted(open('indemnity', 1, 0, 1))).toEqual(['If it passes, Ben pays Anna 1 crown.']);
  expect(voted(open('banSieges'))).toEqual(['If it passes: No Baron may declare a siege.']);
  expect(voted({ kind: 'discard', card: agendaNumber('crownTithe') })).toEqual(['If it passes, Crown Tithe is discarded.']);
  expect(voted({ kind: 'discard', card: OPEN_CARD })).toEqual(['If it passes, Ban on Sieges is discarded.']);
  expect(voted({ kind: 'lift', seat: 2 })).toEqual(['If it passes, Carla may attend the Assembly again.']);
  expect(voted({ kind: 'postpone' })[0]).toMatch(/the Assembly ends at once/);
});
