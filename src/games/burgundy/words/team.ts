/** What only a team match says: the same form for both languages. */
import type { Chapter } from '@/engine/contract';
import type { Half } from '../teams';
import type { Text } from './cardTopics';
import type { Noun } from './names';
import type { StoreKind, TeamChoices, TeamOptions } from './teamForms';
import type { BoardWords } from './boardWordsForm';
import type { LanguageForm } from './languageForm';

export interface TeamWords {
  readonly asks: Readonly<Record<'keepAt', string>>;
  readonly choices: TeamChoices;
  readonly told: Pick<LanguageForm['told'], 'countedTogether' | 'teamsEnded'>;
  readonly refusals: Pick<LanguageForm['refusals'], 'matesPlace' | 'sameAsLit'>;
  readonly pending: Pick<BoardWords['pending'], 'keepAt'>;
  /** tile null: the place is free. */
  readonly stored: (tile: Noun | null, kind: StoreKind) => string;
  /** 'left half' */
  readonly halves: Readonly<Record<Half, string>>;
  readonly storageCard: Text;
  readonly options: TeamOptions;
  readonly chapter: Chapter;
}
