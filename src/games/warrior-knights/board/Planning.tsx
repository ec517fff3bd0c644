/**
 * Six kinds of cards, three areas: a card is taken up, then an area is tapped. What is laid is seen here and nowhere else (HID-01). In the column of a
 * tablet the areas lie below each other, and two cards beside each other.
 */
import { NARROW } from './handPlan';
import { inGrid, type Box } from '@/pieces/boxes';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { DEEDS, type Deed } from '../data/names';
import { AREAS } from '../data/numbers';
import { areaSpot } from '../spots';
import { baronOf } from '../state';
import { Cell } from './Cell';
import { DEED_ICONS } from './looks';
import type { PartProps } from './Parts';
import { Heading } from './Tiles';

const GAP = 4;
/** In an area two names of two lines each stand below its own. */
const WIDE = { areas: AREAS, cards: 3, area: 92, card: 60 } as const;
const IN_COLUMN = { areas: 1, cards: 2, area: 54, card: 56 } as const;

/** Two lines of the smallest text, where there is room to say what a card is for. */
const GIST = 32;

const highOf = (count: number, columns: number, each: number): number => {
  const rows = Math.ceil(count / columns);
  return rows * each + (rows - 1) * GAP;
};

export function Planning({ eyes, width, growth, seat, roomy }: PartProps & { readonly seat: Seat; readonly roomy: boolean }) {
  const { g, t, b } = eyes;
  const baron = baronOf(g, seat);
  const shape = width < NARROW ? IN_COLUMN : WIDE;
  const by = Math.min(growth, 1.2) * (roomy ? 1.12 : 1);
  const area = shape.area * by;
  const card = shape.card * by + (roomy ? GIST * Math.min(growth, 1.05) : 0);
  return (
    <View style={{ gap: GAP }}>
      <View style={{ width, height: highOf(AREAS, shape.areas, area) }}>
        {inGrid(AREAS, shape.areas, { left: 0, top: 0, width, height: area }, area, GAP).map((box, i) => (
          <Area
            key={i}
            area={i}
            box={box}
            laid={(baron.plan[i] ?? []).flatMap(deed => DEEDS[deed] ?? [])}
            names={t.names.deeds}
            title={b.area(i + 1)}
            upright={shape === WIDE}
          />
        ))}
      </View>
      <Heading>{b.ownCards}</Heading>
      <View style={{ width, height: highOf(DEEDS.length, shape.cards, card) }}>
        {inGrid(DEEDS.length, shape.cards, { left: 0, top: 0, width, height: card }, card, GAP).map((box, i) => {
          const deed = DEEDS[i] as Deed;
          return (
            <Cell
              key={deed}
              at={`hand:${deed}`}
              box={box}
              title={t.names.deeds[deed]}
              note={b.cardsLeft(baron.hand[i] ?? 0)}
              icon={DEED_ICONS[deed]}
              lines={2}
              small
              hint={roomy ? b.gists[deed] : undefined}
            />
          );
        })}
      </View>
    </View>
  );
}

interface AreaProps {
  readonly area: number;
  readonly box: Box;
  readonly laid: readonly Deed[];
  readonly names: Readonly<Record<Deed, string>>;
  readonly title: string;
  /** The cards below its name, or beside it. */
  readonly upright: boolean;
}

function Area({ area, box, laid, names, title, upright }: AreaProps) {
  return (
    <Cell at={areaSpot(area)} box={box} title={title} upright={upright}>
      <View style={upright ? styles.below : styles.beside}>
        {laid.map((deed, i) => (
          <View key={i} style={styles.laid}>
            <Icon name={DEED_ICONS[deed]} size={13} />
            <BoardText role="note" most={1.1} numberOfLines={upright ? 2 : 1} style={styles.shrinks}>
              {names[deed]}
            </BoardText>
          </View>
        ))}
      </View>
    </Cell>
  );
}

const styles = StyleSheet.create({
  below: { alignItems: 'center', maxWidth: '100%' },
  /** Names of cards are longer than those of areas. */
  beside: { width: '68%', gap: 2 },
  laid: { flexDirection: 'row', alignItems: 'center', gap: 3, maxWidth: '100%' },
  shrinks: { flexShrink: 1 },
});
