/** What the form of a language says of a position. */
import type { GameWords, Language } from '@/engine/contract';
import { left, playerAt, type Pebbles, type PebblesChoice, type PebblesFact, type PebblesQuestion } from '../state';
import { en } from './en';
import { it } from './it';
import type { LanguageForm } from './languageForm';

export const forms: Readonly<Record<Language, LanguageForm>> = { en, it };

/** Counted from 1, as people do. */
const numberOf = (at: string): number => Number(at.slice('heap:'.length)) + 1;
const isHeap = (at: string): boolean => at.startsWith('heap:');

function wordsIn(form: LanguageForm): GameWords<Pebbles, PebblesQuestion, PebblesChoice, PebblesFact> {
  const { title, tagline, options, sources, reasons, lessons, chapters } = form;
  const choice = ({ do: how, at, count = 0 }: PebblesChoice): string =>
    how === 'hide' ? form.hide(count) : how === 'throw' ? form.throwIt : form.take(count, numberOf(at));
  return {
    title,
    tagline,
    options,
    sources,
    reasons,
    lessons,
    chapters,
    cards: [form.heapCard],
    asks: (_, q) => (q.ask === 'counting' ? '' : form.asks[q.ask]),
    choice: (_g, _q, c) => choice(c),
    told: ({ what, seat, count, face = 0, heap = 0 }, who) => form.fact[what](who(seat), { count: count ?? null, face, heap: heap + 1 }),
    refusal: () => form.empty,
    stocks: (g, seat) => [{ icon: 'stone', count: playerAt(g, seat).taken, label: form.stock }],
    spot(g, at) {
      if (isHeap(at)) return form.heap(numberOf(at), g.heaps[numberOf(at) - 1] ?? 0);
      return at === 'button:throw' ? form.throwIt : form.hide(Number(at.slice('button:hide'.length)));
    },
    when: g => form.left(left(g)),
    card: (_, at) => (isHeap(at) ? form.heapCard : null),
  };
}

export const words: Readonly<Record<Language, GameWords<Pebbles, PebblesQuestion, PebblesChoice, PebblesFact>>> = {
  en: wordsIn(en),
  it: wordsIn(it),
};
