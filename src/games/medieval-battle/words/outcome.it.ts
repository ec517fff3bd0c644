/** Come finirebbe uno scontro, detto prima che qualcuno si impegni. */
import type { Forecast } from '../rules/fight';
import { capital, ending, knights, verb, your } from './nouns.it';

/** In salita e in discesa, come le vede chi attacca. */
function slope(f: Forecast): string {
  const height = f.reckoning?.advantages.find(a => a.why === 'height');
  if (height === undefined) return '';
  if (height.side === 'defender') return ' verso l’alto';
  return ' dall’alto';
}

/** Come finisce uno scontro, senza dire di chi: per un pulsante sotto lo scontro stesso. */
export function verdict(f: Forecast, to: 'attacker' | 'defender'): string {
  if (f.outcome === 'unfortified') return 'la carovana perde la fortificazione';
  if (f.outcome === 'wagon train destroyed') return 'la carovana è distrutta, +3 punti vittoria';
  const a = f.attackerKnights - f.attackerLeft;
  const d = f.defenderKnights - f.defenderLeft;
  if (f.kind === 'shot')
    return `${d === 0 ? 'nessuna perdita' : `il nemico perde ${knights(d)}`}${f.outcome === 'target falls' ? ' ed è eliminato' : ''}`;
  const [own, theirs] = to === 'attacker' ? [a, d] : [d, a];
  return exchange(own, theirs) + aftermath(f, to);
}

/** Come finisce uno scontro, in una frase per chi attacca o per chi difende. */
export function outcome(f: Forecast, to: 'attacker' | 'defender'): string {
  const mine = to === 'attacker' ? f.attacker : f.defender;
  const act =
    to === 'defender'
      ? verb(mine, 'resiste', 'resistono')
      : (f.kind === 'shot' ? verb(mine, 'tira', 'tirano') : verb(mine, 'attacca', 'attaccano')) + slope(f);
  return `${capital(your(mine))} ${act}: ${verdict(f, to)}.`;
}

function exchange(own: number, theirs: number): string {
  if (own === theirs) return `perdete ${knights(own)} a testa`;
  if (own === 0) return `il nemico perde ${knights(theirs)}, tu nessuno`;
  if (theirs === 0) return `perdi ${knights(own)}, il nemico nessuno`;
  return `il nemico perde ${knights(theirs)}, tu ${own}`;
}

function aftermath(f: Forecast, to: 'attacker' | 'defender'): string {
  const attacking = to === 'attacker';
  if (f.outcome === 'hex taken') return attacking ? '; prendi l’esagono' : '; il nemico prende l’esagono';
  if (f.outcome === 'attacker falls')
    return attacking
      ? `; ${your(f.attacker)} ${verb(f.attacker, 'è', 'sono')} ${ending(f.attacker, 'eliminat')}`
      : '; l’attaccante è eliminato';
  return f.outcome === 'both fall' ? '; nessuno sopravvive' : '';
}
