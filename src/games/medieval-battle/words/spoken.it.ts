/** Che cosa c'è in un posto, in italiano: per il lettore di schermo e per un tocco dove nulla è offerto. */
import { isFortified, numberOf, type MedievalBattle } from '../state';
import { cards } from './cards.it';
import { capital, count, knights, of, piece, points, terrains } from './nouns.it';
import { flagsHeld, hexSeen, topicAt, typeIn, unitSeen, waiting, type SeenUnit } from './seen';
import { wait } from './told.it';

type G = Readonly<MedievalBattle>;
type NameOf = (seat: number) => string;

/** 'C4 (bosco)' */
export function place(g: G, hex: number): string {
  const seen = hexSeen(g, hex);
  return seen.terrain === 'unlaid' ? seen.name : `${seen.name} (${terrains[seen.terrain]})`;
}

function unitSpoken(u: SeenUnit, name: string): string {
  const who = capital(of(name, u.type));
  if (u.type === 'wagonTrain') return u.place === 'gone' ? `${who}, distrutta` : `${who}, ${isFortified(u) ? 'fortificata' : 'scoperta'}`;
  const where =
    u.place === 'reserve'
      ? ', in riserva'
      : u.place === 'away'
        ? `, fuori dal tabellone, ${wait(u.wait)}`
        : u.place === 'gone'
          ? ', non più in battaglia'
          : '';
  return `${who}: ${knights(u.knights)}, ${points(u.points)} su ${u.most}${where}`;
}

export function spot(g: G, at: string, name: NameOf): string {
  const n = numberOf(at);
  const kind = at.slice(0, at.indexOf(':'));
  if (kind === 'hex') return hexSpoken(g, n, name);
  if (kind === 'unit') {
    const u = unitSeen(g, n);
    return u === null ? 'Unità' : u.place === 'board' ? `${unitSpoken(u, name(u.seat))}. ${place(g, u.at)}` : unitSpoken(u, name(u.seat));
  }
  if (kind === 'off') return `Fuori dal tabellone accanto a ${hexSeen(g, n).name}`;
  if (kind === 'module') return `Modulo ${typeIn(at)}`;
  if (kind === 'recruit') return `Recluta ${piece(typeIn(at)).bare}`;
  if (kind === 'dismiss') return `Congeda ${piece(typeIn(at)).bare}`;
  if (kind === 'type') return capital(piece(typeIn(at)).bare);
  if (kind === 'token') return `${name(n)}: ${count(g.tokens[n === 1 ? 1 : 0], 'gettone tempo', 'gettoni tempo')}`;
  if (kind === 'reserve') return `${name(n)}: ${count(waiting(g, n).length, 'unità', 'unità')} in attesa fuori dal tabellone`;
  if (kind === 'points') return `${name(n)}: ${count(flagsHeld(g, n), 'bandiera', 'bandiere')}`;
  if (kind === 'flag') return 'Bandiera';
  return cards[topicAt(g, at) ?? '']?.title ?? '';
}

function hexSpoken(g: G, hex: number, name: NameOf): string {
  const seen = hexSeen(g, hex);
  const parts = [`${seen.name}, ${seen.terrain === 'unlaid' ? 'non ancora posato' : terrains[seen.terrain]}`];
  if (seen.unit !== null) parts.push(unitSpoken(seen.unit, name(seen.unit.seat)));
  if (seen.flag !== null)
    parts.push(`Bandiera da ${seen.flag.value}, ${seen.flag.holder === -1 ? 'di nessuno' : `di ${name(seen.flag.holder)}`}`);
  return parts.join('. ');
}
