import type { IconName } from '@/pieces/icons';
import type { Kind, ProvinceKind, Resource, Track } from '../data/names';

export const KIND_ICONS: Readonly<Record<Kind, IconName>> = {
  infantry: 'sword',
  archers: 'bow',
  cavalry: 'knight',
  princess: 'princess',
  fort: 'tower',
  barbarian: 'axe',
};

export const RESOURCE_ICONS: Readonly<Record<Resource, IconName>> = { food: 'food', goods: 'barrel', weapons: 'sword', gold: 'coin' };

export const TRACK_ICONS: Readonly<Record<Track, IconName>> = { production: 'crane', trade: 'scales', military: 'battle' };

/** What stands over a province; a common one has nothing. */
export const PLACE_ICONS: Readonly<Record<ProvinceKind, IconName | null>> = {
  capital: 'crown',
  tradeCentre: 'scales',
  contested: 'flag',
  common: null,
};
