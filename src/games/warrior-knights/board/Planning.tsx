/** Six kinds of cards, three areas: a card is taken up, then an area is tapped. What is laid is seen here and nowhere else (HID-01). */
import { View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { DEEDS, type Deed } from '../data/names';
import { AREAS } from '../data/numbers';
import { areaSpot } from '../spots';
import { baronOf } from '../state';
import { Cell } from './Cell';
import { inGrid, inRow, type Box } from './geometry';
import { DEED_ICONS } from './looks';
import type { PartProps } from './Parts';
import { Heading } from './Tiles';

const GAP = 4;
const HIGH = { area: 74, card: 63 } as const;

export function Planning({ eyes, width, growth, seat, roomy }: PartProps & { readonly seat: Seat; readonly roomy: boolean }) {
  const { g, t, b } = eyes;
  const baron = baronOf(g, seat);
  const by = Math.min(growth, 1.2) * (roomy ? 1.12 : 1);
  const area = HIGH.area * by;
  const card = HIGH.card * by;
  return (
    <View style={{ gap: GAP }}>
      <View style={{ width, height: area }}>
        {inRow(AREAS, { left: 0, top: 0, width, height: area }, GAP).map((box, i) => (
          <Area
            key={i}
            area={i}
            box={box}
            laid={(baron.plan[i] ?? []).flatMap(deed => DEEDS[deed] ?? [])}
            names={t.names.deeds}
            title={b.area(i + 1)}
          />
        ))}
      </View>
      <Heading>{b.ownCards}</Heading>
      <View style={{ width, height: 2 * card + GAP }}>
        {inGrid(DEEDS.length, 3, { left: 0, top: 0, width, height: card }, card, GAP).map((box, i) => {
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
}

function Area({ area, box, laid, names, title }: AreaProps) {
  return (
    <Cell at={areaSpot(area)} box={box} title={title} upright>
      {laid.map((deed, i) => (
        <View key={i} style={{ flexDirection: 'row', alignItems: 'center', gap: 3, maxWidth: '100%' }}>
          <Icon name={DEED_ICONS[deed]} size={13} />
          <BoardText role="note" most={1.1} numberOfLines={2} style={{ flexShrink: 1 }}>
            {names[deed]}
          </BoardText>
        </View>
      ))}
    </Cell>
  );
}
