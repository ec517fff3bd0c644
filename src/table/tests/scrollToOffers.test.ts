import type { View } from 'react-native';
import type { Spot } from '@/engine/contract';
import { createSpotBoxes, EXPLAINED } from '../kit/spotBoxes';
import { wayTo, whatToSee } from '../layout/scrollToOffers';

const PORT = { top: 100, height: 400 };
const at = (top: number) => ({ top, height: 48 });

test('UX-20 with large words: nothing moves while one answer is in sight, or when nobody is asked', () => {
  expect(wayTo([at(700), at(120)], PORT)).toBe(0);
  expect(wayTo([at(452)], PORT)).toBe(0);
  expect(wayTo([], PORT)).toBe(0);
});

test('UX-20 with large words: answers below the edge, or above it, are scrolled to', () => {
  expect(wayTo([at(574), at(574)], PORT)).toBe(122);
  expect(wayTo([at(480)], PORT)).toBe(28);
  expect(wayTo([at(40)], PORT)).toBe(-60);
  // What is higher than the room for it is shown from its beginning.
  expect(wayTo([{ top: 300, height: 500 }], PORT)).toBe(200);
});

test('UX-20 with large words: what is to be read before the answer comes before the answers', async () => {
  const places = createSpotBoxes();
  const found = (...spots: readonly Spot[]) => whatToSee(places, spots, 0).then(boxes => boxes.map(({ top }) => top));
  const view = { current: { measureInWindow: (tell: (x: number, y: number) => void) => tell(0, 100) } as View };
  const lay = (lies: Spot, top: number) =>
    places.put({ view, boxOf: { current: at => (at === lies ? { left: 0, top, width: 48, height: 48 } : null) } });
  lay('piece:1', 40);
  expect(await found('piece:1', 'piece:2')).toEqual([140]);
  const putAway = lay(EXPLAINED, 300);
  expect(await found('piece:1')).toEqual([400]);
  putAway();
  expect(await found('piece:1')).toEqual([140]);
});
