/** The course of an Assembly (ASM-01 to ASM-06, ASM-10): who comes, who presides, what is voted in which order. */
import type { Seat } from '@/engine/contract';
import { shuffle } from '@/engine/dice';
import { FIGURES } from '../data/figures';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell, Running } from '../ruling';
import { kindOfAgenda } from '../data/agendas';
import { AGENDAS_SHOWN } from '../data/numbers';
import { agendaSpot, numberOf, seatSpot } from '../spots';
import { baronOf, baronsLeft, inOrder, NONE, presiding, type Assembly, type Realm } from '../state';
import { holdsCharge } from './honours';
import { oblige } from './laws';
import { citiesOf, gain } from './treasury';

export const assemblyOf = (g: Readonly<Realm>): Assembly => g.assembly as Assembly;
export const attendants = (g: Readonly<Realm>): Seat[] => inOrder(g).filter(seat => assemblyOf(g).attending[seat]);

/** ASM-01, ASM-15: fixed now; only a ban changes it. */
export const assembly: Running<'assembly'> = {
  runs(g, _, tell) {
    tell({ what: 'phase', phase: 'assembly', at: 'phase:assembly' });
    const attending = g.barons.map((b, seat) => !b.out && !b.banned && !holdsCharge(g, seat, 'ambassador'));
    g.assembly = { attending, acting: NONE, order: [], ordered: false, matter: null };
    g.questions.push({ ask: 'adjourn' });
    if (attending.includes(true)) g.questions.push({ ask: 'motions' }, { ask: 'receiveVotes' }, { ask: 'stipend' });
    askActing(g);
  },
};

/** ASM-03: an absent Chairman names who stands in for him, again if that one is banned. True while it must be asked. */
function askActing(g: Realm): boolean {
  const a = assemblyOf(g);
  if (a.attending[g.chairman]) a.acting = NONE;
  else if (a.acting === NONE && a.attending.includes(true)) {
    g.questions.push({ ask: 'acting', seat: g.chairman });
    return true;
  }
  return false;
}

export const acting: Deciding<'acting'> = {
  asks: (_, q) => q.seat,
  offers: g => attendants(g).map(seat => ({ do: 'appoint', at: seatSpot(seat) }) satisfies RealmChoice),
  happens(g, _, { at }, tell) {
    assemblyOf(g).acting = numberOf(at);
    tell({ what: 'acting', seat: numberOf(at) });
  },
};

/** AGE-21: before any Vote is received. */
export const stipend: Running<'stipend'> = {
  runs(g) {
    const chair = presiding(g);
    for (const seat of attendants(g).reverse())
      if (seat !== chair) oblige(g, seat, { law: 'speakersStipend', pay: FIGURES.speakersStipend.crowns, to: chair });
  },
};

/** ASM-02: one, and one for each Kingdom city; AGE-25. */
export const receiveVotes: Running<'receiveVotes'> = {
  runs(g, _, tell) {
    for (const seat of attendants(g))
      gain(
        g,
        seat,
        'votes',
        1 + citiesOf(g, seat, true).length + (holdsCharge(g, seat, 'lordChancellor') ? FIGURES.lordChancellor.votes : 0),
        'assembly',
        tell,
      );
  },
};

/** ASM-05: Private Motions first, from the left; then the Chairman orders the others (ASM-06). */
export const motions: Running<'motions'> = {
  runs(g) {
    if (attendants(g).length === 0) return;
    g.questions.push({ ask: 'motions' });
    if (askActing(g)) return;
    const next = g.display.find(card => kindOfAgenda(card) === 'private');
    g.questions.pop();
    if (next !== undefined) g.questions.push({ ask: 'motions' }, { ask: 'privateMotion', card: next });
    else g.questions.push({ ask: 'agendas' }, { ask: 'orderAgendas', seat: presiding(g) });
  },
};

const unordered = (g: Readonly<Realm>): number[] => g.display.filter(card => !assemblyOf(g).order.includes(card));

export const orderAgendas: Deciding<'orderAgendas'> = {
  asks: (_, q) => q.seat,
  offers(g) {
    const left = unordered(g);
    return left.length < 2 ? [] : left.map(card => ({ do: 'order', at: agendaSpot(card) }) satisfies RealmChoice);
  },
  happens(g, q, { at }, tell) {
    assemblyOf(g).order.push(numberOf(at));
    tell({ what: 'ordered', card: numberOf(at), place: assemblyOf(g).order.length, at });
    g.questions.push(q);
  },
};

/** TWO-01: from the start, or because all others are out (OPT-04). Nobody leaves the game during an Assembly. */
export const isBetweenTwo = (g: Readonly<Realm>): boolean => baronsLeft(g) === 2;

/** ASM-07: one after the other. With two, all Votes are written beforehand (TWO-01). */
export const agendas: Running<'agendas'> = {
  runs(g) {
    const a = assemblyOf(g);
    if (!a.ordered) {
      a.order.push(...unordered(g));
      a.ordered = true;
      g.questions.push({ ask: 'agendas' });
      if (isBetweenTwo(g) && a.order.length > 0) askSheets(g);
      return;
    }
    if (attendants(g).length === 0) return;
    if (a.order.length === 0) return;
    g.questions.push({ ask: 'agendas' });
    if (askActing(g)) return;
    g.questions.push({ ask: 'agenda', card: a.order.shift() as number });
  },
};

function askSheets(g: Realm): void {
  g.questions.push({ ask: 'sheetsShown' });
  for (const seat of attendants(g).reverse()) {
    baronOf(g, seat).sheet = [];
    askSheet(g, seat, baronOf(g, seat).votes);
  }
}

/** For the next Agenda, while there is a Vote to write. */
function askSheet(g: Realm, seat: Seat, left: number): void {
  const b = baronOf(g, seat);
  const { order } = assemblyOf(g);
  while (left === 0 && b.sheet.length < order.length) b.sheet.push(0);
  b.done = b.sheet.length === order.length;
  if (!b.done) g.questions.push({ ask: 'writeVotes', seat, agenda: b.sheet.length, left });
}

/** TWO-01: for each Agenda in order, together no more than he has. */
export const writeVotes: Deciding<'writeVotes'> = {
  asks: (_, q) => q.seat,
  offers: (_, { left }) =>
    Array.from({ length: left + 1 }, (_item, votes) => ({ do: 'write', at: `votes:${votes}` }) satisfies RealmChoice),
  happens(g, q, { at }) {
    baronOf(g, q.seat).sheet.push(numberOf(at));
    askSheet(g, q.seat, q.left - numberOf(at));
  },
};

export const sheetsShown: Running<'sheetsShown'> = {
  runs(g, _, tell) {
    g.barons.forEach((b, seat) => {
      b.done = false;
      if (b.sheet.length > 0) tell({ what: 'sheet', seat, votes: b.sheet.join('-'), reveals: true });
    });
  },
};

/** ASM-04, ASM-10, PMO-04: what has not been voted stays; three lie open again. */
export const adjourn: Running<'adjourn'> = {
  runs(g, _, tell) {
    for (const b of g.barons) b.sheet = [];
    g.openLaws = g.openLaws.filter(open => open.law !== 'imposedTruce' || open.fresh).map(open => ({ ...open, fresh: false }));
    g.assembly = null;
    showAgendas(g, tell);
  },
};

export function showAgendas(g: Realm, tell: RealmTell): void {
  while (g.display.length < AGENDAS_SHOWN) {
    if (g.agendas.length === 0) g.agendas = shuffle(g, g.agendaDiscards.splice(0));
    const card = g.agendas.pop();
    if (card === undefined) break;
    g.display.push(card);
    tell({ what: 'agendaShown', card, at: agendaSpot(card), reveals: true });
  }
}
