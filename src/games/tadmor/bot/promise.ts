/** What a position promises each seat: the points it has and may still expect, against the best of the others. */
import { bestRival, hear } from '@/bots/net';
import type { Seat } from '@/engine/contract';
import { tileOf } from '../data/tiles';
import { isAlone, missionScore, rareScore, standings } from '../rules/finalScoring';
import { SPACES } from '../data/spaces';
import { templeWorth } from '../rules/temple';
import { merchantOf, NONE, ownerOf, type Tadmor } from '../state';
import { lookOver, spaceWorth } from './ground';
import { learnt } from './learnt';
import { countSeat, lookFrom, type Outlook } from './senses';
import { levelWorth, pieceWorth, stockWorth, tileWorth, turnsLeft } from './worth';
import { weights } from './weights';

const expected: number[] = [];
/** By seat, what it has. */
const held: number[][] = [[], [], [], []];

/** 0..1 for each seat: how far it is ahead, by a fraction instead of an exponential, so that every device agrees on the last digit. */
export function value(g: Readonly<Tadmor>, into: number[], _ambition = 0, hears = 1): void {
  if (g.questions.length === 0) return result(g, into);
  const { net } = learnt;
  if (hears > 0 && net !== null) {
    countAll(g);
    hear(net, hears, expected, g.seats, (seat, rival, seen) => lookFrom(g, seat, held[seat] as number[], held[rival] as number[], seen));
  } else for (let seat = 0; seat < g.seats; seat++) expected[seat] = expectation(g, seat);
  const scale = weights.scale * (weights.scaleAtEnd + turnsLeft(g) / 9);
  for (let seat = 0; seat < g.seats; seat++) into[seat] = squash(lead(g, seat), scale);
}

const squash = (points: number, scale: number): number => 0.5 + (0.5 * points) / (scale + (points < 0 ? -points : points));

function lead(g: Readonly<Tadmor>, seat: Seat): number {
  let best = -Infinity;
  for (let other = 0; other < g.seats; other++) if (other !== seat && (expected[other] as number) > best) best = expected[other] as number;
  return (expected[seat] as number) - best;
}

/** What every seat has, and what it expects by that alone. */
function countAll(g: Readonly<Tadmor>): void {
  for (let seat = 0; seat < g.seats; seat++) {
    expected[seat] = expectation(g, seat);
    countSeat(g, seat, outlook, held[seat] as number[]);
  }
}

/** What the net would see from a seat. */
export function lookAt(g: Readonly<Tadmor>, seat: Seat, into: number[]): void {
  countAll(g);
  lookFrom(g, seat, held[seat] as number[], held[bestRival(expected, g.seats, seat)] as number[], into);
}

/** A match that is over: mostly who won, a little by how much. */
function result(g: Readonly<Tadmor>, into: number[]): void {
  for (let seat = 0; seat < g.seats; seat++) expected[seat] = merchantOf(g, seat).points;
  const winners = standings(g).filter(s => s.place === 1);
  for (let seat = 0; seat < g.seats; seat++)
    into[seat] = 0.3 * squash(lead(g, seat), weights.scale) + (winners.some(s => s.seat === seat) ? 0.7 / winners.length : 0);
}

/** Of the seat whose expectation was worked out last. */
const outlook: Outlook = { promised: 0, pending: 0 };

/** Points now, at the end, and from what stands on the board. */
export function expectation(g: Readonly<Tadmor>, seat: Seat): number {
  const m = merchantOf(g, seat);
  let points = m.points + m.tower * levelWorth(g) + missionScore(m) + templeWorth(m) + rareScore(m.rare) + stockWorth(g, m);
  points += m.fulfilled.length * weights.favour * Math.min(1, turnsLeft(g) / 3);
  points += m.hand.length * weights.hand * Math.min(1, turnsLeft(g) / 3);
  points += pieceWorth(g) * ((m.pieces[0] as number) + (m.pieces[1] as number) - 5);
  if (m.selected !== NONE) points += weights.raid;
  for (const tile of m.tiles)
    points += tileOf(tile).alone === undefined ? tileWorth(g, seat, tile) : isAlone(g, seat, tileOf(tile).alone ?? 'tower') ? 9 : 2;
  lookAhead(g, seat);
  return points + outlook.promised + outlook.pending;
}

function lookAhead(g: Readonly<Tadmor>, seat: Seat): void {
  const ground = lookOver(g, seat);
  outlook.promised = ground.promise - lone(ground.stock);
  let worth = 0;
  for (let space = 0; space < SPACES.length; space++) {
    const code = g.board[space] as number;
    if (code !== NONE && ownerOf(code) === seat && !PLANNED.includes(SPACES[space]?.does ?? ''))
      worth += spaceWorth(g, seat, space, ground);
  }
  outlook.pending = worth;
}

/** Those are in the schemes already. */
const PLANNED: readonly string[] = ['gather', 'build1', 'build2', 'temple', 'rare'];

const lone = (stock: readonly number[]): number =>
  weights.base * ((stock[0] as number) + (stock[1] as number)) + weights.advanced * ((stock[2] as number) + (stock[3] as number));
