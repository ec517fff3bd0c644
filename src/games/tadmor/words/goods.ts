/** Goods as words: '2 wood, 1 gold'. */
import { GOODS } from '../data/names';
import type { Names } from './languageForm';

export function goodsIn(names: Names, goods: readonly number[]): string {
  return names.list(GOODS.flatMap((good, i) => ((goods[i] ?? 0) > 0 ? [names.goodsOf(good, goods[i] as number)] : [])));
}
