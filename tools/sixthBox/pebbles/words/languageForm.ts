/** What one language must be able to say. */
import type { Card, Chapter, GameWords, Named } from '@/engine/contract';
import type { PebblesFact } from '../state';

export interface LanguageForm extends Pick<GameWords, 'title' | 'tagline' | 'options' | 'sources' | 'reasons'> {
  readonly asks: { readonly hide: string; readonly turn: string };
  readonly hide: (count: number) => string;
  readonly take: (count: number, heap: number) => string;
  readonly throwIt: string;
  readonly fact: Readonly<
    Record<PebblesFact['what'], (name: string, of: { count: number | null; face: number; heap: number }) => string | null>
  >;
  readonly empty: string;
  readonly stock: string;
  readonly heap: (heap: number, there: number) => string;
  readonly left: (count: number) => string;
  readonly fist: (count: number | null) => string;
  readonly heapCard: Card;
  readonly lessons: Readonly<Record<'heaps', Named>>;
  readonly chapters: readonly Chapter[];
}
