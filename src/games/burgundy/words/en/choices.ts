/** Choices, their price and gain, and what lies at a spot. */
import { upperFirst } from '@/words/grammar/text';
import { and } from '@/words/grammar/english';
import type { DieUse, LanguageForm } from '../languageForm';
import type { Half } from '../../teams';
import { names } from './names';
import { solo } from './solo';
import { team } from './team';
import { besideHalf } from '../numberOn';

function withDie(use: DieUse | null): string {
  if (use === null) return '';
  const die = use.twin === null ? `the ${use.face}` : `the ${use.twin} ${use.face}`;
  return ` with ${die}${use.pay > 0 ? ` and ${names.workers(use.pay)}` : ''}`;
}

const side = { left: 'of your left neighbour', right: 'of your right neighbour', across: 'of the player across' };

const paying = (silver: number, workers: number): string =>
  and([...(silver > 0 ? [names.silver(silver)] : []), ...(workers > 0 ? [names.workers(workers)] : [])]);

const inHalf = (half: Half | null): string | null => (half === null ? null : team.halves[half]);

export const choices: LanguageForm['choices'] = {
  ...solo.choices,
  ...team.choices,
  take: c => `Take ${c.tile.the} from depot ${c.depot}${withDie(c.use)}`,
  takeBlack: tile => `Take ${tile.the} from the black depot`,
  place: c => `Place ${c.tile.the} ${names.onArea[c.colour]} ${besideHalf(c.number, inHalf(c.half))}${withDie(c.use)}`,
  sell: c => `Sell ${names.goods(c.good, c.count)}${withDie(c.use)}`,
  workers: c => `Take ${names.workers(c.workers)}${withDie(c.use)}`,
  buy: c =>
    `Buy ${c.tile.the} ${c.depot < 0 ? 'beside the black depot' : c.depot === 0 ? 'from the black depot' : `from depot ${c.depot}`} for ${paying(c.silver, c.workers)}`,
  hire: () => 'Pay 1 silver for 2 workers',
  lift: c => `Use it as ${c.building.a}`,
  shield: c =>
    `Take ${c.shield.the} from depot ${c.depot}${c.workers === null ? '' : ` with both dice${c.workers > 0 ? ` and ${names.workers(c.workers)}` : ''}`}`,
  hang: c => `Put ${c.shield.the} on castle ${c.number}${c.over === null ? '' : `, over ${c.over.the}`}`,
  follow: c => `Share the monasteries ${side[c.side]}${c.monasteries.length > 0 ? ` (${and(c.monasteries.map(String))})` : ''}`,
  turnDie: c => `Turn the ${c.twin === null ? '' : `${c.twin} `}${c.from} into a ${c.to}`,
  tribute: c => `Pay ${paying(c.silver, c.workers)} for ${c.shields === 1 ? 'your shield' : `${c.shields} shields`}`,
  release: c => `Give up ${c.shield.the}`,
  endTurn: () => 'End turn',
  skip: () => 'Decline',
  discard: c => `Discard ${c.tile.the}${c.incoming === null ? '' : ` for ${c.incoming.the}`}`,
  load: c => (c.second ? `Load depot ${c.depot} as well` : `Load the goods of depot ${c.depot}`),
  keep: c => `Load the ${names.colours[c.good]} goods${c.everywhere ? ' of every depot' : ''}`,
  duchy: c => `Rule duchy ${c.id}`,
  castle: c => `Put your castle on ${c.number}`,
};

export const consequences: LanguageForm['consequences'] = {
  completes: c => `completes an area of ${c.size} in phase ${c.phase}: ${c.sizePoints} + ${c.phasePoints} points`,
  herd: points => `scores ${names.points(points)}`,
  sale: c =>
    `gains ${and([names.points(c.points), ...(c.silver > 0 ? [names.silver(c.silver)] : []), ...(c.workers > 0 ? [names.workers(c.workers)] : [])])}`,
  freeStep: c =>
    `${and(c.monasteries.map(m => names.monastery(m).one))} ${c.monasteries.length > 1 ? 'save' : 'saves'} ${names.workers(c.saved)}`,
  costs: c => `costs ${names.workers(c.workers)}, ${c.left} left`,
  hires: left => `${names.silver(left)} left`,
  onRoute: bonuses => `on the route: ${and(bonuses)}`,
  alsoSilver: silver => `also ${names.silver(silver)}`,
  goodsThere: (goods, none) => (none ? 'no goods there' : and(goods)),
  lost: dice => (dice === 1 ? 'one die stays unused' : 'both dice stay unused'),
  bothDice: () => 'takes both dice',
  replaces: shield => `${shield.the} leaves the game`,
  forfeits: points => `${names.points(points)} fewer at the end`,
};

export const labels: LanguageForm['labels'] = {
  die: (face, used) => `Die ${face}${used ? ', used' : ''}`,
  whiteDie: face => (face === 0 ? 'White die, not rolled yet' : `White die ${face}`),
  inDepot: (tile, depot) => (tile === null ? `Empty, depot ${depot}` : `${upperFirst(tile.one)}, depot ${depot}`),
  depot: (depot, goods) => `Depot ${depot}: ${goods.length === 0 ? 'no goods' : and(goods)}`,
  inBlack: tile => (tile === null ? 'Empty, black depot' : `${upperFirst(tile.one)}, black depot`),
  blackDepot: tiles => `Black depot: ${names.tilesCount(tiles)}`,
  inns: count => (count === 0 ? 'No inn beside the black depot' : `${count} ${count === 1 ? 'inn' : 'inns'} beside the black depot`),
  shield: (shield, depot) => (shield === null ? `No shield, depot ${depot}` : `${upperFirst(shield.one)}, depot ${depot}`),
  bearing: (tile, shield) => ({ ...tile, one: `${tile.one} with ${shield.one}` }),
  stored: tile => (tile === null ? 'Free storage place' : `${upperFirst(tile.one)} in storage`),
  storedIn: team.stored,
  oneOf: (number, nth, of) => `${number} (${nth} of ${of})`,
  space: (colour, number, tile) => {
    const space = `${names.areas[colour].one} ${number}`;
    return tile === null ? `${upperFirst(space)}, empty` : `${upperFirst(tile.one)} on ${space}`;
  },
  inHalf: (space, half) => `${space}, ${team.halves[half]}`,
  atPost: (space, post) => `${space}, at the ${names.posts[post]} border post`,
  posts: linked =>
    linked.length === 0 ? 'Border posts: none linked' : `Border posts linked: ${and(linked.map(post => names.posts[post]))}`,
  goods: goods => (goods.length === 0 ? 'No goods' : `Goods: ${and(goods)}`),
  sold: (goods, count, hidden) => {
    if (goods.length === 0) return `${count} ${count === 1 ? 'good' : 'goods'} sold`;
    return `Sold: ${and(goods)}${hidden > 0 ? `, and ${hidden} face down` : ''}`;
  },
  route: (filled, of, next) => `Trade route: ${filled} of ${of} spaces filled${next.length === 0 ? '' : `. Next: ${next.join('; ')}`}`,
  routeSpace: c =>
    `Space ${c.space} of the trade route, ${names.colours[c.colour]}: ${c.bonus}; ${c.laid < 0 ? 'empty' : `${names.goods(c.laid, 1)} lies there`}`,
  duchy: id => `Duchy ${id}`,
  bridge: inOrder => `Bridge: ${inOrder.join(', then ')}`,
  bonus: (colour, large, small, worth) => {
    const left =
      large === null && small === null
        ? `${names.points(worth.large)} for the first, ${worth.small} for the second`
        : small === null
          ? `large taken by ${large}, small left: ${names.points(worth.small)}`
          : `taken by ${large} and ${small}`;
    return `${upperFirst(names.areas[colour].one)} bonus: ${left}`;
  },
  coming: goods => (goods.length === 0 ? 'No more goods in this phase' : `Coming goods: ${and(goods)}`),
  silver: count => names.silver(count),
  workers: count => names.workers(count),
  target: solo.target,
  button: { ...solo.buttons, workers: 'Take workers', endTurn: 'End turn', skip: 'Decline', tribute: 'Pay tribute' },
  nothing: 'Nothing lies here',
  of: (who, what) => `${who}: ${what}`,
};
