/** Rule cards with the chapter of the rules that says more: by the number of the first rule each stands on. */
import type { Card } from '@/engine/contract';

const CHAPTERS: readonly (readonly [rule: string, chapter: string])[] = [
  ['5.1', 'army'],
  ['11.1', 'merging'],
  ['2', 'battlefield'],
  ['3', 'terrain'],
  ['4', 'army'],
  ['5', 'deployment'],
  ['6', 'turn'],
  ['7', 'movement'],
  ['8', 'melee'],
  ['9', 'retreat'],
  ['10', 'shooting'],
  ['11', 'regroup'],
  ['12', 'wagonTrain'],
  ['13', 'end'],
  ['14', 'dismounting'],
];

export const withChapters = (cards: Readonly<Record<string, Card>>): Readonly<Record<string, Card>> =>
  Object.fromEntries(Object.entries(cards).map(([topic, card]) => [topic, withChapter(card)]));

function withChapter(card: Card): Card {
  const rule = card.rules?.[0] ?? '';
  const chapter = CHAPTERS.find(([id]) => rule === id || rule.startsWith(`${id}.`))?.[1];
  return chapter === undefined ? card : { ...card, chapter };
}
