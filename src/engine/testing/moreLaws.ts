/** Laws of one moment: what is seen, thought and counted. See laws.ts. */
import { LANGUAGES, type Choice, type Fact, type Game, type Question, type Seat, type State } from '../contract';
import { asked, offersOf } from '../referee';
import { alike, imprint } from './alike';
import { canonical, demand, type Checks } from './demand';
import { spoken } from './wordLaws';

/** Points are what the sources add up to, and the order of places is the order of seats that fared better. */
export function standingLaws(game: Game, g: State): void {
  const standings = game.standings(g);
  demand(new Set(standings.map(s => s.seat)).size === standings.length, 'every seat stands once');
  for (const s of standings) {
    const sum = Object.entries(s.sources).reduce((all, [source, n]) => (game.tallies?.includes(source) === true ? all : all + n), 0);
    demand(sum === s.points, 'sources add up to points', () => `seat ${s.seat}: ${JSON.stringify(s.sources)} is not ${s.points}`);
    demand(game.points(g, s.seat) === s.points, 'points are those of the standings', () => `seat ${s.seat}`);
    // Who plays alone and has lost is second to nobody, and so are those of whom nobody has won.
    demand(s.place >= 1 && s.place <= Math.max(2, standings.length), 'places count from 1');
    for (const source of Object.keys(s.sources))
      for (const language of LANGUAGES) spoken(game.words[language].sources[source], `the source ${source} in ${language}`);
  }
  for (const { seat, place, team } of standings) {
    if (team === undefined) continue;
    const mates = standings.filter(s => s.team?.number === team.number);
    const sum = mates.reduce((all, s) => all + s.points, 0);
    demand(
      mates.every(s => s.place === place && s.team?.points === sum),
      'a team shares its place and its sum',
      () => `seat ${seat}`,
    );
  }
  demand(standings.some(s => s.place === 1) || asked(game, g) === null, 'somebody is first until it is over');
}

/** What a seat reads of itself is what the end would give it at this moment; of others it may read less, where something is hidden, but never more. */
export function endingLaws(game: Game, g: State): void {
  const whole = game.ifItEndedNow?.(g);
  if (whole === undefined || whole === null) return;
  const truth = new Map(whole.map(s => [s.seat, s.points]));
  if (asked(game, g) === null) demand(alike(whole, game.standings(g)), 'once it is over nothing comes any more');
  for (const eyes of [null, ...truth.keys()]) {
    const view = game.seenBy(g, eyes);
    const seen = imprint(view);
    for (const { seat, points, sources } of game.ifItEndedNow?.(view) ?? []) {
      const sum = Object.values(sources).reduce((all, n) => all + n, 0);
      demand(sum === points, 'what the end would bring has a source', () => `seat ${seat}: ${JSON.stringify(sources)} is not ${points}`);
      const most = truth.get(seat) ?? 0;
      demand(
        seat === eyes ? points === most : points <= most,
        'if it ended now',
        () => `seat ${seat} of ${eyes}: ${points}, in truth ${most}`,
      );
    }
    demand(alike(view, seen), 'counting the end leaves the view as it is');
  }
}

/** Whatever a source has brought a seat was told: from the end table one comes to it. */
export function bookingLaws(game: Game, g: State, facts: readonly Fact[]): void {
  if (game.booked === undefined) return;
  const told = facts.flatMap(fact => game.booked?.(fact) ?? []);
  for (const { seat, sources } of game.standings(g))
    for (const [source, points] of Object.entries(sources))
      demand(
        points === 0 || game.tallies?.includes(source) === true || told.some(b => b.seat === seat && b.source === source),
        'what a source has brought was told',
        () => `${points} points of seat ${seat} from ${source}`,
      );
}

/** No secret in a view: what is permuted behind a seat's back changes neither its view nor what it may make of it. */
export function sightLaws(game: Game, checks: Checks, g: State, seat: Seat, seed: number): void {
  const view = game.seenBy(g, seat);
  const seen = imprint(view);
  demand(view.seed === 0, 'a view has no seed');
  const elsewhere = checks.scramble(g, seat, seed);
  demand(checks.invariants(elsewhere).length === 0, 'a scrambled state is a state', () => checks.invariants(elsewhere).join('; '));
  const viewElsewhere = game.seenBy(elsewhere, seat);
  demand(alike(viewElsewhere, seen), 'a view has no secret', () => `of seat ${seat}: ${firstDifference(view, viewElsewhere)}`);
  const dealt = game.deal(view, seed);
  demand(alike(view, seen), 'dealing leaves the view as it is');
  demand(alike(game.deal(viewElsewhere, seed), dealt), 'a deal knows no more than the view');
  const faults = checks.invariants(dealt);
  demand(faults.length === 0, 'a dealt state is faultless', () => faults.join('; '));
  demand(
    alike(game.seenBy(dealt, seat), seen),
    'a dealt state looks like the view',
    () => `to seat ${seat}: ${firstDifference(view, game.seenBy(dealt, seat))}`,
  );
  if (asked(game, g) === seat) {
    const mine = offersOf(game, game.copy(g));
    demand(alike(offersOf(game, dealt), mine), 'a dealt state offers the asked seat the same');
    demand(alike(offersOf(game, elsewhere), mine), 'offers betray no secret');
  }
  demand(typeof game.hasSecrets(g, seat) === 'boolean', 'hasSecrets answers');
  demand(game.seenBy(g, null).seed === 0, 'what everybody sees has no seed');
}

/** For a message: the first place where two states differ. */
function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (alike(a, b)) return '';
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const inner = firstDifference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`);
      if (inner !== '') return inner;
    }
  }
  return `${path}: ${canonical(a)} and ${canonical(b)}`;
}

/** A temptation for every offer, a value for every seat, names for every reason. */
export function botLaws(game: Game, g: State, q: Question, offers: readonly Choice[]): void {
  const into: number[] = [];
  game.bot.prior(g, q, offers, into);
  for (let i = 0; i < offers.length; i++)
    demand(
      Number.isFinite(into[i]) && (into[i] as number) >= 0,
      'every offer tempts by 0 or more',
      () => `${offers[i]?.do} ${offers[i]?.at}: ${into[i]}`,
    );
  const worth: number[] = [];
  game.bot.value(g, worth);
  game
    .standings(g)
    .forEach((_, seat) =>
      demand(
        (worth[seat] as number) >= 0 && (worth[seat] as number) <= 1,
        'a value lies between 0 and 1',
        () => `seat ${seat}: ${worth[seat]}`,
      ),
    );
  for (const c of offers) {
    for (const reason of game.bot.reasons?.(g, q, c) ?? []) {
      demand(Number.isFinite(reason.worth), 'a reason has a worth', () => reason.why);
      for (const language of LANGUAGES) spoken(game.words[language].reasons[reason.why], `the reason ${reason.why} in ${language}`);
    }
  }
}
