import type { Resource } from '../../data/names';
import type { LevelWords, Names, Nation } from '../languageForm';

const called = (name: string, of = `${name}’s`): Nation => ({ name, of, to: name, unto: `to ${name}` });

const ONE: Readonly<Record<Resource, string>> = { food: 'food', goods: 'good', weapons: 'weapon', gold: 'gold' };
const MANY: Readonly<Record<Resource, string>> = { food: 'food', goods: 'goods', weapons: 'weapons', gold: 'gold' };

export const names: Names = {
  nations: {
    'we-burgundy': called('Burgundy'),
    'we-germany': called('Germany'),
    'we-denmark': called('Denmark'),
    'we-scotland': called('Scotland'),
    'we-ireland': called('Ireland'),
    'we-england': called('England'),
    'we-france': called('France'),
    'we-switzerland': called('Switzerland'),
    'ee-hungary': called('Hungary'),
    'ee-romania': called('Romania'),
    'ee-poland': called('Poland'),
    'ee-bohemia': called('Bohemia'),
    'ee-austria': called('Austria'),
    'ee-croatia': called('Croatia'),
    'ee-serbia': called('Serbia'),
    'ee-bulgaria': called('Bulgaria'),
    'it-tuscany': called('Tuscany'),
    'it-venice': called('Venice'),
    'it-milan': called('Milan'),
    'it-sardinia': called('Sardinia'),
    'it-genoa': called('Genoa'),
    'it-sicily': called('Sicily'),
    'it-naples': called('Naples', 'Naples’'),
    'it-papal-states': { name: 'the Papal States', of: 'the Papal States’', to: 'the Papal States', unto: 'to the Papal States' },
  },
  barbarians: { name: 'barbarians', of: 'barbarian', to: 'the barbarians', unto: 'to the barbarians' },
  kinds: {
    infantry: { the: 'the infantry', one: 'infantry' },
    archers: { the: 'the archers', one: 'archers' },
    cavalry: { the: 'the cavalry', one: 'cavalry' },
    princess: { the: 'the princess', one: 'princess' },
    fort: { the: 'the fort', one: 'fort' },
    barbarian: { the: 'the barbarian army', one: 'army' },
  },
  tracks: { production: 'Production', trade: 'Trade', military: 'Military' },
  places: { capital: 'capital', tradeCentre: 'trade centre', contested: 'contested province', common: 'common province' },
  resources: MANY,
  amount: (count, good) => `${count} ${count === 1 ? ONE[good] : MANY[good]}`,
  points: count => (count === 1 ? '1 point' : `${count} points`),
  armies: count => (count === 1 ? '1 army' : `${count} armies`),
  actions: count => (count === 1 ? '1 action' : `${count} actions`),
  list: parts => parts.join(', '),
};

export const levels: LevelWords = {
  brings: {
    production: (food, goods) => `food × ${food}, goods × ${goods}`,
    trade: (rate, routes) => `bank ${rate} for 1, ${routes === 1 ? '1 route' : `${routes} routes`}`,
    military: (weapons, points) => `weapons × ${weapons}, ${points} action points`,
  },
  abilities: {
    production: ['', '', '', 'forts', 'upgrades', 'capital tax', 'an extra action'],
    trade: ['', '', '', 'gold doubles', 'trade centre tax', 'actions for gold', 'monopoly'],
    military: ['', '', 'archers', 'retreat', '', 'cavalry, second battle, no hunger', 'two armies, an extra declaration of war'],
  },
};
