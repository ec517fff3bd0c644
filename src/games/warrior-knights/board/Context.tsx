/** What has to be known for an answer: the card that is up, the battle, the Agenda at the vote, what is asked and why. */
import { cancelCost, colourOf } from '../data/events';
import { CITIES } from '../data/cities';
import { BATTLE_RESULTS, FLEETS } from '../data/names';
import { faithFor } from '../rules/events';
import { fateOf } from '../rules/fate';
import { costsFaith } from '../rules/neutralCards';
import { owed } from '../rules/wages';
import { agendaSpot, troopSpot } from '../spots';
import type { Seat, Spot } from '@/engine/contract';
import { baronOf, HIDDEN, inOrder, shapeOf } from '../state';
import type { RealmDecision, RealmQuestion } from '../asking';
import type { Attack } from '../terms';
import { Ballot, Sheet } from './Ballot';
import { BattleCard } from './BattleCard';
import { Agreement } from './Agreement';
import { Law, Leave, Price } from './Demand';
import type { Eyes } from './eyes';
import { Explained } from './Explained';
import { CardUp, type PartProps } from './Parts';
import { Line, Tiles } from './Tiles';

interface Props extends PartProps {
  readonly q: RealmQuestion | null;
  readonly me: Seat;
  readonly attack: Attack | null;
  readonly either: boolean;
  /** The answers that are laid out below. */
  readonly desk: readonly Spot[];
}

const BATTLE: readonly RealmDecision['ask'][] = ['command', 'dropFate', 'ability', 'losses', 'permit', 'bargain', 'price', 'peace'];

export function Context({ q, me, attack, either, desk, ...part }: Props) {
  const { eyes } = part;
  const { battle } = eyes.g;
  if (q === null) return null;
  const fighting = battle !== null && (BATTLE as readonly string[]).includes(q.ask) ? battle.attack : null;
  const fought = attack ?? (q.ask === 'join' ? q.attack : fighting);
  return (
    <>
      {fought === null ? null : (
        <BattleCard
          eyes={eyes}
          attack={fought}
          seat={battle?.seat ?? me}
          either={either}
          titled={attack !== null}
          pending={q.ask === 'ability'}
        />
      )}
      <Reason {...part} q={q} desk={desk} />
    </>
  );
}

function Reason({ q, desk, ...part }: PartProps & { readonly q: RealmQuestion; readonly desk: readonly Spot[] }) {
  const { eyes } = part;
  const { g, b, t, say, who } = eyes;
  switch (q.ask) {
    case 'assign':
      return <Levy {...part} seat={q.seat} />;
    case 'useCard':
      return <Explained at="card" eyes={eyes} />;
    case 'layCard':
      return <CardUp {...part} />;
    case 'markSpot':
      return <Explained at="track:0" eyes={eyes} />;
    case 'consent':
    case 'permit':
      return <Leave eyes={eyes} q={q} priced={desk.length > 0} />;
    case 'price':
      return <Price eyes={eyes} q={q} />;
    case 'want':
    case 'bid':
    case 'deal':
    case 'counter':
      return <Agreement eyes={eyes} q={q} />;
    case 'comply':
      return <Law eyes={eyes} q={q} />;
    case 'dropFate':
      return <HandKept eyes={eyes} q={q} />;
    case 'ability':
      return <Line strong>{b.abilities[shapeOf(g.battle?.commanders[q.side] ?? 0)]}</Line>;
    case 'casualty':
      return <Line strong>{`${say.army(q.army)}: ${b.stillToLose(q.left)}`}</Line>;
    case 'payWages':
      return (
        <>
          <Line strong>{b.due(owed(q), null, baronOf(g, q.seat).crowns)}</Line>
          <Line>{b.unpaid}</Line>
        </>
      );
    case 'station':
    case 'volunteers':
      return <Tiles {...part} spots={[troopSpot(q.card)]} />;
    case 'propose':
      return desk.length > 0 ? null : <Explained at={agendaSpot(q.card)} eyes={eyes} />;
    case 'commit':
    case 'declare':
    case 'tie':
      return <Ballot eyes={eyes} />;
    case 'writeVotes':
      return <Sheet eyes={eyes} at={q.agenda} />;
    case 'accept':
    case 'office':
      return <Explained at={agendaSpot(q.card)} eyes={eyes} />;
    case 'dropCharge':
      return <Line>{b.newCharge(say.agenda(q.card))}</Line>;
    case 'discardHeld':
      return <Line>{b.heldBy(who(q.of))}</Line>;
    case 'chooseDrawer':
      return <Back eyes={eyes} seat={q.seat} />;
    case 'cancel':
    case 'pledge':
      return <Happening eyes={eyes} seat={q.seat} />;
    case 'newFleet':
    case 'bless':
      return <Explained at="fleet:china" eyes={eyes} />;
    case 'invest':
      return <Tiles {...part} spots={[`fleet:${FLEETS[q.fleet] ?? 'china'}`]} />;
    case 'calm':
      return <Line strong>{t.labels.city(say.city(q.city), CITIES[q.city]?.strength ?? 0, CITIES[q.city]?.income ?? 0, who(q.seat))}</Line>;
    default:
      return null;
  }
}

/** FLD-03: what would be shown if one stopped now, and what is gone already. */
function HandKept({ eyes: { g, b, t }, q }: { readonly eyes: Eyes; readonly q: Extract<RealmDecision, { ask: 'dropFate' }> }) {
  const hand = (g.battle?.hands[q.side] ?? []).filter(card => card !== HIDDEN).map(card => fateOf(card).battle);
  const kept = BATTLE_RESULTS.flatMap(result => {
    const count = hand.filter(one => one === result).length;
    return count === 0 ? [] : [`${count} × ${t.names.results[result]}`];
  });
  return (
    <>
      <Line strong>{b.kept(kept.length === 0 ? b.none : kept.join(', '))}</Line>
      {q.dropped === 0 ? null : <Line>{b.thrown(q.dropped)}</Line>}
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
      <Line>{b.levyHelp}</Line>
    </>
  );
}

/** What is seen of an Event before it is drawn. */
function Back({ eyes: { g, b, t }, seat }: { readonly eyes: Eyes; readonly seat: Seat }) {
  const top = g.events.at(-1);
  if (top === undefined) return null;
  return (
    <>
      <Line strong>{t.labels.event(t.names.eventColours[colourOf(top)])}</Line>
      <Line>{b.backs[colourOf(top)]}</Line>
      {baronOf(g, seat).faith === 0 && inOrder(g).some(other => costsFaith(g, seat, other)) ? <Line>{b.noFaithLeft}</Line> : null}
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
