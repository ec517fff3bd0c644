/**
 * Europe’s west, nation by nation in their order of play.
 * The rulebook’s text prints names, neighbours and who contests what. Kinds follow its order of naming; the order of nations and the symbols are ours.
 */
import { atlas } from './atlas';

export const west = atlas(
  'we',
  ['burgundy', 'germany', 'denmark', 'scotland', 'ireland', 'england', 'france', 'switzerland'],
  `
  vlaanderen      | Vlaanderen      | capital     | burgundy            | 1 1 1 | brabant calais friesland yorkshire
  brabant         | Brabant         | tradeCentre | burgundy            | 0 2 0 | artois bourgogne calais friesland normandie palatinate vlaanderen
  friesland       | Friesland       | common      | burgundy            | 1 2 0 | brabant east-anglia fyn oldenburg palatinate slesvig vlaanderen
  bourgogne       | Bourgogne       | common      | burgundy            | 1 1 1 | artois bern bourbon brabant breisgau palatinate wurttemberg
  artois          | Artois          | contested   | burgundy france     | 1 1 0 | bourbon bourgogne brabant calais ile-de-france normandie
  calais          | Calais          | contested   | burgundy england    | 0 1 1 | artois brabant london normandie vlaanderen
  brandenburg     | Brandenburg     | capital     | germany             | 1 1 1 | bayern oldenburg palatinate pomerania
  bayern          | Bayern          | tradeCentre | germany             | 0 2 1 | brandenburg breisgau konstanz palatinate wurttemberg
  pomerania       | Pomerania       | common      | germany             | 1 1 0 | brandenburg oldenburg sjaelland
  palatinate      | Palatinate      | common      | germany             | 1 1 0 | bayern bourgogne brabant brandenburg friesland oldenburg wurttemberg
  wurttemberg     | Württemberg     | common      | germany             | 0 1 1 | bayern bourgogne breisgau palatinate
  breisgau        | Breisgau        | contested   | switzerland germany | 1 1 0 | bayern bern bourgogne konstanz wurttemberg
  oldenburg       | Oldenburg       | contested   | germany denmark     | 0 1 1 | brandenburg friesland palatinate pomerania sjaelland slesvig
  sjaelland       | Sjælland        | capital     | denmark             | 1 1 1 | fyn jylland oldenburg pomerania slesvig
  fyn             | Fyn             | tradeCentre | denmark             | 0 2 0 | friesland jylland sjaelland slesvig
  slesvig         | Slesvig         | common      | denmark             | 1 2 0 | friesland fyn oldenburg sjaelland
  jylland         | Jylland         | common      | denmark             | 1 1 1 | fyn orkney sjaelland
  orkney          | Orkney          | contested   | scotland denmark    | 1 1 0 | highlands jylland
  aberdeen        | Aberdeen        | capital     | scotland            | 1 1 1 | highlands lothian western-islands
  highlands       | Highlands       | tradeCentre | scotland            | 1 2 0 | aberdeen orkney western-islands
  lothian         | Lothian         | common      | scotland            | 1 2 1 | aberdeen western-islands yorkshire
  western-islands | Western Islands | contested   | ireland scotland    | 0 1 1 | aberdeen connaught highlands lothian ulster
  dublin          | Dublin          | capital     | ireland             | 1 1 1 | connaught munster ulster yorkshire
  connaught       | Connaught       | tradeCentre | ireland             | 1 2 0 | dublin munster ulster western-islands
  munster         | Munster         | common      | ireland             | 1 2 1 | connaught dublin normandie wessex
  ulster          | Ulster          | contested   | england ireland     | 1 1 0 | connaught dublin wales western-islands
  london          | London          | capital     | england             | 1 1 1 | calais east-anglia normandie wales wessex
  east-anglia     | East Anglia     | tradeCentre | england             | 0 2 1 | friesland london wales yorkshire
  wales           | Wales           | common      | england             | 0 1 1 | east-anglia london ulster wessex yorkshire
  yorkshire       | Yorkshire       | common      | england             | 1 1 0 | dublin east-anglia lothian vlaanderen wales
  wessex          | Wessex          | common      | england             | 1 1 0 | london munster normandie wales
  ile-de-france   | Île-de-France   | capital     | france              | 1 1 1 | anjou artois bourbon normandie
  anjou           | Anjou           | tradeCentre | france              | 0 2 1 | bourbon ile-de-france normandie provence
  bourbon         | Bourbon         | common      | france              | 1 1 0 | anjou artois bern bourgogne geneve ile-de-france provence
  provence        | Provence        | common      | france              | 1 1 0 | anjou bourbon geneve
  normandie       | Normandie       | common      | france              | 0 1 1 | anjou artois brabant calais ile-de-france london munster wessex
  geneve          | Genève          | contested   | france switzerland  | 0 1 1 | bern bourbon provence schwyz
  schwyz          | Schwyz          | capital     | switzerland         | 1 1 1 | bern geneve konstanz
  bern            | Bern            | tradeCentre | switzerland         | 1 2 0 | bourbon bourgogne breisgau geneve konstanz schwyz
  konstanz        | Konstanz        | common      | switzerland         | 1 2 1 | bayern bern breisgau schwyz
`,
);
