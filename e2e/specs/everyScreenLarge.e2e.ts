/** Every screen, sheet and table can be used by everybody, in the dark and in Italian, with words twice as large. */
import { everyScreen } from '../everyScreen';

describe('Every screen in the dark, in Italian, with words twice as large', () => {
  everyScreen({ textSize: 'largest', colorScheme: 'dark', language: 'it-IT', locale: 'it_IT' });
});
