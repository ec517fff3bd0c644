/** La cronaca: ogni fatto una frase, con il suo perché. */
import type { Seat, Who } from '@/engine/contract';
import { counted, to } from '@/words/grammar/italian';
import type { UnitType } from '../../data/units';
import type { Ending } from '../../facts';
import { armyOf, reckoned, signed, winnerFirst } from '../figures';
import type { LanguageForm } from '../languageForm';
import { by, ending, enemy, knights, left as budget, of, points, the, unit, verb } from './names';

export const advantages: LanguageForm['advantages'] = {
  outnumber: { attacker: 'due cavalieri contro uno', defender: 'un cavaliere contro due' },
  height: { attacker: 'dall’alto', defender: 'contro chi sta in alto' },
  ground: { attacker: 'a piedi contro chi è a cavallo, su terreno accidentato', defender: 'a cavallo su terreno accidentato' },
  cover: { attacker: 'allo scoperto', defender: 'bersaglio nel bosco' },
};

const entering = { plain: 'in pianura', woods: 'nel bosco', rockyHills: 'sulle colline rocciose', mountains: 'sulle montagne' };
const left = (n: number): string => (n === 1 ? 'resta 1 punto' : `restano ${n} punti`);
const losses = (n: number): string => (n === 0 ? 'nessuno' : knights(n));
const own = (e: { readonly seat: Seat; readonly type: UnitType }, who: Who): string => of(who(e.seat), e.type);

/** Quanti raggruppamenti mancano a un’unità fuori dal tabellone. */
export const wait = (n: number): string => (n <= 1 ? 'rientra al prossimo raggruppamento' : 'rientra al secondo raggruppamento da ora');

export const told: LanguageForm['told'] = {
  laid: (e, who) => `${who(e.seat)} posa il modulo ${e.face}.`,
  recruited: e => `Recluti ${unit(e.type)}; ${budget(e.left)}.`,
  dismissed: e => `Congedi ${unit(e.type)}; ${budget(e.left)}.`,
  ready: (e, who) => `${who(e.seat)} ha finito di reclutare.`,
  revealed: (e, who) => `${who(e.seat)} ha reclutato per ${counted(e.cost, 'punto', 'punti')}: ${armyOf(e.army, unit) || 'nessuno'}.`,
  deployed: (e, who) => `${who(e.seat)} schiera ${the(e.type)}.`,
  entered: (e, who) => `${own(e, who)} ${verb(e.type, 'entra', 'entrano')} accanto alla carovana.`,
  held: (e, who) => `${who(e.seat)} chiude lo schieramento: ${counted(e.count, 'unità', 'unità')} in riserva.`,
  stepped: (e, who) => `${own(e, who)} si ${verb(e.type, 'muove', 'muovono')} ${entering[e.terrain]} (costo ${e.cost}); ${left(e.left)}.`,
  passedBy: (e, who) => `${own(e, who)} ${verb(e.type, 'lascia', 'lasciano')} passare un’altra unità (costo 1); ${left(e.left)}.`,
  halted: (e, who) =>
    `${own(e, who)} si ${verb(e.type, 'ferma', 'fermano')}: l’esagono è controllato ${by(e.byType)} ${verb(e.byType, 'nemica', 'nemici')}.`,
  attacked: (e, who) => `${own(e, who)} ${verb(e.type, 'attacca', 'attaccano')} ${enemy(e.targetType)} (costo ${e.cost}).`,
  retreated: (e, who) => `${own(e, who)} si ${verb(e.type, 'ritira', 'ritirano')} (costo ${e.cost}); ${left(e.left)}.`,
  left: (e, who) => `${own(e, who)} ${verb(e.type, 'esce', 'escono')} dal tabellone (costo ${e.cost}); ${wait(e.wait)}.`,
  stood: (e, who) => `${own(e, who)} ${verb(e.type, 'resiste e combatte', 'resistono e combattono')}.`,
  fought(e, who) {
    const sum = `${reckoned(e, 'base', advantages)}: ${signed(e.index)}`;
    return `${own(e, who)} ${verb(e.type, 'combatte', 'combattono')} contro ${of(who(e.targetSeat), e.targetType)} (${sum}). Perdite: chi attacca ${losses(e.attackerLoses)}, chi difende ${losses(e.defenderLoses)}.`;
  },
  shot(e, who) {
    const sum = `${reckoned(e, 'base', advantages)}: ${e.index}`;
    return `${own(e, who)} ${verb(e.type, 'tira', 'tirano')} contro ${of(who(e.targetSeat), e.targetType)} (${sum}). Perdite: ${losses(e.defenderLoses)}.`;
  },
  // La caduta dell’ultimo cavaliere la dice 'destroyed'.
  lost: (e, who) => (e.left === 0 ? null : `${own(e, who)} ${verb(e.type, 'perde', 'perdono')} ${knights(e.knights)}; ne resta ${e.left}.`),
  destroyed: (e, who) =>
    `${own(e, who)} ${verb(e.type, 'è', 'sono')} ${ending(e.type, e.type === 'wagonTrain' ? 'distrutt' : 'eliminat')}.`,
  advanced: (e, who) => `${own(e, who)} ${verb(e.type, 'occupa', 'occupano')} l’esagono rimasto libero.`,
  merged: (e, who) => `Due unità di ${unit(e.type)} di ${who(e.seat)} si fondono in una da 2 cavalieri con ${points(e.left)}.`,
  dismounted: (e, who) =>
    `${of(who(e.seat), e.before)} ${verb(e.before, 'smonta', 'smontano')} da cavallo: ora ${unit(e.type)} con ${points(e.left)}.`,
  regrouped: (e, who) =>
    `${who(e.seat)} raggruppa l’esercito: tutti i punti movimento tornano; ${counted(e.tokens, 'gettone tempo rimasto', 'gettoni tempo rimasti')}.`,
  nearer: (e, who) => `${own(e, who)} si ${verb(e.type, 'avvicina', 'avvicinano')} di un modulo; ${wait(e.wait)}.`,
  unfortified: (e, who) =>
    `${own(e, who)} è scoperta ${e.by === 'move' ? 'dopo il movimento' : 'sotto attacco'}: un altro attacco la distrugge.`,
  flag(e, who) {
    const from = e.from === -1 ? '' : ` ${to(who(e.from))}`;
    const taken = e.value === 2 ? 'una doppia bandiera' : 'una bandiera';
    return `${who(e.seat)} ${e.from === -1 ? 'prende' : 'toglie'} ${taken}${from}: +${counted(e.value, 'punto vittoria', 'punti vittoria')}.`;
  },
  passed: (e, who) => `${who(e.seat)} passa${e.spent === true ? ': nessuna unità può agire e non restano gettoni tempo' : ''}.`,
  ended(e, who) {
    const score = winnerFirst(e, e.points).join(' a ');
    const value = winnerFirst(e, e.material).join(' a ');
    const why: Record<Ending, string> = {
      points: `punti vittoria ${score}`,
      exhausted: `nessuno può più muoversi; punti vittoria ${score}, valore degli eserciti ${value}`,
      passed: `hanno passato entrambi; punti vittoria ${score}, valore degli eserciti ${value}`,
    };
    return e.winner === -1 ? `La battaglia finisce pari: ${why[e.why]}.` : `Vince ${who(e.winner)}: ${why[e.why]}.`;
  },
};
