/** TEA-05, in the hand on a phone: whose storage is whose, and the mate's dice and tiles, small; a tap looks at the mate. */
import type { Box } from '@/pieces/boxes';
import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import type { Seat } from '@/engine/contract';
import type { Player } from '@/match/matchView';
import { Cloth } from '@/pieces/Cloth';
import { useFocusLook } from '@/pieces/focus';
import { ShieldG } from '@/pieces/Shield';
import type { BoardProps } from '@/table/kit/boardProps';
import { useTable } from '@/table/kit/tableContext';
import { useWords } from '@/words/language';
import { DIE_SPOTS, STORE_SPOTS } from '../spots';
import { dukeOf, estateOf, isUsed, NONE, type Burgundy } from '../state';
import { mateOf, ownStoresOf, SHARED_STORES } from '../teams';
import { around } from './geometry';
import type { HandPlan, MatePlan } from './handPlan';
import { MatesDieG } from './MatesDieG';
import { StoreG } from './StoreHere';

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly seat: Seat;
  readonly players: readonly Player[];
}

const SIGN = 13;
const SMALL_SIGN = 11;
const INSET = 1;

const boxesOf = (plan: HandPlan, stores: readonly number[]): Box[] => stores.flatMap(store => plan.storage[store] ?? []);

/** One's own places lie on one's own colours; the shared ones are signed by both. */
export const Plates = memo(function Plates({ plan, view, seat, players }: Props & { readonly plan: HandPlan }) {
  const own = around(boxesOf(plan, ownStoresOf(seat)));
  const shared = around(boxesOf(plan, SHARED_STORES));
  const mate = mateOf(view, seat);
  const both = seat < mate ? [seat, mate] : [mate, seat];
  const tincture = (of: Seat) => players[of]?.tincture ?? 'gules';
  return (
    <View style={styles.over} pointerEvents="none" aria-hidden>
      <View style={[styles.over, { left: own.left + INSET, top: own.top + INSET }]}>
        <Cloth tincture={tincture(seat)} width={own.width - 2 * INSET} height={own.height - 2 * INSET} />
      </View>
      <Svg width={own.left + own.width} height={shared.top + shared.height} style={styles.over}>
        {/* Where the tips of two hexes leave room. */}
        <ShieldG tincture={tincture(seat)} x={own.left + own.width / 2} y={SIGN * 0.6} width={SIGN} />
        {both.map((of, i) => (
          <ShieldG
            key={of}
            tincture={tincture(of)}
            x={shared.left + shared.width / 2 + (i - 0.5) * (SMALL_SIGN + 1)}
            y={shared.top + shared.height - SMALL_SIGN * 0.6}
            width={SMALL_SIGN}
          />
        ))}
      </Svg>
    </View>
  );
});

interface MateProps extends Props, Pick<BoardProps, 'onLook'> {
  readonly plan: MatePlan;
}

export const Mate = memo(function Mate({ plan, view, seat, players, onLook }: MateProps) {
  const { who, gameWords } = useTable();
  const words = useWords();
  const { handlers, ring } = useFocusLook();
  const { box, dice, places, shield } = plan;
  const duke = dukeOf(view, seat);
  const { storage } = estateOf(view, seat);
  const tincture = players[seat]?.tincture ?? 'gules';
  const local = ({ left, top, width, height }: Box): Box => ({ left: left - box.left, top: top - box.top, width, height });
  const stores = ownStoresOf(seat);
  const said = [...DIE_SPOTS, ...stores.map(store => STORE_SPOTS[store] as string)].map(at => gameWords.spot(view, `${at}@${seat}`, who));
  return (
    <View style={[styles.over, box]}>
      <View style={styles.plate} pointerEvents="none" aria-hidden>
        <Cloth tincture={tincture} width={box.width - 2 * INSET} height={box.height - 2 * INSET} />
      </View>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden style={styles.over}>
        <ShieldG tincture={tincture} x={shield.x - box.left} y={shield.y - box.top} width={shield.width} />
        {dice.map((each, die) => (
          <MatesDieG key={die} face={duke.dice[die] ?? 0} used={isUsed(duke, die)} tincture={tincture} box={local(each)} />
        ))}
        {places.map((each, i) => (
          <StoreG key={i} tile={storage[stores[i] ?? NONE] ?? NONE} box={local(each)} />
        ))}
      </Svg>
      {onLook === undefined ? (
        <View
          accessible
          accessibilityRole="image"
          accessibilityLabel={`${who(seat)}. ${said.join('. ')}`}
          style={StyleSheet.absoluteFill}
        />
      ) : (
        <Pressable
          testID={`mate:${seat}`}
          accessibilityRole="button"
          accessibilityLabel={`${words.match.lookAt(who(seat))}. ${said.join('. ')}`}
          {...handlers}
          onPress={() => onLook(seat)}
          style={[StyleSheet.absoluteFill, ring]}
        />
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  plate: { position: 'absolute', left: INSET, top: INSET },
});
