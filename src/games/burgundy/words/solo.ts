/** What only a match of one player says: the same form for both languages. */
import type { Chapter, Named } from '@/engine/contract';
import type { Part } from '../data/names';
import type { SoloTally } from '../rules/solo/end';
import type { BurgundyDecision } from '../asking';
import type { SoloChoices, SoloOptions } from './soloForms';
import type { BoardWords } from './boardWordsForm';
import type { LanguageForm } from './languageForm';
import type { Text } from './cardTopics';

export type SoloAsk = Extract<BurgundyDecision['ask'], 'order' | 'buyPoints' | 'targetAction' | 'exchange' | 'payGoods' | 'reward'>;
export type SoloFact =
  | 'tileRemoved'
  | 'areaSizeScored'
  | 'areaPhaseScored'
  | 'colourFilled'
  | 'goodsCleared'
  | 'gotJoker'
  | 'boughtPoints'
  | 'targetReached'
  | 'soloEnded';
/** What may be declined or found useless besides the effects of tiles. */
export type SoloEffect = 'target' | 'colour' | 'exchange' | 'buyPoints';

export interface SoloWords {
  readonly asks: Readonly<Record<SoloAsk, string>>;
  readonly choices: SoloChoices;
  readonly told: Pick<LanguageForm['told'], SoloFact>;
  readonly lost: (of: SoloEffect, nothing: boolean, who: string) => string;
  readonly buttons: Readonly<Record<'buyPoints' | Part, string>>;
  readonly target: (counter: number, target: number, resets: number) => string;
  readonly pending: Pick<BoardWords['pending'], SoloAsk>;
  readonly jokerCard: string;
  readonly jokerGist: string;
  readonly targetCard: Text;
  readonly tallies: Readonly<Record<SoloTally, string>>;
  readonly options: SoloOptions;
  readonly chapter: Chapter;
}

/** 45 to 55, a sentence each. */
export const targetValues = (help: (target: number) => string): Readonly<Record<string, Named>> =>
  Object.fromEntries(Array.from({ length: 11 }, (_, i) => [String(45 + i), { title: String(45 + i), help: help(45 + i) }]));
