/** What the signs of a board mean, each with the picture that the board draws. */
import { said, type Said } from '@/engine/tutorial';
import type { IconName } from '@/pieces/icons';

/** On 24 × 24, as icons are: by its name where the house has it, by its outline where only this game does. */
export type Sign = { readonly says: Said } & ({ readonly icon: IconName } | { readonly path: string });
export type Legend = readonly Sign[];

export const signed = (icon: IconName, en: string, it: string): Sign => ({ icon, says: said(en, it) });
export const drawnAs = (path: string, en: string, it: string): Sign => ({ path, says: said(en, it) });
