/** The Assembly: how many Votes, for whom, and what to propose. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice, RealmQuestion } from '../asking';
import { agendaOf, kindOfAgenda } from '../data/agendas';
import { numberOf } from '../spots';
import { baronOf, NONE, type Realm } from '../state';
import { votesPromisedTo } from './dealing';

/** What a decision is worth to whom it names, and a law to whom it touches. */
const HARMS: readonly string[] = ['heavyFine', 'trialOfNoble', 'impeachment', 'ambassador'];

function worthOf(g: Readonly<Realm>, card: number): number {
  if (card === NONE) return 2;
  const name = agendaOf(card);
  if (name === 'recognition') return 12;
  if (name === 'royalSubsidy' || name === 'heavyFine' || name === 'trialOfNoble') return 6;
  return kindOfAgenda(card) === 'law' || kindOfAgenda(card) === 'motion' ? 2 : 5;
}

export function assemblyTemptation(g: Readonly<Realm>, q: RealmQuestion, c: RealmChoice): number {
  if (!('seat' in q)) return 1;
  const { seat } = q;
  const matter = g.assembly?.matter ?? null;
  switch (c.do) {
    case 'commit':
    case 'write': {
      const card = q.ask === 'writeVotes' ? (g.assembly?.order[q.agenda] ?? NONE) : (matter?.card ?? NONE);
      const wish = Math.min(baronOf(g, seat).votes, Math.round(worthOf(g, card) / 2));
      return 4 / (1 + Math.abs(numberOf(c.at) - wish));
    }
    case 'choose':
      return promised(g, q, numberOf(c.at)) ?? chooseTemptation(g, seat, matter?.card ?? NONE, numberOf(c.at));
    case 'no':
      return promised(g, q, 0) ?? 0.6;
    case 'yes':
      return promised(g, q, 1) ?? (matter !== null && matter.card !== NONE && kindOfAgenda(matter.card) === 'law' ? 1 : 2);
    case 'accept':
      return q.ask === 'accept' && HARMS.includes(agendaOf(q.card)) ? 1 : 8;
    case 'refuse':
      return q.ask === 'accept' && agendaOf(q.card) === 'trialOfNoble' ? 2 : 0.3;
    case 'proposeLift':
      return numberOf(c.at) === seat ? 20 : 0.5;
    case 'proposeNothing':
      return 1;
    case 'proposeRevive':
      return worthOf(g, numberOf(c.at)) / 3;
    default:
      return 0.6;
  }
}

/** Votes that were promised go as he has voted, or to him; null: they are its own. */
function promised(g: Readonly<Realm>, q: RealmQuestion, side: number): number | null {
  if (q.ask !== 'declare') return null;
  const to = votesPromisedTo(g, q.seat);
  if (to === NONE) return null;
  const { commit, side: his } = baronOf(g, to);
  if (commit > 0 && his !== NONE) return side === his ? KEEPS_WORD : 0.1;
  return g.assembly?.matter?.candidates.includes(to) === true ? (side === to ? KEEPS_WORD : 0.1) : null;
}
const KEEPS_WORD = 20;

/** The good for oneself, the bad for whoever leads. */
function chooseTemptation(g: Readonly<Realm>, seat: Seat, card: number, who: Seat): number {
  const harms = card !== NONE && HARMS.includes(agendaOf(card));
  if (who === seat) return harms ? 0.05 : 10;
  const most = Math.max(...g.barons.map((b, other) => (other === seat ? 0 : b.prestige)));
  const leads = baronOf(g, who).prestige === most;
  return harms ? (leads ? 8 : 3) : leads ? 0.5 : 1;
}
