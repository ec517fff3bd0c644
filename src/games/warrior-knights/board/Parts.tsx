/** What lies beside the map: action cards and phases, the Mercenary Track, Agendas and laws, expeditions and Events. */
import { inRow } from '@/pieces/boxes';
import { memo } from 'react';
import { View } from 'react-native';
import type { Spot } from '@/engine/contract';
import { AREAS, TRACK_FEES } from '../data/numbers';
import { colourOf } from '../data/events';
import { FLEETS, PHASES } from '../data/names';
import { draftThreshold } from '../rules/actions';
import { agendaSpot, areaSpot, trackSpot, troopSpot } from '../spots';
import { isNeutral, NONE, seatOfCard, type Realm } from '../state';
import { howItEnds } from '../words/howItEnds';
import type { RealmQuestion } from '../asking';
import { Promises } from './Agreement';
import { Cell } from './Cell';
import type { Eyes } from './eyes';
import { iconOfCard, lookOf } from './looks';
import { Heading, Line, Tiles } from './Tiles';

export interface PartProps {
  readonly eyes: Eyes;
  readonly width: number;
  readonly growth: number;
}

const ROW = 54;
/** A narrow box has its words in its middle. */
const UPRIGHT_BELOW = 100;
const GAP = 4;

const PHASE_SPOTS: readonly Spot[] = PHASES.map(phase => `phase:${phase}`);
const AREA_SPOTS: readonly Spot[] = Array.from({ length: AREAS }, (_, area) => areaSpot(area));

function RowOf({ eyes, width, growth, spots }: PartProps & { readonly spots: readonly Spot[] }) {
  const height = ROW * Math.min(growth, 1.2);
  return (
    <View style={{ width, height }}>
      {inRow(spots.length, { left: 0, top: 0, width, height }, GAP).map((box, i) => {
        const at = spots[i] as Spot;
        const { icon, tincture, title, note } = lookOf(eyes, at);
        const upright = box.width < UPRIGHT_BELOW;
        return (
          <Cell
            key={at}
            at={at}
            box={box}
            icon={upright ? undefined : icon}
            tincture={tincture}
            title={title}
            note={note}
            upright={upright}
          />
        );
      })}
    </View>
  );
}

/** The card that is up, the face-down cards of each area, the cards on each phase. On the planning table the areas lie already. */
export function RoundPart({ planned = false, ...props }: PartProps & { readonly planned?: boolean }) {
  return (
    <>
      <CardUp {...props} />
      {planned ? null : <RowOf {...props} spots={AREA_SPOTS} />}
      <RowOf {...props} spots={PHASE_SPOTS} />
    </>
  );
}

/** Only the two rows, where there is room for them beside the map. */
export const RoundRows = memo(function RoundRows(props: PartProps) {
  return (
    <View style={{ gap: GAP }}>
      <RowOf {...props} spots={AREA_SPOTS} />
      <RowOf {...props} spots={PHASE_SPOTS} />
    </View>
  );
});

export function CardUp({ eyes, width, growth }: PartProps) {
  const { g, b, say, who, tinctureOf } = eyes;
  const height = 50 * Math.min(growth, 1.2);
  const neutral = isNeutral(g.card);
  return (
    <View style={{ width, height }}>
      <Cell
        at="card"
        box={{ left: 0, top: 0, width, height }}
        icon={g.card === NONE ? 'cards' : iconOfCard(g.card)}
        tincture={g.card === NONE || neutral ? null : tinctureOf(seatOfCard(g.card))}
        title={g.card === NONE ? b.noCard : say.deed(g.card)}
        note={g.card === NONE ? undefined : neutral ? b.neutral : who(seatOfCard(g.card))}
      />
    </View>
  );
}

/** So many spots as Barons and one; and who is for hire. */
export const DraftPart = memo(function DraftPart({ q = null, ...props }: PartProps & { readonly q?: RealmQuestion | null }) {
  const { g, b } = props.eyes;
  // Whose card is free of charge reads no fee here, while the desk beside it says that there is none.
  const free = q?.ask === 'markSpot' ? q : null;
  const open = Math.min(TRACK_FEES.length, draftThreshold(g));
  const markers = g.track.filter(seat => seat !== NONE).length;
  return (
    <>
      <Heading>{`${b.track}: ${b.begins(markers, draftThreshold(g))}`}</Heading>
      <Tiles {...props} q={free} spots={Array.from({ length: open }, (_, spot) => trackSpot(spot))} />
      <Heading>{b.offer}</Heading>
      <Tiles {...props} spots={g.offer.map(troopSpot)} />
    </>
  );
});

export const AssemblyPart = memo(function AssemblyPart(props: PartProps) {
  const { eyes } = props;
  const { g, b, who } = eyes;
  return (
    <>
      <Line>
        {`${b.chairman}: ${g.chairman === NONE ? b.nobody : who(g.chairman)} · ${b.head}: ${g.head === NONE ? b.nobody : who(g.head)}`}
      </Line>
      <Heading>{b.agendas}</Heading>
      <Tiles {...props} spots={g.display.map(agendaSpot)} />
      <Heading>{b.laws}</Heading>
      {g.laws.length + g.openLaws.length === 0 ? <Line>{b.noLaws}</Line> : null}
      <Tiles {...props} spots={[...g.laws.map(agendaSpot), ...g.openLaws.map(({ law }) => `motion:${law}`)]} />
    </>
  );
});

export const RealmPart = memo(function RealmPart(props: PartProps) {
  const { g, t, b, who } = props.eyes;
  return (
    <>
      {howItEnds(g, b, who).map(line => (
        <Line key={line}>{line}</Line>
      ))}
      <Promises eyes={props.eyes} />
      <Heading>{b.fleets}</Heading>
      <Tiles {...props} spots={FLEETS.map(fleet => `fleet:${fleet}`)} />
      <Heading>{b.events}</Heading>
      <Line>{nextEvent(g, t, b)}</Line>
      {g.truce ? <Line>{b.truce}</Line> : null}
      {g.storm ? <Line>{b.storm}</Line> : null}
      {g.lasting.length === 0 ? <Line>{b.noEvents}</Line> : null}
      <Tiles {...props} spots={[...new Set(g.lasting.map(({ card }) => `event:${card}`))]} />
    </>
  );
});

function nextEvent(g: Readonly<Realm>, t: Eyes['t'], b: Eyes['b']): string {
  const top = g.events.at(-1);
  return top === undefined ? b.nobody : b.nextEvent(t.names.eventColours[colourOf(top)]);
}
