/** What lies open by itself: the planning table while cards are laid, the desk while answers lie on it, somebody else's things while they are looked at. */
import type { Seat } from '@/engine/contract';
import { useHeld, useMatchView } from '@/table/kit/tableContext';
import type { RealmQuestion } from '../asking';
import type { Realm } from '../state';
import { asksDesk, deskSpots, momentOf } from './asking';
import { attackInHand } from './inHand';
import type { Lens } from './opened';

export interface Usual {
  readonly during: string;
  readonly lens: Lens | null;
  readonly desk: readonly string[];
}

/** Most answers lie on the map; the desk is opened only with something in hand. */
const MAP_FIRST: readonly RealmQuestion['ask'][] = ['mobilize', 'versatile'];

export function useUsual(g: Readonly<Realm>, q: RealmQuestion | null, me: Seat, looking: Seat): Usual {
  const { offers } = useMatchView();
  const held = useHeld();
  const during = momentOf(g, q, looking);
  if (looking !== me) return { during, lens: 'baron', desk: [] };
  const asked = q !== null && 'seat' in q && q.seat === me && offers.length > 0;
  if (!asked) return { during, lens: null, desk: [] };
  if (q.ask === 'plan') return { during, lens: 'plan', desk: [] };
  const desk = deskSpots(offers, held.selected, me);
  if (attackInHand(g, q, held) !== null) return { during: `${during} attack`, lens: 'desk', desk };
  if (MAP_FIRST.includes(q.ask)) {
    const inHand = held.selected.length > 0 && desk.length > 0;
    return { during: inHand ? `${during} ${held.selected.join(' ')}` : during, lens: inHand ? 'desk' : null, desk };
  }
  return { during, lens: asksDesk(q, desk) ? 'desk' : null, desk };
}
