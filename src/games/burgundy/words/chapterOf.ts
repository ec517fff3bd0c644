/** Which chapter of the rules speaks of a rule, by the heading its id begins with. */
const CHAPTERS: Readonly<Record<string, string>> = {
  SET: 'setUp',
  CNT: 'setUp',
  PHA: 'phase',
  RND: 'round',
  TRN: 'turn',
  TIM: 'turn',
  TAK: 'take',
  PLC: 'place',
  ARE: 'place',
  CAS: 'castles',
  MIN: 'castles',
  SHP: 'castles',
  LIV: 'castles',
  BLD: 'buildings',
  MON: 'monasteries',
  SEL: 'sell',
  WRK: 'sell',
  BUY: 'blackDepot',
  COL: 'colours',
  EOP: 'end',
  END: 'end',
  EXT: 'extraTiles',
  WHT: 'whiteCastles',
  INN: 'inns',
};

export const chapterOf = (rule: string): string | undefined => CHAPTERS[rule.slice(0, rule.indexOf('-'))];
