import { counted } from '@/words/grammar/italian';
import { lid } from '../lid';
import type { LanguageForm } from './languageForm';

const pebbles = (count: number): string => counted(count, 'sassolino', 'sassolini');

export const it: LanguageForm = {
  ...lid.words.it,
  asks: { hide: 'Nascondi dei sassolini nel pugno.', turn: 'Prendi sassolini, o tira il dado.' },
  hide: count => (count === 0 ? 'Non nascondere nulla' : `Nascondi ${pebbles(count)}`),
  take: (count, heap) => `Prendi ${pebbles(count)} dal mucchio ${heap}`,
  throwIt: 'Tira il dado',
  fact: {
    hid: (name, { count }) => (count === null ? `${name} chiude un pugno.` : `${name} nasconde ${pebbles(count)}.`),
    took: (name, { count, heap }) => `${name} prende ${pebbles(count ?? 0)} dal mucchio ${heap}.`,
    threw: (name, { count, face, heap }) => `${name} tira ${face} e prende ${pebbles(count ?? 0)} dal mucchio ${heap}.`,
    opened: (name, { count }) => `${name} apre un pugno con ${pebbles(count ?? 0)}.`,
    fullest: (name, { count }) => `${name} ha il pugno più pieno: ${count} punti.`,
  },
  empty: 'Lì non c’è più nulla.',
  stock: 'sassolini',
  heap: (heap, there) => `Mucchio ${heap}: ${pebbles(there)}`,
  left: count => `Restano ${pebbles(count)}`,
  fist: count => (count === null ? 'Ancora nulla è nascosto' : `Nel tuo pugno: ${count}`),
  heapCard: { title: 'Mucchio', text: 'Prendi da uno a tre sassolini. Ognuno vale un punto.', rules: ['PEB-02'], chapter: 'taking' },
  options: {
    openHands: {
      title: 'Mani aperte',
      help: 'Tutti mostrano quello che nascondono.',
      values: { false: { title: 'No', help: 'Il pugno resta chiuso fino alla fine.' }, true: { title: 'Sì', help: 'Nessuno ha segreti.' } },
    },
  },
  sources: { heaps: 'Sassolini', fist: 'Pugno più pieno' },
  reasons: { pebbles: 'Sassolini', fist: 'Il pugno' },
  lessons: { heaps: { title: 'Mucchi', help: 'Tocca un mucchio e di’ quanti sassolini prendi.' } },
  chapters: [
    {
      id: 'hiding',
      title: 'Nascondere',
      paragraphs: ['Nascondi fino a tre sassolini. Il pugno più pieno, se è l’unico, vale quattro punti.'],
      asks: ['hide'],
      look: 'Nascondine quanti ne osi.',
    },
    {
      id: 'taking',
      title: 'Prendere',
      paragraphs: ['Prendi da uno a tre sassolini di un mucchio.', 'Oppure tira il dado: ne prende altrettanti dal mucchio più grande.'],
      asks: ['turn'],
      look: 'Prendi da un mucchio, o tira.',
    },
  ],
};
