/** What the positions and beats of the lessons ask of the table, and what they answer alike. */
import type { Spot, Tutorial } from '@/engine/contract';
import { said } from '@/engine/tutorial';
import { isHostile, reach } from '../rules/movement';
import { armiesOf, isBarbarian, isFree, piecesAt } from '../rules/pieces';
import { numberOf, provinceSpot } from '../spots';
import { BARBARIANS, landOf, realmOf, type Traders, type TradersChoice, type TradersQuestion } from '../state';

export { LEGAL } from '@/engine/tutorial';

export type G = Readonly<Traders>;
export type Q = TradersQuestion;
export type C = TradersChoice;
export type Lesson = Tutorial<Traders, TradersQuestion, TradersChoice>;

/** Two neighbours on the islands: large provinces, and barbarians between them. */
export const ISLANDS = { west2: 'england-scotland' } as const;

export const DONE_EARLY = {
  to: (c: C) => c.do === 'done' || c.do === 'pass',
  says: said(
    'Done is done: what you could still do in this phase is lost.',
    'Finito è finito: ciò che potevi ancora fare in questa fase è perduto.',
  ),
};

export const isAsked =
  (ask: Q['ask'], more: (g: G, offers: readonly C[], q: Q) => boolean = () => true) =>
  (g: G, q: Q, offers: readonly C[]): boolean =>
    q.ask === ask && more(g, offers, q);

export const offers = (all: readonly C[], ...what: readonly C['do'][]): number => all.filter(c => what.includes(c.do)).length;
export const seatIn = (q: Q): number => ('seat' in q ? q.seat : 0);
export const capitalOf = (g: G, _: Q | null, me: number): Spot => provinceSpot(g, landOf(g).capitals[realmOf(g, me).nation] ?? 0);

/** Into land that nobody holds. */
export const claims = (g: G, c: C): boolean => (c.do === 'march' || c.do === 'travel') && isFree(g, numberOf(c.at));
/** Against barbarians who stand there. */
export const attacksBarbarians = (g: G, c: C, q: Q): boolean =>
  c.do === 'march' &&
  isHostile(g, seatIn(q), numberOf(c.at)) &&
  isBarbarian(g, numberOf(c.at)) &&
  piecesAt(g, numberOf(c.at)).some(piece => piece.owner === BARBARIANS);

/** A single barbarian whom another army can reach as well, or in a moment could have. */
export function outnumberedAt(g: G, c: C, q: Q): boolean {
  if (!attacksBarbarians(g, c, q) || piecesAt(g, numberOf(c.at)).length !== 1) return false;
  const others = armiesOf(g, seatIn(q)).filter(piece => c.do === 'march' && piece.id !== c.piece);
  return others.some(piece => reach(g, piece).some(({ to }) => to === numberOf(c.at)));
}
/** Provinces of a single barbarian that two armies may enter. */
export const outnumbered = (g: G, all: readonly C[], q: Q): boolean => all.some(c => outnumberedAt(g, c, q));
/** Where one’s own army stands already. */
export const joins = (g: G, c: C, q: Q): boolean =>
  attacksBarbarians(g, c, q) && piecesAt(g, numberOf(c.at)).some(piece => piece.owner === seatIn(q));

/** What is pending. */
export const topQuestion = (g: G): Q => g.questions[g.questions.length - 1] as Q;
