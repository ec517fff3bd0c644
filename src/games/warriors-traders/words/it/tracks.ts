/** I percorsi di sviluppo con il loro articolo: 'Militare' da solo è un aggettivo. */
import type { Articled } from '@/words/grammar/italian';
import type { Track } from '../../data/names';
import { names } from './names';

export const tracks: Readonly<Record<Track, Articled>> = {
  production: { bare: names.tracks.production, article: 'la' },
  trade: { bare: names.tracks.trade, article: 'il' },
  military: { bare: `percorso ${names.tracks.military}`, article: 'il' },
};

/** Il percorso che i pulsanti chiamano così. */
export const trackCalled = (name: string): Articled =>
  Object.values(tracks).find(({ bare }) => bare.endsWith(name)) ?? { bare: name, article: '' };
