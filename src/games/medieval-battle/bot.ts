/** What a fair player values in a game without luck: tempo, flags, good fights, a guarded wagon train. */
import type { Bot } from '@/engine/contract';
import { value } from './bot/promise';
import { reasons } from './bot/reasons';
import { prior } from './bot/temptation';
import { weights } from './bot/weights';
import type { MedievalBattle, MedievalChoice, MedievalQuestion } from './state';

const BEFORE: readonly MedievalQuestion['ask'][] = ['layModule', 'recruit', 'placeWagonTrain', 'deploy'];

export const bot: Bot<MedievalBattle, MedievalQuestion, MedievalChoice> = {
  prior,
  value,
  reasons,
  weights,
  slow: true,
  // No luck, and values of neighbouring moves lie close together: explore little.
  search: { explore: 0.05 },
  // Recruiting and deploying follow a plan; what comes of them lies farther ahead than any search sees.
  effort: q => (BEFORE.includes(q.ask) ? 0 : 1),
};
