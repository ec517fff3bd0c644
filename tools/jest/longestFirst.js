/** Both workers are busy to the end when the longest files are run first. jest knows from its last run which they are; on a fresh clone, this list does. */
const { default: Sequencer } = require('@jest/test-sequencer');

/** As measured; the first takes longest. Whoever is not named takes less. */
const LONGEST = [
  'warrior-knights/tests/laws/',
  'warriors-traders/board/lessons',
  'board/targets',
  'board/board',
  'board/tests/board',
  'board/lessons',
  'board/tests/lessons',
  'screens/Home',
  'shelf',
];

const placeOf = ({ path }) => {
  const place = LONGEST.findIndex(part => path.replaceAll('\\', '/').includes(part));
  return place < 0 ? LONGEST.length : place;
};

class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const knowsLastRun = sorted.some(({ duration }) => duration !== undefined && duration !== null);
    return knowsLastRun ? sorted : [...sorted].sort((one, other) => placeOf(one) - placeOf(other));
  }
}

module.exports = LongestFirst;
