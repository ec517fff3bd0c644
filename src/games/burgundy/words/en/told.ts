/** What happened, as sentences with their why. */
import { GOODS, PHASES, type Colour, type Good } from '../../data/names';
import { NUMBER_ON } from '../../rules/duchy';
import type { EffectOf, Tongue } from '../tongue';
import { colourOfTile, tileNoun } from '../tileNoun';
import { names } from './names';

const from = (at: string | undefined): string => {
  if (at === 'inn') return 'the stack beside the black depot';
  const depot = at?.startsWith('depot:') === true ? at.split(':')[1] : undefined;
  return depot === undefined ? 'the black depot' : `depot ${depot}`;
};
const goods = (good: Good, count: number): string => names.goods(GOODS.indexOf(good), count);
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
const gains = (silver: number, workers: number): string[] => [
  ...(silver > 0 ? [names.silver(silver)] : []),
  ...(workers > 0 ? [names.workers(workers)] : []),
];
const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;
const every: Readonly<Record<Colour, string>> = {
  building: 'village',
  pasture: 'pasture',
  mine: 'mine',
  ship: 'river',
  monastery: 'monastery',
  castle: 'castle',
};
const area: Readonly<Record<Colour, string>> = { ...every, mine: 'mine area', monastery: 'monastery area', castle: 'castle area' };
const effectOf = (of: EffectOf): string => (of === 'castle' || of === 'ship' ? names.tiles[of].the : names.buildings[of].the);

export const told: Tongue['told'] = {
  duchyChosen: (e, who) => `${who(e.seat)} chooses duchy ${e.duchy}.`,
  castleFounded: (e, who) => `${who(e.seat)} founds a castle on space ${NUMBER_ON[e.space]}.`,
  phaseBegan: e => {
    const letter = PHASES[e.phase];
    const inns = e.inns === undefined ? '' : ` ${e.inns} ${e.inns === 1 ? 'inn is' : 'inns are'} for sale.`;
    const left = e.removed === 0 ? '' : ` ${names.tilesCount(e.removed)} left over ${e.removed === 1 ? 'leaves' : 'leave'} the game.`;
    return `Phase ${letter} begins: the depots are filled.${left}${inns}`;
  },
  diceRolled: (e, who) => {
    const rolls = e.dice.flatMap((face, i) => (i % 2 === 0 ? [`${who(i / 2)} ${face} and ${e.dice[i + 1]}`] : []));
    return `Round ${e.round + 1}: ${rolls.join(', ')}; white die ${e.whiteDie}. ${who(e.first)} begins.`;
  },
  goodArrived: e => `${names.goods(GOODS.indexOf(e.good), 1)} arrives at depot ${e.depot}.`,
  turnBegan: () => null,
  turnEnded: (e, who) => (e.unusedDice === 0 ? null : `${who(e.seat)} leaves ${e.unusedDice === 1 ? 'a die' : 'both dice'} unused.`),
  dieUsed: (e, who) => {
    if (e.rolled === e.value) return null;
    const price = e.pay === 0 ? 'for free' : `for ${names.workers(e.pay)}`;
    return `${who(e.seat)} turns a ${e.rolled} into a ${e.value} ${price}.`;
  },
  tookTile: (e, who) => `${who(e.seat)} takes ${tileNoun(names, e.tile).a} from ${from(e.at)}.`,
  boughtTile: (e, who) => `${who(e.seat)} buys ${tileNoun(names, e.tile).a} from ${from(e.at)} for ${list(gains(e.silver, e.workers))}.`,
  discardedTile: (e, who) => `${who(e.seat)} discards ${tileNoun(names, e.tile).a} to make room.`,
  placedTile: (e, who) =>
    `${who(e.seat)} places ${tileNoun(names, e.tile).a} ${names.onArea[e.ground ?? colourOfTile(e.tile)]} ${NUMBER_ON[e.space]}.`,
  areaScored: (e, who) =>
    `${who(e.seat)} completes a ${area[e.colour]} of ${e.size}${e.inn === true ? ' (with its inn)' : ''} in phase ${PHASES[e.phase]}: ${e.sizePoints} + ${e.phasePoints} = ${names.points(e.points)}.`,
  colourComplete: (e, who) => {
    if (e.bonus === 'none') return `${who(e.seat)} completes every ${every[e.colour]} space; both bonus tiles are gone.`;
    return `${who(e.seat)} is ${e.bonus === 'large' ? 'first' : 'second'} to complete every ${every[e.colour]} space: ${names.points(e.points)}.`;
  },
  livestockScored: (e, who) => {
    const sum = e.heads.map(h => (e.perTile > 0 ? `(${h} + ${e.perTile})` : `${h}`)).join(' + ');
    const result = e.heads.length > 1 || e.perTile > 0 ? `${sum} = ${names.points(e.points)}` : names.points(e.points);
    const also = e.also === undefined ? '' : ` and the ${names.animals[e.also].many}`;
    return `${who(e.seat)} scores the ${names.animals[e.animal].many}${also} of this pasture: ${result}.`;
  },
  watchtowerScored: (e, who) => `${who(e.seat)} scores ${names.points(e.points)} for the watchtower.`,
  soldGoods: (e, who) =>
    `${who(e.seat)} sells ${goods(e.good, e.count)}: ${list([names.points(e.points), ...gains(e.silver, e.workers)])}.`,
  gainedWorkers: (e, who) =>
    e.why === 'boardingHouse'
      ? `${who(e.seat)} gains ${list(gains(e.silver, e.workers))} from the boarding house.`
      : `${who(e.seat)} takes ${list(gains(0, e.workers).concat(gains(e.silver, 0)))}.`,
  hiredWorkers: (e, who) => `${who(e.seat)} pays ${names.silver(e.silver)} for ${names.workers(e.workers)} (monastery 28).`,
  craneUsed: (e, who) => `${who(e.seat)} uses the crane as ${names.buildings[e.building].a}.`,
  tookTop: (e, who) => `${who(e.seat)} stays on top on the bridge from now on (monastery 27): ${ordinal(e.place)} in turn order.`,
  gainedSilver: (e, who) => `${who(e.seat)} gains ${names.silver(e.silver)} from the bank.`,
  loadedGoods: (e, who) => `${who(e.seat)} loads ${goods(e.good, e.count)} from depot ${e.depot}.`,
  leftGoods: e =>
    `${goods(e.good, e.count)} ${e.count === 1 ? 'does' : 'do'} not fit and ${e.count === 1 ? 'stays' : 'stay'} in depot ${e.depot}.`,
  advanced: (e, who) => {
    const place = `${ordinal(e.place)} in turn order`;
    const under = e.under === undefined ? '' : `, below ${who(e.under)} (monastery 27)`;
    if (e.from !== e.to) return `${who(e.seat)} moves to space ${e.to} of the bridge${under}: ${place}.`;
    return `${who(e.seat)} is at the end of the bridge and goes ${under === '' ? 'on top' : `up${under}`}: ${place}.`;
  },
  effectLost: (e, who) =>
    e.why === 'nothing' ? `${who(e.seat)} finds no use for ${effectOf(e.of)}.` : `${who(e.seat)} declines the effect of ${effectOf(e.of)}.`,
  phaseEnded: e => `Phase ${PHASES[e.phase]} ends.`,
  minesPaid: (e, who) =>
    `${who(e.seat)} gains ${list(gains(e.silver, e.workers))} from ${e.mines} ${e.mines === 1 ? names.tiles.mine.one : names.tiles.mine.many}.`,
  leftoverScored: (e, who) => {
    if (e.points === 0) return null;
    const what = {
      unsoldGoods: `${e.count} unsold ${e.count === 1 ? 'good' : 'goods'}`,
      silver: names.silver(e.count),
      workers: names.workers(e.count),
    }[e.of];
    return `${who(e.seat)} scores ${names.points(e.points)} for ${what}.`;
  },
  monasteryScored: (e, who) =>
    `${who(e.seat)} scores monastery ${e.monastery}: ${e.count} × ${e.each} = ${names.points(e.points)}${e.crane === true ? ', the crane included' : ''}.`,
  matchEnded: (e, who) =>
    e.byTieBreak ? `${who(e.winner)} wins the tie: it is broken by empty spaces, then by the bridge.` : `${who(e.winner)} wins.`,
};
