import type { Traders } from '../state';
import { invariants } from './invariants';
import { act, at, barbarians, place, table } from './table';

const faults: Record<string, (g: Traders) => void> = {
  'a piece twice': g => g.pieces.push(g.pieces[0]!),
  'a fifth infantry': g => place(g, 0, 'london', 'infantry', 'infantry', 'infantry', 'infantry'),
  'a barbarian of a player': g => (g.pieces[0]!.kind = 5),
  'a player’s infantry among barbarians': g => (g.pieces[1]!.kind = 0),
  'a province held by nobody who is there': g => (g.holder[at(g, 'london')] = 1),
  'an empty province that is held': g => (g.holder[at(g, 'wessex')] = 0),
  'a rival in a province at peace': g => place(g, 1, 'london', 'infantry'),
  'a princess among barbarians': g => place(g, 0, 'wales', 'princess'),
  'three forts': g => place(g, 0, 'london', 'fort', 'fort', 'fort'),
  'less than nothing': g => (g.realms[0]!.stock[3] = -1),
  'seventeen tokens': g => (g.realms[1]!.tokens[0] = 17),
  'a route opened twice': g => {
    g.realms[0]!.routes.push(1);
    g.realms[1]!.routes.push(0);
  },
  'a nation twice': g => (g.realms[1]!.nation = g.realms[0]!.nation),
  'a war of four turns': g => {
    g.turn = 5;
    g.wars.push({ a: 0, b: 1, since: 2, struck: true });
  },
  'a piece of whoever left': g => (g.realms[0]!.leftIn = 1),
  'goods of whoever left': g => {
    g.realms[1]!.leftIn = 1;
    g.realms[1]!.stock[3] = 2;
    g.order = [0];
  },
  'a question to whoever left': g => {
    g.realms[1]!.leftIn = 1;
    g.order = [0];
    g.questions.unshift(act(1));
  },
  'a route to whoever left': g => {
    g.realms[1]!.leftIn = 1;
    g.order = [0];
    g.realms[0]!.routes.push(1);
  },
  'a turn of whoever left': g => (g.realms[1]!.leftIn = 1),
  'a piece outside the land': g => (g.land = 'continent'),
};

test.each(Object.entries(faults))('a planted fault is found: %s', (_, plant) => {
  const { g } = table(act(), g => {
    place(g, 0, 'london', 'infantry');
    barbarians(g, 'wales');
  });
  expect(invariants(g)).toEqual([]);
  plant(g);
  expect(invariants(g)).not.toEqual([]);
});
