/** What only a team match says: the same form for both languages. */
import type { Chapter } from '@/engine/contract';
import type { Half } from '../teams';
import type { Text } from './cards';
import type { Noun } from './names';
import type { StoreKind, TeamDoings, TeamOptions } from './teamForms';
import type { OnBoard, Tongue } from './tongue';

export interface TeamWords {
  readonly asks: Readonly<Record<'keepAt', string>>;
  readonly doings: TeamDoings;
  readonly told: Pick<Tongue['told'], 'countedTogether' | 'teamsEnded'>;
  readonly refusals: Pick<Tongue['refusals'], 'matesPlace' | 'sameAsLit'>;
  readonly pending: Pick<OnBoard['pending'], 'keepAt'>;
  /** tile null: the place is free. */
  readonly stored: (tile: Noun | null, kind: StoreKind) => string;
  /** 'left half' */
  readonly halves: Readonly<Record<Half, string>>;
  readonly storageCard: Text;
  readonly options: TeamOptions;
  readonly chapter: Chapter;
}
