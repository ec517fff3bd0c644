/** The shelf after the lines of CONTRIBUTING, as tests see it: by the sixth box alone, for the other five have tests of their own. */
import type { Game, Mechanism } from '@/engine/contract';
import type { boxes as theBoxes } from '../../src/games/boards';
import { pebbles } from './pebbles';
import { pebblesDrawn } from './pebbles/board';
import { lid } from './pebbles/lid';
import { mechanism } from './pebbles/mechanism';

export const shelf: readonly Game[] = [pebbles as unknown as Game];

export const gameOf = (id: string): Game | null => shelf.find(game => game.id === id) ?? null;

export const boxes: typeof theBoxes = [{ lid, bring: async () => pebblesDrawn }];

const mechanisms: readonly Mechanism[] = [mechanism as unknown as Mechanism];

export const mechanismOf = (id: string): Mechanism | null => mechanisms.find(game => game.id === id) ?? null;
