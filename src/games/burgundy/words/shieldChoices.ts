/** Choices about shields as button labels, and what they cost and bring. */
import type { Seat } from '@/engine/contract';
import { ALL_MONASTERIES, type Monastery } from '../data/monasteries';
import type { Asking } from '../ruling';
import { SHIELD_POINTS, SHIELDS, type Shield } from '../data/shields';
import { shieldOn, shieldsOf } from '../rules/shields';
import { MONASTERY_OF } from '../rules/tile';
import { depotOfShield, numberOf } from '../spots';
import type { BurgundyChoice, BurgundyQuestion } from '../asking';
import { bears, estateOf, NONE, unusedDice, dukeOf, type Burgundy } from '../state';
import { shieldGist } from './cardOf';
import { numberOn } from './numberOn';
import type { LanguageForm } from './languageForm';

type G = Readonly<Burgundy>;
/** The others: choiceLabel.ts speaks of these. */
type Elsewhere =
  | 'take'
  | 'place'
  | 'sell'
  | 'workers'
  | 'buy'
  | 'hire'
  | 'lift'
  | 'endTurn'
  | 'skip'
  | 'discard'
  | 'stow'
  | 'load'
  | 'keep'
  | 'duchy'
  | 'castle'
  | 'settle'
  | 'first'
  | 'buyPoints'
  | 'exchange'
  | 'pay'
  | 'reward';
type ShieldChoice = Exclude<BurgundyChoice, { readonly do: Elsewhere }>;

export function shieldLabel(t: LanguageForm, g: G, seat: Seat, q: BurgundyQuestion, c: ShieldChoice): string {
  const d = t.choices;
  const at = numberOf(c.at);
  const estate = estateOf(g, seat);
  switch (c.do) {
    case 'shield':
      return d.shield({ shield: t.names.shield(g.shields[at] as Shield), depot: depotOfShield(at), workers: c.pay ?? null });
    case 'hang': {
      const old = shieldOn(g, seat, at);
      return d.hang({
        shield: t.names.shield((q as Asking<'hangShield'>).shield),
        number: numberOn(t, g, estate, at),
        over: old === NONE ? null : t.names.shield(old),
      });
    }
    case 'follow':
      return d.follow({ side: sideOf(g, seat, c.whom), monasteries: monasteriesIn(g, c.whom) });
    case 'turnDie': {
      const duke = dukeOf(g, seat);
      const from = duke.dice[c.die] ?? 0;
      const twins = duke.dice[0] === duke.dice[1] && unusedDice(duke) === 2;
      return d.turnDie({ from, to: c.face, twin: twins ? (c.die === 0 ? 'first' : 'second') : null });
    }
    case 'tribute': {
      const shields = shieldsOf(estate).length;
      return d.tribute({ silver: shields - c.workers, workers: c.workers, shields });
    }
    case 'release':
      return d.release({ shield: t.names.shield(shieldOn(g, seat, at) as Shield) });
  }
}

/** Seats follow clockwise, so the next one sits at the left. */
function sideOf(g: G, seat: Seat, whom: Seat): 'left' | 'right' | 'across' {
  const steps = (whom - seat + g.seats) % g.seats;
  return steps === 1 ? 'left' : steps === g.seats - 1 ? 'right' : 'across';
}

const monasteriesIn = (g: G, seat: Seat): Monastery[] => {
  const lying = estateOf(g, seat).spaces.map(tile => MONASTERY_OF[tile]);
  return ALL_MONASTERIES.filter(monastery => lying.includes(monastery));
};

export function shieldParts(t: LanguageForm, g: G, q: BurgundyQuestion, c: ShieldChoice): string[] {
  const at = numberOf(c.at);
  const seat = 'seat' in q ? q.seat : 0;
  switch (c.do) {
    case 'shield':
      return [shieldGist(t, g.shields[at] as Shield), ...(c.pay === undefined ? [] : [t.consequences.bothDice()])];
    case 'hang': {
      const old = shieldOn(g, seat, at);
      return old === NONE ? [] : [t.consequences.replaces(t.names.shield(old))];
    }
    case 'release': {
      const shield = shieldOn(g, seat, at) as Shield;
      const doubled = bears(estateOf(g, seat), SHIELDS.crest) ? 2 : 1;
      return [t.consequences.forfeits(SHIELD_POINTS[shield] * doubled)];
    }
    default:
      return [];
  }
}
