/** The positions on which the chapters of the rules are tried. */
import type { Scene, Scenes } from '@/engine/contract';
import type { RealmChoice, RealmDecision, RealmQuestion } from './asking';
import { nobleSpot } from './spots';
import { nobleOf, NONE, type Realm } from './state';

type G = Readonly<Realm>;
type AScene = Scene<Realm, RealmQuestion, RealmChoice>;
type Offers = readonly RealmChoice[];

const offered = (offers: Offers, ...what: readonly RealmChoice['do'][]): number => offers.filter(c => what.includes(c.do)).length;

const asking =
  (ask: RealmDecision['ask'], more: (g: G, offers: Offers, q: RealmQuestion) => boolean = () => true): AScene['shows'] =>
  (g, q, offers) =>
    q.ask === ask && more(g, offers, q);

/** A Noble who can march. */
const marcher = (offers: Offers): readonly string[] => {
  const march = offers.find(c => c.do === 'march');
  return march?.do === 'march' ? [nobleSpot(march.noble)] : [];
};

export const scenes: Scenes<Realm, RealmQuestion, RealmChoice> = {
  turns: [
    'plan',
    'useCard',
    'markSpot',
    'mobilize',
    'versatile',
    'placeStronghold',
    'placeNoble',
    'payWages',
    'regroup',
    'chooseDrawer',
    'newFleet',
  ],
  of: {
    aim: { seed: 1, shows: asking('placeNoble', (_, offers) => new Set(offers.map(c => (c.do === 'deploy' ? c.noble : NONE))).size > 1) },
    ours: { seed: 2, shows: asking('plan') },
    actions: { seed: 1, shows: asking('plan', g => g.round === 1) },
    moving: {
      seed: 1,
      shows: asking('mobilize', (_, offers) => offered(offers, 'march') > 8),
      holds: (_, __, offers) => marcher(offers),
    },
    battle: { seed: 1, shows: asking('dropFate', (g, offers) => offers.length > 2 && g.battle !== null) },
    walls: { seed: 1, shows: asking('mobilize', (_, offers) => offered(offers, 'assault') > 0 && offered(offers, 'besiege') > 0) },
    death: {
      seed: 1,
      // Retreats are rare where everybody besieges: fights are led to.
      leads: (_, __, c) => c.do === 'fight' || c.do === 'assault',
      shows: asking('flight', (_, offers) => offers.length > 1),
    },
    neutral: { seed: 1, shows: asking('invest', (_, offers) => offers.length > 3) },
    events: { seed: 1, shows: asking('chooseDrawer', (_, offers) => offers.length > 1) },
    draft: { seed: 1, shows: asking('hire', (_, offers) => offered(offers, 'hire') > 2) },
    assembly: { seed: 1, shows: asking('declare', (g, offers) => offers.length > 1 && g.assembly?.matter?.proposal === null) },
    upkeep: {
      seed: 1,
      shows: asking(
        'regroup',
        (g, offers, q) => offers.length > 3 && 'seat' in q && [0, 1, 2, 3].some(i => nobleOf(g, 4 * q.seat + i).where !== NONE),
      ),
    },
  },
};
