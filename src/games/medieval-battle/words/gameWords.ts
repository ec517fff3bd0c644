/** From a language's form to the sentences the house asks for. */
import type { GameWords, Spot } from '@/engine/contract';
import { gameWords } from '@/words/gameWords';
import type { MedievalFact } from '../facts';
import type { MedievalBattle, MedievalChoice, MedievalQuestion } from '../state';
import { budget, choiceLabel, consequence, tokensOf, warning } from './choiceLabel';
import { spotLabel } from './label';
import type { LanguageForm } from './languageForm';
import { deedsOf, flagsHeld, onBoard, topicAt, unitHeld, waiting } from './seen';

type G = Readonly<MedievalBattle>;
export type MedievalWords = GameWords<MedievalBattle, MedievalQuestion, MedievalChoice, MedievalFact>;

function asks({ asks: say }: LanguageForm, g: G, q: MedievalQuestion): string {
  switch (q.ask) {
    case 'recruit':
      return say.recruit(budget(g, q.seat));
    case 'turn':
      return tokensOf(g, q.seat) > 0 ? say.turnOrRegroup : say.turn;
    case 'march':
    case 'retreat': {
      const unit = g.units[q.unit];
      return unit === undefined ? '' : say[q.ask](unit.type);
    }
    case 'layModule':
    case 'placeWagonTrain':
    case 'deploy':
    case 'enter':
      return say[q.ask];
    default:
      return '';
  }
}

function asksHolding(t: LanguageForm, g: G, held: readonly Spot[], open: readonly MedievalChoice[]): string | null {
  const unit = unitHeld(g, held);
  if (unit === null) return null;
  const deeds = deedsOf(open);
  return deeds.length === 0 ? t.asksHex(unit.type) : t.asksDeed(unit.type, deeds);
}

function when({ when: say }: LanguageForm, g: G): string {
  if (g.turn > 0) return say.battle(g.turn);
  const ask = g.questions.at(-1)?.ask;
  return ask === 'layModule' ? say.field : ask === 'recruit' ? say.recruiting : say.deployment;
}

export function medievalWords(t: LanguageForm): MedievalWords {
  return gameWords(t, {
    asks: (g, q) => asks(t, g, q),
    asksHolding: (g, _, held, open) => asksHolding(t, g, held, open),
    choice: (g, q, c) => choiceLabel(t, g, q, c),
    consequence: (g, q, c) => consequence(t, g, q, c),
    warns: (g, q, c) => warning(t, g, q, c),
    stocks: (g, seat) => [
      { icon: 'flag', count: flagsHeld(g, seat), label: t.stocks.flags },
      { icon: 'hourglass', count: tokensOf(g, seat), label: t.stocks.tokens },
      { icon: 'shield', count: onBoard(g, seat), label: t.stocks.units },
      { icon: 'wagon', count: waiting(g, seat).length, label: t.stocks.waiting },
    ],
    spot: (g, at, who) => spotLabel(t, g, at, who),
    when: g => when(t, g),
    card: (g, at) => t.cards[topicAt(g, at) ?? ''] ?? null,
    cards: Object.values(t.cards),
  });
}
