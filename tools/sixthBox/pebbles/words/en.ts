import { counted } from '@/words/grammar/english';
import { lid } from '../lid';
import type { LanguageForm } from './languageForm';

const pebbles = (count: number): string => counted(count, 'pebble');

export const en: LanguageForm = {
  ...lid.words.en,
  asks: { hide: 'Hide pebbles in your fist.', turn: 'Take pebbles, or throw the die.' },
  hide: count => (count === 0 ? 'Hide nothing' : `Hide ${pebbles(count)}`),
  take: (count, heap) => `Take ${pebbles(count)} from heap ${heap}`,
  throwIt: 'Throw the die',
  fact: {
    hid: (name, { count }) => (count === null ? `${name} closes a fist.` : `${name} hides ${pebbles(count)}.`),
    took: (name, { count, heap }) => `${name} takes ${pebbles(count ?? 0)} from heap ${heap}.`,
    threw: (name, { count, face, heap }) => `${name} throws ${face} and takes ${pebbles(count ?? 0)} from heap ${heap}.`,
    opened: (name, { count }) => `${name} opens a fist with ${pebbles(count ?? 0)}.`,
    fullest: (name, { count }) => `${name} has the fullest fist: ${count} points.`,
  },
  empty: 'Nothing lies there any more.',
  stock: 'pebbles',
  heap: (heap, there) => `Heap ${heap}: ${pebbles(there)}`,
  left: count => `${pebbles(count)} left`,
  fist: count => (count === null ? 'Nothing is hidden yet' : `In your fist: ${count}`),
  heapCard: { title: 'Heap', text: 'Take one to three pebbles. Each is a point.', rules: ['PEB-02'], chapter: 'taking' },
  options: {
    openHands: {
      title: 'Open hands',
      help: 'Everybody shows what they hide.',
      values: { false: { title: 'No', help: 'A fist stays closed to the end.' }, true: { title: 'Yes', help: 'Nobody keeps a secret.' } },
    },
  },
  sources: { heaps: 'Pebbles', fist: 'Fullest fist' },
  reasons: { pebbles: 'Pebbles', fist: 'The fist' },
  lessons: { heaps: { title: 'Heaps', help: 'Tap a heap and say how many pebbles you take.' } },
  chapters: [
    {
      id: 'hiding',
      title: 'Hiding',
      paragraphs: ['Hide up to three pebbles. The fullest fist that is alone so is worth four points.'],
      asks: ['hide'],
      look: 'Hide as many as you dare.',
    },
    {
      id: 'taking',
      title: 'Taking',
      paragraphs: ['Take one to three pebbles of one heap.', 'Or throw the die: it takes as many of the largest heap.'],
      asks: ['turn'],
      look: 'Take from a heap, or throw.',
    },
  ],
};
