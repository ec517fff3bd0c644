/**
 * Seats change hands: whoever plays one rises, and somebody else plays on with what lies there. Nothing on the board changes by it.
 * - What was played stays played: nobody takes back past a change of hands.
 * - A seat that has changed hands is nobody's in the records; results at the same table are counted apart, for nobody can say whom they were won against.
 * - A bot that has not acted yet was never there: whoever takes the seat back has played it all along.
 */
import type { StoredPlayer } from '@/archive/archive';
import type { Seat } from '@/engine/contract';
import type { Player, Plays } from './matchView';

type Handed = Pick<StoredPlayer, 'plays' | 'before'>;

export const isUnchanged = ({ before }: Handed): boolean => before === undefined;

/** Who sat down here at the beginning. */
const began = ({ before, plays }: Handed): string => before?.[0]?.plays ?? plays;

/** A bot plays for the person whose seat it is. */
export const isStandIn = (player: Handed): boolean => player.plays !== 'human' && began(player) === 'human';

const seatsWhere = (players: readonly Handed[], is: (p: Handed) => boolean): readonly Seat[] =>
  players.flatMap((p, seat) => (is(p) ? [seat] : []));

/** Where people play now. */
export const humansAt = (players: readonly Handed[]): readonly Seat[] => seatsWhere(players, p => p.plays === 'human');

/** Where people have ever sat: whoever has risen is still in the room. */
export const peopleAt = (players: readonly Handed[]): readonly Seat[] =>
  seatsWhere(players, p => p.plays === 'human' || p.before?.some(h => h.plays === 'human') === true);

/** The human at a table where nobody else has ever sat: they have nothing to hide from anybody. */
export function onlyPersonAt(players: readonly Handed[]): Seat | null {
  return peopleAt(players).length === 1 ? (humansAt(players)[0] ?? null) : null;
}

/** After this many choices a seat changed hands last; 0: never. */
export const lastChange = (players: readonly Handed[]): number => Math.max(0, ...players.map(p => p.before?.at(-1)?.until ?? 0));

/** Who made the n-th choice of the match, if it was made at this seat. */
export const playedBy = <P extends Handed>({ before, plays }: P, n: number): P['plays'] => before?.find(h => n <= h.until)?.plays ?? plays;

function seated<P extends Handed>(player: P, plays: P['plays'], before: (P['before'] & {}) | readonly []): P {
  const { before: _, ...rest } = player;
  return { ...rest, plays, ...(before.length === 0 ? null : { before }) } as P;
}

/** `idle`: whoever plays this seat has not acted since they sat down. */
function handed(player: Player, plays: Plays, n: number, idle: boolean): Player {
  const { before = [] } = player;
  if (plays === player.plays) return player;
  // A person who has not acted may have looked at what is secret here: that they sat here stays known.
  if (!idle || player.plays === 'human') return seated(player, plays, [...before, { plays: player.plays, until: n }]);
  return seated(player, plays, before.at(-1)?.plays === plays ? before.slice(0, -1) : before);
}

export function handedOver(players: readonly Player[], seat: Seat, plays: Plays, n: number, idle: boolean): readonly Player[] {
  return players.map((p, s) => (s === seat ? handed(p, plays, n, idle) : p));
}

/** As they sat after the n-th choice. */
export function seatedAfter<P extends Handed>(players: readonly P[], n: number): readonly P[] {
  return players.map(p => (isUnchanged(p) ? p : seated(p, playedBy(p, n + 1), p.before?.filter(h => h.until <= n) ?? [])));
}

/** As they sat down at the beginning. */
export const seatedAtFirst = (players: readonly Player[]): readonly Player[] => seatedAfter(players, -1);

/** Where only the first n choices are kept, because later ones are no longer legal: whoever plays now counts as having sat down after those n. */
export function seatedNow(players: readonly Player[], n: number): readonly Player[] {
  if (lastChange(players) <= n) return players;
  return seatedAfter(players, n).map((p, seat) => handed(p, players[seat]?.plays ?? p.plays, n, false));
}
