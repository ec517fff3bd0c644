import { told } from '@/engine/testing/sitting';
import { barbarians, levels, manoeuvre, place, places, table, verbs } from './table';

test('15.1 after the battles a second round with what points are left, and only then the princesses', () => {
  const arrange = (military: number) => (g: Parameters<typeof place>[0]) => {
    place(g, 0, 'london', 'cavalry', 'princess');
    barbarians(g, 'wales');
    barbarians(g, 'ulster');
    levels(g, 0, { military });
  };
  const at = (military: number): ReturnType<typeof table> =>
    table(manoeuvre(), arrange(military)).choose('march province:we-wales', 'toBattle');
  expect([at(6).ask, places(at(6), 'march').includes('ulster')]).toEqual(['march', true]);
  expect(at(5).ask).toBe('princesses');
  const second = at(6).choose('march province:we-ulster', 'toBattle');
  expect([second.ask, second.holder('ulster'), second.g.pieces.find(p => p.owner === 0 && p.kind === 2)!.spent]).toEqual([
    'princesses',
    0,
    4,
  ]);
});

test('15.1 who did not fight is not asked to march twice', () => {
  const sat = table(manoeuvre(), g => {
    place(g, 0, 'london', 'cavalry', 'princess');
    levels(g, 0, { military: 6 });
  });
  const idle = sat.choose('done');
  expect([idle.ask, idle.offered('again')]).toEqual(['princesses', []]);
});

test('15.2 two combats a turn; damage of the first stays, strength is whole', () => {
  const sat = table(
    manoeuvre(),
    g => {
      place(g, 0, 'london', 'cavalry');
      barbarians(g, 'wales');
      barbarians(g, 'ulster');
      levels(g, 0, { military: 6 });
    },
    { turn: 4 },
  );
  const first = sat.choose('march province:we-wales', 'toBattle');
  expect(first.g.pieces.find(p => p.owner === 0)!.damage).toBe(2);
  const second = first.choose('march province:we-ulster', 'toBattle');
  expect([told(second, 'battle')[0]?.attack, told(second, 'killed').filter(e => e.owner === 0).length]).toEqual([3, 1]);
  const three = table(manoeuvre(0, 2), g => {
    place(g, 0, 'london', 'cavalry')[0]!.fights = 2;
    barbarians(g, 'wales');
    levels(g, 0, { military: 7 });
  });
  expect(places(three, 'march')).not.toContain('wales');
});

test('15.3 who has retreated or withdrawn takes no part', () => {
  const sat = table(manoeuvre(0, 2), g => {
    place(g, 0, 'london', 'cavalry')[0]!.lying = true;
    place(g, 0, 'wessex', 'cavalry')[0]!.tired = true;
    place(g, 0, 'calais', 'cavalry');
    levels(g, 0, { military: 6 });
  });
  expect(new Set(sat.offered('march').map(offer => offer.split('piece=')[1]))).toEqual(new Set(['2']));
  expect(verbs(sat)).toEqual(['march', 'done']);
});
