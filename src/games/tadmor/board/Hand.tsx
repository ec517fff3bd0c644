/** What a seat owns: goods, pieces at home, doors to its cards. Two rows on a phone, a panel in the right rail on a tablet, where missions lie open. */
import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { useInLanguage, useTurnUp } from '@/table/kit/tableContext';
import { inner, type Box } from '@/pieces/boxes';
import { useTheme } from '@/design/theme';
import type { Seat, Spot } from '@/engine/contract';
import { GlowAt } from '@/pieces/Glow';
import { IconG } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { FigureG, PelletG } from '@/pieces/Pellet';
import { useOpenLens } from '@/table/kit/openLens';
import type { BoardProps } from '@/table/kit/boardProps';
import { useSpotBoxes } from '@/table/kit/useSpotBoxes';
import { useAwake } from '@/table/kit/Opener';
import { OnlyLooked } from '@/table/kit/onlyLooked';
import { Info } from '@/table/kit/Info';
import { boardWords } from '../words/boardWords';
import { GREAT_WAREHOUSE_LIMIT, WAREHOUSE } from '../data/numbers';
import { BENDING } from '../data/tiles';
import { rareCount } from '../rules/finalScoring';
import { totalStock } from '../rules/stock';
import { templeWorth } from '../rules/temple';
import { kindOf, missionSpot, numberOf, stockSpot, TEMPLE_SPOTS, tileSpot, TOWER_SPOTS } from '../spots';
import { has, HIDDEN, type Merchant, type Tadmor, type TadmorQuestion } from '../state';
import { ownedSpot } from '../words/whose';
import { Exchange, useAnswers } from './Answers';
import { invites, lensFor, momentOf } from './asking';
import { GoodG } from './GoodG';
import { HandDoor } from './HandDoor';
import { handPlan } from './handPlan';
import { missionsOf } from './Lenses';
import type { Lens } from './opened';
import { missionBox, OpenMissions } from './OpenMissions';
import { Place } from './Place';

export function Hand({ view, question, me, looking, layout, width, height, glow, glowOf = looking }: BoardProps<Tadmor>) {
  const plan = useMemo(() => handPlan(layout, width, height), [layout, width, height]);
  const asked = question as TadmorQuestion | null;
  const m = view.merchants[looking];
  const placeOf = (at: Spot, seat: Seat): Box | null => {
    if (m === undefined || seat !== looking) return null;
    if (kindOf(at) === 'stock') return plan.goods[numberOf(at)] ?? null;
    return kindOf(at) === 'mission' ? missionBox(plan, m, numberOf(at)) : null;
  };
  const hand = useSpotBoxes((at, seat) => (kindOf(at) === 'stock' ? placeOf(at, seat) : null));
  const [, open] = useOpenLens(momentOf(asked, view.turn, looking), lensFor(asked, me, layout));
  const answers = useAnswers();
  const turnUp = useTurnUp();
  if (m === undefined) return null;
  const lit = glow === null ? null : placeOf(glow, glowOf);
  const faceDown = looking === me && m !== undefined && m.hand.includes(HIDDEN) ? turnUp : null;
  const answering = plan.answers !== null && answers.kind === 'exchange' && looking === me;
  return (
    <OnlyLooked value={looking !== me}>
      <View style={{ width, height }} ref={hand} collapsable={false}>
        {plan.goods.map((box, good) => (
          <GoodHere
            key={good}
            good={good}
            at={ownedSpot(view, stockSpot(good), looking)}
            box={box}
            count={m.warehouse[good] ?? 0}
            traded={m.traded[good] ?? 0}
          />
        ))}
        <Doors m={m} boxes={plan.doors} onOpen={open} onTurnUp={faceDown} />
        {answering ? null : <Counters view={view} m={m} looking={looking} boxes={plan.counters} />}
        {plan.answers !== null && answering ? <Exchange box={plan.answers} spots={answers.spots} /> : null}
        {plan.caption === null ? null : <OpenMissions m={m} plan={plan} onOpen={open} onTurnUp={faceDown} />}
        {lit === null ? null : <GlowAt box={lit} />}
      </View>
    </OnlyLooked>
  );
}

interface GoodProps {
  readonly good: number;
  readonly at: Spot;
  readonly box: Box;
  readonly count: number;
  readonly traded: number;
}

/** What came by exchange stands apart: it pays, but is not exchanged again. */
const GoodHere = memo(function GoodHere({ good, at, box, count, traded }: GoodProps) {
  const { colours } = useTheme();
  // Two figures take more of a small phone's width than one.
  const [left, wide] = count > 9 ? [0.28, 0.42] : [0.34, 0.46];
  const size = Math.min(box.width * wide, box.height - 20, 30);
  const x = box.width * left;
  const y = box.height / 2;
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <GoodG good={good} x={x} y={y} size={size} />
        <FigureG value={count} x={box.width * 0.73} y={traded > 0 ? y + 9 : y} size={18} colour={colours.ink} />
        {traded > 0 ? <PelletG value={`+${traded}`} x={box.width * 0.72} y={y - 9} height={17} /> : null}
      </Svg>
      <Place at={at} box={inner(box)} />
    </View>
  );
});

interface DoorsProps {
  readonly m: Readonly<Merchant>;
  readonly boxes: readonly Box[];
  readonly onOpen: (lens: Lens) => void;
  /** Missions that lie face down are turned up by whoever opens their door. */
  readonly onTurnUp: (() => void) | null;
}

function Doors({ m, boxes, onOpen, onTurnUp }: DoorsProps) {
  const words = useInLanguage(boardWords);
  const missions = useAwake(
    missionsOf(m).map(({ mission }) => missionSpot(mission)),
    invites,
  );
  const tiles = useAwake(m.tiles.map(tileSpot), invites);
  const done = m.fulfilled.length + m.returned.length;
  const doors: readonly (readonly [Lens, IconName, string, string, boolean])[] = [
    [
      'missions',
      'scroll',
      onTurnUp === null ? words.openMissions(m.hand.length, done) : words.turnUp(m.hand.length),
      done === 0 ? `${m.hand.length}` : `${m.hand.length}+${done}`,
      missions,
    ],
    ['tiles', 'crane', words.open(words.ownImprovements, m.tiles.length), `${m.tiles.length}`, tiles],
    ['riches', 'amphora', words.open(words.rareAndTemples, rareCount(m)), `${rareCount(m)}`, false],
  ];
  const turnUpAndOpen = (lens: Lens): void => {
    if (lens === 'missions') onTurnUp?.();
    onOpen(lens);
  };
  return boxes.map((box, i) => {
    const [lens, icon, label, count, awake] = doors[i] as (typeof doors)[number];
    return (
      <HandDoor
        key={lens}
        lens={lens}
        icon={icon}
        label={label}
        count={count}
        awake={awake}
        box={box}
        onOpen={onTurnUp === null ? onOpen : turnUpAndOpen}
      />
    );
  });
}

interface CountersProps {
  readonly view: Readonly<Tadmor>;
  readonly m: Readonly<Merchant>;
  readonly looking: number;
  readonly boxes: readonly Box[];
}

function Counters({ view, m, looking, boxes }: CountersProps) {
  const limit = has(m, BENDING.greatWarehouse) ? GREAT_WAREHOUSE_LIMIT : WAREHOUSE;
  const counters: readonly (readonly [Spot, IconName, string])[] = [
    [ownedSpot(view, 'piece:0', looking), 'camel', `${m.reserve[0] ?? 0}/${m.pieces[0] ?? 0}`],
    [ownedSpot(view, 'piece:1', looking), 'ship', `${m.reserve[1] ?? 0}/${m.pieces[1] ?? 0}`],
    [TOWER_SPOTS[looking] as Spot, 'tower', `${m.tower}`],
    [TEMPLE_SPOTS[looking] as Spot, 'temple', `${templeWorth(m)}`],
    [ownedSpot(view, 'stock', looking), 'barrel', `${totalStock(m)}/${limit}`],
  ];
  return boxes.map((box, i) => {
    const [at, icon, text] = counters[i] as (typeof counters)[number];
    return <Counter key={at} at={at} box={box} icon={icon} text={text} />;
  });
}

interface CounterProps {
  readonly at: Spot;
  readonly box: Box;
  readonly icon: IconName;
  readonly text: string;
}

const Counter = memo(function Counter({ at, box, icon, text }: CounterProps) {
  const { colours } = useTheme();
  const [x, y] = [box.width / 2, box.height / 2];
  const upright = box.width < 62;
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <IconG name={icon} x={upright ? x : x - 17} y={upright ? y - 10 : y} size={18} colour={colours.ink} />
        <FigureG value={text} x={upright ? x : x + 13} y={upright ? y + 12 : y} size={16} colour={colours.ink} />
      </Svg>
      <Info at={at} box={inner(box)} />
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  door: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
