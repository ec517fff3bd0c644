/** Rule cards of a match of one player. */
import { MONASTERY_ROWS as rows } from '../../data/monasteries';
import type { AloneCards } from '../aloneCards';
import { names } from './names';

export const alone: AloneCards = {
  entitled: title => `${title}, alone`,
  topics: {
    points: {
      title: 'Points',
      text: 'Areas, livestock, watchtowers, sales and monasteries score as they come, and every gain runs on towards the target. At the end nothing is counted: you win once all 37 spaces are filled.',
    },
    whiteDie: {
      title: 'White die',
      text: 'Rolled each round. First the next good goes to the depot it shows; then a tile of that depot, or of the next if it is empty, leaves the game.',
    },
    depot: {
      title: 'Depot',
      text: 'Spend a die of this number to take one tile. Each round the white die removes another. Depots are filled when a phase begins. A ship takes the goods of one depot; all others leave the game.',
    },
    storage: {
      title: 'Storage',
      text: 'Taken tiles wait here until you place them. There are three places: when all are full, one tile must leave the game first. Only spaces that are filled count in the end.',
    },
    goods: {
      title: 'Goods',
      text: 'You store all six colours. A die of their number sells one colour: 2 points for each good, and 1 silver in all. With a ship, five goods buy a joker. Unsold goods score nothing.',
    },
    sold: { title: 'Sold goods', text: 'They are only counted by monasteries 15 and 25, at the moment in which those are placed.' },
    workers: {
      title: 'Workers',
      text: 'Each worker changes one of your dice by 1 when you use it; 6 and 1 are neighbours. Workers left at the end score nothing.',
    },
    silver: {
      title: 'Silver',
      text: 'Pay 2 to buy a tile from the black depot, once in your turn. With a gain of points, 1 silver buys 1 more where that reaches the target. Silver left at the end scores nothing.',
    },
    phase: {
      title: 'Phase and round',
      text: 'Five phases of five rounds: within these 25 rounds your duchy must be full. An area completed in phase A scores 10 more, then 8, 6, 4 and 2.',
    },
    duchy: {
      title: 'Duchy',
      text: '37 spaces in groups. From one group to another only rivers lead: a tile may go where a river comes from a filled space. Rivers never join areas. Fill all spaces in 25 rounds.',
    },
  },
  ship: {
    title: 'Ship',
    text: 'When placed, take the goods of any depot; the goods of all other depots leave the game. Then, and only then, you may give five goods for a joker.',
  },
  crane:
    'When placed, it does what any other building does, whichever you like. Of monasteries 16 to 23 and 29, the first that you place after it counts it as one more building.',
  monasteries: {
    15: `When placed, score ${names.points(rows.perColourSold.points)} for each different colour of goods you have sold so far.`,
    24: `When placed, score ${names.points(rows.perAnimal.points)} for each different animal in your duchy.`,
    25: `When placed, score ${names.points(rows.perGoodSold.points)} for each good you have sold so far.`,
    26: `When placed, score ${names.points(rows.perBonusTile.points)} for each colour that is complete in your duchy.`,
    27: 'Alone it does nothing but fill its space: there is no bridge.',
  },
  paying: building =>
    `When placed, score ${names.points(rows.perWarehouse.points)} for each ${names.buildings[building].one} in your duchy.`,
  gists: {
    ship: 'goods; then a joker for five',
    monasteries: {
      15: `now ${rows.perColourSold.points} per colour sold`,
      24: `now ${rows.perAnimal.points} per animal`,
      25: `now ${rows.perGoodSold.points} per good sold`,
      26: `now ${rows.perBonusTile.points} per complete colour`,
      27: 'nothing: no bridge here',
    },
    paying: building => `now ${rows.perWarehouse.points} per ${names.buildings[building].one}`,
  },
};
