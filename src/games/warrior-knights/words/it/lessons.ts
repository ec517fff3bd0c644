import type { Tongue } from '../tongue';

export const lessons: Tongue['lessons'] = {
  aim: { title: 'Il trono', help: 'Tieni città: ognuna dà Prestigio a ogni turno. Con più di metà del regno vinci subito.' },
  nobles: { title: 'Da dove iniziare', help: 'Metti i Nobili vicino a città che puoi assediare o assaltare subito.' },
  planning: {
    title: 'Pianificazione',
    help: 'Fino a due carte per area. L’area 1 si risolve per prima; l’ordine dentro l’area è casuale.',
  },
  mobilize: { title: 'Mobilitare', help: 'Scegli un Nobile e una regione. Dopo il movimento può iniziare lì una battaglia.' },
  siege: {
    title: 'Assedi',
    help: 'Con i 200 del comandante devi superare in tutto il difensore. Un secondo assedio, in un turno seguente, prende la città.',
  },
  fate: { title: 'Il Fato in battaglia', help: 'Tieni Vittorie per scacciare il nemico, Infliggi per uccidere, Previeni per salvarti.' },
  allocation: { title: 'Attivare le fasi', help: 'Ogni carta va in un’area. Con il doppio di carte dei Baroni la fase inizia.' },
  assembly: { title: 'Voti', help: 'I Voti impegnati si spendono anche se perdi. Tienine per le Agende seguenti.' },
};
