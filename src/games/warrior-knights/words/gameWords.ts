/** From a language's form to the sentences the house asks for. */
import { gameWords } from '@/words/gameWords';
import { upperFirst } from '@/words/grammar/text';
import type { GameWords, Spot } from '@/engine/contract';
import type { RealmChoice, RealmDecision, RealmQuestion } from '../asking';
import { cancelCost } from '../data/events';
import { incomeOfCity } from '../data/land';
import { AREAS, LEADER, MUSTER, PER_AREA, RAZE_TIMES, TRACK_FEES, wageOf } from '../data/numbers';
import type { RealmFact } from '../facts';
import { threshold } from '../rules/actions';
import { attackOf, defence, defenders, fighters, standingSiege } from '../rules/attack';
import { stillToDrop } from '../rules/battle';
import { hireCost } from '../rules/draft';
import { faithFor } from '../rules/events';
import { miracleCost } from '../rules/miracles';
import { costsFaith, fortifyCost, repairCost } from '../rules/neutralCards';
import { calmingCost } from '../rules/revolts';
import { pathOf, routeBy } from '../rules/routes';
import { sideOf, votesFor } from '../rules/voting';
import { owed } from '../rules/wages';
import { promiseBroken } from '../rules/word';
import { kindOf, numberOf, vowSpot } from '../spots';
import { baronOf, NONE, strengthOfArmy, type Realm } from '../state';
import { allCards, cardOf, spotLabel } from './label';
import { thingNamesOf } from './thingNames';
import type { ThingNames, LanguageForm } from './languageForm';

export type RealmWords = GameWords<Realm, RealmQuestion, RealmChoice, RealmFact>;

/** The compiler knows that every choice and fact has its sentence; which one it is, only the value knows. */
type Speaker = (of: unknown, ...rest: unknown[]) => string | null;

function asks(t: LanguageForm, say: ThingNames, g: Readonly<Realm>, q: RealmQuestion): string {
  const said = (t.asks as Readonly<Record<string, string | Speaker>>)[q.ask];
  return typeof said === 'function' ? (said(q, say, g) ?? '') : (said ?? '');
}

function asksHolding(t: LanguageForm, say: ThingNames, q: RealmQuestion, at: Spot): string | null {
  if (q.ask === 'purse' && kindOf(at) === 'baron') return t.joined(t.crownsFor(say.at(at)));
  return (t.asksHolding as Readonly<Record<string, string>>)[kindOf(at)] ?? null;
}

/** PLN-01: a plan that is finished with cards in hand stays as it is for the round; FLD-03: beyond what must go, a Fate card goes for nothing; NEG-02: a word that was given. */
function warns(t: LanguageForm, say: ThingNames, g: Readonly<Realm>, q: RealmQuestion, c: RealmChoice): string | null {
  if (q.ask === 'plan' && c.do === 'done') {
    const { hand, plan } = baronOf(g, q.seat);
    const laid = plan.flat().length;
    const left = Math.min(
      AREAS * PER_AREA - laid,
      hand.reduce((sum, cards) => sum + cards, 0),
    );
    return left === 0 ? null : t.warns.plan(left, laid);
  }
  if (q.ask === 'dropFate' && c.do === 'drop' && g.battle !== null && stillToDrop(g.battle, q.side, q.dropped) === 0)
    return t.joined(t.warns.moreFate(say.at(c.at)));
  const broken = promiseBroken(g, q, c);
  return broken === null ? null : t.joined(t.warns.word(say.baron(broken.to), say.good(vowSpot(broken.vow))));
}

/** What it costs or is up against. */
function consequence(t: LanguageForm, g: Readonly<Realm>, q: RealmQuestion, c: RealmChoice): string | null {
  if (!('seat' in q)) return null;
  const { consequences: say } = t;
  const number = numberOf(c.at);
  switch (c.do) {
    case 'assault':
    case 'besiege':
      return whatAnAttackIs(t, g, q.seat, c);
    case 'march':
      return (routeBy(g, c.noble, pathOf(number, c.via))?.asks.length ?? 0) > 0 ? say.asksConsent : null;
    case 'buySpot':
      return say.fee(TRACK_FEES[number] ?? 0);
    case 'hire':
    case 'bundle':
      return say.cost(hireCost(g, q.seat, number));
    case 'repair':
      return say.cost(repairCost(g, q.seat));
    case 'fortify':
      return q.ask === 'upgrade' ? say.cost(fortifyCost(g, q.seat)) : null;
    case 'heal':
      return q.ask === 'surgeons' ? null : say.cost(MUSTER);
    case 'dismiss':
      return q.ask === 'payWages' ? say.cost(q.each > 0 ? q.each : wageOf(number)) : null;
    case 'payAll':
      return q.ask === 'payWages' ? say.cost(owed(q)) : null;
    case 'control':
      return q.ask === 'capture' ? say.holds(incomeOfCity(q.city)) : null;
    case 'raze':
      return q.ask === 'capture' ? say.gain(RAZE_TIMES * incomeOfCity(q.city)) : null;
    case 'choose':
      return q.ask === 'chooseDrawer' ? (costsFaith(g, q.seat, number) ? say.faith(1) : null) : tally(t, g, q, c);
    case 'yes':
    case 'no':
      return tally(t, g, q, c);
    case 'miracle':
      return say.faith(miracleCost(number));
    case 'payCrowns':
      return q.ask === 'calm' ? say.cost(calmingCost(g, q.seat, q.city)) : null;
    case 'payFaith':
      return say.faith(g.happening !== null && q.ask === 'cancel' ? faithFor(g, q.seat, cancelCost(g.happening.card)) : 1);
    case 'layOn':
      return (g.phases[['phase:taxation', 'phase:wages', 'phase:assembly'].indexOf(c.at)]?.length ?? 0) + 1 >= threshold(g)
        ? say.triggers
        : null;
    default:
      return null;
  }
}

/** Strengths with leaders, as a siege counts them (SIE-01), and what either way leads to. */
function whatAnAttackIs(t: LanguageForm, g: Readonly<Realm>, seat: number, c: RealmChoice): string {
  const { consequences: say } = t;
  const attack = attackOf(g, seat, c);
  if (c.do === 'besiege' && standingSiege(g, seat, attack) !== NONE) return say.siegeEnds;
  const own = fighters(g, seat, attack.region).reduce((sum, noble) => sum + strengthOfArmy(g, noble), LEADER);
  const foe = defence(g, attack) + (defenders(g, attack.foe, attack.region).length > 0 ? LEADER : 0);
  return c.do === 'assault' ? say.assault(own, foe) : say.siege(own, foe);
}

/** ASM-07: how a vote stands while Votes are declared, and at the tie. */
function tally(t: LanguageForm, g: Readonly<Realm>, q: RealmQuestion, c: RealmChoice): string | null {
  if (q.ask !== 'declare' && q.ask !== 'tie') return null;
  const votes = votesFor(g, sideOf(c));
  return votes === 0 ? null : q.ask === 'tie' ? t.labels.votes(votes) : t.consequences.votesSoFar(votes);
}

function stocks(t: LanguageForm, g: Readonly<Realm>, seat: number): ReturnType<RealmWords['stocks']> {
  const b = baronOf(g, seat);
  // Prestige is what the seat has for points: it stands beside them already.
  return [
    { icon: 'coin', count: b.crowns, label: t.stocks.crowns },
    { icon: 'vote', count: b.votes, label: t.stocks.votes },
    { icon: 'faith', count: b.faith, label: t.stocks.faith },
  ];
}

export function realmWords(t: LanguageForm): RealmWords {
  const say = thingNamesOf(t);
  return gameWords(
    t,
    {
      asks: (g, q) => t.joined(asks(t, say, g, q)),
      asksHolding: (_, q, held) => asksHolding(t, say, q, held.at(-1) ?? ''),
      choice: (g, q, c) => t.joined((t.choices[c.do] as Speaker)(c, say, q as RealmDecision, g) ?? ''),
      consequence: (g, q, c) => consequence(t, g, q, c),
      warns: (g, q, c) => warns(t, say, g, q, c),
      stocks: (g, seat) => stocks(t, g, seat),
      spot: (g, at, who) => upperFirst(t.joined(spotLabel(t, say, g, at, who))),
      when: g => t.labels.round(g.round, t.labels.stages[g.stage]),
      card: (g, at) => cardOf(t, g, at),
      cards: allCards(t),
    },
    say,
  );
}
