/** What a tile of the desk says besides its name: what a tap does, where the name does not tell; what it costs; and what an Agenda is about. */
import type { Spot } from '@/engine/contract';
import { useHeld, useTable } from '@/table/kit/tableContext';
import type { RealmDecision, RealmQuestion } from '../asking';
import { kindOf } from '../spots';
import type { Eyes } from './eyes';
import { lookOf, type Look } from './looks';

/** Their tiles are things of several kinds, or one thing alone: its name does not say what becomes of it. */
const SPOKEN: readonly RealmDecision['ask'][] = ['useCard', 'bless', 'purse', 'propose', 'dropFate', 'want', 'bid', 'counter'];
/** What is tapped goes: it wears a cross, where a lit card would read as one that is kept. */
const GOING: readonly RealmDecision['ask'][] = ['dropFate', 'payWages', 'casualty', 'deserter', 'dropCharge', 'discardHeld'];
/** How many of something: the question says whose they will be. */
const COUNTED = new Set(['crowns', 'votes', 'faith']);
/** So many Agendas stand on the desk of the smallest phone with their texts. */
const TOLD = 3;

export const areFew = (spots: readonly Spot[]): boolean => spots.length <= TOLD;

export function useAnswers(eyes: Eyes, q: RealmQuestion | null): (at: Spot, few: boolean) => Look {
  const { finger, gameWords } = useTable();
  useHeld();
  const { b, g } = eyes;
  return (at, few) => {
    const drawn = lookOf(eyes, at);
    if (q === null) return drawn;
    const look: Look = (GOING as readonly string[]).includes(q.ask) ? { ...drawn, icon: 'close' } : drawn;
    const { endings, label } = finger.lookOf(at);
    const says = endings.length === 1 && !COUNTED.has(kindOf(at)) && (SPOKEN as readonly string[]).includes(q.ask);
    // A Baron stays who he is.
    if (says && kindOf(at) === 'baron' && q.ask === 'propose') return { ...look, note: b.liftBan };
    const [hint = null, ...others] = new Set(endings.map(c => gameWords.consequence?.(g, q, c) ?? null));
    const about = few && kindOf(at) === 'agenda' ? (gameWords.card(g, at)?.text ?? null) : null;
    // The track's fee stands there already, and is due from who buys alone.
    const price = others.length === 0 ? hint : null;
    // What each is paid stands beside what he is worth: nation and Noble fill the line below.
    if (price !== null && q.ask === 'payWages') return { ...look, title: `${look.title} · ${price}` };
    // How many Votes somebody has counts at a vote, not of which house they are.
    if (price !== null && (q.ask === 'declare' || q.ask === 'tie')) return { ...look, note: price };
    const notes = kindOf(at) === 'track' ? [price === null && endings.length > 0 ? b.free : look.note] : [look.note, price, about];
    const note = notes.filter(one => one != null && one !== '').join(' · ');
    return { ...look, ...(says ? { title: label } : null), note };
  };
}
