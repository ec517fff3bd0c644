/** What a tap draws anew: a map of forty-eight places may not begin afresh for one Noble. */
import { fireEvent, screen } from '@testing-library/react-native';
import * as focus from '@/pieces/focus';
import { layBoard } from '@/table/testing/stillBoard';
import { mobilize, playing, stand, table } from '../tests/table';
import type { RealmChoice } from '../asking';
import type { Realm } from '../state';
import { warriorKnightsDrawn } from '.';
import { HAND_HEIGHT } from './handPlan';
import { REACH, scaleFor } from './places';

/** Every place to tap asks for this each time it is drawn. */
const drawn = jest.spyOn(focus, 'useFocusLook');
const PLACES = 48;

test('a Noble taken up draws anew the places that he can go to, not the map', () => {
  const { g } = table(
    mobilize(),
    realm => {
      playing(realm);
      stand(realm, 0, 'Torvale', 50);
      stand(realm, 1, 'Hochrain', 50);
    },
    { seats: 4 },
  );
  layBoard<Realm, RealmChoice>(warriorKnightsDrawn, g, { width: 360, height: 320, layout: 'phone', looking: undefined, hand: HAND_HEIGHT });
  const whole = drawn.mock.calls.length;
  drawn.mockClear();
  fireEvent.press(screen.getByTestId('noble:0'));
  expect(whole).toBeGreaterThan(PLACES);
  expect(drawn.mock.calls.length).toBeGreaterThan(0);
  expect(drawn.mock.calls.length).toBeLessThan(PLACES);
});

test('the ring of a region stands around its place, where it hides nothing of what fills it', () => {
  const { g } = table(
    mobilize(),
    realm => {
      playing(realm);
      stand(realm, 0, 'Torvale', 50);
    },
    { seats: 4 },
  );
  layBoard<Realm, RealmChoice>(warriorKnightsDrawn, g, { width: 360, height: 320, layout: 'phone', looking: undefined, hand: HAND_HEIGHT });
  fireEvent.press(screen.getByTestId('noble:0'));
  const scale = scaleFor(360, 320);
  const rings = screen.UNSAFE_root.findAll(({ props }) => props.hollow === true && props.shape === 'box');
  expect(rings.length).toBeGreaterThan(2);
  for (const { props } of rings) expect(props.width).toBeGreaterThanOrEqual(REACH.wide * scale + 4);
});
