import type { LanguageForm } from '../languageForm';

export const lessons: LanguageForm['lessons'] = {
  points: {
    title: 'Il tuo ducato, e a che serve',
    help: 'Per 25 round prendi tessere dal mercato, i sei depositi, e le piazzi nel tuo ducato di spazi colorati. Un’area piena dà punti: più è grande, più vale; in fase A 10 in più, poi 8, 6, 4, 2.',
  },
  pointsAlone: {
    title: 'Riempi tutto il ducato',
    help: 'Vinci quando tutti i 37 spazi sono pieni, entro 25 round. Aree e altri guadagni danno punti, che corrono verso un obiettivo: lì hai un’azione extra. A ogni round il dado bianco toglie una tessera dal mercato.',
  },
  dice: {
    title: 'Due dadi, due azioni',
    help: 'Un dado prende una tessera dal suo deposito, un altro la piazza sul suo numero. Oppure vende merci, o prende due lavoratori. Tieni il dito su una tessera per leggere che cosa fa.',
  },
  place: {
    title: 'Dove può andare una tessera',
    help: 'Su uno spazio vuoto del suo colore, col numero del tuo dado, accanto a una tessera già piazzata. Fa effetto quando la piazzi, subito o mai più.',
  },
  placeAlone: {
    title: 'Dove può andare una tessera',
    help: 'Su uno spazio vuoto del suo colore, col numero del tuo dado, accanto a una tessera già piazzata o dove un fiume arriva da una di esse. Fa effetto quando la piazzi, subito o mai più.',
  },
  workers: {
    title: 'I lavoratori cambiano i dadi',
    help: 'Ogni lavoratore cambia un dado di 1; il 6 e l’1 sono vicini. Il piccolo numero su un posto acceso è il prezzo in lavoratori.',
  },
  ship: {
    title: 'Le navi portano merci',
    help: 'Una nave svuota un deposito nelle tue scorte, al massimo tre colori, e ti fa avanzare sul ponte. Poi un dado col loro numero vende un colore per punti e argento.',
  },
  shipAlone: {
    title: 'Le navi portano merci',
    help: 'Una nave svuota un deposito nelle tue scorte; le merci di tutti gli altri escono dal gioco. Poi cinque merci danno un jolly, che va su qualsiasi spazio. Un dado col loro numero vende un colore.',
  },
  castle: {
    title: 'Un castello è un’azione in più',
    help: 'Quando lo piazzi agisci subito, come con un dado di qualsiasi numero. Le tessere che ne chiamano altre fanno turni lunghi.',
  },
  purchase: {
    title: 'Compra senza dado',
    help: 'Una volta nel tuo turno 2 monete d’argento comprano una tessera del deposito nero. Alcune si trovano solo lì.',
  },
  phaseEnd: {
    title: 'Finisce una fase',
    help: 'Le miniere danno 1 moneta ciascuna. Le tessere avanzate vanno via, le merci restano. Dopo la fase E valgono 1 punto ogni merce, ogni moneta e ogni due lavoratori.',
  },
  phaseEndAlone: {
    title: 'Finisce una fase',
    help: 'Le miniere danno 1 moneta ciascuna. Le tessere avanzate vanno via, le merci restano. Dopo la fase E non si conta nulla: o tutti i 37 spazi sono pieni, o la partita è persa.',
  },
};
