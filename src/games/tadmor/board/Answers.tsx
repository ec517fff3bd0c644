/** Answers that lie nowhere on the table: what a good is exchanged for, and on a phone whose tower shall fall. */
import { inner, inRow, type Box } from '@/pieces/boxes';
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Spot } from '@/engine/contract';
import type { Player, Tincture } from '@/match/matchView';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { FigureG } from '@/pieces/Pellet';
import { Shield } from '@/pieces/Shield';
import { useHeld, useMatchView } from '@/table/kit/tableContext';
import { traitorLevels } from '../rules/traitor';
import { GETS, numberOf, TOWER_SPOTS } from '../spots';
import { merchantOf, type Tadmor, type TadmorChoice } from '../state';
import { path } from '../path';
import { heldFor } from './asking';
import { GoodG } from './GoodG';
import { Place } from './Place';

/** What the finger holds, and the spots where that may end. */
export function useAnswers(): { readonly kind: 'exchange' | 'traitor' | null; readonly spots: readonly Spot[] } {
  const { selected } = useHeld();
  const { offers } = useMatchView();
  const open = (offers as readonly TadmorChoice[]).filter(c => selected.every(at => path(c).includes(at)));
  const kind = heldFor(selected, open);
  const does = kind === 'exchange' ? 'trade' : 'traitor';
  return { kind, spots: kind === null ? [] : [...new Set(open.flatMap(c => (c.do === does ? [c.at] : [])))] };
}

interface Props {
  readonly box: Box;
  readonly spots: readonly Spot[];
}

const LEAD = 34;

/** One card for each thing that may be received. */
export function Exchange({ box, spots }: Props) {
  const { colours } = useTheme();
  const cards = inRow(spots.length, { left: LEAD, top: 0, width: box.width - LEAD - 6, height: box.height }, 6);
  return (
    <View style={[styles.over, styles.panel, box, { backgroundColor: colours.card, outlineColor: colours.ink }]} testID="answers">
      <View style={styles.lead} pointerEvents="none" aria-hidden>
        <Icon name="exchange" size={22} />
      </View>
      {spots.map((at, i) => (
        <Get key={at} at={at} box={cards[i] as Box} />
      ))}
    </View>
  );
}

const GOOD = 26;

const Get = memo(function Get({ at, box }: { readonly at: Spot; readonly box: Box }) {
  const { colours } = useTheme();
  const goods = (GETS[at] ?? []).flatMap((count, good) => (count > 0 ? [{ good, count }] : []));
  const each = GOOD + 20;
  const left = (box.width - goods.length * each) / 2;
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        {goods.map(({ good, count }, i) => [
          <FigureG key={`${good} count`} value={count} x={left + i * each + 8} y={box.height / 2} size={18} colour={colours.ink} />,
          <GoodG key={good} good={good} x={left + i * each + 18 + GOOD / 2} y={box.height / 2} size={GOOD} />,
        ])}
      </Svg>
      <Place at={at} box={inner(box)} />
    </View>
  );
});

interface TowersProps extends Props {
  readonly view: Readonly<Tadmor>;
  readonly players: readonly Player[];
}

export function Towers({ box, spots, view, players }: TowersProps) {
  const { colours } = useTheme();
  const cards = inRow(spots.length, { left: LEAD, top: 0, width: box.width - LEAD - 6, height: box.height }, 6);
  return (
    <View style={[styles.over, styles.panel, box, { backgroundColor: colours.card, outlineColor: colours.ink }]} testID="answers">
      <View style={styles.lead} pointerEvents="none" aria-hidden>
        <Icon name="dagger" size={22} />
      </View>
      {spots.map((at, i) => {
        const seat = TOWER_SPOTS.indexOf(at);
        const player = players[seat];
        const levels = merchantOf(view, numberOf(at)).tower;
        return (
          <Target
            key={at}
            at={at}
            box={cards[i] as Box}
            name={player?.name ?? ''}
            tincture={player?.tincture ?? 'sable'}
            levels={levels}
            falls={Math.min(levels, traitorLevels(view))}
          />
        );
      })}
    </View>
  );
}

interface TargetProps {
  readonly at: Spot;
  readonly box: Box;
  readonly name: string;
  readonly tincture: Tincture;
  readonly levels: number;
  readonly falls: number;
}

/** A row this low has no room for blocks on blocks: whose tower, how high, and what it loses. */
const Target = memo(function Target({ at, box, name, tincture, levels, falls }: TargetProps) {
  return (
    <View style={[styles.over, box]}>
      <View style={styles.target} pointerEvents="none" aria-hidden>
        <Shield tincture={tincture} width={20} />
        <View style={styles.words}>
          <BoardText role="note" most={1.15} numberOfLines={1}>
            {name}
          </BoardText>
          <View style={styles.levels}>
            <Icon name="tower" size={16} />
            <BoardText role="tally" most={1}>
              {`${levels}−${falls}`}
            </BoardText>
          </View>
        </View>
      </View>
      <Place at={at} box={inner(box)} />
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  /** Its edge is drawn outside of it: the cards take all of its height. */
  panel: { outlineWidth: stroke.edge, outlineStyle: 'solid', outlineOffset: -stroke.edge, borderRadius: radius.button },
  lead: { position: 'absolute', left: 0, top: 0, bottom: 0, width: LEAD, alignItems: 'center', justifyContent: 'center' },
  target: { flexDirection: 'row', overflow: 'hidden', alignItems: 'center', gap: 4, paddingHorizontal: 8, height: '100%' },
  words: { flex: 1, minWidth: 0 },
  levels: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
