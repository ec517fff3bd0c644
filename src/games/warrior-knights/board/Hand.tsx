/** A Baron's armies, and doors to all that lies beside the map. */
import { memo, useCallback, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/contract';
import type { IconName } from '@/pieces/icons';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { useOpenLens } from '@/table/kit/openLens';
import type { BoardProps } from '@/table/kit/boardProps';
import { useSpotBoxes } from '@/table/kit/useSpotBoxes';
import { draftThreshold, threshold } from '../rules/actions';
import { agendaSpot, armyAt, kindOf, trackSpot, troopSpot } from '../spots';
import { armiesOf, armyOf, baronOf, isGarrison, nobleOf, NONE, shapeOf, strengthOfArmy, type Noble, type Realm } from '../state';
import type { RealmQuestion } from '../asking';
import { ArmyCard, type ArmyLook } from './ArmyCard';
import { useEyes, type Eyes } from './eyes';
import { handPlan, TABLET_DOORS } from './handPlan';
import { OnlyLooked } from '@/table/kit/onlyLooked';
import { Opener, useAwake } from '@/table/kit/Opener';
import { DOORS, type Door } from './opened';
import { useUsual } from './usual';

export function Hand({ view, question, me, looking, players, layout, width, height }: BoardProps<Realm>) {
  const plan = useMemo(() => handPlan(layout, width, height), [layout, width, height]);
  const eyes = useEyes(view, players);
  const usual = useUsual(view, question as RealmQuestion | null, me, looking);
  const [lens, open] = useOpenLens(usual.during, usual.lens);
  const armies = armiesOf(looking);
  const ground = useSpotBoxes(at => {
    const kind = kindOf(at);
    return kind === 'noble' || kind === 'garrison' ? (plan.armies[armies.indexOf(armyAt(at))] ?? null) : null;
  });
  if (view.barons[looking] === undefined) return null;
  const doors = layout === 'phone' ? DOORS : TABLET_DOORS;
  return (
    <OnlyLooked value={looking !== me}>
      <View style={{ width, height }} ref={ground} collapsable={false}>
        {armies.map((army, i) => {
          const box = plan.armies[i];
          return box === undefined ? null : <ArmyCard key={army} {...armyLook(eyes, army)} box={box} wide={plan.wide} />;
        })}
        {doors.map((door, i) => {
          const box = plan.doors[i];
          return box === undefined ? null : (
            <DoorHere key={door} door={door} box={box} view={view} seat={looking} eyes={eyes} isOpen={lens === door} open={open} />
          );
        })}
      </View>
    </OnlyLooked>
  );
}

function armyLook({ g, b, say, tinctureOf }: Eyes, army: number): ArmyLook {
  const seat = isGarrison(army) ? army - 24 : army >> 2;
  const n = isGarrison(army) ? null : nobleOf(g, army);
  const onTheMap = (at: number) => (at === NONE ? 'off' : 'map');
  const stateOf = (noble: Noble) => {
    if (noble.gone) return 'gone';
    return noble.where !== NONE && noble.atSea ? 'sea' : onTheMap(noble.where);
  };
  const whereIs = (noble: Noble): string => {
    if (noble.gone) return b.gone;
    return noble.where === NONE ? b.offMap : say.region(noble.where);
  };
  const state = n === null ? onTheMap(baronOf(g, seat).stronghold) : stateOf(n);
  return {
    army,
    tincture: tinctureOf(seat),
    shape: n === null ? null : shapeOf(army),
    strength: strengthOfArmy(g, army),
    tokens: armyOf(g, army).tokens,
    exhausted: n?.exhausted ?? false,
    state,
    name: n === null ? b.garrison : say.noble(army),
    where: n === null ? '' : whereIs(n),
  };
}

const ICONS: Readonly<Record<Door, IconName>> = { round: 'cards', draft: 'helm', assembly: 'gavel', realm: 'laurel', baron: 'coin' };

interface DoorProps {
  readonly door: Door;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly view: Readonly<Realm>;
  /** Whose things lie here. */
  readonly seat: Seat;
  readonly eyes: Eyes;
  readonly isOpen: boolean;
  readonly open: (lens: Door | null) => void;
}

const DoorHere = memo(function DoorHere({ door, box, view, seat, eyes, isOpen, open }: DoorProps) {
  const { b } = eyes;
  const onOpen = useCallback(() => open(isOpen ? null : door), [open, isOpen, door]);
  const awake = useAwake(useMemo(() => spotsBehind(view, door), [view, door]));
  return (
    <Opener box={box} label={b.open(nameOfDoor(b, door))} onPress={onOpen} awake={awake} testID={`open:${door}`}>
      <View style={styles.door}>
        <Icon name={ICONS[door]} size={16} />
        <BoardText role="tally" most={1.1}>
          {figureOf(view, seat, door)}
        </BoardText>
      </View>
      <BoardText role="note" most={1} numberOfLines={1}>
        {b.doors[door]}
      </BoardText>
    </Opener>
  );
});

const nameOfDoor = (b: Eyes['b'], door: Door): string => b[door];

function spotsBehind(g: Readonly<Realm>, door: Door): readonly string[] {
  if (door === 'round') return ['card', 'phase:taxation', 'phase:wages', 'phase:assembly'];
  if (door === 'draft') return [...g.track.map((_, i) => trackSpot(i)), ...g.offer.map(troopSpot)];
  if (door === 'assembly') return [...g.display, ...g.laws].map(agendaSpot);
  if (door === 'realm') return ['fleet:ceylon', 'fleet:spice', 'fleet:china'];
  return [];
}

/** What is nearest to begin, or how much there is. */
function figureOf(g: Readonly<Realm>, seat: Seat, door: Door): string {
  switch (door) {
    case 'round':
      return `${Math.max(...g.phases.map(cards => cards.length))}/${threshold(g)}`;
    case 'draft':
      return `${g.track.filter(seat => seat !== NONE).length}/${draftThreshold(g)}`;
    case 'assembly':
      return `${g.display.length}`;
    case 'realm':
      return `${g.pool}`;
    case 'baron':
      return `${baronOf(g, seat).crowns}`;
  }
}

const styles = StyleSheet.create({ door: { flexDirection: 'row', alignItems: 'center', gap: 3 } });
