import type { Tongue } from '../tongue';

export const lessons: Tongue['lessons'] = {
  aim: {
    title: 'Nove turni per il prestigio',
    help: 'Contano torri, templi, merci rare e missioni del re. La torre rende 2 punti per livello all’inizio delle Ere II e III, e ancora alla fine.',
  },
  placing: {
    title: 'Prima si piazzano tutti i pezzi',
    help: 'I cammelli vanno sugli spazi tondi, le navi su quelli rettangolari, un pezzo alla volta a turno. Non succede niente finché non sono tutti piazzati.',
  },
  marauders: {
    title: 'I predoni',
    help: 'Scegli una regione in segreto. Nel prossimo turno, dopo il piazzamento, ogni pezzo lì torna a casa senza agire. L’ultima regione attaccata è sempre sicura.',
  },
  improvements: {
    title: 'Miglioramenti',
    help: 'Valgono subito, anche per i pezzi che devono ancora agire. L’Era I costa un bene a scelta, l’Era II due, l’Era III tre.',
  },
  resolving: {
    title: 'I tuoi pezzi agiscono',
    help: 'Raccogli, costruisci, compra e compi missioni nell’ordine che vuoi. Ogni pezzo agisce una volta e torna a casa; alla fine premi Fatto.',
  },
  exchange: {
    title: 'Beni scambiati',
    help: 'Quello che ricevi da uno scambio sta a parte. Può pagare qualsiasi cosa, ma in questo turno non si scambia di nuovo.',
  },
  missions: {
    title: 'Il re ti è debitore',
    help: 'Una missione compiuta si può riscuotere una volta per il suo favore. Alla fine conterà solo la metà: scegli il momento.',
  },
  tax: {
    title: 'L’esattore',
    help: 'Dall’Era II ognuno deve oro a ogni turno, o perde punti. Chi ha un pezzo sullo spazio dell’esattore è esente.',
  },
};
