/** Which chapter of the rules speaks of a rule, by the heading its id begins with; some rules of a heading have a chapter of their own. */
const CHAPTERS: Readonly<Record<string, string>> = {
  '2': 'setUp',
  '3': 'setUp',
  '4': 'aim',
  '5': 'placing',
  '6': 'marauders',
  '7': 'resolving',
  '8': 'improvements',
  '9': 'building',
  '10': 'kingdom',
  '11': 'resolving',
  '12': 'turnEnd',
  '13': 'theEnd',
};
const OF_RULES: Readonly<Record<string, string>> = {
  '7.4': 'goods',
  '7.5': 'goods',
  '7.6': 'goods',
  '7.7': 'goods',
  '9.18': 'rareGoods',
  '9.19': 'rareGoods',
  '9.20': 'rareGoods',
  '9.21': 'rareGoods',
  '9.22': 'missions',
  '9.23': 'missions',
  '9.24': 'missions',
  '9.25': 'missions',
  '11.2': 'goods',
};

export const chapterOf = (rule: string): string | undefined => OF_RULES[rule] ?? CHAPTERS[rule.split('.')[0] ?? ''];
