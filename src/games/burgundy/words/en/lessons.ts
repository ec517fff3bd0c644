import type { LanguageForm } from '../languageForm';

export const lessons: LanguageForm['lessons'] = {
  points: {
    title: 'Your duchy, and what it is for',
    help: 'In 25 rounds you take tiles from the market, the six depots, and place them in your duchy. A full area scores: the larger the more, and 10 on top in phase A, later 8, 6, 4, 2.',
  },
  pointsAlone: {
    title: 'Fill all of your duchy',
    help: 'You win once all 37 spaces are filled, within 25 rounds. Areas and other gains bring points, and these run to a target: there you get an extra action. Each round the white die removes a tile from the market.',
  },
  dice: {
    title: 'Two dice, two actions',
    help: 'A die takes a tile from its depot into your storage, another places it on its number. Or it sells goods, or takes two workers. Hold a finger on any tile to read what it does.',
  },
  place: {
    title: 'Where a tile may go',
    help: 'On an empty space of its colour, showing the number of your die, next to a tile you have placed. Its effect happens when it is placed, at once or never.',
  },
  placeAlone: {
    title: 'Where a tile may go',
    help: 'On an empty space of its colour, showing the number of your die, next to a tile you have placed or where a river comes from one. Its effect happens when it is placed, at once or never.',
  },
  workers: {
    title: 'Workers bend the dice',
    help: 'Each worker changes a die by 1, and 6 and 1 are neighbours. A small number on a lit place is its price in workers.',
  },
  ship: {
    title: 'Ships bring goods',
    help: 'A ship empties one depot into your stores, three colours at most, and moves you ahead on the bridge. A die of their number then sells one colour for points and silver.',
  },
  shipAlone: {
    title: 'Ships bring goods',
    help: 'A ship empties one depot into your stores, and the goods of all other depots leave the game. Then five goods may be given for a joker, which fits any space. A die of their number sells one colour.',
  },
  castle: {
    title: 'A castle is one more action',
    help: 'When placed, it lets you act at once, as with a die of any number. Tiles that call up other tiles make long turns.',
  },
  purchase: {
    title: 'Buy without a die',
    help: 'Once in your turn, 2 silver buys a tile from the black depot. Some tiles are found only there.',
  },
  phaseEnd: {
    title: 'A phase ends',
    help: 'Mines pay 1 silver each. Leftover tiles go, goods stay. After phase E each good and each silver scores 1, every two workers 1, and stored tiles nothing.',
  },
  phaseEndAlone: {
    title: 'A phase ends',
    help: 'Mines pay 1 silver each. Leftover tiles go, goods stay. After phase E nothing is counted: either all 37 spaces are filled by then, or the match is lost.',
  },
};
