/** What a team match adds to the form of every language. */
import type { Named } from '@/engine/contract';
import type { TEAM_SIDES } from '../state';
import type { Noun } from './names';

/** Whose a storage place is, for the seat that looks. */
export type StoreKind = 'shared' | 'own' | 'mates';

export interface TeamChoices {
  readonly stow: (c: { readonly tile: Noun; readonly shared: boolean }) => string;
}

export type TeamOptions = { readonly team: Named & { readonly values: Readonly<Record<(typeof TEAM_SIDES)[number], Named>> } };
