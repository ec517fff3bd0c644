import type { Tongue } from '../tongue';

export const lessons: Tongue['lessons'] = {
  points: {
    title: 'Come si fanno i punti',
    help: 'Riempi tutti gli spazi di un’area: più è grande, più vale; in fase A aggiungi 10, poi 8, 6, 4, 2. Danno punti anche bestiame, vendite e, alla fine, i monasteri.',
  },
  dice: {
    title: 'Due dadi, due azioni',
    help: 'Ogni dado prende una tessera dal deposito col suo numero, piazza una tessera su quel numero, vende le merci del suo colore oppure prende due lavoratori.',
  },
  place: {
    title: 'Dove può andare una tessera',
    help: 'Su uno spazio vuoto del suo colore, col numero del tuo dado, accanto a una tessera già piazzata. L’effetto è immediato.',
  },
  workers: {
    title: 'I lavoratori cambiano i dadi',
    help: 'Ogni lavoratore cambia un dado di 1; il 6 e l’1 sono vicini. Il piccolo numero su un bersaglio è il prezzo in lavoratori.',
  },
  ship: {
    title: 'Le navi portano merci',
    help: 'Una nave svuota un deposito nelle tue scorte, al massimo tre colori, e ti fa avanzare sul ponte. Poi un dado col loro numero vende un colore per punti e argento.',
  },
  castle: {
    title: 'Un castello è un’azione in più',
    help: 'Piazzalo e agisci subito, come con un dado di qualsiasi numero. Le tessere che ne chiamano altre fanno turni lunghi.',
  },
  purchase: {
    title: 'Compra senza dado',
    help: 'Una volta nel tuo turno 2 monete d’argento comprano una tessera del deposito nero. Alcune si trovano solo lì.',
  },
  phaseEnd: {
    title: 'Finisce una fase',
    help: 'Le miniere danno 1 moneta ciascuna. Le tessere avanzate vanno via, le merci restano. Dopo la fase E valgono 1 punto ogni merce, ogni moneta e ogni due lavoratori.',
  },
};
