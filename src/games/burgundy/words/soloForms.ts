/** What a match of one player adds to the form of every language. */
import type { Named } from '@/engine/contract';
import type { Colour, Part } from '../data/names';
import type { Noun } from './names';

export interface SoloChoices {
  readonly first: (c: { readonly part: Part }) => string;
  readonly buyPoints: (c: { readonly points: number }) => string;
  readonly exchange: (c: { readonly tile: Noun }) => string;
  readonly pay: (c: { readonly good: number }) => string;
  readonly reward: (c: { readonly tile: Noun; readonly colour: Colour; readonly number: string }) => string;
}

export type SoloOptions = {
  readonly soloDuchy: Named & { readonly values: Readonly<Record<'13a' | '13b', Named>> };
  readonly soloTarget: Named & { readonly values: Readonly<Record<string, Named>> };
};
