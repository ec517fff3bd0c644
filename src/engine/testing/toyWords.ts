/** The toy game's sentences, so that tests may read them too. */
import type { GameWords, Who } from '../contract';
import { own, type Toy, type ToyChoice, type ToyFact, type ToyQuestion } from './toyRules';

type Words = GameWords<Toy, ToyQuestion, ToyChoice, ToyFact>;

const asks: Record<ToyQuestion['ask'], string> = {
  round: '',
  turnOver: '',
  rollDie: '',
  finalCount: '',
  stake: 'Stake a card.',
  spend: 'Spend your pips, or stop.',
  gift: 'Choose who gets the coin.',
};

function told(e: ToyFact, who: Who): string | null {
  switch (e.what) {
    case 'staked':
      return e.card === undefined ? `${who(e.seat)} stakes a card.` : null;
    case 'stayedOut':
      return `${who(e.seat)} has no card to stake.`;
    case 'turnedOver':
      return `${who(e.seat)} turns over ${e.card}.`;
    case 'wonCoin':
      return `${who(e.seat)} earns a coin.`;
    case 'rolled':
      return `${who(e.seat)} rolls ${e.pips}.`;
    case 'stepped':
      return `${who(e.seat)} steps to ${e.at}.`;
    case 'drew':
      return e.card === undefined ? `${who(e.seat)} draws a card.` : null;
    case 'buried':
      return `${who(e.seat)} buries a card.`;
    case 'gave':
      return `${who(e.seat)} gives ${who(e.to ?? 0)} a coin.`;
    case 'counted':
      return `${who(e.seat)} counts ${e.card}.`;
  }
}

export const en: Words = {
  title: 'Toy',
  tagline: 'A game for tests',
  asks: (_, q) => asks[q.ask],
  choice: (_g, _q, c) => (c.card === undefined ? `${c.do} ${c.at}` : `${c.do} card ${c.card} at ${c.at}`),
  told,
  refusal: r => (r.why === 'tooFar' ? 'That space is too far.' : r.why),
  stocks: (g, seat) => [{ icon: 'coin', count: own(g, seat).coins, label: 'coins' }],
  spot: (_, at) => at,
  when: g => `Round ${g.round}`,
  card: (_, at) => (at === 'pile' ? { title: 'Pile', text: 'Cards nobody knows.' } : null),
  options: {
    rounds: { title: 'Rounds', help: 'How long it takes', values: { 2: { title: '2', help: '' }, 4: { title: '4', help: '' } } },
    openHands: {
      title: 'Open hands',
      help: 'Nobody hides a card',
      values: { false: { title: 'No', help: '' }, true: { title: 'Yes', help: '' } },
    },
  },
  sources: { coins: 'Coins', buried: 'Buried cards', path: 'Path' },
  reasons: { points: 'Points' },
  lessons: { pips: { title: 'Pips', help: 'Each pip is a step.' } },
  chapters: [{ id: 'stakes', title: 'Stakes', paragraphs: ['Stake a card in secret.'], asks: ['stake'] }],
  cards: [],
};

export const it: Words = { ...en, title: 'Giocattolo', tagline: 'Un gioco per le prove' };
