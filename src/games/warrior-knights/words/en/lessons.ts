import type { LanguageForm } from '../languageForm';

export const lessons: LanguageForm['lessons'] = {
  levy: {
    title: 'Your first troops',
    help: 'Each card is troops for one of your four Nobles, known by their shapes, or for the stronghold. Only Nobles with troops come to the map: give three of them at least 100, and you can strike in three places.',
  },
  aim: {
    title: 'The throne',
    help: 'Cities win: each gives Prestige every round. Hold enough of them when an Upkeep begins and you are crowned at once; Realm says how many that is in this match.',
  },
  aimByCities: {
    title: 'The throne',
    help: 'In this match might is right: only cities win, and Prestige decides nothing. Hold enough of them when an Upkeep begins and you are crowned at once; Realm says how many that is.',
  },
  round: {
    title: 'A round',
    help: 'You plan in secret, and cards come up area by area. Each, once done, goes to Taxation, Wages or Assembly: twice as many as Barons set that phase off. Hold a finger on anything to read what it is.',
  },
  nobles: {
    title: 'Where to begin',
    help: 'Place Nobles in the region of a city: whoever stands in it can besiege or assault it at once.',
  },
  planning: { title: 'Planning', help: 'Lay up to two cards on each area. Area 1 is resolved first; the order within an area is chance.' },
  mobilize: {
    title: 'Move and attack',
    help: 'March into a city’s region, then attack there. An assault is fought at once, by Fate, with losses. A siege costs nothing but needs more strength in all; a second one in a later round takes the city.',
  },
  fate: { title: 'Fate in battle', help: 'Keep Victories to drive the enemy off, Deals to kill, Prevents to save your own.' },
  assembly: { title: 'Votes', help: 'Votes you commit are spent even if you lose. Keep some for later Agendas.' },
};
