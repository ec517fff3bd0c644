/** Che cosa chiede l’arbitro, di che cosa avverte, e le poche parole accanto ai punti. */
import { counted, or } from '@/words/grammar/italian';
import { upperFirst } from '@/words/grammar/text';
import type { Deed, LanguageForm } from '../languageForm';
import { ending, left, the, unit, verb } from './names';

const deeds: Readonly<Record<Deed, string>> = {
  step: 'muoversi',
  attack: 'attaccare',
  shoot: 'tirare',
  merge: 'fondersi',
  dismount: 'smontare',
};

export const sentences: Pick<LanguageForm, 'first' | 'asks' | 'asksHex' | 'asksDeed' | 'warns' | 'stocks' | 'when' | 'sources'> = {
  first: {
    title: 'Schiera per primo',
    help: 'Il primo giocatore è il Rosso della scatola: posa i moduli e schiera per primo. In battaglia la prima mossa è dell’altro. A sorte decide il seme.',
  },
  asks: {
    layModule: 'Scegli il prossimo modulo del campo.',
    recruit: n => `Recluta l’esercito; ${left(n)}.`,
    placeWagonTrain: 'Piazza la tua carovana in pianura.',
    deploy: 'Schiera un’unità o tieni il resto in riserva.',
    turn: 'Attiva un’unità o passa.',
    turnOrRegroup: 'Attiva un’unità, raggruppa l’esercito o passa.',
    march: type => `Prosegui con ${the(type)}.`,
    retreat: type => `${upperFirst(unit(type))} ${ending(type, 'attaccat')}: resistere o ritirarsi?`,
    enter: 'Fai entrare unità accanto alla carovana.',
  },
  asksHex: type => `Scegli un esagono per ${the(type)}.`,
  asksDeed: (type, able) => `${upperFirst(the(type))} ${verb(type, 'può', 'possono')} ${or(able.map(deed => deeds[deed]))}.`,
  warns: {
    endsBattle: 'Anche l’avversario ha passato: la battaglia finisce. Passi?',
    unspent: 'Alcune tue unità possono ancora agire. Passi lo stesso?',
    budget: n => `${counted(n, 'punto andrebbe perso', 'punti andrebbero persi')}. Esercito pronto lo stesso?`,
    reserve: units => `${counted(units, 'unità resta', 'unità restano')} fuori fino al raggruppamento. Chiudi lo schieramento?`,
  },
  stocks: { flags: 'bandiere tenute', tokens: 'gettoni tempo', units: 'unità sul tabellone', waiting: 'unità in attesa fuori' },
  when: {
    battle: turn => `Battaglia, turno ${turn}`,
    field: 'Costruzione del campo',
    recruiting: 'Reclutamento',
    deployment: 'Schieramento',
  },
  sources: { flags: 'Punti delle bandiere', wagonTrain: 'Carovana nemica distrutta' },
};
