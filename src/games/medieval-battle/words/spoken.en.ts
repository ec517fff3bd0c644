/** What lies at a spot, in English: for the screen reader and for a tap where nothing is offered. */
import { isFortified, numberOf, type MedievalBattle } from '../state';
import { cards } from './cards.en';
import { capital, count, knights, of, piece, points, terrains } from './nouns.en';
import { flagsHeld, hexSeen, topicAt, typeIn, unitSeen, waiting, type SeenUnit } from './seen';
import { wait } from './told.en';

type G = Readonly<MedievalBattle>;
type NameOf = (seat: number) => string;

/** 'C4 (woods)' */
export function place(g: G, hex: number): string {
  const seen = hexSeen(g, hex);
  return seen.terrain === 'unlaid' ? seen.name : `${seen.name} (${terrains[seen.terrain]})`;
}

function unitSpoken(u: SeenUnit, name: string): string {
  const who = capital(of(name, u.type));
  if (u.type === 'wagonTrain') return u.place === 'gone' ? `${who}, destroyed` : `${who}, ${isFortified(u) ? 'fortified' : 'open'}`;
  const where =
    u.place === 'reserve'
      ? ', in reserve'
      : u.place === 'away'
        ? `, off the board, ${wait(u.wait)}`
        : u.place === 'gone'
          ? ', no longer in the battle'
          : '';
  return `${who}: ${knights(u.knights)}, ${points(u.points)} of ${u.most}${where}`;
}

export function spot(g: G, at: string, name: NameOf): string {
  const n = numberOf(at);
  const kind = at.slice(0, at.indexOf(':'));
  if (kind === 'hex') return hexSpoken(g, n, name);
  if (kind === 'unit') {
    const u = unitSeen(g, n);
    return u === null ? 'Unit' : u.place === 'board' ? `${unitSpoken(u, name(u.seat))}. ${place(g, u.at)}` : unitSpoken(u, name(u.seat));
  }
  if (kind === 'off') return `Off the board beside ${hexSeen(g, n).name}`;
  if (kind === 'module') return `Module ${typeIn(at)}`;
  if (kind === 'recruit') return `Recruit ${piece(typeIn(at)).bare}`;
  if (kind === 'dismiss') return `Dismiss ${piece(typeIn(at)).bare}`;
  if (kind === 'type') return capital(piece(typeIn(at)).bare);
  if (kind === 'token') return `${name(n)}: ${count(g.tokens[n === 1 ? 1 : 0], 'time token')}`;
  if (kind === 'reserve') return `${name(n)}: ${count(waiting(g, n).length, 'unit')} waiting off the board`;
  if (kind === 'points') return `${name(n)}: ${count(flagsHeld(g, n), 'flag')}`;
  if (kind === 'flag') return 'Flag';
  return cards[topicAt(g, at) ?? '']?.title ?? '';
}

function hexSpoken(g: G, hex: number, name: NameOf): string {
  const seen = hexSeen(g, hex);
  const parts = [`${seen.name}, ${seen.terrain === 'unlaid' ? 'not laid yet' : terrains[seen.terrain]}`];
  if (seen.unit !== null) parts.push(unitSpoken(seen.unit, name(seen.unit.seat)));
  if (seen.flag !== null)
    parts.push(`Flag worth ${seen.flag.value}, ${seen.flag.holder === -1 ? 'held by nobody' : `held by ${name(seen.flag.holder)}`}`);
  return parts.join('. ');
}
