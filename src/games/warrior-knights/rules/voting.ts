/** Voting (ASM-07 to ASM-09): Votes are committed unseen, shown together, declared in turn, counted and spent. */
import type { Seat } from '@/engine/contract';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell, Running } from '../ruling';
import { agendaOf, namesBaron } from '../data/agendas';
import { agendaSpot, button, numberOf, seatSpot } from '../spots';
import { baronOf, inOrder, isOnMap, nobleOf, noblesOf, NONE, presiding, type Matter, type Realm } from '../state';
import { assemblyOf, attendants, isBetweenTwo } from './assembly';
import { pass } from './passing';
import { carryOut } from './carriedMotions';

/** ASM-09, ASM-14: who can be chosen. */
function candidates(g: Readonly<Realm>, card: number): Seat[] {
  return inOrder(g).filter(seat => {
    switch (agendaOf(card)) {
      case 'electChairman':
        return !baronOf(g, seat).banned;
      case 'electHead':
        return !baronOf(g, seat).heretic;
      case 'trialOfNoble':
        return noblesOf(seat).some(noble => isOnMap(nobleOf(g, noble)));
      default:
        return true;
    }
  });
}

/** An Agenda comes to the vote. */
export const agenda: Running<'agenda'> = {
  runs(g, { card }, tell) {
    g.display = g.display.filter(other => other !== card);
    const among = namesBaron(card) ? candidates(g, card) : [];
    if (namesBaron(card) && among.length === 0) {
      for (const b of g.barons) b.sheet.shift();
      discardAgenda(g, card, tell);
      return;
    }
    openVote(g, { card, proposal: null, candidates: among }, tell);
  },
};

export function discardAgenda(g: Realm, card: number, tell: RealmTell): void {
  g.agendaDiscards.push(card);
  tell({ what: 'agendaDropped', card, at: agendaSpot(card) });
}

export function openVote(g: Realm, matter: Matter, tell: RealmTell): void {
  assemblyOf(g).matter = matter;
  tell({ what: 'vote', card: matter.card });
  g.questions.push({ ask: 'unveil' });
  const written = isBetweenTwo(g) && assemblyOf(g).ordered;
  for (const b of g.barons) b.commit = NONE;
  for (const seat of attendants(g).reverse()) {
    const b = baronOf(g, seat);
    if (written) b.commit = Math.min(b.sheet[0] ?? 0, b.votes);
    else if (b.votes === 0) b.commit = 0;
    else g.questions.push({ ask: 'commit', seat });
  }
  if (written) for (const b of g.barons) b.sheet.shift();
}

/** HID: in secret. */
export const commit: Deciding<'commit'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) =>
    Array.from({ length: baronOf(g, seat).votes + 1 }, (_, votes) => ({ do: 'commit', at: `votes:${votes}` }) satisfies RealmChoice),
  happens(g, { seat }, { at }, tell) {
    baronOf(g, seat).commit = numberOf(at);
    baronOf(g, seat).done = true;
    tell({ what: 'committed', seat });
  },
};

/** Shown together; only then is it said for what, from the Chairman. */
export const unveil: Running<'unveil'> = {
  runs(g, _, tell) {
    g.questions.push({ ask: 'countVotes' });
    for (const b of g.barons) b.done = false;
    const order = attendants(g);
    for (const seat of order) tell({ what: 'showedVotes', seat, count: baronOf(g, seat).commit, reveals: true });
    for (const seat of order.reverse()) if (baronOf(g, seat).commit > 0) g.questions.push({ ask: 'declare', seat });
  },
};

const sides = (g: Readonly<Realm>): RealmChoice[] => {
  const { candidates: among } = assemblyOf(g).matter as Matter;
  return among.length > 0
    ? among.map(seat => ({ do: 'choose', at: seatSpot(seat) }))
    : [
        { do: 'yes', at: button('yes') },
        { do: 'no', at: button('no') },
      ];
};
export const sideOf = (c: RealmChoice): number => (c.do === 'choose' ? numberOf(c.at) : c.do === 'yes' ? 1 : 0);

export const declare: Deciding<'declare'> = {
  asks: (_, q) => q.seat,
  offers: g => sides(g),
  happens(g, { seat }, c, tell) {
    baronOf(g, seat).side = sideOf(c);
    tell({ what: 'declared', seat, count: baronOf(g, seat).commit, side: sideOf(c), names: c.do === 'choose' ? 1 : 0 });
  },
};

/** What has been declared for a side: a Baron, or 1 for yes and 0 for no. */
export const votesFor = (g: Readonly<Realm>, side: number): number =>
  g.barons.reduce((sum, b) => sum + (b.commit > 0 && b.side === side ? b.commit : 0), 0);

/** The sides that lead; several: a tie, and with no Vote at all everybody (ASM-08). */
function leading(g: Readonly<Realm>): number[] {
  const { candidates: among } = assemblyOf(g).matter as Matter;
  const all = among.length > 0 ? among : [1, 0];
  const sums = all.map(side => votesFor(g, side));
  const most = Math.max(...sums);
  return all.filter((_, i) => sums[i] === most);
}

/** ASM-07d: all Votes committed are spent, the losing ones too. */
export const countVotes: Running<'countVotes'> = {
  runs(g) {
    for (const b of g.barons) if (b.commit > 0) b.votes -= b.commit;
    const best = leading(g);
    if (best.length === 1) g.questions.push({ ask: 'decided', result: best[0] as number });
    else g.questions.push({ ask: 'tie', seat: presiding(g) });
  },
};

/** ASM-08: as the Chairman likes. */
export const tie: Deciding<'tie'> = {
  asks: (_, q) => q.seat,
  offers: g => sides(g).filter(c => leading(g).includes(sideOf(c))),
  happens(g, { seat }, c, tell) {
    tell({ what: 'brokeTie', seat, side: sideOf(c), names: c.do === 'choose' ? 1 : 0 });
    g.questions.push({ ask: 'decided', result: sideOf(c) });
  },
};

export const decided: Running<'decided'> = {
  runs(g, { result }, tell) {
    const { card, proposal, candidates: among } = assemblyOf(g).matter as Matter;
    assemblyOf(g).matter = null;
    for (const b of g.barons) Object.assign(b, { commit: NONE, side: NONE });
    tell({ what: 'decided', card, result, names: among.length > 0 ? 1 : 0 });
    if (proposal !== null) {
      if (result === 1) carryOut(g, proposal, tell);
    } else if (among.length > 0) pass(g, card, result);
    else if (result === 1) g.questions.push({ ask: 'enact', card, seat: NONE });
    else discardAgenda(g, card, tell);
  },
};
