import type { Chapter } from '@/engine/contract';

/** The whole game in our own words, in the order in which one needs it. */
export const chapters: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'What it is about',
    paragraphs: [
      'You rule a nation of the dark ages that barbarians have overrun. From your capital you take back its provinces, trade, build forts and go to war. Whoever has most points when the match ends wins.',
      'It ends after the tenth turn (the eighth or sixth, if a shorter match was chosen), or with the turn in which somebody has 42, 37, 33, 30 or 27 points, with two to six players, or allies together 55, 65 or 75. Only the end of a turn counts.',
    ],
    look: 'Held land wears its holder’s colours and lines; shields with a saltire are barbarians. Take an action: a track below, or a province of yours.',
  },
  {
    id: 'setUp',
    title: 'Setting up',
    paragraphs: [
      'Lots or the players decide who plays which nation. Every capital that is somebody’s holds a fort and four princesses, and an infantry if you chose so; every other capital a barbarian fort, every other province a barbarian army.',
      'Everybody has 1 food, 1 weapon and 1 gold, and places three tokens on the tracks Production, Trade and Military, in the order of the nations’ numbers.',
      'Two or three players may share a part of a map. Some provinces are then contested no longer, some nations nobody’s.',
    ],
    asks: ['nation', 'tokens'],
    look: 'Tap a track below: three tokens, any split.',
  },
  {
    id: 'turn',
    title: 'A turn',
    paragraphs: [
      'Upkeep: armies eat, then provinces bring resources. Trade. Development: two actions each and whatever extra actions there are. Manoeuvre: one player after the other marches, fights and moves princesses.',
      'Everything goes by nation number, the lowest first, except the second action, which goes in reverse. If you chose a changing order, the next nation begins each turn.',
    ],
    look: 'The line over the map says turn and phase. Take an action and see who comes next.',
  },
  {
    id: 'feeding',
    title: 'Feeding',
    paragraphs: [
      'Infantry eat 1 food, archers 2, cavalry 3; princesses and forts nothing. You may let armies starve; whoever is not fed dies at once and returns to your reserve. Nobody scores.',
      'Armies eat before this turn’s food arrives. From Military VI on they find their own food.',
    ],
    asks: ['feed'],
    look: 'Feed all, or tap an army that shall starve; a second tap confirms.',
  },
  {
    id: 'resources',
    title: 'Resources',
    paragraphs: [
      'The symbols of all your provinces are added up: food and goods are multiplied by your Production, weapons by your Military. At the lowest levels goods and weapons bring nothing.',
      'Gold comes from taxes: 1 for each capital at Production VI, 1 for each trade centre at Trade V.',
      'In a part of a map, or wherever you chose so with two or three players, each route you could open but have not, with a trade centre, brings something each turn: the first a good, the second a good or a weapon, the third more choice, even gold with two players.',
    ],
    asks: ['soloRoute'],
    look: 'Under each resource stands what the next upkeep brings. Over the pieces of a province you see its symbols.',
  },
  {
    id: 'trade',
    title: 'Trade',
    paragraphs: [
      'Only players with a trade centre take part. The bank gives one resource for 7 of one other kind, or 6, 5, 3, 2, 2 and 1 as your Trade grows. Ten gold buy a point that nobody takes away.',
      'Trade II, IV and VI let you open a first, second and third route. It costs nothing, needs no consent and stays for good. Players joined by a route exchange whatever they like while both have a trade centre.',
      'At Trade VII you hold a monopoly: others trade neither with the bank nor with each other, only with a holder.',
      'Trade turns go round until everybody is done; after three rounds nobody proposes any more. In one trade turn you may begin three proposals, and one that you drop counts too. Who is done does not come back, unless by a deal. A proposal is answered at once: accept, reject, or one proposal in return.',
    ],
    asks: ['trade', 'deal', 'answer'],
    look: 'Tap what you pay with below, then what the bank shall give.',
  },
  {
    id: 'development',
    title: 'Development',
    paragraphs: [
      'An action puts a token on a track, builds an army or a fort, upgrades an army, or declares war. It is paid and done at once, and what you reach by it works at once.',
      'Infantry cost 1 weapon; archers 2 weapons and 1 gold, from Military III; cavalry 3 weapons and 2 gold, from Military VI. They stand in any province of yours and may march this turn.',
      'A fort costs 12 goods, 2 food and 1 gold, from Production IV; two in a province at most. At Production V an action turns infantry into archers or archers into cavalry for 7 goods, infantry into cavalry for 14.',
      'Then, in order, everybody takes all extra actions: one at Production VII, up to two at Trade VI for 5 gold each, and one declaration of war at Military VII. There an action also builds two armies.',
      'Last, everybody may move one token from the top of a track to another.',
    ],
    asks: ['act', 'secondArmy', 'extra', 'shift'],
    look: 'Tap one of your provinces to build there, or a track to put a token on it.',
  },
  {
    id: 'technology',
    title: 'Tracks and levels',
    paragraphs: [
      'Level I is everybody’s. Levels II to VII take 1, 2, 3, 3, 3 and 4 tokens. Abilities add up, and are lost with their level.',
      'Production multiplies food by 1, from IV on by 2; goods by 0, 1, 2, 2, 3, 4, 4. Military multiplies weapons by 0, 1, 1, 1, 2, 3, 3 and gives 2, 2, 2, 3, 4, 4, 5 action points.',
      'Whoever alone has most tokens on a track has its award: Builder, Merchant or Warrior, 3 points each for as long as it lasts.',
    ],
    look: 'Each track shows its level and the tokens towards the next one. Put one more on any.',
  },
  {
    id: 'marching',
    title: 'Marching',
    paragraphs: [
      'An army has the action points of your Military. A step to the next province costs one, and so does a battle. It goes through free and own provinces as it likes.',
      'It enters barbarian provinces, or those of an enemy at war, only with a point left to fight, and goes no further. Provinces of players at peace are closed.',
      'An army fights once a turn. All marching of a round comes before its battles; armies that enter the same province fight as one. From Military VI on, a round with a battle may be followed by a second one of marching and battles, before the princesses move: so an army may fight twice.',
    ],
    asks: ['march'],
    look: 'An army is in hand: lit provinces are where its points take it.',
  },
  {
    id: 'battle',
    title: 'Battles',
    paragraphs: [
      'Both sides deal the strength of all their pieces at once: infantry 1, archers 2, cavalry 3, forts 5 in defence. Wounds do not weaken. Each side divides its damage as it likes; the attacker says so first.',
      'A piece dies when its life is gone. An army that can retreat lives on when its life is exactly 0: it must leave, and dies only of more. Barbarian armies always can, yours from Military IV on.',
      'Princesses can only be hit when all forts there have fallen. Damage lasts until the turn ends.',
      'Who destroys a piece scores: infantry 1, archers 2, cavalry 3, a princess 1, a barbarian army 1, a fort 3. Defenders score too.',
    ],
    asks: ['chooseBattle', 'strike'],
    look: 'The card shows both sides. Tap who takes the damage, blow by blow.',
  },
  {
    id: 'retreat',
    title: 'Retreat and withdrawal',
    paragraphs: [
      'Armies that must retreat go together to a neighbouring province that is free or their own, the attacker’s first. There they lie until the turn ends: they deal nothing and any damage kills them. Without such a province they are lost, and nobody scores.',
      'If a defender is left when the damage is done, all attackers that still stand must withdraw in the same way. They are not wounded by it, but have no action points left.',
      'Barbarians flee to a free province of the same nation, else its capital, trade centre or another barbarian one there, else the same in other nations. From a contested province that is the attacker’s nation, or either of the two if it is neither. Where a choice is left, the attacker makes it.',
    ],
    asks: ['leave'],
    look: 'Lit provinces are where they can go. All of them go together.',
  },
  {
    id: 'princesses',
    title: 'Princesses and forts',
    paragraphs: [
      'When all your battles are over, each princess may take one step into a province that is free or yours. She holds it alone, eats nothing and never fights; a dead princess is gone for good.',
      'A fort holds its province, brings 3 points while it stands and returns to your reserve when it falls.',
    ],
    asks: ['princesses'],
    look: 'A princess is in hand: one step into a free province, and it is yours.',
  },
  {
    id: 'barbarians',
    title: 'Barbarians',
    paragraphs: [
      'Their armies have strength and resistance 1 in turns 1 to 3, 2 in turns 4 to 7, 3 in turns 8 to 10; their forts stay the same. They never move on their own and never attack.',
      'They always strike in the same way: they destroy the largest army they can, again and again, then drive off the largest, and spend the rest on the largest that is left.',
    ],
    look: 'The army in hand can attack where crossed swords stand. March, then see the reckoning before the battle.',
  },
  {
    id: 'war',
    title: 'War and peace',
    paragraphs: [
      'War begins with its declaration and lets both sides attack. It ends when both agree, after a turn without damage between them, or with its third turn. Declared again, it counts anew.',
      'You may offer peace in your trade turns, with your actions and in your manoeuvre, once in each phase, but not between entering a province and its battle.',
    ],
    asks: ['peace'],
    look: 'You are at war. Tap the rival’s shield at the edge to offer peace.',
  },
  {
    id: 'unification',
    title: 'Unification',
    paragraphs: [
      'Once a match, in your manoeuvre, you may unify your nation if you hold its capital, its trade centre and all its common provinces: before you march, after a battle, even with another to come, or beside the princesses. Contested ones count if you hold them.',
      'With 3, 4, 5, 6 or 7 provinces you take 2, 3, 5, 7 or 9 actions at once. Armies built by them cannot march this turn. Then your manoeuvre goes on.',
    ],
    look: 'The nation can be united here: the button says how many actions that gives.',
  },
  {
    id: 'end',
    title: 'The end of a turn and of the match',
    paragraphs: [
      'From Trade IV on your gold doubles. Then no more than 20 of each resource are kept. Wounds heal, who lay stands up, old wars end.',
      'A capital is worth 3 points, a trade centre 2, any other province 1, a fort 3, an award 3. Points for kills and bought points stay. Equal sums share the victory.',
      'When time runs short, you may propose from the menu of the table, beside your first or second action and once a turn, that this turn is the last. If everybody agrees, most points win at its end. Bots always agree.',
    ],
    asks: ['lastTurn'],
    look: 'Over the map stands how many points end the match. Resources beyond 20 would be lost, gold included.',
  },
  {
    id: 'alliances',
    title: 'Alliances',
    asks: ['ally', 'alliance'],
    paragraphs: [
      'Four may play two against two; six three against three or two, two and two. Allies win by the sum of their points: 65, 75 or 55 end the match. They are allied as they sit or, if you chose so, by agreement once the nations are known: the first in order asks, whoever is asked may refuse, and who is left at last belongs together.',
      'Your pieces go through and stay in allied provinces; you may build armies there and upgrade an ally’s, but no forts. Whoever came first holds the province; when that player has left, the ally who is there takes over.',
      'War and peace are between alliances. In an attacked province all allied pieces defend; its holder divides the damage and scores.',
    ],
    look: 'Here both play alone. Imagine the other as an ally: the army in hand could cross that land, too.',
  },
  {
    id: 'leaving',
    title: 'A player leaves',
    paragraphs: [
      'Only if you chose before the match that the others decide. Asked for your first or second action, you may resign instead, and leave for good.',
      'Alliances stop at once, and the larger sum wins. Otherwise those who stay say one after the other whether to stop or to go on; a tie goes on. Where it stops, most points win among those who stayed. Of two players, the other has won.',
      'Where it goes on, resources, tokens and points go back. Each army becomes a barbarian army, each fort a barbarian fort, unhurt; princesses leave the map. Routes, wars and awards end, and the points needed stay as they were.',
    ],
    asks: ['vote'],
    look: 'Say what you want. If most want to go on, look at the land of whoever left: barbarians hold it now.',
  },
  {
    id: 'ours',
    title: 'What is ours',
    paragraphs: [
      'The rulebook prints the names of provinces, who borders whom, which nations a province belongs to, all costs, the table of levels and its examples: these are kept to the letter.',
      'The boards and the play-mat we had not before us. The drawn maps are ours, from free geographical data; so are the symbols of each province, which of its provinces is the capital and which the trade centre as far as the order of naming does not say it, most numbers of nations and all of Italy’s, the tokens that a level takes, and a fort’s resistance. They were chosen so that every printed example comes out.',
      'Ours, too, are how trade goes round, three proposals in a trade turn, how allies ask each other, a bot in the place of who leaves, matches of eight or six turns, and Abruzzo among the provinces of Naples and the Papal States for two.',
    ],
    look: 'This map was drawn for the app, and so were the symbols over each province. Take an action as usual.',
  },
];
