import { NONE, isNeutral, seatOfCard } from '../state';
import { hasSecrets, seenBy } from '../sight';
import { opening, table, until } from './table';
import { phasesFor } from '../rules/actions';
import { DEEDS } from '../data/names';

const planning = (seats = 3) =>
  table(
    [{ ask: 'stack' }, ...[2, 1, 0].map(seat => ({ ask: 'plan' as const, seat }))],
    g => {
      g.stage = 'planning';
      g.areas = [[], [], []];
    },
    { seats },
  );

test('PLN-01 two cards at most on an area, fewer or none if one likes', () => {
  const at = planning().choose('lay area:0 deed=levyTaxes', 'lay area:0 deed=levyTaxes');
  expect(at.offered('lay area:0')).toEqual([]);
  expect(at.refuses('area:0')).toEqual({ why: 'areaFull' });
  expect(at.offered('lay area:1').length).toBeGreaterThan(0);
  expect(planning().choose('done').asked).toBe(1);
});

test('PLN-02 cards on a phase area cannot be laid', () => {
  const at = table({ ask: 'plan', seat: 0 }, g => (g.barons[0]!.hand = [2, 2, 0, 2, 2, 2]));
  expect(at.offers.some(offer => offer.includes('rallySupport'))).toBe(false);
});

test('PLN-03 two of the eight neutral cards come to each area, two stay aside', () => {
  const { g } = planning().choose('done', 'done', 'done');
  const lying = [...g.areas.flat(), g.card].filter(isNeutral);
  expect(lying).toHaveLength(6);
  expect(g.neutral).toHaveLength(2);
});

test('PLN-04 an area is shuffled: its Baron knows that his card is there, not when it comes', () => {
  const at = planning().choose('lay area:2 deed=serveChurch', 'done', 'lay area:2 deed=levyTaxes', 'done', 'done');
  const own = seenBy(at.g, 0).areas[2]!;
  expect(own).toHaveLength(4);
  expect(own[0]).toBe(3);
  expect(own.slice(1).every(card => card < 0)).toBe(true);
  expect(seenBy(at.g, 2).areas[2]!.every(card => card < 0)).toBe(true);
});

test('PLN-05 while others plan one sees only who is done', () => {
  const at = planning().choose('lay area:0 deed=levyTaxes', 'done');
  const view = seenBy(at.g, 1);
  expect(view.barons[0]!.hand).toEqual([2, 2, 2, 2, 2, 2]);
  expect(view.barons[0]!.done).toBe(true);
  expect(JSON.stringify(view)).toBe(JSON.stringify(seenBy(planning().choose('done').g, 1)));
});

test('ACT-01 area 1 is emptied before area 2 is begun', () => {
  const at = table([{ ask: 'reveal' }], g => {
    g.areas = [[0], [6], []];
    g.barons[0]!.lying = [1, 0, 0];
    g.barons[1]!.lying = [0, 1, 0];
  });
  expect([at.ask, at.asked, at.g.areas[1]!.length]).toEqual(['useCard', 0, 1]);
  expect(at.choose('use').asked).toBe(1);
});

test('ACT-02 a declined card is allocated all the same', () => {
  const at = table([{ ask: 'reveal' }], g => {
    g.areas = [[1], [6], []];
    g.barons[0]!.lying = [1, 0, 0];
    g.barons[1]!.lying = [0, 1, 0];
  }).choose('decline');
  expect(at.g.phases[1]).toEqual([1]);
  expect(at.g.track.every(seat => seat === NONE)).toBe(true);
});

test('ACT-03 each card has its area, Serve the Church any, Versatile Strategy the hand', () => {
  const of = (deed: (typeof DEEDS)[number]) => phasesFor(DEEDS.indexOf(deed), false, false);
  expect([of('levyTaxes'), of('draftSoldiers'), of('rallySupport')]).toEqual([['taxation'], ['wages'], ['assembly']]);
  expect(of('serveChurch')).toEqual(['taxation', 'wages', 'assembly']);
  expect(of('versatileStrategy')).toEqual([]);
});

test('ACT-04 Mobilize Forces: moved to Wages, fought to the Assembly, both or neither as one likes', () => {
  expect(phasesFor(4, true, false)).toEqual(['wages']);
  expect(phasesFor(4, false, true)).toEqual(['assembly']);
  expect(phasesFor(4, true, true)).toEqual(['wages', 'assembly']);
  expect(phasesFor(4, false, false)).toEqual(['wages', 'assembly']);
});

test('ACT-05 what came back is in hand, and everybody knows it', () => {
  const at = table([{ ask: 'reveal' }], g => {
    g.areas = [[5], [6], []];
    g.barons[0]!.hand[5] = 1;
    g.barons[0]!.lying = [1, 0, 0];
    g.barons[1]!.lying = [0, 1, 0];
  }).choose('crowns');
  expect(at.baron().hand[5]).toBe(2);
  expect(at.baron().back[5]).toBe(1);
  expect(at.g.areas.flat().some(card => seatOfCard(card) === 0)).toBe(false);
});

test('ACT-06 a phase begins with twice as many cards as Barons, the Draft with one marker more than Barons', () => {
  const cards = (count: number): string | null =>
    table([{ ask: 'reveal' }, { ask: 'triggers' }], g => {
      g.phases[1] = [1, 7, 13, 4, 10, 16].slice(0, count);
      g.areas = [[0], [], []];
      g.nobles[0]!.troops = g.mercenaries.splice(0, 1);
      g.barons[0]!.lying = [1, 0, 0];
    }).ask;
  expect(cards(5)).toBe('useCard');
  expect(cards(6)).toBe('payWages');
  const draft = (markers: number): string | null =>
    table([{ ask: 'reveal' }, { ask: 'triggers' }], g => {
      g.track.fill(1, 0, markers);
      g.areas = [[0], [], []];
      g.barons[0]!.lying = [1, 0, 0];
    }).ask;
  expect(draft(3)).toBe('useCard');
  expect(draft(4)).toBe('hire');
});

test('ACT-07 when a phase is over its cards are back in hand', () => {
  const at = table([{ ask: 'reveal' }, { ask: 'triggers' }], g => {
    g.phases[0] = [0, 6, 12, 3, 9, 15];
    g.areas = [[2], [], []];
    g.barons[0]!.lying = [1, 0, 0];
    for (const b of g.barons) b.hand = [1, 2, 2, 1, 2, 2];
  });
  expect(at.g.phases[0]).toEqual([]);
  expect(at.baron(2).hand).toEqual([2, 2, 2, 2, 2, 2]);
});

test('ACT-08 Wages come before the Draft', () => {
  const at = table([{ ask: 'triggers' }], g => {
    g.track.fill(1, 0, 4);
    g.phases[1] = [1, 7, 13, 4, 10, 16];
    g.nobles[0]!.troops = g.mercenaries.splice(0, 1);
  });
  expect(at.ask).toBe('payWages');
  expect(at.choose('payAll').ask).toBe('hire');
});

test('ACT-09 when a Baron is out, thresholds fall at once', () => {
  const at = table([{ ask: 'triggers' }], g => {
    g.barons[2]!.out = true;
    g.phases[1] = [1, 7, 4, 10];
    g.nobles[0]!.troops = g.mercenaries.splice(0, 1);
  });
  expect(at.ask).toBe('payWages');
});

test('HID-01 a curtain falls for secret entries, not for open decisions', () => {
  expect(hasSecrets(opening(2).g, 0)).toBe(true);
  expect(hasSecrets(planning().g, 1)).toBe(true);
  expect(hasSecrets(table({ ask: 'useCard', seat: 0, deed: 'levyTaxes' }).g, 0)).toBe(false);
});

test('HID-02 HID-03 committed Votes and hands of Fate are closed until they are shown together', () => {
  const vote = table([{ ask: 'unveil' }, { ask: 'commit', seat: 1 }, { ask: 'commit', seat: 0 }], g => {
    g.assembly = {
      attending: [true, true, false],
      acting: NONE,
      order: [],
      ordered: true,
      matter: { card: g.display[0]!, proposal: null, candidates: [] },
    };
    for (const b of g.barons) b.votes = 4;
  }).choose('commit votes:3');
  expect(seenBy(vote.g, 0).barons[0]!.commit).toBe(3);
  expect(seenBy(vote.g, 1).barons[0]!.commit).toBeLessThan(NONE);
  const shown = vote.choose('commit votes:1');
  expect(seenBy(shown.g, 2).barons[0]!.commit).toBe(3);
});

test('HID-04 what Fate, decks and closed hands reveal seals taking back', () => {
  const at = table([{ ask: 'reveal' }], g => {
    g.areas = [[0, 6], [], []];
    g.barons[0]!.lying = [1, 0, 0];
    g.barons[1]!.lying = [1, 0, 0];
  });
  expect(at.choose('use').facts.some(fact => fact.what === 'revealed' && fact.reveals === true)).toBe(true);
  expect(until(at, 'nothing').ask).not.toBe('useCard');
});
