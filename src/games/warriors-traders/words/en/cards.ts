import type { LanguageForm } from '../languageForm';

export const cards: LanguageForm['cards'] = {
  places: {
    capital:
      '3 points. A production tax brings 1 gold. Barbarians driven off flee to free land of their nation first, then to its capital.',
    tradeCentre: '2 points. Only who controls one takes part in trade. A trade tax brings 1 gold from each.',
    contested: '1 point. It belongs to two nations: neither needs it to unify, and it adds actions to either.',
    common: '1 point. Its nation cannot be unified without it.',
  },
  kinds: {
    infantry: 'Strength and resistance 1. Costs 1 weapon, eats 1 food. Whoever destroys it gains 1 point.',
    archers: 'Strength and resistance 2. Costs 2 weapons and 1 gold, eats 2 food, needs Military III. Worth 2 points destroyed.',
    cavalry: 'Strength and resistance 3. Costs 3 weapons and 2 gold, eats 3 food, needs Military VI. Worth 3 points destroyed.',
    princess: 'Holds a province, never fights, eats nothing. Any damage kills her, for 1 point; forts protect her while they stand.',
    fort: 'Deals 5 and takes 5 in defence, never moves. 3 points while it stands, 3 to whoever destroys it. Two in a province at most.',
    barbarian: 'Strength and resistance grow with the turns: 1, from turn 4 on 2, from turn 8 on 3. Worth 1 point destroyed.',
  },
  tracks: {
    production: 'Multiplies food and goods. IV builds forts, V upgrades armies, VI taxes capitals, VII gives an extra action.',
    trade:
      'A better rate at the bank and up to three routes. IV doubles gold, V taxes trade centres, VI sells two actions, VII is the monopoly.',
    military:
      'More weapons and action points. III archers, IV retreat, VI cavalry, a second round of battle and no hunger, VII two armies an action and an extra declaration of war.',
  },
  topics: {
    resources: {
      title: 'Resources',
      text: 'Provinces bring food, goods and weapons, multiplied by your tracks. When a turn ends no more than 20 of each are kept.',
    },
    bank: { title: 'The bank', text: 'Gives one resource for several of one other kind: 7 at Trade I, down to 1 at Trade VII.' },
    rivals: {
      title: 'Rivals',
      text: 'A trade route lets you deal with them; a declaration of war lets both sides attack for up to three turns.',
    },
    nations: {
      title: 'Nations',
      text: 'Capital, trade centre and common provinces unify a nation. Lower numbers play first, unless the order changes.',
    },
    turn: {
      title: 'A turn',
      text: 'Upkeep, trade, development, manoeuvre. The match ends with its last turn, or sooner: when somebody reaches the points needed, or when all agree.',
    },
    lastTurn: {
      title: 'The last turn by agreement',
      text: 'When time runs short, you may propose beside your first or second action, once a turn, that this turn is the last. If everybody agrees, most points win at its end. Bots always agree.',
    },
  },
  province: (kind, nations, yields, holder) => `${kind} of ${nations}: ${yields}. Held by: ${holder}.`,
  nobody: 'nobody',
  nation: (number, of, core, contested) =>
    `Number ${number} of ${of}. To unite it: ${core}.${contested === '' ? '' : ` Contested: ${contested}.`}`,
  first: 'Lower numbers play first.',
  varies: 'Each turn the next number begins.',
  order: nations => `This turn’s order: ${nations}; second actions the other way round.`,
  title: (award, nation, first, second) =>
    nation === null
      ? `${award} (3 points): nobody alone ahead, most ${first}.`
      : `${award} (3 points): ${nation.name}, ${first} to ${second}.`,
  number: number => `Number ${number}.`,
  wars: names => `At war with ${names}.`,
  routesTo: names => `Routes opened to ${names}.`,
  routesFrom: names => `Routes from ${names}.`,
  level: (now, next) => (next === null ? `Now ${now}.` : `Now ${now}; next ${next}.`),
};
