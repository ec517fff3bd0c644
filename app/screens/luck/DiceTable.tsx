/** How often each face fell, a row for each who rolled: a figure over a bar, and a line across where chance expects the bars to end. */
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { diceStatistics, type DiceStatistics } from '@/match/diceStatistics';
import type { Roll } from '@/engine/contract';
import { Die } from '@/pieces/Die';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { FLOWS_FROM } from '@/design/textSize';
import type { Tincture } from '@/design/tokens';
import { useSpoken } from '@/words/language';

export interface Thrower {
  readonly id: string;
  readonly name: string;
  readonly tincture: Tincture | null;
  readonly rolls: readonly Roll[];
}

/** A die of more faces than can be drawn has only its number. */
const DRAWN = 6;
const BESIDE_FROM = 600;
const NAME = 180;
const BAR = 36;

export function DiceTable({ throwers }: { readonly throwers: readonly Thrower[] }) {
  const { words } = useSpoken();
  const { colours, growth } = useTheme();
  // Large words need the whole width of the page.
  const beside = useWindowDimensions().width >= BESIDE_FROM && growth <= FLOWS_FROM;
  const counted = throwers.flatMap(t => {
    const found = diceStatistics(t.rolls);
    return found === null ? [] : [{ ...t, found }];
  });
  const faces = counted[0]?.found.faces.length ?? 0;
  return (
    <View role="table" accessibilityLabel={words.luck.title} testID="luck:table">
      <View role="row" style={[styles.row, { borderBottomColor: colours.edge }]}>
        {beside ? (
          <View role="columnheader" style={styles.name}>
            <Text role="smallStrong">{words.luck.who}</Text>
          </View>
        ) : null}
        <View role="presentation" style={styles.cells}>
          {Array.from({ length: faces }, (_, i) => (
            <View key={i} role="columnheader" style={styles.cell}>
              {faces <= DRAWN ? <Die face={i + 1} size={26} /> : null}
              <Text role="smallStrong">{i + 1}</Text>
            </View>
          ))}
        </View>
      </View>
      {counted.map(({ id, name, tincture, found }) => (
        <View key={id} role="row" style={[styles.row, beside ? null : styles.stacked, { borderBottomColor: colours.rule }]}>
          <View role="rowheader" style={beside ? styles.name : styles.above}>
            {tincture === null ? null : <Shield tincture={tincture} width={18} />}
            <View style={styles.words}>
              <Text role="smallStrong">{name}</Text>
              <Judged id={id} found={found} />
            </View>
          </View>
          <View role="presentation" style={styles.cells}>
            {found.faces.map((count, i) => (
              <View key={i} role="cell" style={styles.cell}>
                <Bar count={count} found={found} />
                <Text role="tally" testID={`luck:${id}:${i + 1}`}>
                  {count}
                </Text>
              </View>
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

/** As high as it weighs against the face that fell most often. */
function Bar({ count, found }: { readonly count: number; readonly found: DiceStatistics }) {
  const { colours } = useTheme();
  const most = Math.max(...found.faces, found.expected * 1.25);
  return (
    <View style={styles.bar} aria-hidden>
      <View style={[styles.fill, { height: (BAR * count) / most, backgroundColor: colours.field, borderColor: colours.edge }]} />
      <View style={[styles.expected, { bottom: (BAR * found.expected) / most, borderTopColor: colours.ink }]} />
    </View>
  );
}

function Judged({ id, found }: { readonly id: string; readonly found: DiceStatistics }) {
  const { words, language } = useSpoken();
  const one = (n: number): string => n.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <Text role="note" colour="ink2" testID={`luck:${id}:sum`}>
        {words.luck.fell(found.dice, one(found.mean), one(found.expected))}
      </Text>
      <Text role="note" colour="ink2" testID={`luck:${id}:strays`}>
        {found.strays === null ? words.luck.tooFew : words.luck.strays(Math.round(found.strays))}
      </Text>
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end', borderBottomWidth: stroke.hair, paddingVertical: space.s, gap: space.s },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  name: { width: NAME, flexDirection: 'row', gap: space.s },
  above: { flexDirection: 'row', gap: space.s },
  words: { flex: 1, minWidth: 0 },
  cells: { flex: 1, flexDirection: 'row' },
  cell: { flex: 1, alignItems: 'center', gap: space.xxs },
  bar: { height: BAR, width: 30, justifyContent: 'flex-end', alignItems: 'center' },
  fill: { width: 18, borderWidth: stroke.hair },
  expected: { position: 'absolute', left: 0, right: 0, borderTopWidth: stroke.hair, borderStyle: 'dashed' },
});
