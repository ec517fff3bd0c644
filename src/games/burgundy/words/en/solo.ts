/** What only a match of one player says. */
import { and } from '@/words/grammar/english';
import { GOODS, PHASES, type Colour, type Good } from '../../data/names';
import { targetValues, type SoloWords } from '../solo';
import { tileNoun } from '../tileNoun';
import { names } from './names';

const area: Readonly<Record<Colour, string>> = {
  building: 'village',
  pasture: 'pasture',
  mine: 'mine area',
  ship: 'river',
  monastery: 'monastery area',
  castle: 'castle area',
};
const kinds: Readonly<Record<Colour, string>> = {
  building: 'village',
  pasture: 'pasture',
  mine: 'mine',
  ship: 'river',
  monastery: 'monastery',
  castle: 'castle',
};
const goods = (counts: readonly number[]): string =>
  and(GOODS.flatMap((_: Good, good) => ((counts[good] ?? 0) > 0 ? [names.goods(good, counts[good] ?? 0)] : [])));
const lost = { target: 'the action of the target', colour: 'the black tile of the colour', exchange: 'the exchange for a joker' };

export const solo: SoloWords = {
  asks: {
    order: 'Several things happen now: which comes first?',
    buyPoints: 'Buy the missing points and reach the target?',
    targetAction: 'Take your action for the target.',
    exchange: 'Give five goods for a joker?',
    payGoods: 'Give a good for the joker.',
    reward: 'Place a black tile: the colour is complete.',
  },
  choices: {
    first: c =>
      ({
        size: 'First the points for the size',
        phase: 'First the points for the phase',
        colour: 'First the tile for the colour',
        effect: 'First what the tile does',
        exchange: 'First the exchange for a joker',
      })[c.part],
    buyPoints: c => `Buy ${names.points(c.points)} for ${names.silver(c.points)}`,
    exchange: c => `Keep ${c.tile.the} face down for five goods`,
    pay: c => `Give a ${names.colours[c.good]} good`,
    reward: c => `Place ${c.tile.the} from the black depot ${names.onArea[c.colour]} ${c.number}`,
  },
  told: {
    tileRemoved: e => `The white die takes ${tileNoun(names, e.tile).a} out of depot ${e.depot}: it leaves the game.`,
    areaSizeScored: (e, who) =>
      `${who(e.seat)} completes a ${area[e.colour]} of ${e.size}${e.inn === true ? ' (with its inn)' : ''}: ${names.points(e.points)}.`,
    areaPhaseScored: (e, who) => `${who(e.seat)} scores ${names.points(e.points)} for an area completed in phase ${PHASES[e.phase]}.`,
    colourFilled: (e, who) => `${who(e.seat)} completes every ${kinds[e.colour]} space: a black tile may be placed at once.`,
    goodsCleared: e =>
      `${e.count === 1 ? '1 good' : `${e.count} goods`} in the other depots ${e.count === 1 ? 'leaves' : 'leave'} the game.`,
    gotJoker: (e, who) => `${who(e.seat)} gives ${goods(e.goods)} for a joker.`,
    boughtPoints: (e, who) => `${who(e.seat)} buys ${names.points(e.points)} for ${names.silver(e.silver)}.`,
    targetReached: (e, who) =>
      `${who(e.seat)} reaches the target of ${e.target}${e.lost > 0 ? `, ${e.lost} more ${e.lost === 1 ? 'is' : 'are'} lost` : ''}: the counter is back at 0, the next target is ${e.next}.`,
    soloEnded: (e, who) => {
      const resets = `${e.resets === 1 ? '1 target' : `${e.resets} targets`} reached`;
      return e.won
        ? `${who(e.seat)} wins: all 37 spaces are filled in round ${e.rounds}, ${resets}.`
        : `${who(e.seat)} loses: ${e.spaces} of 37 spaces are filled after ${e.rounds} rounds, ${resets}.`;
    },
  },
  lost: (of, nothing, who) => {
    if (of === 'buyPoints') return `${who} buys no points.`;
    return nothing ? `${who} finds no use for ${lost[of]}.` : `${who} declines ${lost[of]}.`;
  },
  buttons: {
    buyPoints: 'Buy points',
    size: 'Points for the size',
    phase: 'Points for the phase',
    colour: 'Tile for the colour',
    effect: 'What the tile does',
    exchange: 'Exchange for a joker',
  },
  target: (counter, target, resets) =>
    `Counter ${counter}, target ${target}; ${resets === 0 ? 'no target reached yet' : `${resets === 1 ? '1 target' : `${resets} targets`} reached`}`,
  pending: {
    order: { what: 'Order', does: 'choose what is first' },
    buyPoints: { what: 'Target', does: 'buy points' },
    targetAction: { what: 'Target', does: 'extra action' },
    exchange: { what: 'Ship', does: 'goods for a joker' },
    payGoods: { what: 'Joker', does: 'give five goods' },
    reward: { what: 'Colour', does: 'place a black tile' },
  },
  jokerCard:
    'A black tile kept face down. Place it on a space of any colour, by number and neighbours as usual. It fills the space for area and colour, and does nothing else.',
  jokerGist: 'any space, no effect',
  targetCard: {
    title: 'Counter and target',
    text: 'Your points run up to the target. Reach it, and the counter goes back to 0, the target comes 5 nearer, and you have an extra action with any number. Missing points cost 1 silver each.',
  },
  tallies: { spaces: 'Spaces filled', rounds: 'Rounds used', resets: 'Targets reached' },
  options: {
    soloDuchy: {
      title: 'Duchy',
      help: 'Which of the two boards for one player.',
      values: {
        '13a': { title: '13a', help: 'For a first match: four groups of spaces, joined by rivers.' },
        '13b': { title: '13b', help: 'For experts: many small groups, joined by many rivers.' },
      },
    },
    soloTarget: {
      title: 'First target',
      help: 'The points that earn the first extra action. Each later target is 5 nearer.',
      values: targetValues(target =>
        target === 50
          ? 'As usual.'
          : target < 50
            ? `Easier: ${names.points(50 - target)} sooner, every time.`
            : `Harder: ${names.points(target - 50)} later, every time.`,
      ),
    },
  },
  chapter: {
    id: 'solo',
    title: 'Playing alone',
    look: 'Between the groups of spaces run rivers: a tile may go where a river comes from a filled space. Pick a die and see what is lit.',
    paragraphs: [
      'Remove every seat but one, and you play alone: fill all 37 spaces of your duchy within 25 rounds, and you have won. At the end nothing else is counted.',
      'You start with 1 silver, 2 workers, three goods and a castle on any castle space. The board is that for two; a good sells for 2 points, you may store goods of all colours, and there is no bridge.',
      'Each round the good comes first; then the white die removes a tile from its depot, the uppermost or leftmost one. If the depot is empty, the next one loses a tile.',
      'From one group of spaces to another only rivers lead: a river links the two spaces at its ends, for placing. It never joins areas.',
      'Your points run on a counter towards a target. With every gain you may add points for 1 silver each; you are asked when your silver reaches the target. There the counter goes back to 0, what is above is lost, the target comes 5 nearer but never below 5, and you take an extra action at once, as with a castle.',
      'A ship takes the goods of one depot; all others leave the game. Then, and only then, you may give five goods for a black tile, or an inn. It is kept face down: a joker for any space, which does nothing else.',
      'A colour you complete brings no points: place a tile from the black depot straight into the duchy, on its colour, whatever the number. It does what it does. If nothing fits, it is lost.',
      'Monasteries that pay at the end pay once, when they are placed. A crane counts for the first of them placed after it.',
      'When several things happen together, you choose their order, one by one. Where no order can make a difference you are not asked.',
    ],
    asks: ['order', 'buyPoints', 'targetAction', 'exchange', 'payGoods', 'reward'],
  },
};
