/** An army in words: who leads it, where it is, what it is made of. */
import { NATIONS } from '../data/names';
import { nationOf, STRENGTH } from '../data/numbers';
import { armyOf, isGarrison, nobleOf, NONE, shapeOf, type Realm } from '../state';
import type { BoardWords } from './boardWordsForm';
import type { ThingNames, LanguageForm } from './languageForm';

export interface ArmyWords {
  readonly g: Readonly<Realm>;
  readonly t: LanguageForm;
  readonly b: BoardWords;
  readonly say: ThingNames;
}

/** 'Regulars 50 50, Swiss 150'. */
export function troopsIn({ t }: Pick<ArmyWords, 't'>, cards: readonly number[]): string {
  const by = new Map<number, number[]>();
  for (const card of cards) by.set(nationOf(card), [...(by.get(nationOf(card)) ?? []), STRENGTH[card] ?? 0]);
  return [...by]
    .map(([nation, strengths]) => `${nation < 0 ? t.names.regulars : t.names.nations[NATIONS[nation] ?? 'english']} ${strengths.join(' ')}`)
    .join(', ');
}

/** Where an army is, and in what state. */
export function stateOf({ g, b, say }: Pick<ArmyWords, 'g' | 'b' | 'say'>, army: number): string {
  if (isGarrison(army)) return b.garrison;
  const n = nobleOf(g, army);
  if (n.gone) return b.gone;
  if (n.where === NONE) return b.offMap;
  return [say.region(n.where), ...(n.atSea ? [b.atSea] : []), ...(n.exhausted ? [b.exhausted] : [])].join(', ');
}

export function armyLine(words: ArmyWords, army: number): string {
  const { g, t, b, say } = words;
  const { troops, tokens } = armyOf(g, army);
  const name = isGarrison(army) ? b.garrison : `${say.noble(army)} (${t.names.shapes[shapeOf(army)]})`;
  const parts = [
    ...(isGarrison(army) ? [] : [stateOf(words, army)]),
    troops.length === 0 ? b.noTroops : troopsIn(words, troops),
    ...(tokens > 0 ? [b.casualties(100 * tokens)] : []),
  ];
  return `${name}: ${parts.join('; ')}`;
}
