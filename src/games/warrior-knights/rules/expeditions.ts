/** Fund Expeditions (EXP): a fleet may set out, stakes, a blessing; those under way go on, and those that arrive are resolved. */
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell, Running } from '../ruling';
import { FLEETS, OUTCOMES } from '../data/names';
import { MOST_STAKE } from '../data/numbers';
import { button, nameOf, numberOf } from '../spots';
import { baronOf, inOrder, NONE, presiding, type Expedition, type Realm } from '../state';
import { drawFate } from './fate';
import { headOrChairman } from './honours';
import { gain, lose } from './treasury';

const fleetOf = (g: Readonly<Realm>, fleet: number): Expedition => g.expeditions[fleet] as Expedition;

/** EXP-01, EXP-04, EXP-09: fleets go on whether or not another sets out. */
export function offerFleets(g: Realm): void {
  if (g.expeditions.some(e => e.spot === 0)) g.questions.push({ ask: 'newFleet', seat: presiding(g) });
  else g.questions.push({ ask: 'fleetsSail', except: NONE });
}

export const newFleet: Deciding<'newFleet'> = {
  asks: (_, q) => q.seat,
  offers: g => [
    ...FLEETS.flatMap((fleet, i) => (fleetOf(g, i).spot === 0 ? [{ do: 'launch', at: `fleet:${fleet}` } satisfies RealmChoice] : [])),
    { do: 'pass', at: button('pass') },
  ],
  happens(g, { seat }, c, tell) {
    if (c.do !== 'launch') {
      g.questions.push({ ask: 'fleetsSail', except: NONE });
      return;
    }
    const fleet = FLEETS.findIndex(one => one === nameOf(c.at));
    tell({ what: 'fleetNamed', seat, fleet, at: c.at });
    g.questions.push({ ask: 'fleetsSail', except: fleet }, { ask: 'launch', fleet });
    for (const other of inOrder(g).reverse()) g.questions.push({ ask: 'invest', seat: other, fleet });
  },
};

/** Up to five crowns each, openly (EXP-08). */
export const invest: Deciding<'invest'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const most = Math.min(MOST_STAKE, baronOf(g, seat).crowns);
    return most === 0
      ? []
      : Array.from({ length: most + 1 }, (_, crowns) => ({ do: 'invest', at: `crowns:${crowns}` }) satisfies RealmChoice);
  },
  happens(g, { seat, fleet }, { at }, tell) {
    if (numberOf(at) === 0) return;
    lose(g, seat, 'crowns', numberOf(at), 'stake', tell);
    fleetOf(g, fleet).stakes[seat] = numberOf(at);
  },
};

/** EXP-02: without a stake nothing sets out. */
export const launch: Running<'launch'> = {
  runs(g, { fleet }, tell) {
    const e = fleetOf(g, fleet);
    if (e.stakes.every(stake => stake === 0)) return;
    e.spot = 1;
    tell({ what: 'fleetSails', fleet, spot: 1 });
    g.questions.push({ ask: 'bless', seat: headOrChairman(g), fleet });
  },
};

export const bless: Deciding<'bless'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat, fleet }) =>
    baronOf(g, seat).faith === 0
      ? []
      : [
          { do: 'bless', at: `fleet:${FLEETS[fleet]}` },
          { do: 'pass', at: button('pass') },
        ],
  happens(g, { seat, fleet }, c, tell) {
    if (c.do !== 'bless') return;
    lose(g, seat, 'faith', 1, 'blessing', tell);
    fleetOf(g, fleet).blessed = true;
  },
};

/** EXP-03: not the one that set out just now. EXP-07: Ceylon, the Spice Islands, China. */
export const fleetsSail: Running<'fleetsSail'> = {
  runs(g, { except }, tell) {
    g.expeditions.forEach((e, fleet) => {
      if (fleet === except || e.spot === 0 || e.spot === 3) return;
      e.spot++;
      tell({ what: 'fleetSails', fleet, spot: e.spot });
    });
    for (let fleet = FLEETS.length - 1; fleet >= 0; fleet--)
      if (fleetOf(g, fleet).spot === 3) g.questions.push({ ask: 'fleetArrives', fleet });
  },
};

/** EXP-05, EXP-06: a blessed one takes the better of two cards. */
export const fleetArrives: Running<'fleetArrives'> = {
  runs(g, { fleet }, tell) {
    const e = fleetOf(g, fleet);
    let best = OUTCOMES.indexOf(drawFate(g, 'fleet', tell).fleets[fleet] as (typeof OUTCOMES)[number]);
    if (e.blessed) best = Math.max(best, OUTCOMES.indexOf(drawFate(g, 'fleet', tell).fleets[fleet] as (typeof OUTCOMES)[number]));
    tell({ what: 'fleetEnds', fleet, outcome: OUTCOMES[best] as (typeof OUTCOMES)[number] });
    if (OUTCOMES[best] === 'noNews') return;
    const times = Math.max(0, best - 1);
    e.stakes.forEach((stake, seat) => gain(g, seat, 'crowns', stake * times, 'expedition', tell));
    endFleet(g, fleet);
  },
};

function endFleet(g: Realm, fleet: number): void {
  const e = fleetOf(g, fleet);
  e.spot = 0;
  e.blessed = false;
  e.stakes = e.stakes.map(() => 0);
}

/** EVE-33 */
export function loseFleet(g: Realm, fleet: number, tell: RealmTell): void {
  tell({ what: 'fleetEnds', fleet, outcome: 'lost' });
  endFleet(g, fleet);
}
