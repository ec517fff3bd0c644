/** The table in words. */
import type { TableInWordsForm } from '../tableInWordsForm';

export const tableInWords: TableInWordsForm = {
  goal: points => `${points} points at the end of a turn end the match`,
  barbarians: strength => `Barbarian armies have strength and resistance ${strength}`,
  order: nations => `Order of play: ${nations}`,
  player: (who, nation) => `${who}, ${nation}`,
  points: points => `Has ${points}`,
  gone: turn => `Has left the match in turn ${turn}`,
  goods: (goods, income) => `Has ${goods}; the next upkeep brings ${income}`,
  unified: 'Has united the nation',
  core: missing => `To unite the nation still needs ${missing}`,
  whole: 'Holds all it takes to unite the nation',
  wars: names => `At war with ${names}`,
  routes: names => `Trade routes with ${names}`,
  allies: names => `Allied with ${names}`,
  provinces: 'Provinces',
  noProvinces: 'Holds no province',
  barbarianLand: 'Barbarian land',
  freeLand: 'Free land',
  none: 'None',
  neighbours: names => `next to ${names}`,
};
