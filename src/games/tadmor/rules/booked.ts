/** The lines of the end table that a fact stands on. */
import type { Booked, Seat } from '@/engine/contract';
import type { Source } from '../data/names';
import type { TadmorFact } from '../facts';

function sourceOf(e: TadmorFact): Source | null {
  switch (e.what) {
    case 'eraBonus':
      return 'eras';
    case 'supplied':
      return 'supplies';
    case 'prestige':
    case 'gifts':
      return e.what;
    case 'spoils':
    case 'shrine':
    case 'fulfilled':
      return e.points === 0 ? null : 'tiles';
    case 'credited':
      return 'spent';
    case 'taxLost':
      return 'tax';
    case 'finalScore':
      return e.points === 0 ? null : e.source;
    case 'endTile':
      return e.points === 0 ? null : 'endTiles';
    default:
      return null;
  }
}

export function booked(e: TadmorFact): readonly Booked[] {
  if (e.what === 'missionsDealt') return Array.from({ length: e.seats }, (_, seat: Seat) => ({ seat, source: 'start' }));
  if (e.what === 'gotRare')
    return [
      ...(e.points === 0 ? [] : [{ seat: e.seat, source: 'tiles' }]),
      ...(e.how === 'byName' ? [{ seat: e.seat, source: 'spent' }] : []),
    ];
  const source = sourceOf(e);
  return source === null || !('seat' in e) ? [] : [{ seat: e.seat, source }];
}
