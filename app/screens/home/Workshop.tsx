/** The boxes that are not built yet, honestly marked: nobody taps them in vain. */
import { StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { BoxArms } from '@/pieces/BoxArms';
import { signOf } from '@/pieces/signs';
import { Text } from '@/pieces/Text';
import { useSpoken } from '@/words/language';
import type { Box } from '../../workshop';

export function Workshop({ boxes }: { readonly boxes: readonly Box[] }) {
  const { words, language } = useSpoken();
  const { colours } = useTheme();
  if (boxes.length === 0) return null;
  return (
    <View style={[styles.shop, { borderColor: colours.edge }]} testID="workshop">
      <Text role="smallStrong" colour="ink2">
        {words.home.notBuilt}
      </Text>
      <View style={styles.row}>
        {boxes.map(box => (
          <View key={box.id} style={styles.box} testID={`box:${box.id}`}>
            <BoxArms sign={signOf(box.id)} height={40} built={false} />
            <View style={styles.words}>
              <Text role="smallStrong" colour="ink2">
                {box.title[language]}
              </Text>
              <Text role="note" colour="ink2">
                {words.home.seats(...box.seats)}
              </Text>
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  shop: { borderWidth: stroke.hair, borderStyle: 'dashed', borderRadius: radius.button, padding: space.m, gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  box: { flexDirection: 'row', alignItems: 'center', gap: space.m, flexBasis: 220, flexGrow: 1 },
  words: { flex: 1 },
});
