/** The few words that stand on the board itself: they come with it. */
import type { Language } from '@/engine/contract';

export interface OnBoard {
  readonly round: string;
  readonly draft: string;
  readonly assembly: string;
  readonly realm: string;
  readonly baron: string;
  readonly desk: string;
  /** The shortest names. */
  readonly doors: Readonly<Record<'round' | 'draft' | 'assembly' | 'realm' | 'baron', string>>;
  readonly close: string;
  readonly open: (what: string) => string;
  readonly areas: string;
  readonly area: (n: number) => string;
  readonly faceDown: (n: number) => string;
  readonly phases: string;
  /** The name of this phase where there is room for one word. */
  readonly wages: string;
  readonly cardUp: string;
  readonly noCard: string;
  readonly neutral: string;
  readonly ofWhom: (card: string, who: string) => string;
  readonly track: string;
  readonly spot: (n: number) => string;
  readonly fee: (n: number) => string;
  readonly begins: (markers: number, needed: number) => string;
  readonly offer: string;
  readonly agendas: string;
  readonly laws: string;
  readonly noLaws: string;
  readonly chairman: string;
  readonly head: string;
  readonly nobody: string;
  readonly fleets: string;
  readonly notUnderWay: string;
  readonly underWay: (spot: number, stakes: string) => string;
  readonly blessed: string;
  readonly events: string;
  readonly pool: (n: number) => string;
  readonly nextEvent: (colour: string) => string;
  readonly noEvents: string;
  readonly truce: string;
  readonly storm: string;
  readonly offMap: string;
  readonly gone: string;
  readonly atSea: string;
  readonly garrison: string;
  readonly fresh: string;
  readonly exhausted: string;
  readonly noTroops: string;
  readonly troops: (cards: string) => string;
  readonly casualties: (n: number) => string;
  readonly cities: string;
  readonly none: string;
  readonly holds: string;
  readonly banned: string;
  readonly heretic: string;
  readonly out: string;
  readonly plan: string;
  readonly map: string;
  readonly cardsLeft: (n: number) => string;
  readonly empty: string;
  readonly ownCards: string;
  readonly next: (card: string) => string;
  readonly then: (cards: string) => string;
  readonly attacker: string;
  readonly defender: string;
  readonly strength: (n: number) => string;
  readonly walls: (n: number) => string;
  readonly led: (who: string) => string;
  readonly unled: string;
  readonly fateCards: (n: number) => string;
  readonly hitsLeft: (n: number) => string;
  readonly due: (crowns: number, have: number) => string;
  readonly votesShown: (who: string, votes: number) => string;
  readonly votesHere: (n: number) => string;
  readonly youHave: (crowns: number) => string;
  readonly youHaveVotes: (votes: number) => string;
  readonly youHaveFaith: (faith: number) => string;
  readonly besieged: string;
  readonly breaches: (n: number) => string;
  readonly fortified: string;
  readonly sail: string;
  readonly nothingHere: string;
  readonly fieldBattle: string;
  readonly assault: string;
  readonly siege: string;
  readonly assaultOrSiege: string;
  readonly city: string;
  readonly drawnBy: (who: string) => string;
  readonly siegeSum: (own: number, foe: number, able: boolean) => string;
  readonly ledBySomebody: string;
  readonly faithNeeded: (n: number) => string;
  readonly way: (from: string, to: string) => string;
}

const en: OnBoard = {
  round: 'Round',
  draft: 'Mercenaries',
  assembly: 'Assembly',
  realm: 'Realm',
  baron: 'Baron',
  desk: 'Your answer',
  doors: { round: 'Round', draft: 'Draft', assembly: 'Assembly', realm: 'Realm', baron: 'Baron' },
  close: 'Close',
  open: what => `Open: ${what}`,
  areas: 'Action cards',
  area: n => `Area ${n}`,
  faceDown: n => (n === 1 ? '1 face down' : `${n} face down`),
  phases: 'Phases',
  wages: 'Wages',
  cardUp: 'Card that is up',
  noCard: 'No card is up',
  neutral: 'neutral',
  ofWhom: (card, who) => `${card}: ${who}`,
  track: 'Mercenary Track',
  spot: n => `Spot ${n}`,
  fee: n => `fee ${n}`,
  begins: (markers, needed) => `${markers} of ${needed} markers`,
  offer: 'For hire',
  agendas: 'For the next Assembly',
  laws: 'Laws in force',
  noLaws: 'No law is in force.',
  chairman: 'Chairman',
  head: 'Head of the Church',
  nobody: 'nobody',
  fleets: 'Expeditions',
  notUnderWay: 'not under way',
  underWay: (spot, stakes) => `step ${spot} of 3; ${stakes}`,
  blessed: 'blessed',
  events: 'Events',
  pool: n => `${n} Prestige left in the pool`,
  nextEvent: colour => `next: ${colour} back`,
  noEvents: 'No Event lasts.',
  truce: 'Truce: nobody fights this round.',
  storm: 'Storm: nobody sails this round.',
  offMap: 'off the map',
  gone: 'left the game',
  atSea: 'at sea',
  garrison: 'Garrison',
  fresh: 'fresh',
  exhausted: 'exhausted',
  noTroops: 'no troops',
  troops: cards => `Troops: ${cards}`,
  casualties: n => `${n} casualties`,
  cities: 'Cities',
  none: 'none',
  holds: 'Charges and offices',
  banned: 'Banned from the Assembly',
  heretic: 'Heretic',
  out: 'Out of the game',
  plan: 'Planning',
  map: 'Map',
  cardsLeft: n => `${n} in hand`,
  empty: 'empty',
  ownCards: 'Your cards',
  next: card => `To assign: ${card}`,
  then: cards => `Then: ${cards}`,
  attacker: 'Attacker',
  defender: 'Defender',
  strength: n => `strength ${n}`,
  walls: n => `walls ${n}`,
  led: who => `${who} commands: 200 more`,
  unled: 'without a commander',
  fateCards: n => (n === 1 ? '1 Fate card' : `${n} Fate cards`),
  hitsLeft: n => `${100 * n} losses still to bear`,
  due: (crowns, have) => `${crowns} ${crowns === 1 ? 'crown is' : 'crowns are'} due; you have ${have}`,
  votesShown: (who, votes) => `${who}: ${votes}`,
  votesHere: n => `Agenda ${n}`,
  youHave: crowns => `You have ${crowns} crowns`,
  youHaveVotes: votes => `You have ${votes} Votes`,
  youHaveFaith: faith => `You have ${faith} Faith`,
  besieged: 'besieged',
  breaches: n => (n === 1 ? '1 breach' : `${n} breaches`),
  fortified: 'fortified',
  sail: 'Port',
  nothingHere: 'Nobody stands here.',
  fieldBattle: 'Field battle',
  assault: 'Assault',
  siege: 'Siege',
  assaultOrSiege: 'Assault or siege',
  city: 'the city',
  drawnBy: who => `Drawn by ${who}`,
  siegeSum: (own, foe, able) => `${own} against ${foe}, leaders counted: ${able ? 'enough for a siege' : 'too weak for a siege'}`,
  ledBySomebody: 'a commander adds 200',
  faithNeeded: n => (n === 0 ? 'It cannot be cancelled' : `${n} Faith cancels it`),
  way: (from, to) => `From ${from} towards ${to}`,
};

const it: OnBoard = {
  round: 'Round',
  draft: 'Mercenari',
  assembly: 'Assemblea',
  realm: 'Regno',
  baron: 'Barone',
  desk: 'La tua risposta',
  doors: { round: 'Round', draft: 'Leva', assembly: 'Assemblea', realm: 'Regno', baron: 'Barone' },
  close: 'Chiudi',
  open: what => `Apri: ${what}`,
  areas: 'Carte azione',
  area: n => `Area ${n}`,
  faceDown: n => (n === 1 ? '1 coperta' : `${n} coperte`),
  phases: 'Fasi',
  wages: 'Paga',
  cardUp: 'Carta scoperta',
  noCard: 'Nessuna carta scoperta',
  neutral: 'neutrale',
  ofWhom: (card, who) => `${card}: ${who}`,
  track: 'Tabella dei Mercenari',
  spot: n => `Casella ${n}`,
  fee: n => `costa ${n}`,
  begins: (markers, needed) => `${markers} segnalini su ${needed}`,
  offer: 'Da arruolare',
  agendas: 'Per la prossima Assemblea',
  laws: 'Leggi in vigore',
  noLaws: 'Nessuna legge è in vigore.',
  chairman: 'Presidente',
  head: 'Capo della Chiesa',
  nobody: 'nessuno',
  fleets: 'Spedizioni',
  notUnderWay: 'non in viaggio',
  underWay: (spot, stakes) => `tappa ${spot} di 3; ${stakes}`,
  blessed: 'benedetta',
  events: 'Eventi',
  pool: n => `${n} Prestigio ancora nella riserva`,
  nextEvent: colour => `prossimo: dorso ${colour}`,
  noEvents: 'Nessun Evento dura.',
  truce: 'Tregua: nessuno combatte in questo round.',
  storm: 'Tempesta: nessuno naviga in questo round.',
  offMap: 'fuori mappa',
  gone: 'fuori dal gioco',
  atSea: 'in mare',
  garrison: 'Guarnigione',
  fresh: 'fresco',
  exhausted: 'esausto',
  noTroops: 'senza truppe',
  troops: cards => `Truppe: ${cards}`,
  casualties: n => `${n} perdite`,
  cities: 'Città',
  none: 'nessuna',
  holds: 'Cariche e uffici',
  banned: 'Bandito dall’Assemblea',
  heretic: 'Eretico',
  out: 'Fuori dal gioco',
  plan: 'Piano',
  map: 'Mappa',
  cardsLeft: n => `${n} in mano`,
  empty: 'vuota',
  ownCards: 'Le tue carte',
  next: card => `Da assegnare: ${card}`,
  then: cards => `Poi: ${cards}`,
  attacker: 'Attaccante',
  defender: 'Difensore',
  strength: n => `forza ${n}`,
  walls: n => `mura ${n}`,
  led: who => `${who} comanda: 200 in più`,
  unled: 'senza comandante',
  fateCards: n => (n === 1 ? '1 carta Fato' : `${n} carte Fato`),
  hitsLeft: n => `${100 * n} perdite ancora da subire`,
  due: (crowns, have) => `${crowns === 1 ? 'È dovuta 1 corona' : `Sono dovute ${crowns} corone`}; ne hai ${have}`,
  votesShown: (who, votes) => `${who}: ${votes}`,
  votesHere: n => `Agenda ${n}`,
  youHave: crowns => `Hai ${crowns} corone`,
  youHaveVotes: votes => `Hai ${votes} Voti`,
  youHaveFaith: faith => `Hai ${faith} Fede`,
  besieged: 'assediata',
  breaches: n => (n === 1 ? '1 breccia' : `${n} brecce`),
  fortified: 'fortificata',
  sail: 'Porto',
  nothingHere: 'Qui non c’è nessuno.',
  fieldBattle: 'Battaglia campale',
  assault: 'Assalto',
  siege: 'Assedio',
  assaultOrSiege: 'Assalto o assedio',
  city: 'la città',
  drawnBy: who => `Pescato da ${who}`,
  siegeSum: (own, foe, able) =>
    `${own} contro ${foe}, comandanti compresi: ${able ? 'abbastanza per un assedio' : 'troppo poco per un assedio'}`,
  ledBySomebody: 'un comandante aggiunge 200',
  faithNeeded: n => (n === 0 ? 'Non si può annullare' : `${n} Fede lo annulla`),
  way: (from, to) => `Da ${from} verso ${to}`,
};

export const onBoard: Readonly<Record<Language, OnBoard>> = { en, it };
