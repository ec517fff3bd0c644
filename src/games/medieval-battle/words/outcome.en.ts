/** How a fight would end, said before anybody commits to it. */
import type { Forecast } from '../rules/fight';
import { capital, knights, verb, your } from './nouns.en';

/** Uphill and downhill, as the attacker sees it. */
function slope(f: Forecast): string {
  const height = f.reckoning?.advantages.find(a => a.why === 'height');
  if (height === undefined) return '';
  if (height.side === 'defender') return ' uphill';
  return f.kind === 'shot' ? ' from above' : ' downhill';
}

/** How a fight ends, without saying whose: for a button beneath the fight itself. */
export function verdict(f: Forecast, to: 'attacker' | 'defender'): string {
  if (f.outcome === 'unfortified') return 'the wagon train loses its fortification';
  if (f.outcome === 'wagon train destroyed') return 'the wagon train is destroyed, +3 victory points';
  const a = f.attackerKnights - f.attackerLeft;
  const d = f.defenderKnights - f.defenderLeft;
  if (f.kind === 'shot')
    return `${d === 0 ? 'nobody falls' : `they lose ${knights(d)}`}${f.outcome === 'target falls' ? ' and are wiped out' : ''}`;
  const [own, theirs] = to === 'attacker' ? [a, d] : [d, a];
  return exchange(own, theirs) + aftermath(f, to);
}

/** How a fight ends, in one sentence to the attacker or to the defender. */
export function outcome(f: Forecast, to: 'attacker' | 'defender'): string {
  const mine = to === 'attacker' ? f.attacker : f.defender;
  const act = to === 'defender' ? verb(mine, 'stand') : verb(mine, f.kind === 'shot' ? 'shoot' : 'attack') + slope(f);
  return `${capital(your(mine))} ${act}: ${verdict(f, to)}.`;
}

function exchange(own: number, theirs: number): string {
  if (own === theirs) return `you both lose ${knights(own)}`;
  if (own === 0) return `they lose ${knights(theirs)}, you none`;
  if (theirs === 0) return `you lose ${knights(own)}, they none`;
  return `they lose ${knights(theirs)}, you ${own}`;
}

function aftermath(f: Forecast, to: 'attacker' | 'defender'): string {
  const attacking = to === 'attacker';
  if (f.outcome === 'hex taken') return `; ${attacking ? 'you take' : 'they take'} the hex`;
  if (f.outcome === 'attacker falls') return `; ${attacking ? 'your unit' : 'theirs'} is wiped out`;
  return f.outcome === 'both fall' ? '; neither survives' : '';
}
