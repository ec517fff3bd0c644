import { gain } from './gain';

test('points say what they are counted from', () => {
  expect(gain({ what: 'supplied', seat: 1, height: 9, lowest: 2, points: 7 })).toEqual({
    seat: 1,
    points: 7,
    why: { icon: 'wagon', text: '9 − 2' },
  });
  expect(gain({ what: 'eraBonus', seat: 0, era: 1, height: 6, points: 12 })?.why.text).toBe('2 × 6');
  expect(gain({ what: 'finalScore', seat: 0, source: 'temples', points: 25 })?.why.icon).toBe('temple');
});

test('what is lost is counted down', () => {
  expect(gain({ what: 'taxLost', seat: 2, points: 3 })).toEqual({ seat: 2, points: -3, why: { icon: 'scales', text: '−3' } });
  expect(gain({ what: 'credited', seat: 0, good: 2, points: 2 })?.points).toBe(-2);
});

test('what brings nothing does not fly', () => {
  expect(gain({ what: 'gotRare', seat: 0, rare: 3, how: 'bought', points: 0, reveals: true })).toBeNull();
  expect(gain({ what: 'noRaid' })).toBeNull();
});
