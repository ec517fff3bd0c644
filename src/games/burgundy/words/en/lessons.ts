import type { Tongue } from '../tongue';

export const lessons: Tongue['lessons'] = {
  points: {
    title: 'How points are made',
    help: 'Fill every space of an area: the larger it is, the more it scores, and in phase A you add 10, later only 8, 6, 4, 2. Livestock and sold goods score too, monasteries at the end.',
  },
  dice: {
    title: 'Two dice, two actions',
    help: 'Each die takes a tile from the depot of its number, places a stored tile on its number, sells the goods of its colour, or takes two workers.',
  },
  place: {
    title: 'Where a tile may go',
    help: 'On an empty space of its colour, showing the number of your die, next to a tile you have placed. Its effect happens at once.',
  },
  workers: {
    title: 'Workers bend the dice',
    help: 'Each worker changes a die by 1, and 6 and 1 are neighbours. A small number on a target is its price in workers.',
  },
  ship: {
    title: 'Ships bring goods',
    help: 'A ship empties one depot into your stores, three colours at most, and moves you ahead on the bridge. A die of their number then sells one colour for points and silver.',
  },
  castle: {
    title: 'A castle is one more action',
    help: 'Place it and act at once, as with a die of any number. Tiles that call up other tiles make long turns.',
  },
  purchase: {
    title: 'Buy without a die',
    help: 'Once in your turn, 2 silver buys a tile from the black depot. Some tiles are found only there.',
  },
  phaseEnd: {
    title: 'A phase ends',
    help: 'Mines pay 1 silver each. Leftover tiles go, goods stay. After phase E each good and each silver scores 1, every two workers 1, and stored tiles nothing.',
  },
};
