/** What has to be known for an answer: the card that is up, the battle, the Agenda at the vote, what is due and what one has. */
import type { Seat } from '@/engine/contract';
import { useTable } from '@/table/tableContext';
import { cancelCost } from '../data/events';
import { CITIES } from '../data/cities';
import { OPEN_CARD } from '../rules/carriedMotions';
import { faithFor } from '../rules/events';
import { wagesOf } from '../rules/wages';
import { agendaSpot, troopSpot } from '../spots';
import { baronOf, NONE, type Realm } from '../state';
import type { RealmDecision, RealmQuestion } from '../asking';
import type { Attack } from '../terms';
import { BattleCard } from './BattleCard';
import type { Eyes } from './eyes';
import { CardUp, type PartProps } from './Parts';
import { Heading, Line, Tiles } from './Tiles';

interface Props extends PartProps {
  readonly q: RealmQuestion | null;
  readonly me: Seat;
  readonly attack: Attack | null;
  readonly either: boolean;
}

const BATTLE: readonly RealmDecision['ask'][] = ['command', 'dropFate', 'ability', 'losses', 'permit', 'bargain', 'peace', 'join'];
const VOTING: readonly RealmDecision['ask'][] = ['commit', 'declare', 'tie'];
const CROWNS: readonly RealmDecision['ask'][] = ['price', 'invest', 'upgrade', 'heal', 'calm', 'comply', 'purse', 'hire', 'payWages'];
const FAITH: readonly RealmDecision['ask'][] = ['cancel', 'pledge', 'bless', 'chooseDrawer', 'calm'];

const includes = (list: readonly RealmDecision['ask'][], ask: string): boolean => (list as readonly string[]).includes(ask);

export function Context({ eyes, width, growth, q, me, attack, either }: Props) {
  const { g, b, say } = eyes;
  const part = { eyes, width, growth };
  if (q === null) return null;
  const battle = g.battle;
  const fought = attack ?? (q.ask === 'join' ? q.attack : battle !== null && includes(BATTLE, q.ask) ? battle.attack : null);
  return (
    <>
      {q.ask === 'useCard' ? <Explained at="card" eyes={eyes} /> : null}
      {fought === null ? null : (
        <BattleCard eyes={eyes} attack={fought} seat={battle?.seat ?? me} either={either} titled={attack !== null} />
      )}
      {q.ask === 'consent' ? <Line>{b.way(say.region(g.nobles[q.noble]?.where ?? 0), wayOf(g, eyes))}</Line> : null}
      {q.ask === 'assign' ? <Levy {...part} seat={q.seat} /> : null}
      {includes(VOTING, q.ask) ? <Vote {...part} /> : null}
      {q.ask === 'writeVotes' ? <Sheet {...part} at={q.agenda} /> : null}
      {q.ask === 'accept' || q.ask === 'office' ? <Explained at={agendaSpot(q.card)} eyes={eyes} /> : null}
      {q.ask === 'payWages' ? (
        <Line strong>{b.due(q.each > 0 ? q.each * q.due.length : Math.max(0, wagesOf(q.due) - q.free), baronOf(g, q.seat).crowns)}</Line>
      ) : null}
      {q.ask === 'station' || q.ask === 'volunteers' ? <Tiles {...part} spots={[troopSpot(q.card)]} /> : null}
      {q.ask === 'layCard' ? <CardUp {...part} /> : null}
      {q.ask === 'calm' ? (
        <Line strong>{eyes.t.labels.city(say.city(q.city), CITIES[q.city]?.strength ?? 0, CITIES[q.city]?.income ?? 0, null)}</Line>
      ) : null}
      {g.happening !== null && (q.ask === 'cancel' || q.ask === 'pledge') ? <Happening eyes={eyes} seat={q.seat} /> : null}
      {includes(CROWNS, q.ask) && q.ask !== 'payWages' ? <Line>{b.youHave(baronOf(g, me).crowns)}</Line> : null}
      {includes(FAITH, q.ask) ? <Line>{b.youHaveFaith(baronOf(g, me).faith)}</Line> : null}
      {includes(VOTING, q.ask) || q.ask === 'writeVotes' ? <Line>{b.youHaveVotes(baronOf(g, me).votes)}</Line> : null}
    </>
  );
}

/** Where the Noble who asks to pass is going. */
function wayOf(g: Readonly<Realm>, { say }: Eyes): string {
  const leaves = g.questions.findLast(one => one.ask === 'depart');
  return leaves?.ask === 'depart' ? say.region(leaves.path.at(-1) ?? 0) : '';
}

/** The text of a card, as its rule card has it. */
function Explained({ at, eyes }: { readonly at: string; readonly eyes: Eyes }) {
  const { gameWords } = useTable();
  const card = gameWords.card(eyes.g, at);
  return card === null ? null : (
    <>
      <Line strong>{card.title}</Line>
      <Line>{card.text}</Line>
    </>
  );
}

/** The card that is assigned, and those that follow. */
function Levy({ eyes, seat }: PartProps & { readonly seat: Seat }) {
  const { g, b, say } = eyes;
  const { levy } = baronOf(g, seat);
  const rest = levy.slice(0, -1).reverse();
  return (
    <>
      <Line strong>{b.next(say.troop(levy.at(-1) ?? 0))}</Line>
      {rest.length === 0 ? null : <Line>{b.then(rest.map(say.troop).join(', '))}</Line>}
    </>
  );
}

/** What is voted on, and what is shown of Votes. */
function Vote({ eyes }: PartProps) {
  const { g, b, who, t } = eyes;
  const { matter } = g.assembly ?? { matter: null };
  if (matter === null) return null;
  const shown = g.barons.flatMap((baron, seat) =>
    baron.commit > 0 && !baron.done
      ? [b.votesShown(who(seat), baron.commit) + (baron.side === NONE ? '' : `, ${sideName(eyes, baron.side)}`)]
      : [],
  );
  const proposal = matter.proposal;
  return (
    <>
      {proposal === null ? <Explained at={agendaSpot(matter.card)} eyes={eyes} /> : null}
      {proposal?.kind === 'open' ? <Explained at={`motion:${proposal.motion}`} eyes={eyes} /> : null}
      {proposal?.kind === 'lift' ? <Line strong>{`${b.banned}: ${who(proposal.seat)}`}</Line> : null}
      {proposal?.kind === 'discard' && proposal.card < OPEN_CARD ? <Explained at={agendaSpot(proposal.card)} eyes={eyes} /> : null}
      {proposal?.kind === 'postpone' ? <Line strong>{t.labels.buttons.postpone}</Line> : null}
      {shown.length === 0 ? null : <Line>{shown.join('; ')}</Line>}
    </>
  );
}

function sideName({ g, t, who }: Eyes, side: number): string {
  const among = g.assembly?.matter?.candidates ?? [];
  return among.length > 0 ? who(side) : side === 1 ? t.labels.buttons.yes : t.labels.buttons.no;
}

/** With two: all Agendas in order, the one that is written for with its text (TWO-01). */
function Sheet({ eyes, at }: PartProps & { readonly at: number }) {
  const { g, say } = eyes;
  const order = g.assembly?.order ?? [];
  return (
    <>
      <Heading>{order.map((card, i) => `${i + 1} ${say.agenda(card)}`).join(' · ')}</Heading>
      <Explained at={agendaSpot(order[at] ?? 0)} eyes={eyes} />
    </>
  );
}

function Happening({ eyes, seat }: { readonly eyes: Eyes; readonly seat: Seat }) {
  const { g, b, who } = eyes;
  const h = g.happening;
  if (h === null) return null;
  return (
    <>
      <Explained at={`event:${h.card}`} eyes={eyes} />
      <Line>{b.drawnBy(who(h.drawer))}</Line>
      <Line>{b.faithNeeded(faithFor(g, seat, cancelCost(h.card)))}</Line>
    </>
  );
}
