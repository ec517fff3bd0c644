/** What becomes of a passed Agenda (ASM-11 to ASM-14, BAN-01): accepted or refused, then carried out. */
import type { Seat } from '@/engine/contract';
import { FIGURES } from '../data/figures';
import type { RealmChoice } from '../asking';
import type { Deciding, RealmTell, Running } from '../ruling';
import { agendaOf, kindOfAgenda } from '../data/agendas';
import { MOST_CHARGES } from '../data/numbers';
import { agendaSpot, button, nobleSpot, numberOf } from '../spots';
import { baronOf, inOrder, isOnMap, nobleOf, noblesOf, NONE, presiding, type Realm } from '../state';
import { settleArmy } from './armies';
import { kill } from './death';
import { ban, takeChairman, takeHead } from './honours';
import { gain, gainPrestige, lose } from './treasury';

/** BAN-05: what takes something away cannot be refused. */
export function pass(g: Realm, card: number, seat: Seat): void {
  if (agendaOf(card) === 'impeachment') g.questions.push({ ask: 'enact', card, seat });
  else g.questions.push({ ask: 'accept', seat, card });
}

/** BAN-01: refusing it bans him; who is banned already refuses for nothing (BAN-04). */
export const accept: Deciding<'accept'> = {
  asks: (_, q) => q.seat,
  offers: () => [
    { do: 'accept', at: button('accept') },
    { do: 'refuse', at: button('refuse') },
  ],
  happens(g, { seat, card }, c, tell) {
    if (c.do === 'accept') {
      g.questions.push({ ask: 'enact', card, seat });
      return;
    }
    g.agendaDiscards.push(card);
    tell({ what: 'refused', seat, card });
    ban(g, seat, agendaOf(card), tell);
  },
};

/** ASM-11: a motion works and goes, a law stays, a charge lies before its Baron, an office goes to a Noble. */
export const enact: Running<'enact'> = {
  runs(g, { card, seat }, tell) {
    tell({ what: 'enacted', card, seat, at: agendaSpot(card) });
    const kind = kindOfAgenda(card);
    if (kind === 'law') g.laws.push(card);
    else if (kind === 'charge' || kind === 'concession') {
      baronOf(g, seat).charges.push(card);
      if (baronOf(g, seat).charges.length > MOST_CHARGES) g.questions.push({ ask: 'dropCharge', seat, card });
    } else if (kind === 'office') {
      if (office.offers(g, { ask: 'office', seat, card }).length > 0) g.questions.push({ ask: 'office', seat, card });
      else g.agendaDiscards.push(card);
    } else {
      g.agendaDiscards.push(card);
      move(g, card, seat, tell);
    }
  },
};

/** AGE-05 to AGE-14: the motions. */
function move(g: Realm, card: number, seat: Seat, tell: RealmTell): void {
  switch (agendaOf(card)) {
    case 'electChairman':
      return takeChairman(g, seat, tell);
    case 'electHead':
      return takeHead(g, seat, tell);
    case 'royalSubsidy':
      return gain(g, seat, 'crowns', FIGURES.royalSubsidy.crowns, 'royalSubsidy', tell);
    case 'heavyFine':
      return void lose(g, seat, 'crowns', FIGURES.heavyFine.crowns, 'heavyFine', tell);
    case 'recognition':
      return gainPrestige(g, seat, FIGURES.recognition.prestige, 'cards', tell);
    case 'trialOfNoble':
      return void g.questions.push({ ask: 'trial', seat });
    case 'impeachment':
      return void g.questions.push({ ask: 'discardHeld', seat: presiding(g), of: seat });
    case 'amnesty':
      for (let other = 0; other < g.seats; other++) liftBan(g, other, tell);
      return;
    case 'sweepingRepeal':
      g.agendaDiscards.push(...g.laws.splice(0));
      g.openLaws = [];
      return;
    default:
      for (const other of inOrder(g).reverse()) g.questions.push({ ask: 'works', seat: other });
  }
}

/** BAN-07: he comes again from the next Assembly. */
export function liftBan(g: Realm, seat: Seat, tell: RealmTell): void {
  if (!baronOf(g, seat).banned) return;
  baronOf(g, seat).banned = false;
  tell({ what: 'banLifted', seat });
}

/** ASM-11: on a fourth, one of the earlier three. */
export const dropCharge: Deciding<'dropCharge'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat, card }) =>
    baronOf(g, seat)
      .charges.filter(other => other !== card)
      .map(other => ({ do: 'drop', at: agendaSpot(other) }) satisfies RealmChoice),
  happens: (g, _, { at }, tell) => takeAway(g, numberOf(at), tell),
};

/** ASM-12: to any Noble not lost for good, the old office of his goes; DTH-05. */
export const office: Deciding<'office'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) =>
    noblesOf(seat)
      .filter(noble => !nobleOf(g, noble).gone)
      .map(noble => ({ do: 'stationOffice', at: nobleSpot(noble) }) satisfies RealmChoice),
  happens(g, { card }, { at }, tell) {
    const n = nobleOf(g, numberOf(at));
    if (n.office !== NONE) g.agendaDiscards.push(n.office);
    n.office = card;
    tell({ what: 'office', noble: numberOf(at), card, at });
    settleArmy(g, numberOf(at), false, tell);
  },
};

/** A law, charge, concession or office in play goes to the discards. */
export function takeAway(g: Realm, card: number, tell: RealmTell): void {
  g.agendaDiscards.push(card);
  tell({ what: 'takenAway', card, at: agendaSpot(card) });
  g.laws = g.laws.filter(law => law !== card);
  for (const b of g.barons) b.charges = b.charges.filter(charge => charge !== card);
  g.nobles.forEach((n, noble) => {
    if (n.office !== card) return;
    n.office = NONE;
    settleArmy(g, noble, false, tell);
  });
}

/** Charges and concessions, then offices of a Baron's Nobles. */
export const heldBy = (g: Readonly<Realm>, seat: Seat): number[] => [
  ...baronOf(g, seat).charges,
  ...noblesOf(seat).flatMap(noble => (nobleOf(g, noble).office === NONE ? [] : [nobleOf(g, noble).office])),
];

/** AGE-14 by the Chairman, EVE-14 by himself; nothing held: nothing happens. */
export const discardHeld: Deciding<'discardHeld'> = {
  asks: (_, q) => q.seat,
  offers: (g, { of }) => heldBy(g, of).map(card => ({ do: 'drop', at: agendaSpot(card) }) satisfies RealmChoice),
  happens: (g, _, { at }, tell) => takeAway(g, numberOf(at), tell),
};

/** AGE-11: he says who. */
export const trial: Deciding<'trial'> = {
  asks: (_, q) => q.seat,
  offers: (g, { seat }) =>
    noblesOf(seat)
      .filter(noble => isOnMap(nobleOf(g, noble)))
      .map(noble => ({ do: 'kill', at: nobleSpot(noble) }) satisfies RealmChoice),
  happens: (g, _, { at }) => kill(g, numberOf(at), NONE),
};
