/** What matches by chance have to say, from the first question to the last, and what is wrong with it. */
import type { Choice, Fact, Game, Language, Question, SetUp, Spot, State } from '../contract';
import { advance, asked, offersOf, question, refuses } from '../referee';
import { byChance } from './matches';
import { faultIn, MOST_WORDS } from './wordLaws';

export interface Heard {
  readonly prompts: ReadonlySet<string>;
  /** Choices with what they lead to. */
  readonly choices: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
  readonly refusals: ReadonlySet<string>;
  /** Labels that two choices of one question share. */
  readonly twins: ReadonlySet<string>;
}

const WHO = ['Anna', 'Ben', 'Carla', 'Dario', 'Elsa', 'Fabio'];
export const who = (seat: number): string => WHO[seat] ?? '';

/** `quiet` are spots that are tapped in vain before every choice. */
export function hear<G extends State, Q extends Question, C extends Choice, E extends Fact>(
  game: Game<G, Q, C, E>,
  language: Language,
  setUps: readonly SetUp[],
  quiet: readonly Spot[],
): Heard {
  const words = game.words[language];
  const heard = {
    prompts: new Set<string>(),
    choices: new Set<string>(),
    told: new Set<string>(),
    refusals: new Set<string>(),
    twins: new Set<string>(),
  };
  for (const setUp of setUps) {
    const g = game.setUp(setUp);
    const pick = byChance(setUp.seed, game);
    let offers = offersOf(game, g);
    while (offers.length > 0) {
      const q = question(g) as Q;
      const seat = asked(game, g) ?? 0;
      heard.prompts.add(words.asks(g, q));
      const labels = offers.map(c => words.choice(g, q, c, who));
      labels.forEach((label, i) => (labels.indexOf(label) === i ? heard.choices : heard.twins).add(label));
      for (const c of offers) heard.choices.add(words.consequence?.(g, q, c) ?? 'none');
      const now = { state: g, asked: seat, question: q, offers, facts: [] };
      for (const at of quiet) {
        const refusal = refuses(game, now, at);
        if (refusal !== null) heard.refusals.add(words.refusal(refusal));
      }
      offers = advance(game, g, pick(g, seat, offers) as C, fact => heard.told.add(words.told(fact, who) ?? 'none'));
    }
  }
  return heard;
}

/** Sentences with a hole in them, and those that are too long for their place. */
export function faultsIn({ prompts, choices, told, refusals }: Heard): readonly string[] {
  const faulty = (texts: ReadonlySet<string>, most?: number): string[] => [...texts].filter(text => faultIn(text, most) !== null);
  return [...faulty(prompts, MOST_WORDS.prompt), ...faulty(refusals, MOST_WORDS.refusal), ...faulty(choices), ...faulty(told)];
}
