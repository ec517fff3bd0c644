import { isIcon, type IconName } from './icons';
import { motifs, type Motif } from './motifs';

/** How a game's box is known on the shelf without loading its board: a glyph and a livery. */
export interface Sign {
  readonly icon: IconName;
  readonly motif: Motif;
}

const PLAIN: Sign = { icon: 'shield', motif: 'dentil' };

const isMotif = (name: string): name is Motif => motifs.some(known => known === name);

/** What a lid asks for, as far as it can be drawn; a game that is not on the shelf is a plain shield. */
export function drawnSign(asked: { readonly icon: string; readonly motif: string } | undefined): Sign {
  if (asked === undefined) return PLAIN;
  return { icon: isIcon(asked.icon) ? asked.icon : PLAIN.icon, motif: isMotif(asked.motif) ? asked.motif : PLAIN.motif };
}
