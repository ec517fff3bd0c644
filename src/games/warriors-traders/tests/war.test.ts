import { told } from '@/engine/testing/sitting';
import { act, manoeuvre, place, places, table, verbs, war } from './table';

const turnEnd = { ask: 'turnEnd' } as const;

test('16.1 war begins with its declaration, for both sides, and several go on at once', () => {
  const sat = table(
    [...manoeuvre(1), ...manoeuvre(0), act()],
    g => {
      place(g, 0, 'london', 'infantry');
      place(g, 1, 'wales', 'infantry');
    },
    {
      seats: 3,
    },
  );
  const after = sat.choose('war rival:1');
  expect(places(after, 'march')).toContain('wales');
  expect(places(after.choose('done', 'done'), 'march')).toContain('london');
  expect(table([act(), act()], () => {}, { seats: 3 }).choose('war rival:1', 'war rival:2').g.wars).toHaveLength(2);
});

test.each([
  [3, false, 'noDamage'],
  [3, true, undefined],
  [4, true, undefined],
  [5, true, 'threeTurns'],
])('16.2 a war of turn 3 in turn %i, damage dealt: %s', (turn, struck, why) => {
  const sat = table(
    turnEnd,
    g => {
      war(g, 0, 1, 3);
      g.wars[0]!.struck = struck;
    },
    { turn },
  );
  expect([told(sat, 'warOver')[0]?.why, sat.g.wars.length]).toEqual([why, why === undefined ? 1 : 0]);
  if (why === undefined) expect(sat.g.wars[0]!.struck).toBe(false);
});

test('16.2 a battle counts as damage, a peace ends it at once', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'princess');
    war(g, 0, 1);
  });
  expect(sat.choose('march province:we-wales', 'toBattle').g.wars[0]!.struck).toBe(true);
  expect(sat.choose('offerPeace', 'agree').g.wars).toEqual([]);
});

test('16.3 declared again it lasts three turns more, whoever does it', () => {
  const sat = table(
    act(1),
    g => {
      war(g, 0, 1, 3);
      g.wars[0]!.struck = true;
    },
    { turn: 5 },
  );
  const after = sat.choose('war rival:0');
  expect([after.g.wars, told(after, 'warDeclared')[0]?.again]).toEqual([[{ a: 0, b: 1, since: 5, struck: true }], true]);
  expect(
    table(
      turnEnd,
      g => {
        war(g, 0, 1, 5);
        g.wars[0]!.struck = true;
      },
      { turn: 7 },
    ).g.wars,
  ).toEqual([]);
});

test('16.4 peace may be offered once in a phase to each enemy, but not on the way to a battle', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'princess');
    war(g, 0, 1);
  });
  const refused = sat.choose('offerPeace rival:1');
  expect([refused.asked, refused.offers]).toEqual([1, ['agree button:agree', 'refuse button:refuse']]);
  const after = refused.choose('refuse');
  expect([after.asked, verbs(after), after.g.wars.length]).toEqual([0, ['march', 'done'], 1]);
  expect(verbs(sat.choose('march province:we-wales'))).toEqual(['toBattle']);
  expect(
    table([{ ask: 'development' }], g => {
      war(g, 0, 1);
      g.peaceOffers.push(1);
    }).offered('offerPeace'),
  ).toHaveLength(1);
});

test('16.5 when a war ends, nobody stands on foreign soil', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry');
    place(g, 1, 'wales', 'princess', 'fort');
    war(g, 0, 1);
  });
  const after = sat.choose('march province:we-wales', 'toBattle');
  expect([after.standing('wales').every(piece => piece.startsWith('1')), after.g.wars.length]).toEqual([true, 1]);
});
