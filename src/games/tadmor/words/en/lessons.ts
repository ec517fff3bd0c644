import type { Tongue } from '../tongue';

export const lessons: Tongue['lessons'] = {
  aim: {
    title: 'Nine turns for prestige',
    help: 'Towers, temples, rare goods and king’s missions score. Your tower pays 2 points a level when Eras II and III begin, and once more at the end.',
  },
  placing: {
    title: 'First all pieces are placed',
    help: 'Camels stand on round spaces, ships on oblong ones, one piece at a time in turn. Nothing happens until every piece stands.',
  },
  marauders: {
    title: 'The marauders',
    help: 'Choose a region in secret. Next turn, after placing, every piece there goes home without acting. The region attacked last is always safe.',
  },
  improvements: {
    title: 'Improvements',
    help: 'They work at once, also for pieces still to act. Era I costs one good of any kind, Era II two, Era III three.',
  },
  resolving: {
    title: 'Your pieces act',
    help: 'Gather, build, buy and fulfil in any order you like. Each piece acts once and goes home; press done when nothing is left.',
  },
  exchange: {
    title: 'Exchanged goods',
    help: 'What you receive in an exchange lies apart. It can pay for anything, but it cannot be exchanged again this turn.',
  },
  missions: {
    title: 'The king owes you',
    help: 'A fulfilled mission can be called in once for its favour. It then counts only half at the end, so choose your moment.',
  },
  tax: {
    title: 'The taxman',
    help: 'From Era II on everybody owes gold each turn, or loses points. A piece on the taxman’s space is excused.',
  },
};
