import type { LanguageForm } from '../languageForm';

export const lessons: LanguageForm['lessons'] = {
  aim: {
    title: 'A few turns for a kingdom',
    help: 'Provinces, forts, destroyed enemies, points bought with gold and being alone ahead on a track score. Your three tokens decide how you start: Production feeds, Trade enriches, Military fights.',
  },
  actions: {
    title: 'Two actions a turn',
    help: 'Develop a track, build an army or a fort, upgrade, or declare war. The first action goes round in order, the second in reverse. Hold a finger on a province or track to read what it gives.',
  },
  marching: {
    title: 'Marching',
    help: 'Each step costs an action point. To attack, an army needs one point left when it arrives. All armies march before the first battle.',
  },
  barbarians: {
    title: 'Barbarians',
    help: 'Their armies have strength 1 up to turn 3, 2 up to turn 7, then 3. Exactly as much damage as life drives them off; more destroys them for a point.',
  },
  princesses: {
    title: 'Princesses',
    help: 'After your battles each princess may take one step into a free or own province. Alone she holds it, and she never eats.',
  },
  trade: {
    title: 'Trade',
    help: 'Only with a trade centre. The bank takes several of one kind for one of another, fewer the better your Trade. Ten gold buy a point.',
  },
  feeding: {
    title: 'Armies eat first',
    help: 'Infantry eat 1, archers 2, cavalry 3, before you gain anything this turn. Whoever is not fed dies.',
  },
  unification: {
    title: 'Your nation is complete',
    help: 'Once a match you may unify it for a burst of actions: more if you also hold its contested provinces.',
  },
};
