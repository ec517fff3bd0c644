/** What is opened over the map. */
import type { Seat, Spot } from '@/engine/contract';
import type { Layout } from '@/table/kit/boardProps';
import type { Held } from '@/table/kit/held';
import { useHeld } from '@/table/kit/tableContext';
import type { RealmQuestion } from '../asking';
import { BaronPart } from './BaronPart';
import { fightTitle } from './BattleCard';
import { Context } from './Context';
import type { Eyes } from './eyes';
import { attackInHand, isEither } from './inHand';
import { LensFrame, type LensArea } from './LensFrame';
import type { Lens } from './opened';
import { AssemblyPart, DraftPart, RealmPart, RoundPart } from './Parts';
import { Planning } from './Planning';
import { purseLine } from './purse';
import { spotsIn } from './RealmMap';
import { RegionPart, titleOf } from './RegionPart';
import { Tiles } from './Tiles';

interface Props {
  readonly lens: Lens;
  readonly eyes: Eyes;
  readonly q: RealmQuestion | null;
  readonly me: Seat;
  readonly looking: Seat;
  readonly layout: Layout;
  /** null: in the column, so wide. */
  readonly area: LensArea | null;
  readonly width: number;
  readonly growth: number;
  readonly desk: readonly Spot[];
  readonly onClose: () => void;
}

/** Edges and padding of the frame. */
const INSET = 16;

/** Two answers below each other, which stand over the foot of a phone's board. */
const LISTED = 122;

const aboveTheList = (area: LensArea | null, layout: Layout, { which }: Held): LensArea | null =>
  area === null || layout !== 'phone' || which === null ? area : { ...area, height: area.height - LISTED };

export function Lenses({ lens, eyes, q, me, looking, layout, area, width, growth, desk, onClose }: Props) {
  const held = useHeld();
  const part = { eyes, width: width - INSET, growth };
  const frame = { area: aboveTheList(area, layout, held), onClose, name: lens.startsWith('region:') ? 'region' : lens };
  const { b, t, who } = eyes;
  switch (lens) {
    case 'round':
      return (
        <LensFrame {...frame} title={b.round}>
          <RoundPart {...part} />
        </LensFrame>
      );
    case 'draft':
      return (
        <LensFrame {...frame} title={b.draft}>
          <DraftPart {...part} />
        </LensFrame>
      );
    case 'assembly':
      return (
        <LensFrame {...frame} title={b.assembly}>
          <AssemblyPart {...part} />
        </LensFrame>
      );
    case 'realm':
      return (
        <LensFrame {...frame} title={b.realm}>
          <RealmPart {...part} />
        </LensFrame>
      );
    case 'baron':
      return (
        <LensFrame {...frame} title={t.labels.seat(t.names.barons[looking] ?? '', who(looking))}>
          <BaronPart {...part} seat={looking} />
        </LensFrame>
      );
    case 'plan':
      return (
        <LensFrame {...frame} title={b.plan}>
          <Planning {...part} seat={me} roomy={layout === 'tablet' || (area?.height ?? 0) > 420} />
        </LensFrame>
      );
    case 'desk': {
      const attack = attackInHand(eyes.g, q, held);
      const either = isEither(held);
      return (
        <LensFrame {...frame} title={attack === null ? b.desk : fightTitle(eyes, attack, either)} note={purseLine(eyes, q, me)}>
          <Context {...part} q={q} me={me} attack={attack} either={either} desk={desk} />
          <Tiles {...part} spots={desk} q={q} />
        </LensFrame>
      );
    }
    default: {
      const region = Number(lens.slice('region:'.length));
      return (
        <LensFrame {...frame} title={titleOf(eyes, region)}>
          <RegionPart {...part} spots={spotsIn(eyes.g, region)} />
        </LensFrame>
      );
    }
  }
}
