/** A deep copy by hand: the search makes one per round of thought. Questions are never written into, so they are shared. */
import type { Battle, Piece, Realm, Traders, War } from './state';

export function copy(g: Readonly<Traders>): Traders {
  return {
    questions: g.questions.slice(),
    seed: g.seed,
    seats: g.seats,
    land: g.land,
    teams: g.teams,
    ...(g.sides === undefined ? null : { sides: g.sides.slice() }),
    variableOrder: g.variableOrder,
    soloRoutes: g.soloRoutes,
    startInfantry: g.startInfantry,
    turn: g.turn,
    lastTurn: g.lastTurn,
    phase: g.phase,
    order: g.order.slice(),
    holder: g.holder.slice(),
    pieces: g.pieces.map(copyPiece),
    nextId: g.nextId,
    realms: g.realms.map(copyRealm),
    wars: g.wars.map(copyWar),
    peaceOffers: g.peaceOffers.slice(),
    hasTraded: g.hasTraded.slice(),
    battle: g.battle === null ? null : copyBattle(g.battle),
  };
}

function copyPiece(p: Readonly<Piece>): Piece {
  return {
    id: p.id,
    owner: p.owner,
    kind: p.kind,
    at: p.at,
    damage: p.damage,
    spent: p.spent,
    fights: p.fights,
    lying: p.lying,
    tired: p.tired,
  };
}

function copyRealm(r: Readonly<Realm>): Realm {
  const copied: Realm = {
    nation: r.nation,
    stock: r.stock.slice(),
    tokens: r.tokens.slice(),
    routes: r.routes.slice(),
    kills: r.kills,
    bought: r.bought,
    hasUnified: r.hasUnified,
  };
  if (r.leftIn !== undefined) copied.leftIn = r.leftIn;
  if (r.calledIn !== undefined) copied.calledIn = r.calledIn;
  return copied;
}

const copyWar = ({ a, b, since, struck }: Readonly<War>): War => ({ a, b, since, struck });

function copyBattle({ at, attacker, defender, blows }: Readonly<Battle>): Battle {
  return { at, attacker, defender, blows: blows.map(({ piece, damage }) => ({ piece, damage })) };
}
