import { render, screen } from '@testing-library/react-native';
import Svg from 'react-native-svg';
import { icons } from '@/pieces/icons';
import { ShowroomScreen } from './Showroom';

jest.mock('react-native-safe-area-context', () => ({ useSafeAreaInsets: () => ({ top: 0, bottom: 0, left: 0, right: 0 }) }));

test('every icon and seat hangs in the sample book three times: light, dark and grey; no picture speaks or catches a touch', () => {
  render(<ShowroomScreen />);
  for (const name of ['gules', 'azure', 'vert', 'purpure', 'or', 'sable']) expect(screen.getAllByText(name)).toHaveLength(3);
  for (const name of ['geese', 'cityHall', 'longbowmen']) expect(screen.getAllByText(name)).toHaveLength(3);
  const pictures = screen.UNSAFE_getAllByType(Svg);
  expect(pictures.length).toBeGreaterThan(3 * 2 * Object.keys(icons).length);
  for (const { props } of pictures) expect([props.pointerEvents, props['aria-hidden']]).toEqual(['none', true]);
});
