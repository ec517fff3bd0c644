/** Battles: which Fate cards to keep, who commands, who bears losses. */
import type { RealmChoice, RealmQuestion } from '../asking';
import { HUNDRED, STRENGTH } from '../data/numbers';
import { defence, wallStrength } from '../rules/attack';
import { battleOf } from '../rules/battle';
import { fateOf } from '../rules/fate';
import { armyAt, nameOf, numberOf } from '../spots';
import { HIDDEN, nobleOf, shapeOf, strengthOfArmy, type Realm } from '../state';

const COMMANDERS: Readonly<Record<string, number>> = { triangle: 5, star: 4, square: 3, circle: 1 };

export function battleTemptation(g: Readonly<Realm>, q: RealmQuestion, c: RealmChoice): number {
  switch (c.do) {
    case 'command':
      return nobleOf(g, numberOf(c.at)).exhausted ? 0.5 : (COMMANDERS[shapeOf(numberOf(c.at))] ?? 1);
    case 'drop':
      return q.ask === 'dropFate' ? dropTemptation(g, q.side, nameOf(c.at)) : 1;
    case 'done':
      return 3;
    case 'yes':
      return 5;
    case 'breach':
      return 4;
    case 'suffer':
      return sufferTemptation(g, armyAt(c.at));
    case 'desert':
    case 'discard':
      return 300 / (STRENGTH[numberOf(c.at)] as number);
    default:
      return 1;
  }
}

/** Whom it does not kill yet, best where most troops are. */
function sufferTemptation(g: Readonly<Realm>, army: number): number {
  const left = strengthOfArmy(g, army);
  return left > HUNDRED ? 1 + left / 200 : 0.5;
}

/** Against walls Victories count, against a small army Deals; nothing that is wanted is dropped beyond what must be. */
function dropTemptation(g: Readonly<Realm>, side: 0 | 1, result: string): number {
  const b = battleOf(g);
  const hand = b.hands[side].filter(card => card !== HIDDEN).map(card => fateOf(card).battle);
  const count = hand.filter(one => one === result).length;
  const small = side === 0 && wallStrength(g, b.attack) === 0 && defence(g, b.attack) <= 2 * HUNDRED;
  const worth = { victory: 6, deal: small ? 7 : 3, prevent: 3, draw: 4 }[result] ?? 1;
  return 4 / worth + 0.1 * count;
}
