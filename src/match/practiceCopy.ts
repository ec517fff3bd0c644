/** A practice copy: another match is played on from after its n-th choice; the first one stays as it is. */
import type { WholeMatch } from '@/archive/archive';
import { isBroken } from '@/archive/rows';
import { seatedAfter } from './seatControl';
import type { OpenMatch } from './match';
import type { Player } from './matchView';
import { clockOf, gameFor, newId, type Household } from './newMatch';
import { openFilm } from './matchFilm';
import { openMatch, type NotOpened } from './openMatch';
import { wholeOf } from './openTables';

export async function openPracticeCopy(
  house: Household,
  id: string,
  n: number,
  players?: readonly Player[],
): Promise<OpenMatch | NotOpened> {
  const found = await wholeOf(house.archive, id);
  if (found === null) return { why: 'missing' };
  const game = await gameFor(house, found);
  if ('why' in game) return game;
  if (isBroken(found)) return { why: found.why };
  const film = await openFilm(house, id);
  if ('why' in film) return film;
  if (film.keepsSecrets()) return { why: 'secrets' };
  const at = clockOf(house)();
  const match = {
    ...found.match,
    id: newId(at),
    players: players ?? seatedAfter(found.match.players, n),
    started: at,
    touched: at,
    ended: null,
    practice: true,
    hints: 0,
    wentBack: false,
  };
  const copy: WholeMatch = {
    match,
    choices: found.choices.filter(c => c.n <= n).map(c => ({ ...c, at })),
    snapshots: found.snapshots.filter(s => s.n <= n),
    results: [],
  };
  await house.archive.putIn([copy]);
  return openMatch(house, match.id);
}
