/** What only a team match says: the same form for both languages. */
import type { Chapter, Named } from '@/engine/contract';
import type { TEAM_SIDES } from '../state';
import type { Text } from './cards';
import type { Noun } from './names';
import type { OnBoard, Tongue } from './tongue';

/** Whose a storage place is, for the seat that looks. */
export type StoreKind = 'shared' | 'own' | 'mates';

export interface TeamDoings {
  readonly stow: (c: { readonly tile: Noun; readonly shared: boolean }) => string;
}

export type TeamOptions = { readonly team: Named & { readonly values: Readonly<Record<(typeof TEAM_SIDES)[number], Named>> } };

export interface TeamWords {
  readonly asks: Readonly<Record<'keepAt', string>>;
  readonly doings: TeamDoings;
  readonly told: Pick<Tongue['told'], 'countedTogether' | 'teamsEnded'>;
  readonly refusals: Pick<Tongue['refusals'], 'matesPlace' | 'sameAsLit'>;
  readonly pending: Pick<OnBoard['pending'], 'keepAt'>;
  /** tile null: the place is free. */
  readonly stored: (tile: Noun | null, kind: StoreKind) => string;
  readonly storageCard: Text;
  readonly options: TeamOptions;
  readonly chapter: Chapter;
}
