/** The positions on which the chapters of the rules are tried. */
import type { Scene, Scenes } from '@/engine/contract';
import { isHostile } from './rules/movement';
import { holdsTradeCentre, isBarbarian, piecesAt } from './rules/pieces';
import { canUnify } from './rules/unification';
import { numberOf, pieceSpot, provinceSpot } from './spots';
import { BARBARIANS, landOf, realmOf, type Traders, type TradersChoice, type TradersQuestion } from './state';

type G = Readonly<Traders>;
type AScene = Scene<Traders, TradersQuestion, TradersChoice>;
type Offers = readonly TradersChoice[];

/** Two neighbours on the islands: large provinces, and barbarians between them. */
const ISLANDS = { west2: 'england-scotland' } as const;

const seatOf = (q: TradersQuestion): number => ('seat' in q ? q.seat : 0);
const offered = (offers: Offers, ...what: readonly TradersChoice['do'][]): Offers => offers.filter(c => what.includes(c.do));
const capitalOf = (g: G, q: TradersQuestion): string => provinceSpot(g, landOf(g).capitals[realmOf(g, seatOf(q)).nation] ?? 0);

const asking =
  (ask: TradersQuestion['ask'], more: (g: G, offers: Offers, q: TradersQuestion) => boolean = () => true): AScene['shows'] =>
  (g, q, offers) =>
    q.ask === ask && more(g, offers, q);

/** At home, with one’s own capital in the middle. */
const atHome = (shows: AScene['shows'], more: Partial<AScene> = {}): AScene => ({
  seed: 1,
  options: ISLANDS,
  shows,
  middle: (g, q) => capitalOf(g, q),
  ...more,
});

/** With the first army in hand that can do so. */
const holding = (offers: Offers, fits: (c: TradersChoice) => boolean): string[] => {
  const c = offers.find(one => (one.do === 'march' || one.do === 'travel') && fits(one));
  return c !== undefined && (c.do === 'march' || c.do === 'travel') ? [pieceSpot(c.piece)] : [];
};

const standsAt = (g: G, held: readonly string[]): number => g.pieces.find(piece => pieceSpot(piece.id) === held[0])?.at ?? 0;

const marching = (fits: (g: G, q: TradersQuestion, c: TradersChoice) => boolean, more: Partial<AScene> = {}): AScene => ({
  seed: 1,
  options: ISLANDS,
  shows: asking('march', (g, offers, q) => offered(offers, 'march').some(c => fits(g, q, c))),
  holds: (g, q, offers) => holding(offers, c => fits(g, q, c)),
  middle: (g, q, offers) =>
    provinceSpot(
      g,
      standsAt(
        g,
        holding(offers, c => fits(g, q, c)),
      ),
    ),
  ...more,
});

const attacks = (g: G, q: TradersQuestion, c: TradersChoice): boolean => isHostile(g, seatOf(q), numberOf(c.at));
export const scenes: Scenes<Traders, TradersQuestion, TradersChoice> = {
  turns: ['tokens', 'feed', 'trade', 'act', 'extra', 'shift', 'march', 'princesses'],
  of: {
    aim: atHome(asking('act', g => g.turn > 2)),
    setUp: atHome(asking('tokens')),
    turn: atHome(asking('act', g => g.turn === 2)),
    feeding: atHome(
      asking('feed', (_, offers) => offers.length > 1),
      {
        leads: (_, q, c) => c.do === 'army' || (q.ask === 'march' && c.do === 'done'),
      },
    ),
    resources: atHome(asking('act', g => g.turn > 3)),
    trade: atHome(asking('trade', (_, offers) => offered(offers, 'bank').length > 2)),
    development: atHome(asking('act', (_, offers) => offered(offers, 'army').length > 1)),
    technology: atHome(asking('act', (g, _, q) => realmOf(g, seatOf(q)).tokens.every(count => count > 0))),
    marching: marching((g, q, c) => !attacks(g, q, c)),
    battle: {
      seats: 3,
      seed: 4,
      options: { map: 'east' },
      shows: asking('strike', (_, offers) => offers.length > 2),
      middle: g => provinceSpot(g, g.battle?.at ?? 0),
    },
    retreat: { seed: 1, options: ISLANDS, shows: asking('leave'), middle: g => provinceSpot(g, g.battle?.at ?? 0) },
    princesses: {
      seed: 1,
      options: ISLANDS,
      shows: asking('princesses', (_, offers) => offered(offers, 'travel').length > 1),
      holds: (_, __, offers) => holding(offers, () => true),
      middle: (g, _, offers) =>
        provinceSpot(
          g,
          standsAt(
            g,
            holding(offers, () => true),
          ),
        ),
    },
    barbarians: marching(
      (g, q, c) => attacks(g, q, c) && isBarbarian(g, numberOf(c.at)) && piecesAt(g, numberOf(c.at)).some(p => p.owner === BARBARIANS),
    ),
    war: atHome(
      asking('act', (g, offers) => g.wars.length > 0 && offered(offers, 'offerPeace').length > 0),
      { leads: (g, _, c) => c.do === 'war' && g.turn > 2 },
    ),
    unification: atHome((g, q, offers) => canUnify(g, seatOf(q)) && offered(offers, 'unify').length > 0, { options: { map: 'italy' } }),
    end: atHome(
      asking('trade', (g, offers, q) => g.turn > 5 && holdsTradeCentre(g, seatOf(q)) && offered(offers, 'buyPoint', 'bank').length > 0),
    ),
    leaving: {
      seed: 1,
      seats: 3,
      options: { west3: 'british-isles', leaving: 'vote' },
      shows: asking('vote'),
      leads: (g, _, c) => c.do === 'abandon' && g.turn > 2,
      middle: (g, q) => provinceSpot(g, landOf(g).capitals[realmOf(g, q.ask === 'vote' ? q.from : 0).nation] ?? 0),
    },
    ours: atHome(asking('act')),
    alliances: marching((g, q, c) => !attacks(g, q, c), { options: {} }),
  },
};
