/** Draft Soldiers (DRA), Mobilize Forces (MOB) and Versatile Strategy (VER). */
import type { Seat } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell } from '../ruling';
import { TRACK_FEES } from '../data/numbers';
import { button, DECLINE, DONE, kindOf, numberOf, trackSpot } from '../spots';
import { baronOf, NONE, type Realm } from '../state';
import { draftThreshold } from './actions';
import { attackOf, offerAttacks, startAttack } from './attack';
import { offerMoves, setOut } from './movement';
import { gain, lose } from './treasury';
import { whyNot } from './refusals';

/** Free and open: only as many spots as there are Barons, and one (DRA-01). */
const freeSpots = (g: Readonly<Realm>): number[] =>
  TRACK_FEES.flatMap((_, spot) => (spot < draftThreshold(g) && g.track[spot] === NONE ? [spot] : []));

function mark(g: Realm, seat: Seat, at: string, tell: RealmTell): void {
  g.track[numberOf(at)] = seat;
  tell({ what: 'marked', seat, spot: numberOf(at), at });
}

/** DRA-02: whichever free spot he likes. */
export const markSpot: Deciding<'markSpot'> = {
  asks: (_, q) => q.seat,
  offers: g => [...freeSpots(g).map(spot => ({ do: 'mark', at: trackSpot(spot) }) satisfies RealmChoice), { do: 'decline', at: DECLINE }],
  happens(g, { seat }, c, tell) {
    if (c.do === 'mark') mark(g, seat, c.at, tell);
    else tell({ what: 'declined', seat, deed: 'draftSoldiers' });
  },
  refuses: (g, _, at) => (kindOf(at) === 'track' && g.track[numberOf(at)] !== NONE ? { why: 'taken' } : null),
};

/** MOB-01: Nobles to one region, then one battle in it; either may be left out. Whose Nobles can do neither is not asked. */
export const mobilize: Deciding<'mobilize'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const offers: RealmChoice[] = [];
    const { region, fought, moved } = g.action ?? { region: NONE, fought: true, moved: true };
    if (fought) return offers;
    offerMoves(g, seat, region, offers);
    offerAttacks(g, seat, region, offers);
    return offers.length === 0 ? [] : [...offers, moved ? { do: 'done', at: DONE } : { do: 'decline', at: DECLINE }];
  },
  lapses(g, { seat }, tell) {
    if (g.action?.moved === false && !g.action.fought) tell({ what: 'declined', seat, deed: 'mobilizeForces' });
  },
  happens(g, q, c, tell) {
    if (c.do === 'decline') return tell({ what: 'declined', seat: q.seat, deed: 'mobilizeForces' });
    if (c.do === 'done') return;
    g.questions.push(q);
    act(g, q.seat, c);
  },
  refuses: (g, { seat }, at, held) => whyNot(g, seat, at, held),
};

function act(g: Realm, seat: Seat, c: RealmChoice): void {
  if (c.do === 'march' || c.do === 'sail') setOut(g, seat, c);
  else startAttack(g, seat, attackOf(g, seat, c));
}

/** VER-01: one of five, and the card comes back. */
export const versatile: Deciding<'versatile'> = {
  asks: (_, q) => q.seat,
  offers(g, { seat }) {
    const offers: RealmChoice[] = [];
    if (g.action === null || g.action.moved || g.action.fought) return offers;
    offers.push({ do: 'crowns', at: button('crowns') }, { do: 'votes', at: button('votes') });
    offerMoves(g, seat, NONE, offers);
    offerAttacks(g, seat, NONE, offers);
    for (const spot of freeSpots(g))
      if ((TRACK_FEES[spot] as number) <= baronOf(g, seat).crowns) offers.push({ do: 'buySpot', at: trackSpot(spot) });
    offers.push({ do: 'decline', at: DECLINE });
    return offers;
  },
  happens(g, q, c, tell) {
    const { seat } = q;
    if (c.do === 'decline') tell({ what: 'declined', seat, deed: 'versatileStrategy' });
    else if (c.do === 'crowns') gain(g, seat, 'crowns', 2, 'versatileStrategy', tell);
    else if (c.do === 'votes') gain(g, seat, 'votes', g.settings.versatileVotes, 'versatileStrategy', tell);
    else if (c.do === 'buySpot') {
      lose(g, seat, 'crowns', TRACK_FEES[numberOf(c.at)] as number, 'track', tell);
      mark(g, seat, c.at, tell);
    } else {
      g.questions.push(q);
      act(g, seat, c);
    }
  },
  refuses: (g, { seat }, at, held) => whyNot(g, seat, at, held),
};
