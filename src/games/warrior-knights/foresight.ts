/** What an attack may lead to: so many deals of what nobody knows, each fought to its end as it tempts both sides. */
import type { Seat } from '@/engine/contract';
import { advance, offersOf, question } from '@/engine/referee';
import { warriorKnights } from '.';
import type { RealmChoice, RealmQuestion } from './asking';
import { prior } from './bot/temptation';
import type { RealmFact } from './facts';
import { choiceOf, defenders } from './rules/attack';
import { deal } from './sight';
import type { Realm } from './state';
import type { Attack } from './terms';

/** In tenths: more figures would promise more than so few deals know. */
const DEALS = 40;
const tenths = (count: number): number => Math.round((10 * count) / DEALS);

export interface Foresight {
  /** Of ten: the walls fall, or the enemy leaves the field. */
  readonly wins: number;
  /** Of ten: a Noble of the attacker dies. */
  readonly deaths: number;
}

/** `view`: whom the attack tempts is asked for it, or who takes part in it. */
export function foresee(view: Readonly<Realm>, seat: Seat, attack: Attack): Foresight {
  let wins = 0;
  let deaths = 0;
  for (let seed = 1; seed <= DEALS; seed++) {
    const g = deal(view, seed);
    const facts: RealmFact[] = [];
    fight(g, attack, fact => void facts.push(fact));
    if (isWon(g, seat, attack, facts)) wins++;
    if (facts.some(fact => fact.what === 'died' && fact.noble >> 2 === seat)) deaths++;
  }
  return { wins: tenths(wins), deaths: tenths(deaths) };
}

/** What follows a battle before anything else is asked. */
const AFTERWARDS: ReadonlySet<RealmQuestion['ask']> = new Set(['deserter', 'casualty', 'flight']);
const tempting: number[] = [];

function fight(g: Realm, attack: Attack, tell: (fact: RealmFact) => void): void {
  let offers =
    question<Realm, RealmQuestion>(g)?.ask === 'join' ? offersOf(warriorKnights, g) : advance(warriorKnights, g, choiceOf(attack), tell);
  for (;;) {
    const q = question<Realm, RealmQuestion>(g);
    if (q === null || (g.battle === null && q.ask !== 'join' && !AFTERWARDS.has(q.ask))) return;
    prior(g, q, offers, tempting);
    const best = offers.reduce((at, _, i) => ((tempting[i] as number) > (tempting[at] as number) ? i : at), 0);
    offers = advance(warriorKnights, g, offers[best] as RealmChoice, tell);
  }
}

function isWon(g: Readonly<Realm>, seat: Seat, { kind, foe, region }: Attack, facts: readonly RealmFact[]): boolean {
  if (kind === 'field') return facts.some(fact => fact.what === 'outcome') && defenders(g, foe, region).length === 0;
  const q = question<Realm, RealmQuestion>(g);
  return (q?.ask === 'capture' && q.seat === seat) || facts.some(fact => fact.what === 'holdFell' && fact.by === seat);
}
