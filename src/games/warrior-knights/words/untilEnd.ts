/** How far the end is, in a line: what the crown needs, who has how much of it, and the pool. */
import type { Language, Who } from '@/engine/contract';
import type { Realm } from '../state';
import { boardWords } from './boardWords';
import { howItEnds } from './howItEnds';

export const untilEnd = (g: Readonly<Realm>, language: Language, who: Who): string =>
  howItEnds(g, boardWords[language], who)
    .map(line => line.replace(/\.?$/, '.'))
    .join(' ');
