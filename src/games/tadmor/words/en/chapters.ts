import type { Chapter } from '@/engine/contract';

/** The whole game in our own words, in the order in which one needs it. */
export const chapters: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'What it is about',
    paragraphs: [
      'You are a merchant of Palmyra, which its people call Tadmor. For nine turns your camels and ships gather goods, build a tower and temples, buy rare goods and serve the king. Whoever has the most prestige at the end wins.',
      'Three Eras of three turns bring richer spaces and new improvements, but also taxes.',
    ],
    look: 'Pieces that have stood on the map act now. Tap one that is lit and watch your goods, and the counters below them.',
  },
  {
    id: 'setUp',
    title: 'Setting up',
    paragraphs: [
      'Everybody starts with 10 points, three camels, two ships, 2 wood, 2 stone, 1 marble and 1 gold, and two king’s missions in hand. Whoever plays second takes 1 wood or stone more, the third 1 marble or gold, the fourth one of each sort.',
      'From the last player to the first, each takes one of four simple trades. Those who know the game may take any improvement of Era I instead.',
      'Then 6, 8 or 10 improvements of Era I are laid out, for two, three or four players. With two players some spaces and improvements are not used.',
    ],
    asks: ['bonusGood', 'startTile'],
    look: 'Four simple trades lie open; each changes one base good into one advanced good. Take the one you like.',
  },
  {
    id: 'placing',
    title: 'Placing',
    paragraphs: [
      'One after the other everybody places one piece on a free space: camels on round ones, ships on oblong ones, either on the war supplies. That goes on until no piece is left. Nothing happens yet.',
      'A piece may also stand on an own improvement that has a private action. Marauders never reach it there.',
      'Pieces for which no space is left stay at home. A favour may bring a new camel or ship in the middle of placing, or let you place up to three pieces in one step.',
    ],
    asks: ['place'],
    look: 'Round spaces take camels, oblong ones ships. The figure is what the space brings in this Era. Place a piece.',
  },
  {
    id: 'marauders',
    title: 'Marauders',
    paragraphs: [
      'Whoever sent the marauders last turn now reveals their card. Every piece in that region goes home without acting, unless an improvement protects it. If nobody sent them, nothing happens.',
      'The card then lies in the slot: that region cannot be attacked again until another card takes its place.',
      'Whoever still has a camel on the marauders’ space may take it back and choose a card for next turn in secret. In the first turn nobody attacks, and in the last nobody sends them.',
      'Two favours work here: one turns the revealed marauders to another region, the other swaps one of your pieces with a rival’s of the same kind.',
    ],
    asks: ['wall', 'swap', 'select'],
    look: 'The region with the shield was attacked last and is safe. Send the marauders to one of the lit regions.',
  },
  {
    id: 'resolving',
    title: 'Your pieces act',
    paragraphs: [
      'First improvements are bought, then everybody in turn does all construction, then come the matters of the kingdom. A piece that has acted goes home; you may always leave an action undone.',
      'Gathering, exchanging, peace gifts, the caravan and the shipyard fit in at any moment of your own. So does giving up a mission from your hand for one good.',
      'Before construction you are asked once more if waiting could cost you a camel, because a traitor may lower your tower.',
    ],
    asks: ['closing', 'construct'],
    look: 'Lit pieces may act in any order. Gather first, then build with what came in.',
  },
  {
    id: 'goods',
    title: 'Goods and exchange',
    paragraphs: [
      'Wood and stone are base goods, marble and gold advanced ones. One base good is exchanged for one advanced, one advanced for two base; never base for base or advanced for advanced.',
      'What an exchange brings may pay for anything, but is not exchanged again this turn. The app pays with such goods first, which leaves you most freedom.',
      'Where a price is lowered, you choose which goods to save. Ebla’s market only turns base into advanced goods, and its piece then builds nothing.',
    ],
    asks: ['payAny', 'spare', 'anyGoods'],
    look: 'A good is in hand: the cards above the goods show what it brings. What you receive is marked with a plus.',
  },
  {
    id: 'improvements',
    title: 'Improvements',
    paragraphs: [
      'The spaces act in the order of their numbers. An improvement costs 1, 2 or 3 goods of any kind, by Era, and works at once.',
      'An improvement with a private action takes the piece that bought it and may be used this very turn. Later you place a piece on it.',
      'Favours bring two laid-out improvements for free after all spaces, or one of Era I or II that is not laid out and that nobody has; in Era I only one of Era I.',
    ],
    asks: ['improve', 'freeTile', 'offBoardTile'],
    look: 'The price in this Era stands at the top. A long press on a card tells in words what its signs mean.',
  },
  {
    id: 'building',
    title: 'Tower and temple',
    paragraphs: [
      'A single level costs 1 wood and 1 stone up to level 5, then 2 stone, from level 11 on 3 and from 16 on 5 stone. A pair costs 1 wood and 2 marble, then 2, 3 and 5 of each. A pair that reaches into the next five levels still costs as the lower one.',
      'The traitor tears down levels of an opponent whose tower is at least as high as yours.',
      'A temple grows from basement (2 wood, 2 stone) over colonnade (3 stone, 2 marble) and roof (2 wood, 2 marble, 2 gold) to the statues (3 marble, 4 gold), one part with each action, and is worth 5, 13, 25 and 40 points. There are four cards of each part. A complete temple stays, and another may be begun.',
    ],
    look: 'Tap a lit space in Damascus or a temple: a list shows how far your goods reach, and what each step costs.',
  },
  {
    id: 'rareGoods',
    title: 'Rare goods',
    paragraphs: [
      'Three stacks, and only the top tile can be bought. The first two players to complete a temple take two tiles and one for free.',
      'A grey one costs 3 gold, a yellow one 5 stone, a red one 5 wood. At the end sets of different goods score 5, 10, 15, 25, 35, 45, 60, 75 or 90 points for one to nine; duplicates make further sets. One tile of each colour also earns a ship.',
    ],
    asks: ['princess', 'firstPick', 'freeRare'],
    look: 'A piece stands on a rare good space. Tap the lit stack to buy the tile on top.',
  },
  {
    id: 'missions',
    title: 'King’s missions',
    paragraphs: [
      'A mission action draws a card or fulfils one from your hand. Fulfilled missions lie open and score at the end.',
      'Each may be called in once for its favour, at the moment that its card names. The card is then turned down and counts half.',
    ],
    look: 'A piece stands at the king’s mission. Open the missions and fulfil the one that is lit, or tap the space and draw.',
  },
  {
    id: 'kingdom',
    title: 'The kingdom',
    paragraphs: [
      'Whoever alone has the highest tower gains the prestige of their improvements. Then everybody pays the tax or loses points: 1 gold or 3 points in Era II, 2 gold or 6 points in Era III.',
      'War supplies pay the difference between your tower and the lowest. The first player’s space gives the pawn for the next turn and a base good.',
    ],
    asks: ['kingdom'],
    look: 'The taxman waits for his gold. Pay or lose points, then use what still stands in the kingdom’s spaces.',
  },
  {
    id: 'turnEnd',
    title: 'End of a turn',
    paragraphs: [
      'All pieces go home and exchanged goods join the others. Whoever has more than eight goods discards down to eight.',
      'When Era II and Era III begin, every tower scores 2 points a level and new improvements are laid out.',
    ],
    asks: ['discard'],
    look: 'There are more goods than the warehouse keeps. Tap the ones you need least.',
  },
  {
    id: 'theEnd',
    title: 'The end',
    paragraphs: [
      'After turn 9 add 2 points a level, fulfilled missions, half of those called in, temples, rare goods, and 12 points for each Era III improvement whose condition you alone meet.',
      'A tie is won by whoever has more rare goods. If that is equal too, the victory is shared.',
    ],
    look: 'The last turn: see what the rare goods, temples and missions are worth before you build.',
  },
  {
    id: 'ours',
    title: 'What is ours',
    look: 'Spaces bring here what the rulebook’s examples say; where it prints nothing, the figure is ours.',
    paragraphs: [
      'The rulebook prints all rules, effects, limits and examples, and they hold here to the letter. It does not print the board and the cards. So some things are ours: which region most spaces lie in, how many there are of each, and what they bring beyond the rulebook’s examples; the name of Emesa; what missions and temple parts cost, and what the basement and a complete temple are worth; tower prices from level 12 on, and of pairs from level 11; the points that unpaid tax costs; the points or goods of a few improvements; the names of missions and improvements.',
      'A piece on your private works that builds the temple draws no mission. With First pick you always choose from the stack, which is then shuffled. High priest compares what all temples of each player are worth.',
    ],
  },
];
