/** What happened, as sentences with their why. */
import { upperFirst } from '@/words/grammar/text';
import { and, ordinal } from '@/words/grammar/english';
import { GOODS, PHASES, type Colour, type Good } from '../../data/names';
import { NUMBER_ON } from '../../rules/duchy';
import type { SoloEffect } from '../solo';
import type { EffectOf, LanguageForm } from '../languageForm';
import { bonusNoun, colourOfTile, tileNoun } from '../tileNoun';
import { names } from './names';
import { solo } from './solo';
import { team } from './team';

const from = (at: string | undefined): string => {
  if (at === 'inn') return 'the stack beside the black depot';
  const depot = at?.startsWith('depot:') === true ? at.split(':')[1] : undefined;
  return depot === undefined ? 'the black depot' : `depot ${depot}`;
};
const goods = (good: Good, count: number): string => names.goods(GOODS.indexOf(good), count);
const gains = (silver: number, workers: number): string[] => [
  ...(silver > 0 ? [names.silver(silver)] : []),
  ...(workers > 0 ? [names.workers(workers)] : []),
];
const every: Readonly<Record<Colour, string>> = {
  building: 'village',
  pasture: 'pasture',
  mine: 'mine',
  ship: 'river',
  monastery: 'monastery',
  castle: 'castle',
};
const area: Readonly<Record<Colour, string>> = { ...every, mine: 'mine area', monastery: 'monastery area', castle: 'castle area' };
function effectOf(of: EffectOf): string {
  if (of === 'route') return 'the trade route';
  if (of === 'shield14' || of === 'shield15') return names.shield(of === 'shield14' ? 14 : 15).the;
  return of === 'castle' || of === 'ship' ? names.tiles[of].the : names.buildings[of].the;
}

/** Why an area counts for more than its spaces. */
function larger(inn: true | undefined, shield: 17 | undefined): string {
  const why = [...(inn === true ? ['its inn'] : []), ...(shield === 17 ? ['shield 17'] : [])];
  return why.length === 0 ? '' : ` (with ${and(why)})`;
}

const soloEffects: readonly string[] = ['target', 'colour', 'exchange', 'buyPoints'];
const isSolo = (of: EffectOf | SoloEffect): of is SoloEffect => soloEffects.includes(of);

export const told: LanguageForm['told'] = {
  ...solo.told,
  ...team.told,
  duchyChosen: (e, who) => `${who(e.seat)} chooses duchy ${e.duchy}.`,
  castleFounded: (e, who) => `${who(e.seat)} founds a castle on space ${e.number ?? NUMBER_ON[e.space]}.`,
  phaseBegan: e => {
    const letter = PHASES[e.phase];
    const inns = e.inns === undefined ? '' : ` ${e.inns} ${e.inns === 1 ? 'inn is' : 'inns are'} for sale.`;
    const left = e.removed === 0 ? '' : ` ${names.tilesCount(e.removed)} left over ${e.removed === 1 ? 'leaves' : 'leave'} the game.`;
    return `Phase ${letter} begins: the depots are filled.${left}${inns}`;
  },
  diceRolled: (e, who) => {
    if (e.dice.length === 2) return `Round ${e.round + 1}: ${e.dice.join(' and ')}; white die ${e.whiteDie}.`;
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
  boughtTile: (e, who) => `${who(e.seat)} buys ${tileNoun(names, e.tile).a} from ${from(e.at)} for ${and(gains(e.silver, e.workers))}.`,
  discardedTile: (e, who) =>
    `${who(e.seat)} discards ${tileNoun(names, e.tile).a} ${e.shield === 4 ? 'without shield 4' : 'to make room'}.`,
  placedTile: (e, who) =>
    `${who(e.seat)} places ${tileNoun(names, e.tile).a} ${names.onArea[e.ground ?? colourOfTile(e.tile)]} ${e.number ?? NUMBER_ON[e.space]}${e.shield === undefined ? '' : `, straight from ${e.shield === 14 ? 'a depot' : 'the black depot'} (shield ${e.shield})`}.`,
  areaScored: (e, who) =>
    `${who(e.seat)} completes a ${area[e.colour]} of ${e.size}${larger(e.inn, e.shield)} in phase ${PHASES[e.phase]}: ${e.sizePoints} + ${e.phasePoints} = ${names.points(e.points)}.`,
  postsLinked: (e, who) => {
    const phase = e.awards === 1 ? `${e.phasePoints}` : `${e.awards} × ${e.phasePoints}`;
    const sum = e.awards > 1 || e.bonus > 0 ? `${phase}${e.bonus > 0 ? ` + ${e.bonus}` : ''} = ` : '';
    const points = `in phase ${PHASES[e.phase]}: ${sum}${names.points(e.points)}`;
    if (e.place === 0) return `${who(e.seat)} links the border posts ${and(e.posts.map(post => names.posts[post]))} ${points}.`;
    return `${who(e.seat)} is ${ordinal(e.place)} to link all three border posts, ${points}.`;
  },
  colourComplete: (e, who) => {
    if (e.bonus === 'none') return `${who(e.seat)} completes every ${every[e.colour]} space; both bonus tiles are gone.`;
    return `${who(e.seat)} is ${e.bonus === 'large' ? 'first' : 'second'} to complete every ${every[e.colour]} space: ${names.points(e.points)}${e.shield === 7 ? ', doubled by shield 7' : ''}.`;
  },
  livestockScored: (e, who) => {
    const sum = e.heads.map(h => (e.perTile > 0 ? `(${h} + ${e.perTile})` : `${h}`)).join(' + ');
    const result = e.heads.length > 1 || e.perTile > 0 ? `${sum} = ${names.points(e.points)}` : names.points(e.points);
    const also = e.also === undefined ? '' : ` and the ${names.animals[e.also].many}`;
    return `${who(e.seat)} scores the ${names.animals[e.animal].many}${also} of ${e.shield === 1 ? 'all pastures (shield 1)' : 'this pasture'}: ${result}.`;
  },
  watchtowerScored: (e, who) => `${who(e.seat)} scores ${names.points(e.points)} for the watchtower.`,
  soldGoods: (e, who) =>
    `${who(e.seat)} sells ${goods(e.good, e.count)}: ${and([names.points(e.points), ...gains(e.silver, e.workers)])}${e.shields === undefined ? '' : ` (${e.shields.length > 1 ? 'shields' : 'shield'} ${and(e.shields.map(String))})`}.`,
  laidGood: (e, who) => {
    const lays = `${who(e.seat)} lays ${goods(e.good, 1)} on space ${e.space + 1} of the trade route`;
    if (e.bonus === undefined) return `${lays}.`;
    return `${lays}, of the same colour: as ${bonusNoun(names, e.bonus).a}${e.points > 0 ? `, ${names.points(e.points)}` : ''}.`;
  },
  gainedWorkers: (e, who) =>
    e.why !== 'action'
      ? `${who(e.seat)} gains ${and(gains(e.silver, e.workers))} from ${e.why === 'route' ? 'the trade route' : 'the boarding house'}.`
      : `${who(e.seat)} takes ${and(gains(0, e.workers).concat(gains(e.silver, 0)))}.`,
  hiredWorkers: (e, who) => `${who(e.seat)} pays ${names.silver(e.silver)} for ${names.workers(e.workers)} (monastery 28).`,
  craneUsed: (e, who) => `${who(e.seat)} uses the crane as ${names.buildings[e.building].a}.`,
  tookTop: (e, who) => `${who(e.seat)} stays on top on the bridge from now on (monastery 27): ${ordinal(e.place)} in turn order.`,
  gainedSilver: (e, who) => `${who(e.seat)} gains ${names.silver(e.silver)} from the ${e.why === 'route' ? 'trade route' : 'bank'}.`,
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
    isSolo(e.of)
      ? solo.lost(e.of, e.why === 'nothing', who(e.seat))
      : e.why === 'nothing'
        ? `${who(e.seat)} finds no use for ${effectOf(e.of)}.`
        : `${who(e.seat)} declines the effect of ${effectOf(e.of)}.`,
  phaseEnded: e => `Phase ${PHASES[e.phase]} ends.`,
  minesPaid: (e, who) =>
    `${who(e.seat)} gains ${and(gains(e.silver, e.workers))} from ${e.mines} ${e.mines === 1 ? names.tiles.mine.one : names.tiles.mine.many}${e.shield === 8 ? ' (shield 8)' : ''}.`,
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
    `${who(e.seat)} scores monastery ${e.monastery}: ${e.count} × ${e.each}${e.shield === 10 ? ' × 2' : ''} = ${names.points(e.points)}${e.crane === true ? ', the crane included' : ''}${e.shield === 10 ? ', doubled by shield 10' : ''}.`,
  tookShield: (e, who) => {
    const shield = names.shield(e.shield).the;
    if (e.dice === undefined) return `${who(e.seat)} takes ${shield} from depot ${e.depot} with a castle (shield 11).`;
    const paid = e.pay === 0 ? '' : ` and ${names.workers(e.pay)}`;
    return `${who(e.seat)} takes ${shield} from depot ${e.depot} with both dice (${e.dice.join(' and ')})${paid}.`;
  },
  hungShield: (e, who) => `${who(e.seat)} puts ${names.shield(e.shield).the} on castle ${NUMBER_ON[e.space]}.`,
  lostShield: (e, who) => {
    const shield = names.shield(e.shield).the;
    if (e.why === 'replaced') return `${upperFirst(shield)} of ${who(e.seat)} is replaced and leaves the game.`;
    return e.why === 'unpaid'
      ? `${who(e.seat)} cannot pay tribute: ${shield} leaves the game.`
      : `${who(e.seat)} gives up ${shield} instead of paying tribute.`;
  },
  tributePaid: (e, who) =>
    `${who(e.seat)} pays tribute for ${e.shields === 1 ? 'a shield' : `${e.shields} shields`}: ${and(gains(e.silver, e.workers))}.`,
  echoedWorkers: (e, who) => `${who(e.seat)} gains ${names.workers(e.workers)} as well, for ${who(e.for)} gained some (shield 2).`,
  followed: (e, who) => `${who(e.seat)} shares the monasteries of ${who(e.whom)} from now on (shield 6).`,
  turnedDie: (e, who) => `${who(e.seat)} turns a ${e.from} into a ${e.to} (shield 16).`,
  shieldScored: (e, who) =>
    `${who(e.seat)} scores ${names.shield(e.shield).the}: ${e.doubled === true ? `${e.points / 2} × 2 = ` : ''}${names.points(e.points)}${e.doubled === true ? ', doubled by shield 13' : ''}.`,
  matchEnded: (e, who) =>
    e.byTieBreak ? `${who(e.winner)} wins the tie: it is broken by empty spaces, then by the bridge.` : `${who(e.winner)} wins.`,
};
