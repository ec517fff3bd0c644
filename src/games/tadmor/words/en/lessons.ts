import type { LanguageForm } from '../languageForm';

export const lessons: LanguageForm['lessons'] = {
  aim: {
    title: 'Nine turns for prestige',
    help: 'You are a merchant of Palmyra. Camels and ships gather goods; a tower, temples, rare goods and king’s missions turn them into prestige. After nine turns the most points win; the tower pays at each new Era too.',
  },
  placing: {
    title: 'First all pieces are placed',
    help: 'Camels stand on round spaces, ships on oblong ones, one piece at a time in turn. Nothing happens until every piece stands. Hold a finger on a space to read what it does.',
  },
  marauders: {
    title: 'The marauders',
    help: 'A camel on their space chooses a region in secret. Next turn, when all pieces stand, those in that region go home without acting. The region attacked last is always safe.',
  },
  improvements: {
    title: 'Improvements',
    help: 'A camel on a numbered space buys one; it works at once, also for pieces still to act. In Era I it costs one good of any kind, then two, then three.',
  },
  resolving: {
    title: 'Your pieces act',
    help: 'Gather, build, buy and fulfil in any order you like. Each piece acts once and goes home; tap Done when nothing is left.',
  },
  exchange: {
    title: 'Exchanged goods',
    help: 'Tap a good to exchange it where you have a market or a trade. What you receive lies apart: it can pay for anything, but cannot be exchanged again this turn.',
  },
  missions: {
    title: 'The king owes you',
    help: 'A camel at the king’s mission draws one or fulfils one of your hand. Fulfilled, it scores at the end, or is called in once for its favour: then it counts half.',
  },
  tax: {
    title: 'The taxman',
    help: 'From Era II on everybody owes gold each turn, or loses points. A piece on a taxman’s space excuses you; otherwise keep a gold back.',
  },
};
