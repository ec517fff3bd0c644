import { counted } from '@/words/grammar/italian';
import type { Names, Noun } from '../names';
import { shields } from './shields';

const il = (one: string, many: string): Noun => ({ one, many, a: `un ${one}`, the: `il ${one}` });
const la = (one: string, many: string): Noun => ({ one, many, a: `una ${one}`, the: `la ${one}` });
const elided = (one: string, many: string): Noun => ({ one, many, a: `un ${one}`, the: `l’${one}` });

const animals = {
  sheep: la('pecora', 'pecore'),
  pig: il('maiale', 'maiali'),
  cow: la('mucca', 'mucche'),
  goat: la('capra', 'capre'),
  geese: { one: 'oca', many: 'oche', a: 'un’oca', the: 'l’oca' },
};
const feminine = new Set(['sheep', 'cow', 'goat', 'geese']);
const colours = ['turchese', 'viola', 'rosa', 'rossa', 'marrone', 'arancione'];
const manyColours = ['turchesi', 'viola', 'rosa', 'rosse', 'marroni', 'arancioni'];

export const names: Names = {
  tiles: {
    building: elided('edificio', 'edifici'),
    pasture: la('tessera bestiame', 'tessere bestiame'),
    mine: la('miniera', 'miniere'),
    ship: la('nave', 'navi'),
    monastery: il('monastero', 'monasteri'),
    castle: il('castello', 'castelli'),
  },
  areas: {
    building: il('villaggio', 'villaggi'),
    pasture: il('pascolo', 'pascoli'),
    mine: la('miniera', 'miniere'),
    ship: il('fiume', 'fiumi'),
    monastery: il('monastero', 'monasteri'),
    castle: il('castello', 'castelli'),
  },
  onArea: {
    building: 'sul villaggio',
    pasture: 'sul pascolo',
    mine: 'sullo spazio miniera',
    ship: 'sul fiume',
    monastery: 'sullo spazio monastero',
    castle: 'sullo spazio castello',
  },
  posts: { northWest: 'nord-ovest', northEast: 'nord-est', south: 'sud' },
  joker: il('jolly', 'jolly'),
  inn: la('taverna', 'taverne'),
  shield: number => {
    const shield = `scudo ${number} (${shields.names[number]})`;
    return { one: shield, many: shield, a: `lo ${shield}`, the: `lo ${shield}` };
  },
  buildings: {
    warehouse: il('magazzino', 'magazzini'),
    watchtower: la('torre di vedetta', 'torri di vedetta'),
    carpenter: la('bottega del carpentiere', 'botteghe del carpentiere'),
    church: la('chiesa', 'chiese'),
    market: il('mercato', 'mercati'),
    boardingHouse: elided('alloggio', 'alloggi'),
    bank: la('banca', 'banche'),
    cityHall: il('centro cittadino', 'centri cittadini'),
    whiteCastle: il('castello bianco', 'castelli bianchi'),
    crane: elided('argano', 'argani'),
  },
  animals,
  monastery: number => ({
    one: `monastero ${number}`,
    many: `monasteri ${number}`,
    a: `il monastero ${number}`,
    the: `il monastero ${number}`,
  }),
  livestock: (animal, heads) => {
    const herd = counted(heads, animals[animal].one, animals[animal].many);
    return { one: herd, many: herd, a: herd, the: `${feminine.has(animal) ? 'le' : 'i'} ${herd}` };
  },
  goods: (good, count) => (count === 1 ? `1 merce ${colours[good]}` : `${count} merci ${manyColours[good]}`),
  colours,
  silver: count => counted(count, 'moneta d’argento', 'monete d’argento'),
  workers: count => counted(count, 'lavoratore', 'lavoratori'),
  points: count => counted(count, 'punto', 'punti'),
  tilesCount: count => counted(count, 'tessera', 'tessere'),
};
