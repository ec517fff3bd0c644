/**
 * From taps to one choice. The spots already tapped narrow the offers; a tap on the last spot of exactly one offer plays it,
 * of several asks which. What is selected belongs to the finger, never to the match.
 */
import type { Choice, Spot } from '@/engine/contract';
import { narrowed, type Picking, type SpotState } from '../kit/narrowed';

export type TapResult =
  | { readonly kind: 'play'; readonly choice: Choice }
  | { readonly kind: 'select'; readonly selected: readonly Spot[] }
  /** Several choices end here: the choice bar lists them. */
  | { readonly kind: 'which'; readonly selected: readonly Spot[]; readonly choices: readonly Choice[] }
  | { readonly kind: 'refused' };

/** By spot the choices that a tap there may end in, with what is selected: worked out once for all spots. */
export function endingsOf(p: Picking): ReadonlyMap<Spot, readonly Choice[]> {
  const found = new Map<Spot, Choice[]>();
  for (const c of narrowed(p)) {
    const known = found.get(c.at);
    if (known === undefined) found.set(c.at, [c]);
    else known.push(c);
  }
  return p.differing === undefined ? found : new Map([...found].map(([at, choices]) => [at, worthAsking(p, choices)]));
}

const worthAsking = ({ differing }: Picking, choices: readonly Choice[]): readonly Choice[] =>
  choices.length > 1 ? (differing?.(choices) ?? choices) : choices;

function tapFresh(p: Picking, at: Spot): TapResult {
  const selected = [...p.selected, at];
  const through = narrowed({ ...p, selected });
  const ending = through.filter(c => c.at === at);
  // The place first, then what goes there: the answer to 'which one?' may be tapped on the board.
  const meant = worthAsking(p, ending.length > 0 ? ending : through.filter(c => p.path(c).every(each => selected.includes(each))));
  const [only, another] = meant;
  if (only === undefined) return through.length > 0 ? { kind: 'select', selected } : { kind: 'refused' };
  const choices = another === undefined && p.waits?.(only) === true ? through : meant;
  return choices.length > 1 ? { kind: 'which', selected, choices } : { kind: 'play', choice: only };
}

export function tap(p: Picking, at: Spot): TapResult {
  if (p.selected.includes(at)) return { kind: 'select', selected: p.selected.filter(s => s !== at) };
  const now = tapFresh(p, at);
  if (now.kind !== 'refused' || p.selected.length === 0) return now;
  const afresh = tapFresh({ ...p, selected: [] }, at);
  if (p.firm === true && afresh.kind !== 'select') return now;
  // With another die (unit, card) in hand, a single match would play something the finger did not hold: ask instead.
  return afresh.kind === 'play' ? { kind: 'which', selected: [at], choices: [afresh.choice] } : afresh;
}

/** The state of every spot that is not quiet. */
export function spotStates(p: Picking): ReadonlyMap<Spot, SpotState> {
  const woken = new Map<Spot, SpotState>();
  for (const c of narrowed(p)) for (const at of p.path(c)) woken.set(at, 'offered');
  // Alternatives to what is selected stay awake, so that another die is one tap away.
  for (const c of p.offers) {
    const [first] = p.path(c);
    if (first !== undefined && first !== c.at) woken.set(first, 'offered');
  }
  for (const at of p.selected) woken.set(at, 'chosen');
  return woken;
}
