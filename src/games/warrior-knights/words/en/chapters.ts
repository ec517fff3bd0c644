import type { Chapter } from '@/engine/contract';

export const chapters: readonly Chapter[] = [
  {
    id: 'aim',
    title: 'The empty throne',
    asks: ['assign', 'placeStronghold', 'placeNoble', 'restore'],
    look: 'Each of these Nobles waits for a place. Take one up below, then tap a region.',
    paragraphs: [
      'Each Baron has four Nobles, a stronghold and 400 troops. Whoever rules more than half of the Kingdom’s cities that still stand when an Upkeep begins is crowned at once; cities overseas do not count. Two Barons may have agreed on five cities anywhere instead.',
      'Otherwise the game ends with the Upkeep in which the Prestige pool runs dry, and most Prestige wins. Ties: more cities, then more crowns, Faith and Votes together, then more troops on the map; if all is equal, there is no King and nobody wins. Where might is right, Prestige decides nothing and only cities win.',
      'To begin, divide your Troop cards in secret among Nobles and stronghold, place the stronghold in a Kingdom region without a standing city (with two or three Barons never on the rim of the map), then Nobles one by one where no rival stands.',
    ],
  },
  {
    id: 'actions',
    title: 'Planning and actions',
    asks: ['plan', 'useCard', 'markSpot', 'versatile', 'layCard', 'purse', 'want', 'bid', 'deal', 'counter'],
    look: 'Six kinds of cards, two of each. Take one up, tap an area; when all are laid, finish planning.',
    paragraphs: [
      'Each round everybody lays up to two cards face down on each of three areas. Two neutral cards join each area and it is shuffled. Area 1 is turned over card by card, then 2, then 3.',
      'Whose card comes up does what it says, or declines. Then the card goes to Taxation, Wages or Assembly. As soon as twice as many cards as Barons lie there, that phase interrupts everything, and its cards return.',
      'Versatile Strategy always comes back to its owner. Whenever you decide in the open you may give crowns away, or propose an agreement: crowns or a promise for crowns or a promise. The other agrees, refuses, or names once another price. No promise binds; the chronicle keeps it.',
    ],
  },
  {
    id: 'moving',
    title: 'Moving',
    asks: ['mobilize', 'consent', 'price', 'comply', 'pickUp', 'regroup', 'comeBack'],
    look: 'A Noble is in hand: regions that he reaches are lit. Roads lead farther.',
    paragraphs: [
      'A Noble moves one region over an open border or a bridge, or up to three along a road. Passing through a region with a rival’s city or Noble needs that Baron’s consent, unless this match always allows or denies it; stopping there does not. What is agreed for it is paid when all have agreed.',
      'From a port he may sail to any other port. He is at sea until Upkeep: he neither fights nor is attacked, and counts nowhere.',
      'On his way he may take troops from his stronghold or from fresh Nobles of his Baron. An army with casualties gives all or nothing. Whoever moved or attacked is exhausted until Upkeep.',
    ],
  },
  {
    id: 'battle',
    title: 'Battle',
    asks: ['join', 'permit', 'bargain', 'peace', 'command', 'dropFate', 'ability', 'losses'],
    look: 'These are your Fate cards. Two have to go; keep what deals, prevents or wins.',
    paragraphs: [
      'Both sides draw a Fate card for each 100 of strength, at most ten; one commander adds 200. A side with a commander then discards two, or more.',
      'Cards are shown together. Each Deal that is not prevented is 100 casualties. A Noble whose casualties reach his troops dies.',
      'If both sides still stand, Victories are compared: one ahead makes the enemy retreat, two ahead destroys him.',
      'The star may deal 100 more, the square prevent 100, the triangle counts one Victory; an exhausted commander only adds his 200.',
    ],
  },
  {
    id: 'walls',
    title: 'Cities and strongholds',
    asks: ['capture', 'ransomCity', 'upgrade', 'repairMore', 'works', 'mason'],
    look: 'Armies stand before walls. Tap the region: assault it now, or besiege it.',
    paragraphs: [
      'You attack from within the city’s region. Third Barons with armies there are asked for their permission. In an assault the city adds its strength, and losses may be taken as breaches. It falls when no defender lives and nothing stands, or by a Victory.',
      'A siege needs more strength in all than the defender. It costs nothing; a second siege in a later round takes the city and kills those inside. It is lifted when the besieger has no Noble there.',
      'Who is besieged neither moves, nor hands on or takes in troops; his city yields no Prestige and no crowns and is neither repaired nor fortified. He may sally against the besiegers: a field battle, without his walls.',
      'The winner rules the city or razes it for three times its income. A fortified city has 100 more strength and one more income.',
      'A stronghold has 400. Whoever takes it gets half of its Baron’s crowns and one of his cities, which the loser picks, and that Baron gains no Prestige this round. He builds it anew in Upkeep, unless elimination was agreed: then he is out.',
    ],
  },
  {
    id: 'death',
    title: 'Retreat and death',
    asks: ['flight', 'deserter', 'casualty', 'trial'],
    look: 'He has to retreat. Only regions without rivals take him in.',
    paragraphs: [
      'Who retreats may lose one Mercenary of the nation that Fate names, then goes to an adjacent region without rival cities, Nobles or strongholds. Without one he runs to his stronghold; if that is closed he dies.',
      'Who dies loses a deserter, then Mercenaries for his casualties, never Regulars. An heir takes over the rest and returns in Upkeep, unless there is none. Overseas it is the same; from there nobody can run to his stronghold. Where heirs are exchanged, a dead Noble waits until his heir is back with his Baron.',
    ],
  },
  {
    id: 'neutral',
    title: 'Neutral cards',
    asks: ['newFleet', 'invest', 'bless', 'heal', 'healMore'],
    look: 'A fleet is fitted out. Up to five crowns may sail with it.',
    paragraphs: [
      'Fund Expeditions: the Chairman may start a fleet and all may invest up to 5. Fleets take three steps; then Fate says whether stakes multiply, wait or are lost. The Head’s blessing draws two cards, and the better counts.',
      'Upgrade Defenses and Muster Troops sell repairs, walls and healing. Uncertain Times shuffles Fate.',
    ],
  },
  {
    id: 'events',
    title: 'Events',
    asks: ['chooseDrawer', 'cancel', 'pledge', 'volunteers', 'surgeons', 'secondWind', 'newHead'],
    look: 'The back of the next Event shows. Say who draws it.',
    paragraphs: [
      'The Head of the Church says who draws. Red harms its drawer: turning it on another costs the Head a Faith. Green helps: keeping it costs a Faith. Blue may strike anybody.',
      'After Fate has named the target, red can be cancelled by its drawer, blue by all together, for the Faith on the card.',
    ],
  },
  {
    id: 'draft',
    title: 'Wages and the Draft',
    asks: ['payWages', 'hire', 'station'],
    look: 'These Mercenaries are for hire. Stronger ones cost more, and more wages.',
    paragraphs: [
      'At Wages Regulars are paid first, as many as possible; they never leave. Each Mercenary is paid in full or deserts. The circle’s army is free up to 400 troops.',
      'The Draft begins with one marker more than Barons. From the left, each marker hires one card; only with the first marker of the Draft may a Baron hire several at once, for as many markers, all of the nation of the first.',
      'New troops go to the stronghold, to Nobles off the map, or to Nobles at the stronghold or in a free city of yours.',
    ],
  },
  {
    id: 'assembly',
    title: 'The Assembly',
    asks: ['acting', 'orderAgendas', 'propose', 'commit', 'declare', 'writeVotes', 'tie', 'accept', 'office', 'dropCharge', 'discardHeld'],
    look: 'The Votes lie open. Say what yours are for.',
    paragraphs: [
      'Everybody attending receives a Vote and one for each Kingdom city he controls. Private Motions come first, then the Chairman orders the rest.',
      'Votes are committed in secret and shown together; then each says what they are for. All are spent. The Chairman breaks ties.',
      'Motions work at once, laws stay, charges lie before their Baron (three at most), offices go to a Noble. Refusing a decision, or a law, bans you until a vote lifts the ban.',
    ],
  },
  {
    id: 'upkeep',
    title: 'Upkeep',
    asks: ['calm'],
    look: 'Troops change armies now. Take up a card, then tap who gets it.',
    paragraphs: [
      'One Prestige for each city that is not besieged, if your stronghold stands. Then each city without a Noble of yours may revolt: one Faith or twice its income keeps it.',
      'Ships land, Nobles are refreshed, strongholds are rebuilt, troops are regrouped, and Nobles off the map with troops come back.',
    ],
  },
  {
    id: 'ours',
    title: 'What is ours',
    look: 'The realm before you was drawn for this app: the map in the box looks different.',
    paragraphs: [
      'Rules and phases are those of the rulebook. Its map and cards are not: we drew the map anew, with most strengths and all incomes of its cities, and chose what each Fate card combines, how strong the Mercenaries of a nation are, 35 of the 36 Events and 40 of the 44 Agendas.',
      'Whoever knows the box will find the same kinds of things with other numbers. Who deals with whom is free, as at the table; here it begins with a Baron who is deciding something, and the chronicle notes who gave his word and who broke it. Options that are not in the rulebook say so.',
    ],
  },
];
