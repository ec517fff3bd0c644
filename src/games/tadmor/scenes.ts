/** The positions on which the chapters of the rules are tried. */
import type { Scene, Scenes } from '@/engine/contract';
import { missionSpot, numberOf, stockSpot } from './spots';
import { eraOf, merchantOf, NONE, type Tadmor, type TadmorChoice, type TadmorQuestion } from './state';
import { GOODS } from './data/names';

type G = Readonly<Tadmor>;
type AScene = Scene<Tadmor, TadmorQuestion, TadmorChoice>;
type Shows = AScene['shows'];
type Offers = readonly TadmorChoice[];

const seatOf = (q: TadmorQuestion): number => ('seat' in q ? q.seat : 0);
const offered = (offers: Offers, ...what: readonly TadmorChoice['do'][]): number => offers.filter(c => what.includes(c.do)).length;

const asking =
  (ask: TadmorQuestion['ask'], more: (g: G, offers: Offers, q: TadmorQuestion) => boolean = () => true): Shows =>
  (g, q, offers) =>
    q.ask === ask && more(g, offers, q);

const standing = (g: G): number => g.board.filter(code => code !== NONE).length;
/** What a piece may do in construction. */
const WORKS: readonly TadmorChoice['do'][] = ['build1', 'build2', 'temple', 'buyRare', 'draw', 'fulfil'];

const firstTrade = (offers: Offers): readonly string[] => {
  const trade = offers.find(c => c.do === 'trade');
  return trade?.do === 'trade' ? [stockSpot(GOODS.indexOf(trade.give))] : [];
};

export const scenes: Scenes<Tadmor, TadmorQuestion, TadmorChoice> = {
  turns: ['startTile', 'place', 'select', 'improve', 'closing', 'construct', 'kingdom', 'discard'],
  of: {
    aim: {
      seed: 1,
      shows: asking('construct', (g, offers) => g.turn > 3 && offered(offers, 'gather') > 1 && offered(offers, ...WORKS) > 0),
    },
    setUp: { seed: 1, shows: asking('startTile') },
    ours: { seed: 2, shows: asking('place') },
    placing: { seed: 1, shows: asking('place', g => g.turn === 1 && standing(g) === 4) },
    marauders: {
      seed: 1,
      leads: (_, __, c) => c.do === 'select' || (c.do === 'place' && c.at === 'space:EM-MA'),
      shows: asking('select', g => g.current !== NONE),
    },
    resolving: {
      seed: 1,
      shows: asking('construct', (_, offers) => offered(offers, 'gather', 'gifts') > 0 && offered(offers, ...WORKS) > 1),
    },
    goods: {
      seed: 1,
      shows: asking('construct', (_, offers) => offered(offers, 'trade') > 3),
      holds: (_, __, offers) => firstTrade(offers),
    },
    improvements: { seed: 1, shows: asking('improve', (_, offers) => offered(offers, 'buyTile') > 3) },
    building: {
      seed: 1,
      shows: asking('construct', (_, offers) => offered(offers, 'build1') > 1 && offered(offers, 'temple', 'build2') > 0),
    },
    rareGoods: { seed: 1, shows: asking('construct', (_, offers) => offered(offers, 'buyRare') > 0) },
    missions: {
      seed: 1,
      shows: asking('construct', (_, offers) => offered(offers, 'fulfil') > 0),
      middle: (_, __, offers) => missionSpot(numberOf(offers.find(c => c.do === 'fulfil')?.at ?? 'mission:K1')),
    },
    kingdom: {
      seed: 1,
      shows: asking('kingdom', (g, offers) => eraOf(g) > 0 && offered(offers, 'payTax') > 0 && offered(offers, 'supplies', 'pawn') > 0),
    },
    turnEnd: { seed: 1, shows: asking('discard', (g, offers, q) => g.turn > 1 && offers.length > 2 && merchantOf(g, seatOf(q)).tower > 0) },
    theEnd: {
      seed: 1,
      shows: asking('construct', (g, offers, q) => g.turn === 9 && offered(offers, ...WORKS) > 1 && merchantOf(g, seatOf(q)).tower > 4),
    },
  },
};
