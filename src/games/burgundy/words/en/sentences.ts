/** What the referee asks, why not, options and columns. */
import { upperFirst, lowerFirst } from '@/words/grammar/text';
import { and, or } from '@/words/grammar/english';
import type { Sentences, LanguageForm } from '../languageForm';
import { GOODS } from '../../data/names';
import type { BurgundyDecision } from '../../asking';
import { tileNoun } from '../tileNoun';
import { names } from './names';
import { solo } from './solo';
import { team } from './team';

const onlyTakes = {
  carpenter: 'The carpenter takes buildings only.',
  church: 'The church takes mines, monasteries and castles only.',
  market: 'The market takes ships and livestock only.',
};

const usesOfDie = { take: 'take a tile', place: 'place a tile', sell: 'sell goods', workers: 'get workers' };

const asks: LanguageForm['asks'] = {
  ...solo.asks,
  ...team.asks,
  duchy: 'Choose your duchy.',
  startingCastle: 'Place your first castle.',
  castleAction: 'Take an extra action, with any number.',
  cityHall: 'Place a stored tile, whatever its number.',
  carpenter: 'Take a building from any depot.',
  church: 'Take a mine, a monastery or a castle.',
  market: 'Take a ship or a livestock tile.',
  warehouse: 'Sell one colour of goods.',
  whiteCastle: 'Take an extra action with the white die.',
  crane: 'Which building does the crane work as?',
  ship: 'Choose a depot and load its goods.',
  secondDepot: 'Load a neighbouring depot as well.',
  cargo: 'Load one colour from every depot as well.',
  hangShield: 'Choose a castle for the shield.',
  tribute: 'Pay tribute, or give up a shield.',
  bounty: 'Take a tile straight into your duchy.',
  settle: 'Choose its space, whatever the number.',
  unload: 'Three tiles may stay: discard one.',
  newGoods: 'Not all colours fit. Load which one?',
};

/** What comes first, where the question itself does not say it as an order. */
const FIRST: Partial<Record<BurgundyDecision['ask'], string>> = {
  turn: 'First use your dice.',
  makeRoom: 'First discard a stored tile to make room.',
  newGoods: 'First choose which goods to load.',
  crane: 'First choose what the crane does.',
  unload: 'First discard a stored tile: three may stay.',
};
const first = (ask: BurgundyDecision['ask']): string => FIRST[ask] ?? `First: ${lowerFirst(asks[ask as keyof typeof asks])}`;

export const sentences: Sentences = {
  list: and,
  asks,
  asksTurn: {
    bothDice: 'Choose a die for your first action.',
    oneDie: 'Use your other die, or end turn.',
    onlyPurchase: 'Buy a tile, or end your turn.',
    nothing: 'Nothing is left: end your turn.',
  },
  asksRoom: incoming => `Discard a tile for ${incoming.the}.`,
  asksDie: (face, uses) => `The ${face}: ${or(uses.map(use => usesOfDie[use]))}.`,
  asksSpace: tile => `Which space for ${tile.the}?`,
  refusals: {
    ...team.refusals,
    filled: () => 'A tile lies here already, and it stays.',
    noSilverToHire: () => 'Two workers cost 1 silver here, and you have none.',
    noTileOfColour: r => `You have no ${names.tiles[r.colour].one} in storage.`,
    touchesNothing: r =>
      r.river === true ? 'No tile of yours touches this space, not even across a river.' : 'This space touches none of your tiles yet.',
    secondInn: () => 'An inn lies in this area already, and one is all it holds.',
    twinBuilding: r => `This village already has ${names.buildings[r.building].a}, and holds one of each building.`,
    twinsEverywhere: r => `Every village within reach has ${names.buildings[r.building].a} already; each holds one.`,
    tooFewWorkers: r =>
      r.workers === 0
        ? `This costs ${names.workers(r.needed)}, and you have none.`
        : `This costs ${names.workers(r.needed)}; you have ${r.workers}.`,
    diceUsed: () => 'Both your dice are used.',
    dieUsed: () => 'This die is used; your other one is not.',
    noDieNeeded: () => 'No die is needed: any number will do.',
    whiteDieCounts: () => 'Here the white die counts, not one of yours.',
    asksOther: r => first(r.ask),
    tapTile: () => 'Tap the tile you want.',
    noSpace: () => 'No free space beside your tiles takes it yet.',
    castleSpace: () => 'Your first castle goes on a castle space.',
    notBeside: r => `Only a depot beside depot ${r.depot} can be added.`,
    noGoodsThere: () => 'No goods lie there.',
    tooLittleToPay: r => `A purchase costs ${r.needed}, in silver or workers; you have ${r.silver + r.workers}.`,
    nothingThere: () => 'Nothing lies here.',
    notOfThisKind: r => onlyTakes[r.building],
    noGoods: r => `You have no ${names.colours[GOODS.indexOf(r.good)]} goods.`,
    boughtAlready: () => 'You have already bought a tile this turn.',
    bothDiceNeeded: () => 'A shield takes both dice, and one is used.',
    onlyByPair: () => 'A shield is taken with both dice in your turn.',
    castlesOnly: () => 'A shield goes on one of your castles.',
    noShieldHere: () => 'None of your shields lies here.',
    otherSpace: r => `${upperFirst(tileNoun(names, r.tile).the)} does not go on this space.`,
    tooLittleSilver: r => `A purchase costs ${names.silver(r.needed)}; you have ${r.silver}.`,
  },
  warns: c => {
    if (c.canPlace) return `You still have ${c.dice === 1 ? 'a die' : 'two dice'} and a tile to place. End anyway?`;
    return c.dice === 1 ? 'You still have a die. End anyway?' : 'You still have both dice. End anyway?';
  },
  stocks: { silver: 'silver', workers: 'workers', goods: 'goods to sell', storage: 'tiles in storage' },
  when: (phase, round) => `Phase ${phase}, round ${round}`,
  options: {
    ...solo.options,
    ...team.options,
    duchySetup: {
      title: 'Duchies',
      help: 'Which boards are played.',
      values: {
        same1: { title: 'All play duchy 1', help: 'For a first match. The castle stands in the middle.' },
        same2: { title: 'All play duchy 2', help: 'More small areas. The castle stands in the middle.' },
        dealTwo: {
          title: 'Two dealt to each',
          help: 'Each chooses one of two by lot, then where the castle stands. In the box they are the two sides of a sheet.',
        },
        freeChoice: { title: 'Free choice', help: 'In turn order each chooses any duchy, then where the castle stands.' },
      },
    },
    tieBreak: {
      title: 'Tie',
      help: 'Who wins with equal points. Still equal: whoever is further back on the bridge; teams share the win.',
      values: {
        mostEmpty: { title: 'More empty spaces', help: 'As the Italian rulebook says.' },
        fewestEmpty: { title: 'Fewer empty spaces', help: 'As some printings say.' },
      },
    },
    soldGoodsPublic: {
      title: 'Sold goods',
      help: 'Whether all may see which colours a rival has sold.',
      values: {
        false: { title: 'Face down', help: 'Others see only how many.' },
        true: { title: 'Open', help: 'Everybody sees their colours. An option of ours.' },
      },
    },
    inns: {
      title: 'Inns',
      help: 'One a phase, for any space: its area counts one larger.',
      values: {
        false: { title: 'No', help: 'Every space takes tiles of its own kind only.' },
        true: { title: 'Yes', help: 'They are bought like black tiles, for 2 silver.' },
      },
    },
    borderPosts: {
      title: 'Border posts',
      help: 'Duchies with three posts at their edge, to be linked by tiles.',
      values: {
        false: { title: 'No', help: 'The duchies of the base game.' },
        true: { title: 'Yes', help: 'Each gets one of six such duchies by lot and places the castle; “Duchies” is not asked.' },
      },
    },
    pairScoring: {
      title: 'Linked posts',
      help: 'How often the points of the phase are paid for linking border posts.',
      values: {
        perPair: {
          title: 'Each pair',
          help: 'For each pair that is newly linked: the third post links two. So in the sister edition’s printed example.',
        },
        firstOnly: {
          title: 'A pair, then the first',
          help: 'Once for a pair; for all three again only to whoever is first. So the Italian rulebook to the letter.',
        },
        italian: {
          title: 'A pair, then everybody',
          help: 'Once for a pair, and once more for all three, to everybody. Our own middle way, in no rulebook.',
        },
      },
    },
    tradeRoutes: {
      title: 'Trade routes',
      help: 'Sold goods are laid on a route of your own, which rewards their colours.',
      values: {
        false: { title: 'No', help: 'Sold goods lie aside.' },
        true: { title: 'Yes', help: 'Everybody gets a route by lot; it is filled in the order of the sales.' },
      },
    },
    shields: {
      title: 'Shields',
      help: 'A pair of dice takes one: powers, points, and tribute to pay.',
      values: {
        false: { title: 'No', help: 'Castles stay without shields.' },
        true: { title: 'Yes', help: 'Six to twelve of eighteen lie in the depots, drawn by lot.' },
      },
    },
    whiteCastles: {
      title: 'White castles',
      help: 'Eight buildings that act with the white die, and monastery 29.',
      values: {
        false: { title: 'No', help: 'Nobody uses the white die.' },
        true: { title: 'Yes', help: 'They are mixed among the buildings and the black tiles.' },
      },
    },
    extraTiles: {
      title: 'Extra tiles',
      help: 'Four tiles more: monasteries 27 and 28, a crane and geese.',
      values: {
        false: { title: 'No', help: 'The tiles of the base game.' },
        true: { title: 'Yes', help: 'They are mixed among the others: who meets them, lots decide.' },
      },
    },
  },
  sources: {
    ...solo.tallies,
    areas: 'Areas, by size',
    phases: 'Areas, by phase',
    colours: 'Colour bonuses',
    livestock: 'Livestock',
    watchtowers: 'Watchtowers',
    goods: 'Goods sold',
    unsoldGoods: 'Goods unsold',
    silver: 'Silver',
    workers: 'Workers',
    monasteries: 'Monasteries',
    routes: 'Trade routes',
    posts: 'Border posts',
    shields: 'Shields',
    bought: 'Points bought',
  },
  reasons: {
    completesArea: 'the completed area',
    nearsArea: 'progress in an area',
    nearsColour: 'progress towards a colour bonus',
    tileEffect: 'what the tile brings',
    linksPosts: 'border posts it links or brings nearer',
    opensGround: 'new spaces within reach',
    couldComplete: 'an area it can complete',
    points: 'points and silver at once',
    workers: 'workers for later dice',
    workersSpent: 'its price in workers',
    silverSpent: 'its price in silver',
    route: 'what the trade route brings',
    goods: 'goods to sell later',
    shield: 'what the shield brings',
    tribute: 'its tribute',
    room: 'the tile you will miss least',
    target: 'the action that the target earns',
    joker: 'a tile for any space',
  },
};
