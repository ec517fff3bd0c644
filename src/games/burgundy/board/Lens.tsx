/** An opened depot: its tiles large, with their names and what they do. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, Pressable, View } from 'react-native';
import Svg from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import { upperFirst } from '@/words/grammar/text';
import type { Box } from '@/pieces/boxes';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Spot } from '@/engine/contract';
import { Die } from '@/pieces/Die';
import { RoundButton } from '@/pieces/RoundButton';
import { BoardText } from '@/pieces/BoardText';
import { forms } from '../words';
import { boardWords } from '../words/boardWords';
import { INN_TILE } from '../rules/tile';
import { DEPOT_SPOTS } from '../spots';
import { NONE, type Burgundy } from '../state';
import { shieldGist, shieldName, tileGist } from '../words/cardOf';
import { tileNoun } from '../words/tileNoun';
import type { LanguageForm } from '../words/languageForm';
import { goodsIn, shieldIn, shieldSpot, slotSpot, tileIn, useAwake } from './Depots';
import { GoodsRowG } from './GoodsG';
import { Place } from './Place';
import type { Tray } from './spots';
import { ShieldG } from './ShieldG';
import { TileG } from './TileG';

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly tray: Tray;
  readonly area: Box;
  readonly onClose: () => void;
}

const HEAD = 48;
const MOST_COLUMNS = 4;
const TILE = { width: 50, height: 57 };
/** Of a cell: its tile, and its words, which grow. */
const TILE_HEIGHT = 62;
const WORDS_HEIGHT = { described: 72, named: 37 };
const MOST_GROWTH = 1.6;
/** The ticks of a beacon below the last row would else have to be scrolled to. */
const BEACON = 4;
/** From this growth on names need wider cells. */
const LARGE_TEXT = 1.3;

export function Lens({ view, tray, area, onClose }: Props) {
  const { colours, growth } = useTheme();
  const t = useInLanguage(forms);
  const words = useInLanguage(boardWords);
  const { depot } = tray;
  const lying = [...tilesIn(t, view, tray), ...shieldsIn(t, view, tray)];
  const columns = Math.max(1, Math.min(growth > LARGE_TEXT ? MOST_COLUMNS / 2 : MOST_COLUMNS, lying.length));
  const rows = Math.ceil(lying.length / columns);
  const described = rows < 2;
  const cellHeight = TILE_HEIGHT + (described ? WORDS_HEIGHT.described : WORDS_HEIGHT.named) * Math.min(growth, MOST_GROWTH);
  const width = area.width - 2 * space.s;
  const cellWidth = (width - 2 * space.xs) / columns;
  return (
    <>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={words.closeDepot}
        onPress={onClose}
        style={[styles.over, area, { backgroundColor: colours.scrim }]}
        testID="lens:outside"
      />
      <View
        testID={`lens:${depot}`}
        style={[
          styles.panel,
          { left: area.left + space.s, top: area.top + space.xs, width, backgroundColor: colours.card, borderColor: colours.ink },
        ]}
      >
        <Head view={view} depot={depot} width={width} onClose={onClose} />
        <ScrollView
          style={{ maxHeight: area.height - HEAD - 2 * space.s }}
          contentContainerStyle={{ height: Math.max(1, rows) * cellHeight + BEACON }}
        >
          {lying.length === 0 ? (
            <BoardText role="small" colour="ink2" align="center" style={styles.empty}>
              {words.emptyDepot}
            </BoardText>
          ) : null}
          {lying.map(({ at, name, gist, picture }, i) => {
            const box = {
              left: (i % columns) * cellWidth + space.xs,
              top: Math.floor(i / columns) * cellHeight,
              width: cellWidth - 2,
              height: cellHeight - space.xs,
            };
            return (
              <View key={at} style={[styles.over, box]}>
                <View style={styles.cell} pointerEvents="none" aria-hidden>
                  <Svg width={TILE.width} height={TILE.height} pointerEvents="none">
                    {picture}
                  </Svg>
                  <BoardText
                    most={MOST_GROWTH}
                    role={columns < MOST_COLUMNS ? 'smallStrong' : 'note'}
                    align="center"
                    numberOfLines={2}
                    style={styles.name}
                  >
                    {name}
                  </BoardText>
                  {described ? (
                    <BoardText most={MOST_GROWTH} role="note" colour="ink2" align="center" numberOfLines={3}>
                      {gist}
                    </BoardText>
                  ) : null}
                </View>
                <Place at={at} box={{ left: 0, top: 0, width: box.width, height: box.height }} priced hollow />
              </View>
            );
          })}
        </ScrollView>
      </View>
    </>
  );
}

interface Lying {
  readonly at: Spot;
  readonly name: string;
  readonly gist: string;
  readonly picture: ReactNode;
}

function tilesIn(t: LanguageForm, view: Readonly<Burgundy>, { depot, slots }: Tray): Lying[] {
  return slots.flatMap(({ slot }) => {
    const tile = tileIn(view, depot, slot);
    if (tile === NONE) return [];
    const name = tile === INN_TILE && view.inns > 1 ? `${view.inns} ${t.names.inn.many}` : upperFirst(tileNoun(t.names, tile).one);
    const picture = <TileG tile={tile} x={TILE.width / 2} y={TILE.height / 2} width={TILE.width} height={TILE.height} />;
    return [{ at: slotSpot(depot, slot), name, gist: tileGist(t, tile, view.solo !== null), picture }];
  });
}

function shieldsIn(t: LanguageForm, view: Readonly<Burgundy>, { depot, shields }: Tray): Lying[] {
  return shields.flatMap((_, place) => {
    const shield = shieldIn(view, depot, place);
    if (shield === NONE) return [];
    const picture = <ShieldG shield={shield} x={TILE.width / 2} y={TILE.height / 2} width={SHIELD} />;
    return [{ at: shieldSpot(depot, place), name: shieldName(t, shield), gist: shieldGist(t, shield), picture }];
  });
}

const SHIELD = 46;

function Head({
  view,
  depot,
  width,
  onClose,
}: {
  readonly view: Readonly<Burgundy>;
  readonly depot: number;
  readonly width: number;
  readonly onClose: () => void;
}) {
  const words = useInLanguage(boardWords);
  const goods = goodsIn(view, depot).join(',');
  const at = DEPOT_SPOTS[depot] as string;
  const { awake } = useAwake(depot === 0 ? [] : [at]);
  const goodsBox = { left: 0, top: 0, width: width - 190, height: HEAD - 8 };
  return (
    <View style={styles.head}>
      {depot === 0 ? null : <Die face={depot} size={24} />}
      <BoardText role="strong">{depot === 0 ? words.blackDepot : words.depot(depot)}</BoardText>
      {depot === 0 ? (
        <BoardText role="note" colour="ink2" style={styles.price}>
          {words.price}
        </BoardText>
      ) : (
        <View style={styles.price}>
          <Svg width={goodsBox.width} height={goodsBox.height} pointerEvents="none" aria-hidden>
            <GoodsRowG counts={goods} box={goodsBox} size={24} />
          </Svg>
          {awake ? <Place at={at} box={goodsBox} /> : null}
        </View>
      )}
      <RoundButton icon="close" label={words.closeDepot} onPress={onClose} testID="lens:close" />
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  panel: { position: 'absolute', borderWidth: stroke.edge, borderRadius: radius.piece, paddingBottom: space.xs },
  head: { height: HEAD, flexDirection: 'row', alignItems: 'center', gap: space.s, paddingLeft: space.s },
  price: { flex: 1 },
  cell: { alignItems: 'center', gap: 1, paddingTop: 5 },
  name: { fontWeight: '600' },
  empty: { paddingTop: space.l },
});
