/** A deep copy by hand: the search makes one per round of thought. Questions are never written into, so they are shared. */
import type { Merchant, Tadmor } from './state';

export function copy(g: Readonly<Tadmor>): Tadmor {
  return {
    questions: g.questions.slice(),
    seed: g.seed,
    seats: g.seats,
    expert: g.expert,
    first: g.first,
    pawn: g.pawn,
    turn: g.turn,
    display: g.display.slice(),
    stacks: g.stacks.map(stack => stack.slice()),
    deck: g.deck.slice(),
    discards: g.discards.slice(),
    board: g.board.slice(),
    current: g.current,
    attacked: g.attacked,
    revealer: g.revealer,
    completers: g.completers.slice(),
    merchants: g.merchants.map(copyMerchant),
  };
}

function copyMerchant(m: Readonly<Merchant>): Merchant {
  return {
    pieces: m.pieces.slice(),
    reserve: m.reserve.slice(),
    warehouse: m.warehouse.slice(),
    traded: m.traded.slice(),
    tower: m.tower,
    temples: m.temples.slice(),
    rare: m.rare.slice(),
    hand: m.hand.slice(),
    fulfilled: m.fulfilled.slice(),
    returned: m.returned.slice(),
    tiles: m.tiles.slice(),
    posts: m.posts.slice(),
    selected: m.selected,
    isOut: m.isOut,
    credit: m.credit.slice(),
    reputationUsed: m.reputationUsed,
    hasMarket: m.hasMarket,
    tradesAtEbla: m.tradesAtEbla,
    taxDue: m.taxDue,
    courtBarred: m.courtBarred.slice(),
    points: m.points,
    sources: m.sources.slice(),
  };
}
