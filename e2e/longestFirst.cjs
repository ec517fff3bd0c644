/** Both workers are busy to the end when the longest stories are told first. */
const { basename } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** As measured; whoever is not named takes less. */
const LONGEST = ['everyScreen', 'anyFinger', 'medievalBattle', 'tadmor', 'warriorKnights', 'warriorsTraders', 'burgundy'];

const placeOf = ({ path }) => {
  const place = LONGEST.findIndex(name => basename(path).startsWith(name));
  return place < 0 ? LONGEST.length : place;
};

class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => placeOf(one) - placeOf(other));
  }
}

module.exports = LongestFirst;
