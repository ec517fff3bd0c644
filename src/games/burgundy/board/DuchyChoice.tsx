/** SET-09: the dealt duchies side by side, each a picture to be tapped. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import type { Box } from '@/pieces/boxes';
import { space } from '@/design/space';
import { Text } from '@/pieces/Text';
import { forms } from '../words';
import { DUCHIES } from '../data/duchies';
import { DUCHY_SPOTS } from '../spots';
import { duchySize, REGULAR, spaceCentres, type HexSize } from './geometry';
import { Ground } from './Duchy';
import { MiniatureDuchy } from './Miniature';
import { Place } from './Place';

const CAPTION = 22;

/** As many columns as make the pictures largest. */
function choiceBoxes(count: number, area: Box): readonly Box[] {
  const fit = (columns: number): number => Math.min(area.width / columns, area.height / Math.ceil(count / columns) - CAPTION);
  const columns = Array.from({ length: count }, (_, i) => i + 1).reduce((best, n) => (fit(n) > fit(best) ? n : best), 1);
  const [width, height] = [area.width / columns, area.height / Math.ceil(count / columns)];
  return Array.from({ length: count }, (_, i) => ({
    left: area.left + (i % columns) * width,
    top: area.top + Math.floor(i / columns) * height,
    width,
    height,
  }));
}

/** From here on numbers and glyphs are large enough to be read. */
const WITH_NUMBERS = 240;

export const DuchyChoice = memo(function DuchyChoice({ dealt, area }: { readonly dealt: string; readonly area: Box }) {
  const t = useInLanguage(forms);
  const duchies = dealt.split(',').map(Number);
  const boxes = choiceBoxes(duchies.length, area);
  return (
    <>
      {duchies.map((duchy, i) => {
        const box = boxes[i] as Box;
        const size = Math.floor(Math.min(box.width, box.height - CAPTION) - space.l);
        return (
          <View key={duchy} style={[styles.over, box]}>
            <View style={styles.picture} pointerEvents="none" aria-hidden>
              {size >= WITH_NUMBERS ? <Drawn duchy={duchy} size={size} /> : <MiniatureDuchy duchy={duchy} filled="" size={size} />}
              <Text role="smallStrong" align="center">
                {t.labels.duchy(DUCHIES[duchy]?.id ?? '')}
              </Text>
            </View>
            <Place at={DUCHY_SPOTS[duchy] as string} box={{ left: 2, top: 2, width: box.width - 4, height: box.height - 4 }} hollow />
          </View>
        );
      })}
    </>
  );
});

function Drawn({ duchy, size }: { readonly duchy: number; readonly size: number }) {
  const hex: HexSize = { width: size / 7, height: (size / 7) * REGULAR };
  const whole = duchySize(hex);
  return (
    <Svg width={whole.width} height={whole.height} pointerEvents="none">
      <Ground duchy={duchy} width={hex.width} height={hex.height} centres={spaceCentres(hex)} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  picture: { alignItems: 'center', justifyContent: 'center', flex: 1 },
});
