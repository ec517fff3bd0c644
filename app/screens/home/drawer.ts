/** What lies in the drawer, as Home shows it. */
import type { StoredMatch } from '@/archive/archive';
import { glimpse, type Glimpse } from '@/match/glimpse';
import type { Household } from '@/match/newMatch';
import { ownMinutes } from '@/match/records';
import { allPutAway } from '@/match/openTables';

/** One's own of a game: matches won and played, and the minutes they took. */
export interface Own {
  readonly won: number;
  readonly played: number;
  readonly minutes: readonly [number, number] | null;
}

export interface Drawer {
  /** Not finished, last touched first. */
  readonly matches: readonly StoredMatch[];
  readonly glimpses: ReadonlyMap<string, Glimpse>;
  readonly own: ReadonlyMap<string, Own>;
  /** So many more lie there, not looked at yet. */
  readonly further: number;
  /** Something lies there, finished or not. */
  readonly holds: boolean;
  /** Left on their tables, because there is no room in the drawer. */
  readonly unsaved: readonly { readonly id: string; readonly name: string; readonly game: string }[];
}

export const EMPTY: Drawer = { matches: [], glimpses: new Map(), own: new Map(), further: 0, holds: false, unsaved: [] };

/** So many matches are looked at, and as many more whenever somebody asks for them. */
export const LOOKED_AT = 40;

export async function lookInto(house: Household, most = LOOKED_AT): Promise<Drawer> {
  const { archive } = house;
  const unsaved = await allPutAway(archive);
  const { matches, of } = await archive.underWay(most);
  const seen = await Promise.all(matches.map(m => glimpse(house, m)));
  const own = (await archive.ownOfGames()).map(
    async ({ game, ...counted }) => [game, { ...counted, minutes: await ownMinutes(archive, { game }) }] as const,
  );
  return {
    matches,
    glimpses: new Map(seen.flatMap(g => (g === null ? [] : [[g.stored.id, g] as const]))),
    own: new Map(await Promise.all(own)),
    further: Math.max(0, of - most),
    holds: await archive.holdsAny(),
    unsaved: unsaved.map(table => {
      const { id, name, game } = table.now();
      return { id, name, game: game.id };
    }),
  };
}
