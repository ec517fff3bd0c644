/** 22: a player leaves for good, and those who stay say whether the match goes on. To hand a seat to a bot (22.4) changes nothing here. */
import type { Seat } from '@/engine/contract';
import { BARBARIAN, FORT, PRINCESS, TRACKS } from '../data/names';
import { button } from '../spots';
import { BARBARIANS, realmOf, type Deciding, type Traders, type TradersChoice, type TradersTell } from '../state';
import { heldBy, isArmy, remove, settle } from './pieces';
import { tellAward } from './technology';
import { awardHolder, tellTheEnd } from './victory';

/** Beside one’s own action, when no battle can be running (22.3). */
export const waysOut = (g: Readonly<Traders>, seat: Seat): TradersChoice[] =>
  realmOf(g, seat).leftIn === undefined ? [] : [button('abandon')];

/** 22.1: an alliance cannot go on without one of its own, and nobody plays alone. */
export const endsWithout = (g: Readonly<Traders>, seat: Seat): boolean => g.teams > 0 || whoStays(g, seat).length < 2;

const whoStays = (g: Readonly<Traders>, seat: Seat): Seat[] => g.order.filter(other => other !== seat);

export function abandon(g: Traders, from: Seat, tell: TradersTell): void {
  const [seat, ...others] = whoStays(g, from);
  const isOver = endsWithout(g, from);
  realmOf(g, from).leftIn = g.turn;
  tell({ what: 'abandoned', seat: from });
  if (isOver || seat === undefined) stop(g, tell);
  else g.questions.push({ ask: 'vote', seat, from, others, stop: 0, goOn: 0 });
}

/** 22.2: most votes decide, and none that could change nothing any more is asked for; a tie goes on. */
export const vote: Deciding<'vote'> = {
  asks: (_, q) => q.seat,
  offers: () => [button('stop'), button('goOn')],
  happens(g, q, c, tell) {
    const stops = c.do === 'stop';
    tell({ what: 'voted', seat: q.seat, stops });
    const [forStop, forGoOn] = [q.stop + Number(stops), q.goOn + Number(!stops)];
    const [seat, ...others] = q.others;
    if (forStop > forGoOn + q.others.length) return stop(g, tell);
    if (seat === undefined || forGoOn >= forStop + q.others.length) return goOnWithout(g, q.from, tell);
    g.questions.push({ ...q, seat, others, stop: forStop, goOn: forGoOn });
  },
};

function stop(g: Traders, tell: TradersTell): void {
  g.questions = [];
  tellTheEnd(g, tell, true);
}

/** 22.2, 22.3: nothing of his stays that could favour anybody. */
function goOnWithout(g: Traders, seat: Seat, tell: TradersTell): void {
  const awards = TRACKS.map((_, track) => awardHolder(g, track));
  const armies = g.pieces.filter(piece => piece.owner === seat && isArmy(piece)).length;
  const forts = g.pieces.filter(piece => piece.owner === seat && piece.kind === FORT).length;
  tell({ what: 'wentOn', seat, armies, forts });
  emptyRealm(g, seat);
  g.questions = g.questions.filter(q => !('seat' in q) || q.seat !== seat);
  g.order = whoStays(g, seat);
  turnBarbarian(g, seat, tell);
  awards.forEach((before, track) => tellAward(g, track, before, tell));
}

function emptyRealm(g: Traders, seat: Seat): void {
  const realm = realmOf(g, seat);
  realm.stock.fill(0);
  realm.tokens.fill(0);
  [realm.kills, realm.bought] = [0, 0];
  for (const other of g.realms) other.routes = other === realm ? [] : other.routes.filter(to => to !== seat);
  g.wars = g.wars.filter(war => war.a !== seat && war.b !== seat);
}

/** 22.3: whatever an army was, it is one of the barbarians’ now, and as fresh as they are; princesses go with their player. */
function turnBarbarian(g: Traders, seat: Seat, tell: TradersTell): void {
  for (const piece of g.pieces.filter(({ owner }) => owner === seat)) {
    if (piece.kind === PRINCESS) remove(g, piece);
    else {
      if (isArmy(piece)) piece.kind = BARBARIAN;
      Object.assign(piece, { owner: BARBARIANS, damage: 0, spent: 0, fights: 0, lying: false, tired: false });
    }
  }
  for (const p of heldBy(g, seat)) settle(g, p, tell);
}
