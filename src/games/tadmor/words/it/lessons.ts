import type { LanguageForm } from '../languageForm';

export const lessons: LanguageForm['lessons'] = {
  aim: {
    title: 'Nove turni per il prestigio',
    help: 'Sei un mercante di Palmira. Cammelli e navi raccolgono beni; torre, templi, merci rare e missioni del re li cambiano in prestigio. Dopo nove turni vince chi ha più punti; la torre rende anche a ogni nuova Era.',
  },
  placing: {
    title: 'Prima si piazzano tutti i pezzi',
    help: 'Cammelli sugli spazi tondi, navi su quelli rettangolari, un pezzo alla volta. Niente succede finché non sono tutti piazzati. Tieni il dito su uno spazio per leggere che cosa fa.',
  },
  marauders: {
    title: 'I predoni',
    help: 'Un cammello sul loro spazio sceglie in segreto una regione. Nel prossimo turno, piazzati tutti i pezzi, quelli in quella regione tornano a casa senza agire. L’ultima attaccata è sempre sicura.',
  },
  improvements: {
    title: 'Miglioramenti',
    help: 'Un cammello su uno spazio numerato ne compra uno; vale subito, anche per i pezzi che devono ancora agire. Nell’Era I costa un bene a scelta, poi due, poi tre.',
  },
  resolving: {
    title: 'I tuoi pezzi agiscono',
    help: 'Raccogli, costruisci, compra e compi missioni nell’ordine che vuoi. Ogni pezzo agisce una volta e torna a casa; alla fine tocca Fatto.',
  },
  exchange: {
    title: 'Beni scambiati',
    help: 'Tocca un bene per scambiarlo dove hai un mercato o uno scambio. Quello che ricevi sta a parte: può pagare qualsiasi cosa, ma in questo turno non si scambia di nuovo.',
  },
  missions: {
    title: 'Il re ti è debitore',
    help: 'Un cammello alla missione del re ne pesca una o compie una di quelle in mano. Compiuta, conta alla fine, oppure si riscuote una volta per il suo favore: allora conta la metà.',
  },
  tax: {
    title: 'L’esattore',
    help: 'Dall’Era II ognuno deve oro a ogni turno, o perde punti. Un pezzo su uno spazio dell’esattore ti esenta; altrimenti tieni da parte un oro.',
  },
};
