/** What scores only at the end, and the tower: on a phone in a card of its own. */
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import type { Seat } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import { FigureG, PelletG } from '@/pieces/Pellet';
import { Info } from '@/table/kit/Info';
import { boardWords } from '../words/boardWords';
import { RARE_GOODS } from '../data/names';
import { TEMPLE_WORTH } from '../data/numbers';
import { RARES_SPOTS, TEMPLE_SPOTS, TOWER_SPOTS } from '../spots';
import { merchantOf, type Tadmor } from '../state';
import { RareG } from './RareG';
import { TempleG } from './TempleG';
import { TowerG } from './TowerG';

interface Props {
  readonly view: Readonly<Tadmor>;
  readonly seat: Seat;
  readonly tincture: Tincture;
  readonly width: number;
}

const CAPTION = 18;
const RARES = 62;
const TEMPLES = 96;
export const RICHES_HIGH = 2 * CAPTION + RARES + TEMPLES + 12;

export function Riches({ view, seat, tincture, width }: Props) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  const m = merchantOf(view, seat);
  const each = width / RARE_GOODS.length;
  const towerWide = 76;
  const temples = m.temples.length === 0 ? [0] : m.temples;
  const templeEach = Math.min(84, (width - towerWide - 12) / temples.length);
  const below = CAPTION + RARES + 4;
  return (
    <View style={styles.all}>
      <BoardText role="note" colour="ink2" most={1.2}>
        {words.rareGoods}
      </BoardText>
      <View>
        <Svg width={width} height={RARES} aria-hidden>
          {RARE_GOODS.map((_, rare) => {
            const count = m.rare[rare] ?? 0;
            const size = Math.min(each - 4, 34);
            return [
              <RareG key={rare} rare={rare} x={(rare + 0.5) * each} y={size / 2 + 2} size={size} />,
              count === 0 ? (
                <FigureG key={`${rare} none`} value="0" x={(rare + 0.5) * each} y={size + 14} size={14} colour={colours.ink2} />
              ) : (
                <PelletG key={`${rare} count`} value={count} x={(rare + 0.5) * each} y={size + 14} height={20} />
              ),
            ];
          })}
        </Svg>
        <Info at={RARES_SPOTS[seat] as string} box={{ left: 0, top: 0, width, height: RARES }} />
      </View>
      <View style={styles.captions}>
        <BoardText role="note" colour="ink2" most={1.2} style={{ width: towerWide + 12 }}>
          {words.tower}
        </BoardText>
        <BoardText role="note" colour="ink2" most={1.2}>
          {words.temples}
        </BoardText>
      </View>
      <Svg width={width} height={TEMPLES} aria-hidden>
        <TowerG levels={m.tower} tincture={tincture} x={towerWide / 2} y={TEMPLES - 8} width={34} height={TEMPLES - 22} />
        {temples.map((parts, i) => [
          <TempleG
            key={i}
            parts={parts}
            x={towerWide + 12 + (i + 0.5) * templeEach}
            y={TEMPLES * 0.42}
            size={Math.min(templeEach - 6, 66)}
          />,
          <PelletG
            key={`${i} worth`}
            value={TEMPLE_WORTH[parts] ?? 0}
            x={towerWide + 12 + (i + 0.5) * templeEach}
            y={TEMPLES - 12}
            height={20}
            digits={2}
          />,
        ])}
      </Svg>
      <Info at={TOWER_SPOTS[seat] as string} box={{ left: 0, top: below + CAPTION, width: towerWide, height: TEMPLES }} />
      <Info
        at={TEMPLE_SPOTS[seat] as string}
        box={{ left: towerWide + 12, top: below + CAPTION, width: width - towerWide - 12, height: TEMPLES }}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  all: { paddingHorizontal: 6 },
  captions: { flexDirection: 'row', height: CAPTION },
});
