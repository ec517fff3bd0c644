/**
 * Europe’s east, nation by nation in their order of play.
 * The rulebook’s text prints names, neighbours, who contests what, and the numbers of Romania, Austria, Croatia and Bulgaria. Kinds follow its
 * order of naming; the other numbers and the symbols are ours.
 */
import { atlas } from './atlas';

export const east = atlas(
  'ee',
  ['hungary', 'romania', 'poland', 'bohemia', 'austria', 'croatia', 'serbia', 'bulgaria'],
  `
  budapest     | Budapest     | capital     | hungary          | 1 1 1 | carpathia kosice krakow partium sopron
  partium      | Partium      | tradeCentre | hungary          | 0 2 0 | banat budapest carpathia moldova sopron transylvania
  sopron       | Sopron       | common      | hungary          | 1 2 0 | banat budapest kosice partium pecs steiermark transylvania wien
  pecs         | Pécs         | common      | hungary          | 1 1 1 | banat slavonija sopron steiermark vojvodina
  carpathia    | Carpathia    | contested   | poland hungary   | 1 1 0 | basarabia budapest krakow lubelskie moldova partium
  transylvania | Transylvania | contested   | hungary romania  | 0 1 1 | banat moldova oltenia partium sopron valahia
  valahia      | Valahia      | capital     | romania          | 1 1 1 | basarabia dobrudja moldova oltenia tarnovo transylvania
  moldova      | Moldova      | tradeCentre | romania          | 0 2 1 | basarabia carpathia partium transylvania valahia
  basarabia    | Basarabia    | common      | romania          | 1 1 0 | carpathia dobrudja moldova valahia
  oltenia      | Oltenia      | common      | romania          | 1 1 0 | banat tarnovo transylvania valahia vidin vojvodina
  banat        | Banat        | common      | romania          | 0 1 1 | oltenia partium pecs sopron transylvania vojvodina
  dobrudja     | Dobrudja     | contested   | romania bulgaria | 1 1 0 | basarabia bulgaria tarnovo valahia
  warszawa     | Warszawa     | capital     | poland           | 1 1 1 | gdansk krakow lubelskie mazowsze silesia
  krakow       | Kraków       | tradeCentre | poland           | 0 2 1 | budapest carpathia kosice lubelskie ratibor silesia warszawa
  lubelskie    | Lubelskie    | common      | poland           | 1 1 0 | carpathia krakow mazowsze warszawa
  gdansk       | Gdańsk       | common      | poland           | 0 1 1 | mazowsze silesia warszawa
  mazowsze     | Mazowsze     | common      | poland           | 1 1 0 | gdansk lubelskie warszawa
  silesia      | Silesia      | contested   | bohemia poland   | 0 1 1 | bohemia gdansk kosice krakow ratibor warszawa
  bohemia      | Bohemia      | capital     | bohemia          | 1 1 1 | moravia praha ratibor silesia
  praha        | Praha        | tradeCentre | bohemia          | 0 2 0 | bohemia moravia salzburg tirol
  ratibor      | Ratibor      | common      | bohemia          | 1 1 1 | bohemia kosice krakow moravia silesia wien
  kosice       | Košice       | common      | bohemia          | 1 2 0 | budapest krakow moravia ratibor silesia sopron wien
  moravia      | Moravia      | contested   | austria bohemia  | 1 1 0 | bohemia kosice praha ratibor salzburg wien
  wien         | Wien         | capital     | austria          | 1 1 1 | kosice moravia ratibor salzburg sopron steiermark
  salzburg     | Salzburg     | tradeCentre | austria          | 0 2 0 | moravia praha steiermark tirol wien
  tirol        | Tirol        | common      | austria          | 1 1 1 | praha salzburg steiermark
  steiermark   | Steiermark   | common      | austria          | 1 2 0 | istria pecs salzburg slavonija sopron tirol wien
  istria       | Istria       | contested   | croatia austria  | 0 1 1 | dalmacija slavonija steiermark
  dalmacija    | Dalmacija    | capital     | croatia          | 1 1 1 | bosnia istria slavonija
  slavonija    | Slavonija    | tradeCentre | croatia          | 1 2 0 | bosnia dalmacija istria pecs steiermark vojvodina
  bosnia       | Bosnia       | common      | croatia          | 1 2 1 | beograd dalmacija ragusa slavonija vojvodina
  ragusa       | Ragusa       | contested   | serbia croatia   | 1 1 0 | beograd bosnia kosovo zeta
  beograd      | Beograd      | capital     | serbia           | 1 1 1 | bosnia kosovo ragusa vidin vojvodina
  kosovo       | Kosovo       | tradeCentre | serbia           | 0 2 0 | beograd bulgaria makedonija ragusa vidin zeta
  vojvodina    | Vojvodina    | common      | serbia           | 1 2 0 | banat beograd bosnia oltenia pecs slavonija vidin
  zeta         | Zeta         | common      | serbia           | 1 1 1 | kosovo makedonija ragusa
  makedonija   | Makedonija   | contested   | bulgaria serbia  | 0 1 1 | bulgaria kosovo zeta
  bulgaria     | Bulgaria     | capital     | bulgaria         | 1 1 1 | dobrudja kosovo makedonija rumelia tarnovo vidin
  rumelia      | Rumelia      | tradeCentre | bulgaria         | 0 2 0 | bulgaria
  tarnovo      | Tarnovo      | common      | bulgaria         | 1 1 1 | bulgaria dobrudja oltenia valahia vidin
  vidin        | Vidin        | common      | bulgaria         | 1 2 0 | beograd bulgaria kosovo oltenia tarnovo vojvodina
`,
);
