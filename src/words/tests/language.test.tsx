import { render, screen } from '@testing-library/react-native';
import { useLocales } from 'expo-localization';
import { Text } from 'react-native';
import type { Language } from '@/engine/contract';
import { Speaking, useWords } from '../language';

jest.mock('expo-localization', () => ({ useLocales: jest.fn() }));

const Home = () => <Text>{useWords().home.settings}</Text>;
const speak = (language: Language | null) => (
  <Speaking language={language}>
    <Home />
  </Speaking>
);
const deviceSpeaks = (languageCode: string): void => void jest.mocked(useLocales).mockReturnValue([{ languageCode }] as never);

test('it speaks as the device does, in English where it knows no other, and follows when that changes', () => {
  deviceSpeaks('it');
  render(speak(null));
  expect(screen.getByText('Impostazioni')).toBeTruthy();
  deviceSpeaks('de');
  screen.rerender(speak(null));
  expect(screen.getByText('Settings')).toBeTruthy();
});

test('a wish of the player comes before the device', () => {
  deviceSpeaks('it');
  render(speak('en'));
  expect(screen.getByText('Settings')).toBeTruthy();
});
