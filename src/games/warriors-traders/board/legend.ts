/** The signs of the map, of pieces, goods and tracks. */
import { signed, type Legend } from '@/table/kit/legend';

export const legend: Legend = [
  signed('crown', 'Capital, 3 points; beside a player: a nation made one', 'Capitale, 3 punti; accanto a un giocatore: nazione unita'),
  signed('scales', 'Trade centre, 2 points; and the track Trade', 'Centro commerciale, 2 punti; e il percorso Commercio'),
  signed('flag', 'Contested province, or an ally', 'Provincia contesa, o un alleato'),
  signed('food', 'Food: armies eat it before anything comes in', 'Cibo: gli eserciti lo mangiano prima di ogni entrata'),
  signed('barrel', 'Goods: for forts, upgrades and trade', 'Prodotti: per fortezze, potenziamenti e commercio'),
  signed('sword', 'Weapons, and infantry: strength 1, eats 1', 'Armi, e fanteria: forza 1, mangia 1'),
  signed('coin', 'Gold: 10 buy a point', 'Oro: 10 monete comprano un punto'),
  signed('bow', 'Archers: strength 2, eat 2', 'Arcieri: forza 2, mangiano 2'),
  signed('knight', 'Cavalry: strength 3, eats 3', 'Cavalleria: forza 3, mangia 3'),
  signed('princess', 'Princess: holds a province, never fights or eats', 'Principessa: tiene una provincia, non combatte e non mangia'),
  signed('tower', 'Fort: 3 points, strength 5 in defence', 'Fortezza: 3 punti, forza 5 in difesa'),
  signed('axe', 'Barbarians, with their strength', 'Barbari, con la loro forza'),
  signed('crane', 'The track Production', 'Il percorso Produzione'),
  signed('battle', 'The track Military; on the map: a war, or a fight', 'Il percorso Militare; sulla mappa: una guerra, o uno scontro'),
  signed('boot', 'Manoeuvre, action points; after a fight: must retreat', 'Manovra, punti azione; dopo uno scontro: si ritira'),
  signed('exchange', 'A trade route between two players', 'Una rotta tra due giocatori'),
  signed('trophy', 'So many points end the match', 'Con tanti punti la partita finisce'),
  signed('shield', 'Damage it can take', 'Danno che sopporta'),
  signed('bolt', 'Wounded until the turn ends', 'Ferito fino a fine turno'),
  signed('skull', 'Dies of this damage', 'Muore di questo danno'),
  signed('speech', 'Offer peace', 'Offri la pace'),
  signed('chevron', 'This level, and the next', 'Questo livello, e il prossimo'),
  signed('market', 'The bank', 'La banca'),
];
