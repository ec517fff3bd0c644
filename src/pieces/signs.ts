import type { IconName } from './icons';
import type { Motif } from './motifs';

/** How a game's box is known on the shelf without loading its board: a glyph and a livery. */
export interface Sign {
  readonly icon: IconName;
  readonly motif: Motif;
}

const signs: Readonly<Record<string, Sign>> = {
  burgundy: { icon: 'castle', motif: 'vine' },
  'medieval-battle': { icon: 'sword', motif: 'chevron' },
  tadmor: { icon: 'camel', motif: 'merlon' },
  'warriors-traders': { icon: 'ship', motif: 'rope' },
  'warrior-knights': { icon: 'crown', motif: 'dentil' },
};

/** A game without a sign of its own is a plain shield. */
export const signOf = (gameId: string): Sign => signs[gameId] ?? { icon: 'shield', motif: 'dentil' };
