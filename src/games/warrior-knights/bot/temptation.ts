/** How tempting each offer is at a glance. */
import type { RealmChoice, RealmQuestion } from '../asking';
import { incomeOfCity, regionOf } from '../data/land';
import { STRENGTH, wageOf } from '../data/numbers';
import { attackOf } from '../rules/attack';
import { threshold } from '../rules/actions';
import { payroll, wagesOf } from '../rules/wages';
import { armyAt, nameOf, numberOf } from '../spots';
import { baronOf, nobleOf, NONE, troopsOf, type Realm } from '../state';
import { attackWorth, cityWorth, promise } from './ground';
import { battleTemptation } from './battle';
import { assemblyTemptation } from './council';
import { breaksWord, hasWish, isTalk, talkTemptation } from './dealing';
import { isForbidden } from './obedience';
import { planTemptation } from './plans';
import { weights } from './weights';

/** Before Mercenaries go unpaid or a city rises. */
const ASKS_FIRST = 4;

/** 0 is never better than another offer. */
export function prior(g: Readonly<Realm>, q: RealmQuestion, offers: readonly RealmChoice[], into: number[]): void {
  for (let i = 0; i < offers.length; i++) into[i] = Math.max(0, tempts(g, q, offers[i] as RealmChoice));
}

export function tempts(g: Readonly<Realm>, q: RealmQuestion, c: RealmChoice): number {
  if (!('seat' in q)) return 1;
  if (c.do === 'purse') return hasWish(g, q.seat) ? ASKS_FIRST : 0;
  if (isForbidden(g, q.seat, c) || breaksWord(g, q, c)) return 0;
  if (isTalk(q)) return talkTemptation(g, q, c);
  switch (q.ask) {
    case 'plan':
      return planTemptation(g, q.seat, c);
    case 'command':
    case 'dropFate':
    case 'ability':
    case 'losses':
    case 'casualty':
    case 'deserter':
      return battleTemptation(g, q, c);
    case 'commit':
    case 'writeVotes':
    case 'declare':
    case 'tie':
    case 'accept':
    case 'propose':
    case 'discardHeld':
      return assemblyTemptation(g, q, c);
    default:
      return general(g, q, c);
  }
}

type Asked = Extract<RealmQuestion, { readonly seat: number }>;

// eslint-disable-next-line max-lines-per-function -- one case for each choice there is
function general(g: Readonly<Realm>, q: Asked, c: RealmChoice): number {
  const { seat } = q;
  const b = baronOf(g, seat);
  switch (c.do) {
    case 'assign':
      return c.at.startsWith('garrison') ? 0.3 : 400 - Math.min(399, troopsOf(g, armyAt(c.at)) * 2);
    case 'deploy':
      return 0.2 + promise(g, c.noble, numberOf(c.at));
    case 'comeBack':
      return 1 + (c.at.startsWith('city') ? incomeOfCity(numberOf(c.at)) : 0);
    case 'march':
      return (weights.approach / 10) * promise(g, c.noble, numberOf(c.at)) * (leavesSiege(g, c.noble) ? 0.1 : 1);
    case 'sail':
      return weights.wander * promise(g, c.noble, numberOf(c.at)) * (leavesSiege(g, c.noble) ? 0.1 : 0.5);
    case 'fight':
    case 'assault':
    case 'besiege':
      return attackWorth(g, seat, attackOf(g, seat, c));
    case 'use':
    case 'mark':
    case 'launch':
      return 6;
    case 'crowns':
      return b.crowns < wagesOf(payroll(g, seat)) ? 9 : 5;
    case 'votes':
      return 4;
    case 'buySpot':
      return b.crowns > 14 ? 2 : 0.2;
    case 'layOn':
      return layTemptation(g, q, c);
    case 'control':
      return 20;
    case 'raze':
      return 2;
    case 'cede':
      return 10 - incomeOfCity(numberOf(c.at));
    case 'begin':
      return 5;
    case 'join':
      return 8;
    case 'take':
    case 'takeAll':
      return 3;
    case 'hire':
    case 'bundle':
      return 1 + ((STRENGTH[numberOf(c.at)] as number) / 50) * (b.crowns > weights.reserve + wageOf(numberOf(c.at)) ? 2 : 0.3);
    case 'station':
      return stationTemptation(g, armyAt(c.at));
    case 'payAll':
      return 10;
    case 'payCrowns':
      return q.ask === 'calm' ? (b.crowns > 8 ? 8 : 3) : 1;
    case 'payFaith':
      return q.ask === 'calm' ? cityWorth(g, seat, q.city) / 4 : 5;
    case 'invest':
      return b.crowns > 8 + 2 * numberOf(c.at) ? 1 + numberOf(c.at) : numberOf(c.at) === 0 ? 3 : 0.3;
    case 'bless':
      return 2;
    case 'repair':
    case 'heal':
    case 'fortify':
      return b.crowns > 8 ? 4 : 0.5;
    case 'comply':
      return 6;
    case 'refuse':
      return 0.4;
    case 'allow':
      return 1.5;
    case 'deny':
      return 1;
    case 'ask':
      return c.crowns <= 2 ? 2 : 0.7;
    case 'pay':
      return q.ask === 'price' && q.crowns <= 3 ? 3 : 0.5;
    case 'withdraw':
    case 'forgo':
      return 1.5;
    case 'offer':
      return c.crowns <= 3 ? 0.5 : 0.1;
    case 'peace':
      return 1;
    case 'attack':
      return 2;
    case 'choose':
      return q.ask === 'chooseDrawer' ? (numberOf(c.at) === seat ? 2 : 1) : numberOf(c.at) === seat ? 3 : 1;
    case 'pledge':
      return numberOf(c.at) === 0 ? 3 : 0.4;
    case 'decline':
    case 'dismiss':
      return 0.05;
    case 'done':
      return q.ask === 'mobilize' ? 2 : 1.2;
    case 'pass':
      return weights.passive;
    case 'shift':
    case 'shiftAll':
      return 0.4;
    default:
      return 1;
  }
}

const leavesSiege = (g: Readonly<Realm>, noble: number): boolean =>
  g.sieges.some(siege => siege.seat === noble >> 2 && siege.city !== NONE && g.nobles[noble]?.where === regionOf(siege.city));

/** Complete what helps; leave alone what hurts. */
function layTemptation(g: Readonly<Realm>, q: Asked, c: RealmChoice): number {
  const phase = nameOf(c.at);
  const cards = g.phases[['taxation', 'wages', 'assembly'].indexOf(phase)]?.length ?? 0;
  const last = cards + 1 >= threshold(g);
  const b = baronOf(g, q.seat);
  if (phase === 'taxation') return last ? 6 : 3;
  if (phase === 'wages') return b.crowns >= wagesOf(payroll(g, q.seat)) ? (last ? 3 : 2) : 0.3;
  return b.votes >= 4 ? 3 : 1.5;
}

/** To Nobles who can use them at once. */
function stationTemptation(g: Readonly<Realm>, army: number): number {
  if (army >= 24) return 1;
  return nobleOf(g, army).where === NONE ? 2 : 4;
}
