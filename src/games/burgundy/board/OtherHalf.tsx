/** On a phone, beside the half of a team's duchy that is seen: the other one, small. A tap turns to it; what can be chosen there is announced. */
import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import type { Box } from '@/pieces/boxes';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import { Beacon } from '@/pieces/Beacon';
import { useFocusLook } from '@/pieces/focus';
import { Icon, IconG } from '@/pieces/Icon';
import { FigureG } from '@/pieces/Pellet';
import { boardWords } from '../words/boardWords';
import { estateOf, NONE, type Burgundy } from '../state';
import { useOffered } from './half';
import { HALVES, type Half } from './duchyLayout';
import { MiniatureDuchy } from './Miniature';

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly seat: Seat;
  /** The half it turns to. */
  readonly half: Half;
  readonly box: Box;
  readonly onTurn: () => void;
}

const PAD = 2;
const COUNT = { width: 30, height: 17 };

export const OtherHalf = memo(function OtherHalf({ view, seat, half, box, onTurn }: Props) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  const { handlers, ring } = useFocusLook();
  const offered = useOffered(half);
  const { duchy, spaces } = estateOf(view, seat);
  const filled = spaces.flatMap((tile, space) => (tile === NONE || HALVES[half].shows?.has(space) !== true ? [] : [space])).join(',');
  const size = box.width - 2 * PAD - 2 * stroke.edge;
  return (
    <Pressable
      testID={`half:${half}`}
      accessibilityRole="button"
      accessibilityLabel={words.otherHalf(half, offered)}
      dataSet={{ spot: offered > 0 ? 'offered' : 'quiet' }}
      {...handlers}
      onPress={onTurn}
      style={[styles.button, box, { backgroundColor: colours.card, borderColor: colours.edge }, ring]}
    >
      {({ pressed }) => (
        <>
          <MiniatureDuchy duchy={duchy} filled={filled} size={size} half={half} />
          {/* At the side where that half lies. */}
          <View
            style={[styles.way, half === 0 ? styles.left : styles.right, { backgroundColor: colours.card, borderColor: colours.edge }]}
            pointerEvents="none"
          >
            <Icon name={half === 0 ? 'back' : 'forward'} size={12} />
          </View>
          {offered > 0 || pressed ? (
            <View style={styles.over} pointerEvents="none">
              <Beacon shape="box" width={box.width} height={box.height} state={pressed ? 'pressed' : 'offered'} hollow />
            </View>
          ) : null}
          {offered > 0 ? (
            <View style={[styles.count, { backgroundColor: colours.card, borderColor: colours.ink }]} pointerEvents="none">
              <Svg width={COUNT.width} height={COUNT.height} aria-hidden>
                <IconG name="hex" x={9} y={COUNT.height / 2} size={12} colour={colours.ink} />
                <FigureG value={offered} x={21} y={COUNT.height / 2} size={13} colour={colours.ink} />
              </Svg>
            </View>
          ) : null}
        </>
      )}
    </Pressable>
  );
});

const styles = StyleSheet.create({
  button: { position: 'absolute', alignItems: 'center', borderWidth: stroke.edge, borderRadius: radius.piece, paddingTop: PAD },
  over: { position: 'absolute', left: -stroke.edge, top: -stroke.edge },
  way: { position: 'absolute', bottom: -stroke.edge, padding: 1, borderWidth: 1, borderRadius: radius.piece },
  left: { left: -stroke.edge },
  right: { right: -stroke.edge },
  count: { position: 'absolute', bottom: -8, borderWidth: 1, borderRadius: radius.piece },
});
