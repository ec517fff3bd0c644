/** Who hears the table tells every answer from every other: no two offers of one question read the same, in either language. */
import type { Choice, Language, Question, Seat } from '@/engine/contract';
import { advance, asked, offersOf, question } from '@/engine/referee';
import { depth } from '@/engine/testing/depth';
import { defaultOptions, drawn } from '@/engine/testing/matches';
import { shelf } from '@/games/index';
import type { MatchView } from '@/match/matchView';
import { choiceLine } from '../furniture/sentences';

const MATCHES = { light: 2, usual: 4, deep: 60 }[depth];
const MOST_CHOICES = 600;
const LANGUAGES: readonly Language[] = ['en', 'it'];
const PLAYERS = ['Anna', 'Ben', 'Carla', 'Dario', 'Elena', 'Franz'].map(name => ({ name, plays: 'human' }));

test.each(shelf.map(game => [game.id, game] as const))('%s', (_, game) => {
  const faults = new Set<string>();
  for (let seed = 1; seed <= MATCHES; seed++) {
    const seats = game.seats.least + (seed % (game.seats.most - game.seats.least + 1));
    const g = game.setUp({ seats, seed, options: defaultOptions(game, seats) });
    const chance = { seed };
    let offers = offersOf(game, g);
    for (let n = 0; n < MOST_CHOICES && offers.length > 0; n++) {
      const view = game.seenBy(g, asked(game, g) as Seat);
      const now = { game, view, question: question(view) as Question, offers, players: PLAYERS } as unknown as MatchView;
      for (const language of LANGUAGES) {
        const lines = offers.map((c: Choice) => JSON.stringify(choiceLine(now, c, game.words[language])));
        const twice = lines.find((line, i) => lines.indexOf(line) !== i);
        if (twice !== undefined) faults.add(`${now.question?.ask}: ${twice} (${n} choices of seed ${seed})`);
      }
      offers = advance(game, g, drawn(offers, chance, game));
    }
  }
  expect([...faults]).toEqual([]);
});
