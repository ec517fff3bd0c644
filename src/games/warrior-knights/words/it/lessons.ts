import type { LanguageForm } from '../languageForm';

export const lessons: LanguageForm['lessons'] = {
  levy: {
    title: 'Le prime truppe',
    help: 'Ogni carta è truppe per uno dei tuoi quattro Nobili, riconoscibili dalla forma, o per la Fortezza. Solo chi ha truppe entra in mappa: con almeno 100 a tre Nobili colpisci in tre luoghi.',
  },
  aim: {
    title: 'Il trono',
    help: 'Vincono le città: ognuna dà Prestigio a ogni turno. Con abbastanza città all’inizio di una Gestione sei subito Re; il riquadro Regno dice quante ne servono in questa partita.',
  },
  aimByCities: {
    title: 'Il trono',
    help: 'In questa partita il potere è legge: vincono solo le città, il Prestigio non decide. Con abbastanza città all’inizio di una Gestione sei subito Re; il riquadro Regno dice quante ne servono.',
  },
  round: {
    title: 'Un turno',
    help: 'Pianifichi in segreto, e le carte si aprono area per area. Usate, vanno a Tassazione, Paga o Assemblea: col doppio dei Baroni la fase inizia. Tieni il dito su qualsiasi cosa per leggere che cos’è.',
  },
  nobles: { title: 'Da dove iniziare', help: 'Metti i Nobili nelle regioni delle città: chi è lì può assediarle o assaltarle subito.' },
  planning: {
    title: 'Pianificazione',
    help: 'Fino a due carte per area. L’area 1 si risolve per prima; l’ordine dentro l’area è casuale.',
  },
  mobilize: {
    title: 'Muovere e attaccare',
    help: 'Entra nella regione di una città, poi attacca. L’assalto si combatte subito, col Fato, con perdite. L’assedio non costa nulla ma richiede più forza in tutto; un secondo, in un turno seguente, prende la città.',
  },
  fate: { title: 'Il Fato in battaglia', help: 'Tieni Vittorie per scacciare il nemico, Infliggi per uccidere, Previeni per salvarti.' },
  assembly: { title: 'Voti', help: 'I Voti impegnati si spendono anche se perdi. Tienine per le Agende seguenti.' },
};
