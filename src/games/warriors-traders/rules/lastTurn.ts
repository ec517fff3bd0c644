/** 21.12: where the evening grows short, those who play agree that the running turn is the last. No clock: a rule knows none, and people do. */
import type { Seat } from '@/engine/contract';
import { button } from '../spots';
import { realmOf, type Deciding, type Traders, type TradersChoice, type TradersDecision, type TradersTell } from '../state';

/** Beside one’s own action; once a turn, so that nobody is pressed, and not in a turn that is the last anyway. */
export const lastCalls = (g: Readonly<Traders>, seat: Seat): TradersChoice[] =>
  g.turn >= g.lastTurn || realmOf(g, seat).calledIn === g.turn ? [] : [button('lastTurn')];

/** The action in which it was proposed is still to be taken. */
export function callLastTurn(g: Traders, during: TradersDecision, tell: TradersTell): void {
  const from = during.seat;
  realmOf(g, from).calledIn = g.turn;
  tell({ what: 'lastTurnCalled', seat: from });
  g.questions.push(during);
  askNext(
    g,
    from,
    g.order.filter(other => other !== from),
    tell,
  );
}

/** Everybody must agree: the first who does not is the last to be asked. */
export const lastTurn: Deciding<'lastTurn'> = {
  asks: (_, q) => q.seat,
  offers: () => [button('endHere'), button('playOn')],
  happens(g, q, c, tell) {
    if (c.do === 'playOn') tell({ what: 'lastTurnRefused', seat: q.seat });
    else askNext(g, q.from, q.others, tell);
  },
};

function askNext(g: Traders, from: Seat, [seat, ...others]: readonly Seat[], tell: TradersTell): void {
  if (seat !== undefined) return void g.questions.push({ ask: 'lastTurn', seat, from, others });
  g.lastTurn = g.turn;
  tell({ what: 'lastTurnAgreed', turn: g.turn });
}
