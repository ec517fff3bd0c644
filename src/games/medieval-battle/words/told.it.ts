/** La cronaca in italiano: ogni fatto una frase, con il suo perché. */
import type { Who as NameOf } from '@/engine/contract';
import { to } from '@/words/grammar/italian';
import { RECRUITS } from '../data/units';
import type { Advantage, Ending, MedievalFact } from '../facts';
import { reckoned, signed } from './figures';
import { capital, count, ending, enemy, knights, of, piece, points, the, verb, with_ } from './nouns.it';

/** I fatti di un tipo, anche dove più tipi hanno la stessa forma. */
type Told<K extends MedievalFact['what']> = MedievalFact extends infer F
  ? F extends { readonly what: infer W }
    ? K extends W
      ? F
      : never
    : never
  : never;

/** Un vantaggio come lo sente chi attacca. */
export const advantageNames: Readonly<Record<Advantage['why'], Readonly<Record<Advantage['side'], string>>>> = {
  outnumber: { attacker: 'due cavalieri contro uno', defender: 'un cavaliere contro due' },
  height: { attacker: 'dall’alto', defender: 'contro chi sta in alto' },
  ground: { attacker: 'a piedi contro cavalli su terreno rotto', defender: 'a cavallo su terreno rotto' },
  cover: { attacker: 'allo scoperto', defender: 'bersaglio nel bosco' },
};
export const advantage = (a: Advantage): string => advantageNames[a.why][a.side];

const entering: Readonly<Record<string, string>> = {
  plain: 'in pianura',
  woods: 'nel bosco',
  rockyHills: 'sulle colline rocciose',
  mountains: 'sulle montagne',
};
const left = (n: number): string => (n === 1 ? 'resta 1 punto' : `restano ${n} punti`);
const losses = (n: number): string => (n === 0 ? 'nessuno' : knights(n));
const own = (e: { readonly seat: number; readonly type: string }, name: NameOf): string => capital(of(name(e.seat), e.type));

function fought(e: Told<'fought'>, name: NameOf): string {
  const sum = `${reckoned(e, 'base', advantage)}: ${signed(e.index)}`;
  return `${own(e, name)} ${verb(e.type, 'combatte', 'combattono')} contro ${of(name(e.targetSeat), e.targetType)} (${sum}). Perdite: chi attacca ${losses(e.attackerLoses)}, chi difende ${losses(e.defenderLoses)}.`;
}

function shot(e: Told<'shot'>, name: NameOf): string {
  const sum = `${reckoned(e, 'base', advantage)}: ${e.index}`;
  return `${own(e, name)} ${verb(e.type, 'tira', 'tirano')} contro ${of(name(e.targetSeat), e.targetType)} (${sum}). Perdite: ${losses(e.defenderLoses)}.`;
}

/** La caduta dell'ultimo cavaliere la dice 'destroyed'. */
function lost(e: Told<'lost'>, name: NameOf): string | null {
  return e.left === 0 ? null : `${own(e, name)} ${verb(e.type, 'perde', 'perdono')} ${knights(e.knights)}; ne resta ${e.left}.`;
}

function army(counts: readonly number[]): string {
  const parts = RECRUITS.flatMap((type, i) => ((counts[i] ?? 0) > 0 ? [`${counts[i] ?? 0} × ${piece(type).bare}`] : []));
  return parts.length === 0 ? 'nessuno' : parts.join(', ');
}

function ended(e: Told<'ended'>, name: NameOf): string {
  // Prima le cifre di chi vince; in parità, nell'ordine dei posti.
  const [a, b] = e.winner === 1 ? [1, 0] : [0, 1];
  const score = `${e.points[a] ?? 0} a ${e.points[b] ?? 0}`;
  const value = `${e.material[a] ?? 0} a ${e.material[b] ?? 0}`;
  const why: Record<Ending, string> = {
    points: `punti vittoria ${score}`,
    exhausted: `nessuno può più muoversi; punti vittoria ${score}, valore degli eserciti ${value}`,
    passed: `hanno passato entrambi; punti vittoria ${score}, valore degli eserciti ${value}`,
  };
  return e.winner === -1 ? `La battaglia finisce pari: ${why[e.why]}.` : `Vince ${name(e.winner)}: ${why[e.why]}.`;
}

function flag(e: Told<'flag'>, name: NameOf): string {
  const from = e.from === -1 ? '' : ` ${to(name(e.from))}`;
  const taken = e.value === 2 ? 'una doppia bandiera' : 'una bandiera';
  return `${name(e.seat)} ${e.from === -1 ? 'prende' : 'toglie'} ${taken}${from}: +${e.value} ${e.value === 1 ? 'punto vittoria' : 'punti vittoria'}.`;
}

/** Quanti raggruppamenti mancano a un'unità fuori dal tabellone. */
export const wait = (n: number): string => (n <= 1 ? 'rientra al prossimo raggruppamento' : 'rientra al secondo raggruppamento da ora');

export function told(e: MedievalFact, name: NameOf): string | null {
  switch (e.what) {
    case 'laid':
      return `${name(e.seat)} posa il modulo ${e.face}.`;
    case 'recruited':
      return `Recluti ${piece(e.type).bare}; ${count(e.left, 'punto rimasto', 'punti rimasti')}.`;
    case 'dismissed':
      return `Congedi ${piece(e.type).bare}; ${count(e.left, 'punto rimasto', 'punti rimasti')}.`;
    case 'ready':
      return `${name(e.seat)} ha finito di reclutare.`;
    case 'revealed':
      return `${name(e.seat)} ha reclutato per ${count(e.cost, 'punto', 'punti')}: ${army(e.army)}.`;
    case 'deployed':
      return `${name(e.seat)} schiera ${the(e.type)}.`;
    case 'entered':
      return `${own(e, name)} ${verb(e.type, 'entra', 'entrano')} accanto alla carovana.`;
    case 'held':
      return `${name(e.seat)} chiude lo schieramento: ${count(e.count, 'unità', 'unità')} in riserva.`;
    case 'stepped':
      return `${own(e, name)} si ${verb(e.type, 'muove', 'muovono')} ${entering[e.terrain]} (costo ${e.cost}); ${left(e.left)}.`;
    case 'passedBy':
      return `${own(e, name)} ${verb(e.type, 'cede', 'cedono')} il passo per 1; ${left(e.left)}.`;
    case 'halted':
      return `${own(e, name)} si ${verb(e.type, 'ferma', 'fermano')}: l’esagono è controllato ${with_('da', e.byType)} ${verb(e.byType, 'nemica', 'nemici')}.`;
    case 'attacked':
      return `${own(e, name)} ${verb(e.type, 'attacca', 'attaccano')} ${enemy(e.targetType)} per ${e.cost}.`;
    case 'retreated':
      return `${own(e, name)} si ${verb(e.type, 'ritira', 'ritirano')} per ${e.cost}; ${left(e.left)}.`;
    case 'left':
      return `${own(e, name)} ${verb(e.type, 'esce', 'escono')} dal tabellone per ${e.cost}; ${wait(e.wait)}.`;
    case 'stood':
      return `${own(e, name)} ${verb(e.type, 'resiste e combatte', 'resistono e combattono')}.`;
    case 'fought':
      return fought(e, name);
    case 'shot':
      return shot(e, name);
    case 'lost':
      return lost(e, name);
    case 'destroyed':
      return `${own(e, name)} ${verb(e.type, 'è', 'sono')} ${ending(e.type, e.type === 'wagonTrain' ? 'distrutt' : 'eliminat')}.`;
    case 'advanced':
      return `${own(e, name)} ${verb(e.type, 'occupa', 'occupano')} l’esagono rimasto libero.`;
    case 'merged':
      return `Due unità di ${piece(e.type).bare} di ${name(e.seat)} si fondono in una da 2 cavalieri con ${points(e.left)}.`;
    case 'dismounted':
      return `${capital(of(name(e.seat), e.before))} ${verb(e.before, 'smonta', 'smontano')} da cavallo: ora ${piece(e.type).bare} con ${points(e.left)}.`;
    case 'regrouped':
      return `${name(e.seat)} raggruppa l’esercito: tutti i punti movimento tornano; ${count(e.tokens, 'gettone tempo rimasto', 'gettoni tempo rimasti')}.`;
    case 'nearer':
      return `${own(e, name)} si ${verb(e.type, 'avvicina', 'avvicinano')} di un modulo; ${wait(e.wait)}.`;
    case 'unfortified':
      return `${own(e, name)} è scoperta ${e.by === 'move' ? 'dopo il movimento' : 'sotto attacco'}: un altro attacco la distrugge.`;
    case 'flag':
      return flag(e, name);
    case 'passed':
      return `${name(e.seat)} passa.`;
    case 'ended':
      return ended(e, name);
  }
}
