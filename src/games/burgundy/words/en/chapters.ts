import type { Chapter } from '@/engine/contract';
import { solo } from './solo';
import { team } from './team';

/** The whole game in our own words, in the order in which one needs it. */
export const chapters: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'What it is about',
    look: 'Areas framed in gold are complete; the pellet says what they brought. Place a tile from your storage and watch the points.',
    paragraphs: [
      'You rule a duchy in fifteenth-century Burgundy: 37 spaces in six colours, each with a number. Over five phases of five rounds you take tiles, place them and fill your duchy. Whoever has most points at the end wins. Alone one wins in another way: see “Playing alone”.',
      'Points come from areas: a group of touching spaces of one colour scores when its last space is filled. An area of 1 to 8 spaces is worth 1, 3, 6, 10, 15, 21, 28 or 36 points.',
      'Early areas score more: 10 points on top in phase A, then 8, 6, 4 and 2. A small area soon is often better than a large one late.',
      'Livestock, watchtowers and sold goods score at once, some monasteries at the end, and so does whatever you have left over.',
    ],
  },
  {
    id: 'setUp',
    title: 'Setting up',
    look: 'Choose the castle’s space: the first tile you place will have to touch it.',
    paragraphs: [
      'Lots decide who begins; the others follow clockwise. The first player starts with 1 worker, the second with 2, then 3 and 4. Everybody gets 1 silver and three goods by lot.',
      'In a first match all play the same duchy, and the starting castle stands in its middle. Otherwise everybody chooses a duchy and a castle space in turn order, the first player first.',
      'The starting castle brings no action and no points, but it counts as a placed tile: what you place first must touch it.',
      'All markers stand on the first space of the bridge in one stack, the first player on top.',
    ],
    asks: ['duchy', 'startingCastle'],
  },
  {
    id: 'phase',
    title: 'A phase begins',
    look: 'The depots have just been filled. Pick a die and take a tile: its place stays empty until the next phase.',
    paragraphs: [
      'From the second phase on, tiles left over in the depots leave the game. Goods in the depots stay.',
      'Then every depot is filled: two, three or four tiles each with two, three or four players, always of the same kinds. The black depot gets four, six or eight black tiles, which may be anything.',
      'Five goods are laid out face up, one for each round to come. When they are used up, the phase is over.',
      'With three players the castle place of depot 6 holds a mine in phases B and D.',
    ],
  },
  {
    id: 'round',
    title: 'A round',
    look: 'On the left phase and round, on the right the white die and the goods to come. Below them the bridge: whoever is furthest ahead plays first.',
    paragraphs: [
      'Everybody rolls two dice at the same time, for all to see; the first player also rolls the white die. The next good goes to the depot with the white die’s number. Nothing changes the white die.',
      'Then everybody takes one turn, in the order of the markers on the bridge: furthest ahead first, and in a stack from the top down.',
      'Moving ahead with a ship counts from the next round on: in this round nobody is skipped and nobody plays twice.',
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    look: 'Pick a die, then a lit target. A number on a target is its price in workers.',
    paragraphs: [
      'Each die is one action. Take a tile, place a tile, sell goods or take workers: in any order, and the same one twice if you like. The second action may use what the first has brought.',
      'A worker changes one of your dice by 1 when you use it; from 6 to 1 is one step as well. You may spend several on the same die. The price is shown on every target.',
      'You may leave a die unused, but it is lost.',
      'Once in your turn you may also buy a tile for 2 silver: see the black depot.',
    ],
    asks: ['turn'],
  },
  {
    id: 'take',
    title: 'Taking a tile',
    look: 'Pick a die, then a tile from the depot of that number. Take a second one: storage becomes full.',
    paragraphs: [
      'Take one tile from the depot with the number of your die and put it into storage. It never goes straight into the duchy.',
      'Storage has three places. When they are full you first choose a stored tile, which leaves the game. You cannot throw tiles away at any other time.',
      'Depots are not filled again until the next phase. No die reaches the black depot.',
    ],
    asks: ['makeRoom'],
  },
  {
    id: 'place',
    title: 'Placing a tile',
    look: 'Pick a die or a stored tile: the lit spaces fit by colour, number and neighbours.',
    paragraphs: [
      'Choose a stored tile and an empty space of its colour that shows the number of your die and touches a tile already placed. Placed tiles never move again.',
      'A village may hold each type of building only once. In another village the same building is allowed.',
      'First the area and the colour score, then the tile does what it does. Effects happen at once or never; those that let you choose may be declined.',
    ],
  },
  {
    id: 'castles',
    title: 'Castles, mines, ships, livestock',
    look: 'The castle gives an action as with any number. Try one of the lit places; afterwards go back and try another.',
    paragraphs: [
      'A castle gives an extra action at once, as with a third die of any number: take from any numbered depot, place on any number, sell any colour or take workers. A castle on a castle gives another.',
      'A mine does nothing now. At the end of every phase, the last included, each of your mines brings 1 silver.',
      'A ship takes the goods of one depot of your choice, whatever the die was, and moves your marker one space ahead, on top of those already there. On the last space it only goes to the top of the stack.',
      'You can store three colours of goods, as many of each as you like. Everything that fits must be taken; if several new colours compete for your last places, you choose. What does not fit stays in the depot.',
      'Livestock scores the animals on it, plus those on every other tile of the same animal in the same pasture. They need not touch; other pastures do not count.',
    ],
    asks: ['castleAction', 'ship', 'secondDepot', 'newGoods'],
  },
  {
    id: 'buildings',
    title: 'The eight buildings',
    look: 'This building looks through all six depots: only what it may take is lit.',
    paragraphs: [
      'Warehouse: sell one colour of goods. Watchtower: 4 points. Boarding house: 4 workers. Bank: 2 silver.',
      'Carpenter’s workshop: take a building. Church: take a mine, a monastery or a castle. Market: take a ship or a livestock tile. All three reach any of the six depots, but not the black one.',
      'City hall: place another stored tile on a space of its colour next to a placed tile, whatever the number. Its effect follows as usual.',
      'None of this costs a die.',
    ],
    asks: ['warehouse', 'carpenter', 'church', 'market', 'cityHall'],
  },
  {
    id: 'monasteries',
    title: 'Monasteries',
    look: 'Press a yellow tile long: its card says what it changes. Then play on with it.',
    paragraphs: [
      'There are 26, each one only once. They work from the moment they lie in your duchy; in storage they do nothing.',
      '1: several buildings of one type in a village. 2: a worker for each mine at the end of a phase. 3: 2 silver for a sale. 4: a worker for each sale. 5: a ship also takes a neighbouring depot. 6: buy from any depot, workers may pay. 7: each livestock tile that scores gives 1 point more.',
      '8: a worker changes a die by up to 2. 9 to 11: a free step of 1 when placing buildings (9), ships and livestock (10), castles, mines and monasteries (11). 12: a free step when taking with a die. Free steps and workers add up.',
      '13: taking workers also brings 1 silver. 14: it takes 4. Boarding houses are no such action.',
      'At the end, 15: 2 points for each colour of goods sold. 16 to 23: 4 points for each warehouse, watchtower, carpenter’s workshop, church, market, boarding house, bank or city hall. 24: 4 for each kind of animal. 25: 1 for each good sold. 26: 3 for each bonus tile.',
    ],
  },
  {
    id: 'sell',
    title: 'Selling, and taking workers',
    look: 'Pick the die of a good’s colour, then the goods. Or take two workers with any die.',
    paragraphs: [
      'A die sells all your goods of its colour: turquoise 1, purple 2, pink 3, red 4, brown 5, orange 6. Each good scores as many points as there are players, and the whole sale brings 1 silver.',
      'You cannot sell only some of a colour. Sold goods lie face down and only you may look at them, unless the match is played with open sales.',
      'Any die, whatever it shows, takes 2 workers.',
    ],
  },
  {
    id: 'blackDepot',
    title: 'The black depot',
    look: 'No die is needed: tap a black tile to buy it for 2 silver. Press one long to see what it does.',
    paragraphs: [
      'Once in your turn, at any moment of it, you may pay 2 silver and move a tile from the black depot into storage. In the middle of an action this works too: buy a tile first, and let the city hall place it.',
      'Monasteries 7, 12, 14, 15, 24 and 25 are found only here.',
    ],
  },
  {
    id: 'colours',
    title: 'Whole colours',
    look: 'One space of a colour is still empty. Fill it, and see what the last tile of a colour brings.',
    paragraphs: [
      'Whoever first fills every space of one colour takes its large bonus tile at once: 5, 6 or 7 points with two, three or four players. The second takes the small one: 2, 3 or 4 points. Later players get nothing.',
      'This comes on top of the points for the area that was completed.',
    ],
  },
  {
    id: 'end',
    title: 'The end of a phase, the end of the game',
    look: 'The last turn of the match. End it, and read what is counted at the end.',
    paragraphs: [
      'After the fifth round the mines pay, and the next phase begins. After phase E the game is over.',
      'Now score 1 point for each unsold good, 1 for each silver, 1 for every two workers, and your monasteries. Tiles in storage score nothing.',
      'With equal points, more empty spaces in the duchy win, or fewer where that was chosen for the match; still equal, whoever is further back on the bridge.',
    ],
  },
  {
    id: 'extraTiles',
    title: 'Extra tiles',
    look: 'The crane stands in the village: choose which building it works as. Decline, and it has done nothing.',
    paragraphs: [
      'If you play with them, four more tiles are mixed among the others: two monasteries, and in the black depot a crane and geese.',
      'Monastery 27: your marker always lies on top of its stack on the bridge. At once, when you move, and when others arrive.',
      'Monastery 28: whenever you are asked something, you may pay 1 silver for 2 workers, as often as you can. Tap the tile in your duchy. Monasteries 13 and 14 add nothing to this.',
      'Crane: when you place it, it does what one of the eight buildings does, whether you have such a building or not. A village can hold it beside any building. At the end it counts once more for one of your monasteries 16 to 23 or 29.',
      'Geese: they score 2, plus the heads of one other animal in their pasture, the one that brings most. From then on each livestock tile placed in that pasture scores 2 more. For monastery 24 they are another animal, for monastery 7 another tile that scores.',
    ],
    asks: ['crane'],
  },
  {
    id: 'whiteCastles',
    title: 'White castles',
    look: 'The white castle gives an action with the white die. A number on a target is its price in workers.',
    paragraphs: [
      'If you play with them, six white castles are mixed among the buildings and two among the black tiles. Monastery 29 joins the others.',
      'A white castle is a building for your villages, one to a village. When you place it, you get an extra action at once with the number of the white die: take, place, sell or take workers.',
      'Your workers may change that number, and so do monasteries 8 to 12. Only for this action: the white die stays as it lies, for everybody else too.',
      'It is no castle: it does not lie on castle spaces, and churches do not take it. Carpenters do, and monastery 9 helps to place it. A crane may work as one.',
      'At the end monastery 29 scores 4 points for each of your white castles.',
    ],
    asks: ['whiteCastle'],
  },
  {
    id: 'inns',
    title: 'Inns',
    look: 'Pick the inn in storage: it may go on a space of any colour. Or buy one: the stack lies beside the black tiles.',
    paragraphs: [
      'If you play with them, one inn is added at the beginning of each phase, beside the black depot. Inns that nobody buys stay there.',
      'An inn costs 2 silver, and it is the one purchase of your turn.',
      'Place it like any tile, by number and neighbours, but on a space of any colour. An area holds one inn at most. Castles and city halls may place it; monasteries 9 to 11 do not help.',
      'It does nothing by itself and is no building, castle, mine or animal. It fills its space for the area and for the colour.',
      'The area scores as if it were one space larger, but never as more than 8: an area of 4 with an inn brings 15 points instead of 10.',
    ],
  },
  {
    id: 'tradeRoutes',
    title: 'Trade routes',
    look: 'Above the hand lies the route: tap it to see all of it. Sell goods and watch where they are laid.',
    paragraphs: [
      'If you play with them, everybody gets a trade route by lot: five tiles with two players, four with three, three with four. Each tile has three spaces, and each space shows a colour and a building or a castle.',
      'First a sale brings its points and silver as usual. Then its goods are laid on the route one by one, from left to right, always on the next free space.',
      'A good of the space’s colour brings at once what the building shown there does, or the extra action of a castle. You may decline what you would have to choose. Any other good only fills its space.',
      'If that leads to another sale, the goods of that one are laid first, and only then the rest.',
      'When the route is full, sold goods lie face down as usual. For monasteries 15 and 25 all of them count as sold. What lies on a route, everybody sees.',
    ],
  },
  {
    id: 'borderPosts',
    title: 'Border posts',
    look: 'The flags at the edge are the posts, and the thick line shows which two spaces each touches. Place the tile that links two of them.',
    paragraphs: [
      'If you play with them, everybody gets a duchy with border posts by lot, each a different one of six, and then chooses a castle space in turn order.',
      'Each duchy has three posts: in the north-west, in the north-east and in the south. Each touches two spaces at the edge, and a tile on either of them reaches it.',
      'Two posts are linked when tiles that touch each other lead from one to the other, whatever tiles they are; the starting castle counts. The first time this happens you score the points of the phase: 10, 8, 6, 4 or 2.',
      'They are paid for each pair that is newly linked: the third post links two, so it brings them twice. The first player with all three also gets 5, 6 or 7 points with two, three or four players, the second 2, 3 or 4.',
      'The rulebook can be read in three ways here, so it is an option. Instead of pairs, all three together may bring the points of the phase once more: to the first player alone, or to everybody. None of it is a bonus tile for monastery 26.',
    ],
  },
  {
    id: 'shields',
    title: 'Shields',
    look: 'Both dice show the same: tap the lit shield of that depot, and it goes on a castle. A number on a shield is its price in workers.',
    paragraphs: [
      'If you play with them, some of the eighteen shields lie face up in the depots: one in each for two players, two in each for four; for three, two in depots 2, 4 and 6. They are never replaced.',
      'When both your dice show the same number and neither is used, you may take a shield of that depot instead of your two actions. Workers may bring the dice to that number, and monastery 8 helps them; 9 to 12 do not. You may still buy a tile.',
      'A shield goes on one of your castles, one to a castle; white castles bear none. If a shield lies there already, the old one leaves the game. It works as long as it lies there, and scores its points if it still does at the end.',
      'At the end of each phase, also the last, shields 14 and 15 bring their tiles first. Then each player in turn order pays 1 silver for every shield, or gives it up. Only then do the mines pay.',
      'Shields 1 to 6 score 12, 7 to 12 score 8, 13 to 18 score 4. 1: all pastures count as one. 2: a worker whenever another player gains some. 3: workers may pay tribute. 4: storage has no limit. 5: a ship takes one colour from everywhere. 6: a player’s monasteries work for you too.',
      '7: bonus tiles score double. 8: mines pay double silver. 9: a silver for each good sold. 10: monasteries score double at the end. 11: castles may take any shield. 12: sold goods score double.',
      '13: shields score double. 14 and 15: at the end of a phase a tile of the numbered depots, or of the black one, is placed at once. 16: one die a turn to any number. 17: areas score one larger. 18: tiles need not touch others. Where a shield and a monastery change the same, only the shield counts.',
    ],
    asks: ['hangShield', 'tribute', 'bounty', 'settle', 'unload', 'cargo'],
  },
  team.chapter,
  solo.chapter,
  {
    id: 'ours',
    title: 'What is ours',
    paragraphs: [
      'Everything here is redrawn and said in our own words: no picture and no sentence is taken from the box. The names of the shields are ours too; the box has numbers only.',
      'The ten duchies, those with border posts, side 12a and both duchies for one player were taken down space by space from public pictures and descriptions. 13b rests on a single picture of an earlier print. Side 12b of the team duchy is of our own making.',
      'Of the trade routes all twelve tiles follow one description, four of them a second one as well. Of each building five tiles are light and two are black, as the totals demand; we have not seen every tile.',
      'Which duchies share a sheet in the box we do not know: “Two each” deals any two. With a free choice the sister edition chooses in secret and reveals together; here everybody chooses in turn order.',
      'Border posts are paid by pairs, as in the printed example of the sister edition; the Italian text can be read otherwise, and an option does. Open sales and fewest empty spaces for a tie are options of ours or of other editions.',
    ],
  },
];
