/** A king's mission: name, points, price and favour; what is called in counts half. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { inner, type Box } from '@/pieces/boxes';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { FigureG, Pellet } from '@/pieces/Pellet';
import { useInLanguage, useSpot } from '@/table/kit/tableContext';
import { boardWords } from '../words/boardWords';
import { forms } from '../words';
import { missionOf, MOMENT_OF } from '../data/missions';
import { missionSpot } from '../spots';
import type { TadmorChoice } from '../state';
import { invites } from './asking';
import { Bits } from './Bits';
import { GoodG } from './GoodG';
import { favourBits } from './looks';
import { Place } from './Place';

export type MissionState = 'hand' | 'fulfilled' | 'returned';

interface Props {
  readonly mission: number;
  readonly state: MissionState;
  readonly box: Box;
}

const SIGNS = { hand: 'cards', fulfilled: 'check', returned: 'undo' } as const;
const GOOD = 15;
/** A card as wide as this has its favour in words, in one line. */
const WIDE = 300;
const TOLD = 78;
/** Here names need the whole width, and beside a favour that may be called in the check alone says that it is fulfilled. */
const NARROW = 150;
/** Lower ones have smaller letters: two lines of a name may not push the price out. */
const TWO_LINES = 70;

export const lettersOf = ({ width, height }: Pick<Box, 'width' | 'height'>, growth: number): 'note' | 'smallStrong' =>
  width < NARROW || height < TWO_LINES * Math.min(growth, 1.2) ? 'note' : 'smallStrong';

export const MissionCard = memo(function MissionCard({ mission, state, box }: Props) {
  const { colours, growth } = useTheme();
  const t = useInLanguage(forms);
  const words = useInLanguage(boardWords);
  const at = missionSpot(mission);
  const { endings } = useSpot(at);
  const { points, cost, favour, count = 0 } = missionOf(mission);
  const told = t.cards.favours[favour](count);
  const text = state !== 'returned' && box.width > WIDE && box.height >= TOLD * Math.min(growth, 1.2) ? told : null;
  const narrow = box.width < NARROW;
  const letters = lettersOf(box, growth);
  // The check says that it is fulfilled; the card prints when it may be called in.
  const standing = { hand: words.inHand, fulfilled: words.moments[MOMENT_OF[favour]], returned: words.calledIn }[state];
  const counted = state === 'returned' ? points / 2 : points;
  return (
    <View style={[styles.over, box]}>
      <View
        style={[
          styles.card,
          {
            width: box.width,
            height: box.height,
            backgroundColor: state === 'hand' ? colours.card : colours.paper,
            borderColor: colours.edge,
          },
          state === 'returned' ? styles.spent : null,
        ]}
        pointerEvents="none"
        aria-hidden
      >
        <View style={styles.row}>
          <BoardText role={letters} numberOfLines={2} most={letters === 'note' ? 1.1 : 1.2} style={styles.name}>
            {t.names.missions[favour]}
          </BoardText>
          {narrow ? null : <Pellet value={counted} height={20} digits={2} />}
        </View>
        {text === null ? null : (
          <BoardText role="note" colour="ink2" most={1.2}>
            {text}
          </BoardText>
        )}
        <View style={styles.row}>
          {state === 'hand' ? (
            <Price cost={cost} />
          ) : (
            <>
              <Icon name={SIGNS[state]} size={12} colour={colours.ink2} />
              {narrow && state === 'fulfilled' ? null : (
                <BoardText role="note" colour="ink2" most={1.2} numberOfLines={1} style={styles.standing}>
                  {standing}
                </BoardText>
              )}
            </>
          )}
          <View style={styles.fill} />
          {state === 'returned' ? null : <Bits bits={favourBits(mission)} size={narrow ? 13 : 15} />}
          {narrow ? <Pellet value={counted} height={18} digits={2} /> : null}
        </View>
      </View>
      <Place at={at} box={inner(box)} calm={!invites(endings as readonly TadmorChoice[])} />
    </View>
  );
});

/** Goods with their number. */
function Price({ cost }: { readonly cost: readonly number[] }) {
  const { colours } = useTheme();
  const goods = cost.flatMap((count, good) => (count > 0 ? [{ good, count }] : []));
  const each = GOOD + 14;
  return (
    <Svg width={goods.length * each} height={GOOD + 4}>
      {goods.map(({ good, count }, i) => [
        <FigureG key={`${good} count`} value={count} x={i * each + 5} y={GOOD / 2 + 2} size={13} colour={colours.ink} />,
        <GoodG key={good} good={good} x={i * each + 11 + GOOD / 2} y={GOOD / 2 + 2} size={GOOD} />,
      ])}
    </Svg>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  card: {
    borderWidth: stroke.hair,
    borderRadius: radius.piece,
    paddingVertical: 4,
    paddingHorizontal: 5,
    justifyContent: 'space-between',
    gap: 1,
  },
  spent: { borderStyle: 'dashed' },
  row: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  name: { flex: 1, minWidth: 0, fontWeight: '600' },
  standing: { flexShrink: 1 },
  fill: { flex: 1 },
});
