/** What others or the law ask of one: whom it concerns, what is due, and what an answer does. */
import { agendaNumber } from '../data/agendas';
import type { Duty, RealmDecision } from '../asking';
import { agendaSpot } from '../spots';
import { baronOf, NONE, type Realm } from '../state';
import { OPEN_LAWS, OPEN_MOTIONS } from '../terms';
import type { Eyes } from './eyes';
import { Explained } from './Explained';
import { Heading, Line } from './Tiles';

/** A law of the box has a card; what the players moved themselves has a word. */
const spotOf = (law: Duty['law']): string =>
  ([...OPEN_LAWS, ...OPEN_MOTIONS] as readonly string[]).includes(law) ? `motion:${law}` : agendaSpot(agendaNumber(law as never));

type Of<A extends RealmDecision['ask']> = Extract<RealmDecision, { ask: A }>;

export function Law({ eyes, q: { seat, duty } }: { readonly eyes: Eyes; readonly q: Of<'comply'> }) {
  const { g, b, who } = eyes;
  const { crowns } = baronOf(g, seat);
  return (
    <>
      <Explained at={spotOf(duty.law)} eyes={eyes} />
      {duty.pay > 0 ? (
        <Line strong>{b.due(duty.pay, duty.to === NONE ? null : who(duty.to), crowns)}</Line>
      ) : (
        <Line>{duty.law === 'lawOfQuarter' ? b.keepsCity : b.callsOff}</Line>
      )}
    </>
  );
}

/** Who is asked lets a Noble pass, or an attack happen beside him; what crowns stand below are what he may ask for it. */
export function Leave({ eyes, q, priced }: { readonly eyes: Eyes; readonly q: Of<'consent'> | Of<'permit'>; readonly priced: boolean }) {
  const { b, who } = eyes;
  return (
    <>
      {q.ask === 'consent' ? <Line>{`${who(q.by)}: ${wayOf(eyes, q.noble)}`}</Line> : null}
      {priced ? <Heading>{b.orPrice}</Heading> : null}
    </>
  );
}

/** What was asked for leave to pass or to attack. */
export function Price({ eyes, q }: { readonly eyes: Eyes; readonly q: Of<'price'> }) {
  const { g, b, who, say } = eyes;
  const leaves = departing(g);
  if (leaves === undefined) return <Line>{b.priceOfAttack(who(q.to))}</Line>;
  return (
    <>
      <Line>{b.priceOfWay(who(q.to), say.noble(leaves.noble))}</Line>
      <Line>{wayOf(eyes, leaves.noble)}</Line>
    </>
  );
}

const departing = (g: Readonly<Realm>) => g.questions.findLast(one => one.ask === 'depart');

function wayOf({ g, b, say }: Eyes, noble: number): string {
  return b.way(say.region(g.nobles[noble]?.where ?? 0), say.region(departing(g)?.path.at(-1) ?? 0));
}
