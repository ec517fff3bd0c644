/** Between a match as it is played and as it lies in the archive. */
import type { Game, Lid, SetUp, State } from '@/engine/contract';
import { LEVELS } from '@/bots/levels';
import { isRecord } from '@/archive/guards';
import { parsed } from '@/archive/rows';
import type { StoredMatch, StoredPlayer, StoredResult, StoredSnapshot } from '@/archive/archive';
import type { Course } from './course';
import { isUnchanged } from './seatControl';
import { TINCTURES, type PastControl, type Player, type Plays } from './matchView';

export function setUpOf({ players, seed, options, first }: Pick<StoredMatch, 'players' | 'seed' | 'options' | 'first'>): SetUp {
  return { seats: players.length, seed, options, ...(first === null ? {} : { first }) };
}

/** null: a player this app does not know how to seat. */
export function playersOf(stored: readonly StoredPlayer[], game: Pick<Lid, 'seats'>): readonly Player[] | null {
  if (stored.length < game.seats.least || stored.length > game.seats.most) return null;
  const players: Player[] = [];
  for (const { name, tincture, plays, before = [] } of stored) {
    const knownTincture = TINCTURES.find(t => t === tincture);
    const knownPlays = knownAs(plays);
    const hands = before.flatMap((h): PastControl[] => {
      const known = knownAs(h.plays);
      return known === undefined ? [] : [{ plays: known, until: h.until }];
    });
    if (knownTincture === undefined || knownPlays === undefined || hands.length < before.length) return null;
    players.push({ name, tincture: knownTincture, plays: knownPlays, ...(hands.length === 0 ? null : { before: hands }) });
  }
  return players;
}

const knownAs = (plays: string): Plays | undefined => (['human', ...LEVELS] as const).find(p => p === plays);

export function snapshotOf(course: Course): StoredSnapshot {
  return { n: course.n, state: JSON.stringify(course.now.state) };
}

/** The state of a snapshot, as far as the referee needs to rely on it; null: it is none of this game's. */
export function stateOf(text: string, game: Game): State | null {
  const state = parsed(text);
  if (!isRecord(state) || !Number.isInteger(state.seed) || !Array.isArray(state.questions)) return null;
  const known = state.questions.every(q => isRecord(q) && typeof q.ask === 'string' && Object.hasOwn(game.rules, q.ask));
  return known && hasParts(state, game) ? (state as unknown as State) : null;
}

/** A game may lay its state out otherwise than it did when the snapshot was written: then the choices tell it all the same. */
function hasParts(state: object, game: Game): boolean {
  const parts = Object.keys(game.setUp({ seats: game.seats.least, seed: 1, options: {} }));
  return parts.length === Object.keys(state).length && parts.every(part => Object.hasOwn(state, part));
}

export function endOf(game: Game, state: State, players: readonly Player[], match: string): readonly StoredResult[] {
  return game
    .standings(state)
    .map(({ seat, place, points, sources }) => ({ match, seat, place, points, level: levelOf(players[seat]), sources }));
}

const levelOf = (player: Player | undefined): string =>
  player === undefined || isUnchanged(player) ? (player?.plays ?? 'human') : 'several';
