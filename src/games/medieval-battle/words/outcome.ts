/** How a fight would end, said before anybody commits to it. */
import { upperFirst } from '@/words/grammar/text';
import type { Forecast } from '../rules/fight';
import type { LanguageForm, Outcomes, Side, Slope } from './languageForm';

function slopeOf(f: Forecast): Slope {
  const height = f.reckoning?.advantages.find(a => a.why === 'height');
  return height === undefined ? null : height.side === 'defender' ? 'up' : 'down';
}

/** How a fight ends, without saying whose: for a button beneath the fight itself. */
export function verdict({ outcomes: say }: LanguageForm, f: Forecast, to: Side): string {
  if (f.outcome === 'unfortified') return say.unfortified;
  if (f.outcome === 'wagon train destroyed') return say.destroyed;
  const attackers = f.attackerKnights - f.attackerLeft;
  const defenders = f.defenderKnights - f.defenderLeft;
  if (f.kind === 'shot') return say.shot(defenders, f.outcome === 'target falls');
  const [own, theirs] = to === 'attacker' ? [attackers, defenders] : [defenders, attackers];
  return exchange(say, own, theirs) + aftermath(say, f, to);
}

/** How a fight ends, in one sentence to the attacker or to the defender. */
export function outcome(t: LanguageForm, f: Forecast, to: Side): string {
  const act =
    to === 'defender'
      ? t.outcomes.act(f.defender, 'stand', null)
      : t.outcomes.act(f.attacker, f.kind === 'shot' ? 'shoot' : 'attack', slopeOf(f));
  return `${upperFirst(act)}: ${verdict(t, f, to)}.`;
}

function exchange(say: Outcomes, own: number, theirs: number): string {
  if (own === theirs) return say.bothLose(own);
  if (own === 0) return say.onlyTheyLose(theirs);
  return theirs === 0 ? say.onlyYouLose(own) : say.eachLoses(theirs, own);
}

function aftermath(say: Outcomes, f: Forecast, to: Side): string {
  if (f.outcome === 'hex taken') return `; ${say.takesHex[to]}`;
  if (f.outcome === 'attacker falls') return `; ${say.attackerFalls(f.attacker, to)}`;
  return f.outcome === 'both fall' ? `; ${say.neitherSurvives}` : '';
}
