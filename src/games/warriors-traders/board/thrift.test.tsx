/** What a tap does not change is not drawn anew. */
import { fireEvent, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { layBoard } from '@/table/testing/stillBoard';
import type { Traders, TradersChoice } from '../state';
import { barbarians, manoeuvre, place, table } from '../tests/table';
import { warriorsTradersDrawn } from '.';

const mockDrawn: string[] = [];

jest.mock('@/table/kit/Spot', () => {
  const { memo } = jest.requireActual<{ memo: <T>(part: T) => T }>('react');
  const real = jest.requireActual<{ Spot: (props: { at: string }) => ReactNode }>('@/table/kit/Spot');
  const Spot = memo((props: { at: string }) => {
    mockDrawn.push(props.at);
    return <real.Spot {...props} />;
  });
  return { ...real, Spot };
});

test('an army in hand has only those places drawn anew where a tap now means something else', () => {
  const { g } = table(manoeuvre(), g => {
    place(g, 0, 'london', 'infantry', 'princess');
    place(g, 0, 'bern', 'infantry');
    for (const name of ['wales', 'wessex', 'yorkshire', 'pomerania', 'munster']) barbarians(g, name);
  });
  layBoard<Traders, TradersChoice>(warriorsTradersDrawn, g, { width: 390, height: 500, hand: { width: 390, height: 76 } });
  mockDrawn.length = 0;
  fireEvent.press(screen.getByTestId('piece:0'));
  expect(
    mockDrawn.filter(at => ['province:we-pomerania', 'province:we-munster', 'province:we-jylland', 'track:trade'].includes(at)),
  ).toEqual([]);
  expect(mockDrawn).toContain('province:we-wales');
});
