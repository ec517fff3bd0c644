/** Where a chronicle line, a lesson or a bot's act points to. */
import type { Box } from '@/pieces/boxes';
import type { Spot } from '@/engine/contract';
import { depotOfShield, kindOf, numberOf } from '../spots';
import type { Plan } from './spots';
import { storesPlan } from './storesPlan';

export interface Lit {
  readonly box: Box;
  readonly shape: 'hex' | 'box';
}

const TOPICS: Readonly<Record<string, 'phase' | 'coming' | 'bridge' | 'thread' | 'route'>> = {
  phase: 'phase',
  round: 'coming',
  bridge: 'bridge',
  target: 'bridge',
  thread: 'thread',
  route: 'route',
};

/** The place of a spot on the board, for a space of the other half what turns to it; null for what lies in the hand. */
export function glowBox(plan: Plan, at: Spot): Lit | null {
  const kind = kindOf(at);
  const number = numberOf(at);
  if (kind === 'hex') {
    if (plan.other !== null && plan.duchy.lie.shows?.has(number) === false) return { shape: 'box', box: plan.other };
    const within = plan.duchy.spaceBoxes[number];
    const { left, top } = plan.duchy.box;
    return within === undefined ? null : { shape: 'hex', box: { ...within, left: left + within.left, top: top + within.top } };
  }
  if (kind === 'depot' || kind === 'black' || kind === 'inn') {
    const whole = kind === 'depot' && at.split(':').length === 2;
    const depot = kind !== 'depot' ? 0 : whole ? number : Math.floor(number / 4) + 1;
    const tray = plan.market[depot];
    if (tray === undefined) return null;
    const slot = whole || !tray.direct ? undefined : tray.slots.find(s => s.slot === (kind === 'depot' ? number % 4 : number));
    return slot === undefined ? { shape: 'box', box: tray.box } : { shape: 'hex', box: slot.box };
  }
  if (kind === 'shield') {
    const tray = plan.market[depotOfShield(number)];
    const place = tray?.direct === true ? tray.shields[number % 2] : undefined;
    return tray === undefined ? null : { shape: 'box', box: place ?? tray.box };
  }
  if (kind === 'store') {
    if (plan.stores === null) return null;
    const place = storesPlan(plan.stores).places[number];
    const { left, top } = plan.stores;
    return place === undefined ? null : { shape: 'hex', box: { ...place, left: left + place.left, top: top + place.top } };
  }
  if (kind === 'bonus') {
    const box = plan.bonus[number];
    return box === undefined ? null : { shape: 'box', box };
  }
  const topic = TOPICS[kind];
  const box = topic === undefined ? null : plan[topic];
  return box === null ? null : { shape: 'box', box };
}
