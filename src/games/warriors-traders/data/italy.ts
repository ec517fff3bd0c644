/**
 * Italy, state by state in their order of play.
 * The rulebook’s text prints names, neighbours and who contests what. Kinds follow its order of naming; the order of states and the symbols are ours.
 */
import { atlas } from './atlas';

export const italy = atlas(
  'it',
  ['tuscany', 'venice', 'milan', 'sardinia', 'genoa', 'sicily', 'naples', 'papal-states'],
  `
  firenze        | Firenze        | capital     | tuscany             | 1 1 1 | alta-corsica emilia-romagna modena siena urbino
  modena         | Modena         | tradeCentre | tuscany             | 0 2 0 | alta-corsica emilia-romagna ferrara firenze genova mantova parma
  siena          | Siena          | common      | tuscany             | 1 1 1 | alta-corsica firenze napoli roma urbino
  mantova        | Mantova        | common      | tuscany             | 1 2 0 | brescia ferrara milano modena parma verona
  alta-corsica   | Alta Corsica   | contested   | genoa tuscany       | 0 1 1 | ajaccio firenze gallura genova modena siena
  parma          | Parma          | contested   | tuscany milan       | 1 1 0 | genova mantova milano modena piacenza
  venezia        | Venezia        | capital     | venice              | 1 1 1 | ancona dalmazia ferrara friuli istria puglia verona
  verona         | Verona         | tradeCentre | venice              | 0 2 1 | brescia ferrara friuli mantova venezia
  friuli         | Friuli         | common      | venice              | 0 1 1 | brescia venezia verona
  istria         | Istria         | common      | venice              | 1 1 0 | ancona dalmazia emilia-romagna venezia
  dalmazia       | Dalmazia       | common      | venice              | 1 1 0 | abruzzo istria puglia venezia
  brescia        | Brescia        | contested   | milan venice        | 0 1 1 | como friuli mantova milano verona
  ferrara        | Ferrara        | contested   | papal-states venice | 1 1 0 | ancona emilia-romagna mantova modena venezia verona
  milano         | Milano         | capital     | milan               | 1 1 1 | aosta brescia como mantova parma piacenza piemonte
  como           | Como           | tradeCentre | milan               | 1 2 0 | aosta brescia milano
  piacenza       | Piacenza       | common      | milan               | 1 2 1 | genova milano parma piemonte
  piemonte       | Piemonte       | capital     | sardinia            | 1 1 1 | aosta cagliari gallura genova milano piacenza savoia
  cagliari       | Cagliari       | tradeCentre | sardinia            | 0 2 1 | arborea gallura malta piemonte
  savoia         | Savoia         | common      | sardinia            | 0 1 1 | aosta piemonte
  aosta          | Aosta          | common      | sardinia            | 1 1 0 | como milano piemonte savoia
  arborea        | Arborea        | common      | sardinia            | 1 1 0 | cagliari gallura torres
  malta          | Malta          | contested   | sicily sardinia     | 0 1 1 | cagliari calabria catania gallura palermo
  gallura        | Gallura        | contested   | sardinia genoa      | 1 1 0 | ajaccio alta-corsica arborea cagliari malta palermo piemonte roma torres
  genova         | Genova         | capital     | genoa               | 1 1 1 | ajaccio alta-corsica modena parma piacenza piemonte
  ajaccio        | Ajaccio        | tradeCentre | genoa               | 1 2 0 | alta-corsica gallura genova torres
  torres         | Torres         | common      | genoa               | 1 2 1 | ajaccio arborea gallura
  palermo        | Palermo        | capital     | sicily              | 1 1 1 | gallura malta messina ragusa
  messina        | Messina        | tradeCentre | sicily              | 0 2 0 | calabria catania palermo ragusa
  catania        | Catania        | common      | sicily              | 1 2 0 | malta messina ragusa
  ragusa         | Ragusa         | common      | sicily              | 1 1 1 | catania messina palermo
  calabria       | Calabria       | contested   | naples sicily       | 1 1 0 | malta messina salerno
  napoli         | Napoli         | capital     | naples              | 1 1 1 | benevento puglia roma salerno siena
  salerno        | Salerno        | tradeCentre | naples              | 0 2 0 | calabria napoli puglia
  abruzzo        | Abruzzo        | common      | naples              | 1 1 1 | ancona benevento dalmazia puglia roma
  puglia         | Puglia         | common      | naples              | 1 2 0 | abruzzo benevento dalmazia napoli salerno venezia
  benevento      | Benevento      | contested   | papal-states naples | 0 1 1 | abruzzo ancona napoli puglia roma
  roma           | Roma           | capital     | papal-states        | 1 1 1 | abruzzo ancona benevento gallura napoli siena urbino
  ancona         | Ancona         | tradeCentre | papal-states        | 0 2 0 | abruzzo benevento emilia-romagna ferrara istria roma urbino venezia
  urbino         | Urbino         | common      | papal-states        | 1 1 1 | ancona emilia-romagna firenze roma siena
  emilia-romagna | Emilia Romagna | common      | papal-states        | 1 2 0 | ancona ferrara firenze istria modena urbino
`,
);
