/** The next match at the same table: with the seats turned, or against stronger bots once these are beaten. */
import { LEVELS, type Level } from '@/bots/levels';
import type { Seat, Standing } from '@/engine/contract';
import type { Player } from './matchView';
import { seatedAtFirst } from './seatControl';

/** Do those who win together still sit so when everybody moves up by so many seats? */
function keepsTeams(standings: readonly Standing[], by: number): boolean {
  const team = new Map<Seat, number | undefined>(standings.map(s => [s.seat, s.team?.number]));
  const seats = standings.length;
  const together = (a: Seat, b: Seat): boolean => team.get(a % seats) === team.get(b % seats);
  return standings.every(
    ({ seat: a, team: mine }) => mine === undefined || standings.every(({ seat: b }) => together(a, b) === together(a + by, b + by)),
  );
}

/** Everybody moves up, whoever sat first to the end, and mates stay mates. */
export function seatsTurned(players: readonly Player[], standings: readonly Standing[]): readonly Player[] {
  const seated = seatedAtFirst(players);
  const by = seated.findIndex((_, i) => i > 0 && keepsTeams(standings, i));
  return by < 0 ? seated : [...seated.slice(by), ...seated.slice(0, by)];
}

/** The one person at the table has beaten bots that are not the strongest: all of them a level up. null: there is no such table. */
export function strongerTable(
  players: readonly Player[],
  standings: readonly Standing[],
): { readonly level: Level; readonly players: readonly Player[] } | null {
  const seated = seatedAtFirst(players);
  const people = seated.flatMap((p, seat) => (p.plays === 'human' ? [seat] : []));
  const strongest = Math.max(...seated.map(p => (p.plays === 'human' ? -1 : LEVELS.indexOf(p.plays))));
  const level = strongest < 0 ? undefined : LEVELS[strongest + 1];
  const won = people.length === 1 && standings.some(s => s.seat === people[0] && s.place === 1);
  if (!won || level === undefined) return null;
  return { level, players: seated.map(p => (p.plays === 'human' ? p : { ...p, plays: level })) };
}
