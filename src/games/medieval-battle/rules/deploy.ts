/** 5.2–5.5 Deployment: both wagon trains, then unit by unit in turn, away from flags and from the enemy's wagon train. */
import type { Decision, Procedure, Seat } from '@/engine/contract';
import { DEPLOYMENT_DISTANCE } from '../data/layouts';
import type { UnitType } from '../data/units';
import type { MedievalFact } from '../facts';
import {
  HELD_BACK,
  hexSpot,
  numberOf,
  other,
  unitOf,
  wagonTrainOf,
  who,
  type Bring,
  type Deploy,
  type MedievalBattle,
  type MedievalChoice,
  type NextToDeploy,
  type PlaceWagonTrain,
  type Unit,
} from '../state';
import { battlefieldOf, openTo } from './battlefield';
import { hexDistance } from './geometry';
import { newcomers } from './regroup';
import { beginTurn } from './turn';
import { occupants } from './zones';

/** 5.2, 5.3 Free hexes the type may enter, three or more from every flag and from the enemy's wagon train. */
function deploymentHexes(g: Readonly<MedievalBattle>, seat: Seat, type: UnitType, into: number[] = []): number[] {
  const f = battlefieldOf(g);
  const open = openTo(f, type);
  const standing = occupants(g, -1);
  const train = g.units[wagonTrainOf(g, other(seat))] as Unit;
  for (let hex = 0; hex < f.size; hex++) {
    if (open[hex] !== true || f.nearFlag[hex] === true || standing[hex] !== -1) continue;
    if (train.at < 0 || hexDistance(f, hex, train.at) >= DEPLOYMENT_DISTANCE) into.push(hex);
  }
  return into;
}

export const placeWagonTrain: Decision<MedievalBattle, PlaceWagonTrain, MedievalChoice, MedievalFact> = {
  asks: (_g, { seat }) => seat,
  offers: (g, { seat }) => deploymentHexes(g, seat, 'wagonTrain').map(hex => ({ do: 'placeWagonTrain', at: hexSpot(hex) })),
  happens(g, { seat }, c, tell) {
    const unit = wagonTrainOf(g, seat);
    const hex = numberOf(c.at);
    unitOf(g, unit).at = hex;
    tell({ what: 'deployed', at: c.at, ...who(g, unit), hex });
  },
};

/** Has the seat a unit in hand, and a hex for it? Hexes only get fewer, so who has none now is done (5.4). */
function canDeploy(g: Readonly<MedievalBattle>, seat: Seat): boolean {
  return newcomers(g, seat).some(unit => deploymentHexes(g, seat, unitOf(g, unit).type).length > 0);
}

export const nextToDeploy: Procedure<MedievalBattle, NextToDeploy, MedievalFact> = {
  runs(g, { seat, stopped }, tell) {
    if (seat !== stopped && canDeploy(g, seat)) g.questions.push({ ask: 'deploy', seat, stopped });
    else if (other(seat) !== stopped && canDeploy(g, other(seat))) g.questions.push({ ask: 'deploy', seat: other(seat), stopped });
    else beginTurn(g, other(g.red), tell);
  },
};

export const deploy: Decision<MedievalBattle, Deploy, MedievalChoice, MedievalFact> = {
  asks: (_g, { seat }) => seat,

  offers(g, { seat }) {
    const offers: MedievalChoice[] = [];
    for (const unit of newcomers(g, seat)) {
      const hexes = deploymentHexes(g, seat, unitOf(g, unit).type);
      for (let i = 0; i < hexes.length; i++) offers.push({ do: 'deploy', at: hexSpot(hexes[i] as number), unit });
    }
    offers.push({ do: 'hold', at: 'button:hold' });
    return offers;
  },

  happens(g, { seat, stopped }, c, tell) {
    if (c.do === 'hold') {
      tell({ what: 'held', seat, count: g.units.filter(u => u.seat === seat && u.at === HELD_BACK).length });
      // The other one goes on alone; when it has stopped too, nobody is left.
      if (stopped === -1) g.questions.push({ ask: 'nextToDeploy', seat: other(seat), stopped: seat });
      else beginTurn(g, other(g.red), tell);
      return;
    }
    const { unit } = c as Bring;
    const hex = numberOf(c.at);
    unitOf(g, unit).at = hex;
    tell({ what: 'deployed', at: c.at, ...who(g, unit), hex });
    g.questions.push({ ask: 'nextToDeploy', seat: other(seat), stopped });
  },
};
