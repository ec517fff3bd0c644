import { counted } from '@/words/grammar/english';
import type { Names, Noun } from '../names';
import { shields } from './shields';

const noun = (one: string, many = `${one}s`): Noun => ({ one, many, a: `a ${one}`, the: `the ${one}` });

const animals = { sheep: noun('sheep', 'sheep'), pig: noun('pig'), cow: noun('cow'), goat: noun('goat'), geese: noun('goose', 'geese') };
const colours = ['turquoise', 'purple', 'pink', 'red', 'brown', 'orange'];

export const names: Names = {
  tiles: {
    building: noun('building'),
    pasture: noun('livestock tile'),
    mine: noun('mine'),
    ship: noun('ship'),
    monastery: noun('monastery', 'monasteries'),
    castle: noun('castle'),
  },
  areas: {
    building: noun('village'),
    pasture: noun('pasture'),
    mine: noun('mine'),
    ship: noun('river'),
    monastery: noun('monastery', 'monasteries'),
    castle: noun('castle'),
  },
  onArea: {
    building: 'on the village',
    pasture: 'on the pasture',
    mine: 'on the mine space',
    ship: 'on the river',
    monastery: 'on the monastery space',
    castle: 'on the castle space',
  },
  posts: { northWest: 'north-west', northEast: 'north-east', south: 'south' },
  joker: noun('joker'),
  inn: { one: 'inn', many: 'inns', a: 'an inn', the: 'the inn' },
  shield: number => {
    const shield = `shield ${number} (${shields.names[number]})`;
    return { one: shield, many: shield, a: shield, the: shield };
  },
  buildings: {
    warehouse: noun('warehouse'),
    watchtower: noun('watchtower'),
    carpenter: noun('carpenter’s workshop'),
    church: noun('church', 'churches'),
    market: noun('market'),
    boardingHouse: noun('boarding house'),
    bank: noun('bank'),
    cityHall: noun('city hall'),
    crane: noun('crane'),
    whiteCastle: noun('white castle'),
  },
  animals,
  monastery: number => ({
    one: `monastery ${number}`,
    many: `monasteries ${number}`,
    a: `monastery ${number}`,
    the: `monastery ${number}`,
  }),
  livestock: (animal, heads) => {
    const herd = counted(heads, animals[animal].one, animals[animal].many);
    return { one: herd, many: herd, a: herd, the: `the ${herd}` };
  },
  goods: (good, count) => counted(count, `${colours[good]} good`),
  colours,
  silver: count => `${count} silver`,
  workers: count => counted(count, 'worker'),
  points: count => counted(count, 'point'),
  tilesCount: count => counted(count, 'tile'),
};
