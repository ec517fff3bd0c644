import type { LanguageForm } from '../languageForm';

const yesNo = (no: string, yes: string): LanguageForm['options']['map']['values'] => ({
  false: { title: 'No', help: no },
  true: { title: 'Sì', help: yes },
});
const whole = { title: 'Tutta la mappa', help: 'Tutte le nazioni, molto spazio, pochi incontri.' };
const part = (title: string, help: string): { title: string; help: string } => ({ title, help });
const region = (values: LanguageForm['options']['map']['values']): LanguageForm['options']['map'] => ({
  title: 'Parte della mappa',
  help: 'In una regione più piccola ci si incontra prima.',
  values: { whole, ...values },
});

export const options: LanguageForm['options'] = {
  map: {
    title: 'Mappa',
    help: 'Otto nazioni ciascuna.',
    values: {
      west: part('Europa dell’Ovest', 'Dall’Irlanda alla Germania, con molti passaggi per mare.'),
      east: part('Europa dell’Est', 'Dalla Polonia alla Bulgaria, tutta via terra.'),
      italy: part('Italia', 'Otto stati fra la Savoia e la Sicilia.'),
    },
  },
  west2: region({
    'england-scotland': part('Inghilterra e Scozia', 'Dieci province: la guerra arriva presto.'),
    'ireland-scotland': part('Irlanda e Scozia', 'In mezzo l’Inghilterra, di chi se la prende.'),
  }),
  east2: region({ 'croatia-bulgaria': part('Croazia e Bulgaria', 'In mezzo la Serbia, di chi se la prende.') }),
  italy2: region({
    'naples-papal': part('Napoli e gli Stati della Chiesa', 'Dieci province, come stampato: senza Abruzzo.'),
    'naples-papal-abruzzo': part('Gli stessi con l’Abruzzo', 'Undici province: forse l’elenco stampato ne ha dimenticata una.'),
    'milan-genoa': part('Milano e Genova', 'In mezzo la Toscana, di chi se la prende.'),
  }),
  west3: region({
    'british-isles': part('Le isole britanniche', 'Inghilterra, Scozia e Irlanda: la guerra arriva presto.'),
    continent: part('Il continente', 'Borgogna, Danimarca e Svizzera intorno a Francia e Germania.'),
  }),
  east3: region({ 'central-east': part('Il centro', 'Austria, Polonia e Romania intorno a Boemia e Ungheria.') }),
  italy3: region({
    'milan-tuscany-genoa': part('Milano, Toscana e Genova', 'Quattordici province: la guerra arriva presto.'),
    peninsula: part('La penisola', 'Venezia, Toscana e Napoli, senza le isole.'),
  }),
  alliances4: {
    title: 'Alleanze',
    help: 'Gli alleati vincono insieme con la somma dei loro punti.',
    values: {
      none: part('Ognuno per sé', 'Ciascuno gioca da solo.'),
      '2v2': part('Due contro due', 'Secondo i posti: primo e terzo contro secondo e quarto. La partita finisce a 65 punti.'),
    },
  },
  alliances6: {
    title: 'Alleanze',
    help: 'Gli alleati vincono insieme con la somma dei loro punti.',
    values: {
      none: part('Ognuno per sé', 'Ciascuno gioca da solo.'),
      '3v3': part('Tre contro tre', 'Secondo i posti: uno sì e uno no. La partita finisce a 75 punti.'),
      '2v2v2': part('Due, due e due', 'Secondo i posti: quelli opposti. La partita finisce a 55 punti.'),
    },
  },
  allies: {
    title: 'Chi è alleato',
    help: 'Come dice il regolamento: ci si allea prima di sorteggiare le nazioni, o dopo.',
    values: {
      seats: part('Secondo i posti', 'Come si siede al tavolo.'),
      agreed: part('Per accordo', 'Quando le nazioni sono note, propone il numero più basso; l’altro può rifiutare.'),
    },
  },
  nations: {
    title: 'Nazioni',
    help: 'Chi gioca con quale nazione.',
    values: {
      lot: part('A sorte', 'Consigliato le prime volte. Chi comincia riceve il numero più basso sorteggiato.'),
      choice: part('A scelta', 'I posti scelgono uno dopo l’altro; si gioca secondo i numeri delle nazioni.'),
    },
  },
  variableOrder: {
    title: 'Ordine variabile',
    help: 'Se a ogni turno comincia un’altra nazione.',
    values: yesNo('Comincia sempre il numero di nazione più basso.', 'A ogni turno comincia la nazione successiva; le altre seguono.'),
  },
  soloRoutes: {
    title: 'Rotte inutilizzate',
    help: 'Se le rotte che non portano a nessuno rendono qualcosa, come nelle regioni piccole.',
    values: yesNo('Su una mappa intera non rendono niente.', 'Rendono un po’ a ogni turno.'),
  },
  startInfantry: {
    title: 'Prima fanteria',
    help: 'Se ognuno comincia con un esercito, come nella prima edizione.',
    values: yesNo('Nelle capitali ci sono una fortezza e quattro principesse.', 'C’è anche una fanteria.'),
  },
  turns: {
    title: 'Turni',
    help: 'Quando la partita finisce al più tardi.',
    values: {
      '10': part('Dieci', 'Come dicono le regole.'),
      '8': part('Otto', 'Una partita più breve: non è nel regolamento.'),
      '6': part('Sei', 'Una partita breve: non è nel regolamento.'),
    },
  },
  leaving: {
    title: 'Se qualcuno abbandona',
    help: 'Che ne è del posto di chi deve andarsene.',
    values: {
      bot: part('Subentra un bot', 'Non è nel regolamento: continua lui da quel posto, e sulla mappa non cambia niente.'),
      vote: part(
        'Decidono gli altri',
        'Come dicono le regole: fermarsi e contare, o continuare contro i barbari. Fra alleati ci si ferma.',
      ),
    },
  },
};
