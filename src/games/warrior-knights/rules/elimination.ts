/** OPT-04: whose stronghold is taken is out of the game, and all that was his with him. */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import type { RealmTell } from '../ruling';
import { isMercenary } from '../data/numbers';
import { armiesOf, armyOf, baronOf, baronsLeft, inOrder, nobleOf, noblesOf, NONE, seatOfCard, type Realm } from '../state';
import { changeOwner } from './cities';
import { pickBaron } from './fate';
import { leaders, passChairman, takeHead } from './honours';
import { heldBy } from './passing';
import { citiesOf } from './treasury';

export function eliminate(g: Realm, seat: Seat, tell: RealmTell): void {
  const b = baronOf(g, seat);
  b.out = true;
  tell({ what: 'eliminated', seat });
  g.agendaDiscards.push(...heldBy(g, seat));
  b.charges = [];
  disband(g, seat);
  for (const city of citiesOf(g, seat)) changeOwner(g, city, NONE, 'eliminated', tell);
  g.sieges = g.sieges.filter(siege => siege.seat !== seat && siege.hold !== seat);
  g.track = g.track.map(other => (other === seat ? NONE : other));
  g.phases = g.phases.map(cards => cards.filter(card => seatOfCard(card) !== seat));
  for (const e of g.expeditions) e.stakes[seat] = 0;
  g.nobles.forEach((n, noble) => {
    if (n.heir === seat) n.heir = noble >> 2;
  });
  if (g.chairman === seat) passChairman(g, tell, g.settings.byVotes ? 'votes' : 'prestige');
  if (g.chairman === seat) sitDown(g, seat, tell);
  if (g.head === seat) passHeadOn(g, tell);
  if (baronsLeft(g) > 1) return;
  g.winner = inOrder(g, seat)[0] as Seat;
  g.questions = [];
}

/** All that are left are banned: the token goes to the next of them all the same, since somebody has to hold it. */
function sitDown(g: Realm, seat: Seat, tell: RealmTell): void {
  const [next] = inOrder(g, seat);
  if (next === undefined) return;
  g.chairman = next;
  tell({ what: 'chairman', seat: next });
}

/** Mercenaries go back to the deck, Regulars and Nobles leave for good. */
function disband(g: Realm, seat: Seat): void {
  for (const army of armiesOf(seat)) {
    g.mercenaries.push(...armyOf(g, army).troops.filter(isMercenary));
    Object.assign(armyOf(g, army), { troops: [], tokens: 0 });
  }
  for (const noble of noblesOf(seat))
    Object.assign(nobleOf(g, noble), { where: NONE, atSea: false, office: NONE, gone: true, waits: false, exhausted: false });
  shuffle(g, g.mercenaries);
}

function passHeadOn(g: Realm, tell: RealmTell): void {
  const among = inOrder(g).filter(seat => !baronOf(g, seat).heretic);
  const best = among.length === 0 ? [] : leaders(g, among, 'faith');
  takeHead(g, best.length > 1 ? pickBaron(g, tell, seat => best.includes(seat)) : (best[0] ?? NONE), tell);
}
