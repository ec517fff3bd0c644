/** What happened, as sentences with their why. */
import type { Who } from '@/engine/contract';
import { KINDS, RESOURCES, TRACKS } from '../../data/names';
import { levelName, nationById, placeName } from '../lookUp';
import type { LanguageForm } from '../languageForm';
import { names } from './names';

const kind = (number: number): string => names.kinds[KINDS[number] ?? 'infantry'].one;
const track = (number: number): string => names.tracks[TRACKS[number] ?? 'production'];
const one = (good: number, count = 1): string => names.amount(count, RESOURCES[good] ?? 'food');
const goods = (counts: readonly number[]): string => {
  const some = counts.flatMap((count, good) => (count > 0 ? [one(good, count)] : []));
  return some.length === 0 ? 'nothing' : names.list(some);
};
const side = (owner: number, who: Who): string => (owner < 0 ? 'the barbarians' : who(owner));
/** 'Anna’s infantry', 'a barbarian army'. */
const whose = (owner: number, number: number, who: Who): string =>
  owner < 0 ? `a barbarian ${kind(number)}` : `${who(owner)}’s ${kind(number)}`;

/** By track. */
const AWARDS = ['the Builder', 'the Merchant', 'the Warrior'];

export const told: LanguageForm['told'] = {
  nation: (e, who) => `${who(e.seat)} plays ${nationById(names, e.nation).name}.`,
  allied: (e, who) => `${who(e.seat)} and ${who(e.other)} are allies.`,
  allyRefused: (e, who) => `${who(e.seat)} wants no alliance with ${who(e.from)}.`,
  developed: (e, who) =>
    e.reached ? `${who(e.seat)} reaches ${track(e.track)} ${levelName(e.level)}.` : `${who(e.seat)} puts a token on ${track(e.track)}.`,
  award: (e, who) => `${who(e.seat)} alone leads on ${track(e.track)}: ${AWARDS[e.track] ?? ''}, 3 points.`,
  awardLost: (e, who) => `${who(e.seat)} no longer leads alone on ${track(e.track)}: −3 points.`,
  shifted: (e, who) => `${who(e.seat)} moves a token from ${track(e.from)} to ${track(e.to)}.`,
  turnBegan: (e, who) =>
    `Turn ${e.turn}: ${e.order === undefined ? `${who(e.first)} plays first` : `first ${names.list(e.order.map((seat, i) => (i === 1 ? `then ${who(seat)}` : who(seat))))}`}; barbarian armies have strength ${e.barbarians}.`,
  fed: (e, who) => `${who(e.seat)} feeds ${names.armies(e.armies)} with ${one(0, e.food)}.`,
  starved: (e, who) => `${who(e.seat)} lets ${kind(e.kind)} in ${placeName(e.at ?? '')} starve.`,
  income: (e, who) => `${who(e.seat)} gains ${goods([...e.gain, e.tax])}${e.tax > 0 ? ', the gold as tax' : ''}.`,
  soloRoute: (e, who) => `${who(e.seat)} gains ${one(e.good)} by an unused trade route.`,
  noTrade: () => 'Nobody has a trade centre: no trade this turn.',
  banked: (e, who) => `${who(e.seat)} buys ${one(e.get)} for ${one(e.give, e.count)} at the bank.`,
  routeOpened: (e, who) => `${who(e.seat)} opens a trade route to ${who(e.other)}.`,
  boughtPoint: (e, who) => `${who(e.seat)} buys 1 point for ${e.gold} gold.`,
  proposed: (e, who) => `${who(e.seat)} ${e.reply ? 'answers' : 'proposes to'} ${who(e.to)}: ${goods(e.give)} for ${goods(e.want)}.`,
  dealt: (e, who) => `${who(e.seat)} and ${who(e.to)} trade ${goods(e.give)} for ${goods(e.want)}.`,
  rejected: (e, who) => `${who(e.seat)} declines ${who(e.from)}’s proposal.`,
  passed: (e, who) => `${who(e.seat)} passes.`,
  builtArmy: (e, who) => `${who(e.seat)} builds ${kind(e.kind)} in ${placeName(e.at ?? '')}.`,
  startFort: (e, who) => `${who(e.seat)} begins with a fort in ${placeName(e.at ?? '')}: 3 points while it stands.`,
  builtFort: (e, who) => `${who(e.seat)} builds a fort in ${placeName(e.at ?? '')}: 3 points while it stands.`,
  upgraded: (e, who) =>
    `${who(e.seat)} turns ${e.owner === e.seat ? '' : `${who(e.owner)}’s `}${kind(e.from)} in ${placeName(e.at ?? '')} into ${kind(e.to)}.`,
  boughtAction: (e, who) => `${who(e.seat)} buys an extra action for ${e.gold} gold.`,
  warDeclared: (e, who) => `${who(e.seat)} declares war on ${who(e.other)}${e.again ? ' again: three more turns' : ''}.`,
  peaceOffered: (e, who) => `${who(e.seat)} offers peace to ${who(e.other)}.`,
  peaceRefused: (e, who) => `${who(e.seat)} wants no peace with ${who(e.from)}.`,
  peaceMade: (e, who) => `${who(e.seat)} and ${who(e.other)} make peace.`,
  warOver: (e, who) =>
    `The war of ${who(e.a)} and ${who(e.b)} is over: ${e.why === 'noDamage' ? 'a turn without damage' : 'it has lasted three turns'}.`,
  marched: (e, who) => `${who(e.seat)} marches with ${kind(e.kind)} from ${placeName(e.from)} to ${placeName(e.at ?? '')}.`,
  travelled: (e, who) => `${who(e.seat)}’s princess goes from ${placeName(e.from)} to ${placeName(e.at ?? '')}.`,
  battle: (e, who) =>
    `${who(e.seat)} attacks ${side(e.defender, who)} in ${placeName(e.at ?? '')}: ${e.attack} damage against ${e.defence}.`,
  killed: (e, who) =>
    `${side(e.by, who)} ${e.by < 0 ? 'destroy' : 'destroys'} ${whose(e.owner, e.kind, who)} in ${placeName(e.at ?? '')}${e.points > 0 ? `: ${names.points(e.points)}` : ''}.`,
  left: (e, who) =>
    `${side(e.owner, who)} ${e.how === 'retreat' ? 'must retreat' : 'must withdraw beside a defender'} from ${placeName(e.from)} to ${placeName(e.at ?? '')} with ${names.armies(e.count)}.`,
  lost: (e, who) =>
    `${side(e.owner, who)} cannot leave ${placeName(e.at ?? '')} for anywhere and must give up ${names.armies(e.count)}; nobody scores.`,
  taken: (e, who) => `${who(e.seat)} now holds ${placeName(e.at ?? '')}: ${names.points(e.points)}.`,
  freed: e => `${placeName(e.at ?? '')} is free.`,
  unified: (e, who) => `${who(e.seat)} unifies the nation with ${e.provinces} provinces: ${names.actions(e.actions)} at once.`,
  abandoned: (e, who) => `${who(e.seat)} resigns and leaves the match.`,
  voted: (e, who) => `${who(e.seat)} wants ${e.stops ? 'to stop here' : 'to go on'}.`,
  wentOn: (e, who) =>
    `The match goes on without ${who(e.seat)}: ${names.armies(e.armies)} and ${e.forts === 1 ? '1 fort' : `${e.forts} forts`} turn barbarian, resources and points go back.`,
  lastTurnCalled: (e, who) => `${who(e.seat)} proposes to end the match with this turn.`,
  lastTurnRefused: (e, who) => `${who(e.seat)} wants to play on, so the match does.`,
  lastTurnAgreed: e => `Everybody agrees: turn ${e.turn} is the last, and then most points win.`,
  secondRound: (e, who) => `${who(e.seat)} fights a second round.`,
  doubled: (e, who) => `${who(e.seat)}’s merchants double the gold to ${e.gold}.`,
  overflow: (e, who) => `${who(e.seat)} loses ${one(e.good, e.count)}: no more than 20 are kept.`,
  ended: (e, who) => {
    const most = `${names.points(e.points)} are most`;
    const why = e.byThreshold
      ? `${e.points} points of the ${e.threshold} needed`
      : e.byLeaving
        ? `the match stopped, and of those who count ${most}`
        : `the last turn is over, ${most}`;
    return `${names.list(e.winners.map(who))} ${e.winners.length === 1 ? 'wins' : 'win'}: ${why}.`;
  },
};
