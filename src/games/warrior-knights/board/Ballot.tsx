/** What is voted on, and what is shown of Votes. */
import type { Seat } from '@/engine/contract';
import { OPEN_CARD } from '../rules/carriedMotions';
import { agendaSpot } from '../spots';
import { NONE } from '../state';
import { motionText } from '../words/motionText';
import type { Eyes } from './eyes';
import { Explained } from './Explained';
import { Heading, Line } from './Tiles';

export function Ballot({ eyes }: { readonly eyes: Eyes }) {
  const { g, b, who } = eyes;
  const { matter } = g.assembly ?? { matter: null };
  if (matter === null) return null;
  const shown = g.barons.flatMap((baron, seat: Seat) =>
    baron.commit > 0 && !baron.done
      ? [baron.side === NONE ? b.votesShown(who(seat), baron.commit) : b.votesGiven(who(seat), baron.commit, sideName(eyes, baron.side))]
      : [],
  );
  const proposal = matter.proposal;
  return (
    <>
      {proposal === null ? <Explained at={agendaSpot(matter.card)} eyes={eyes} /> : null}
      {proposal === null ? null : <Line strong>{motionText(eyes, proposal)}</Line>}
      {proposal?.kind === 'discard' && proposal.card < OPEN_CARD ? <Explained at={agendaSpot(proposal.card)} eyes={eyes} /> : null}
      {shown.length === 0 ? null : <Line>{shown.join(' · ')}</Line>}
    </>
  );
}

function sideName({ g, t, who }: Eyes, side: number): string {
  const among = g.assembly?.matter?.candidates ?? [];
  return among.length > 0 ? who(side) : side === 1 ? t.labels.buttons.yes : t.labels.buttons.no;
}

/** With two: all Agendas in order, the one that is written for with its text (TWO-01). */
export function Sheet({ eyes, at }: { readonly eyes: Eyes; readonly at: number }) {
  const { g, say } = eyes;
  const order = g.assembly?.order ?? [];
  return (
    <>
      <Heading>{order.map((card, i) => `${i + 1} ${say.agenda(card)}`).join(' · ')}</Heading>
      <Explained at={agendaSpot(order[at] ?? 0)} eyes={eyes} />
    </>
  );
}
