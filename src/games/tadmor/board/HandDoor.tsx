/** Opens what a seat owns and has no room for beside its goods. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Box } from '@/pieces/boxes';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { Opener } from '@/table/kit/Opener';
import type { Lens } from './opened';

interface DoorProps {
  readonly lens: Lens;
  readonly icon: IconName;
  readonly label: string;
  readonly count: string;
  readonly awake: boolean;
  readonly box: Box;
  readonly onOpen: (lens: Lens) => void;
}

export const HandDoor = memo(function HandDoor({ lens, icon, label, count, awake, box, onOpen }: DoorProps) {
  return (
    <Opener box={box} label={label} onPress={() => onOpen(lens)} awake={awake} testID={`open:${lens}`}>
      <View style={styles.door}>
        <Icon name={icon} size={20} />
        <BoardText role="count" most={1.1}>
          {count}
        </BoardText>
      </View>
    </Opener>
  );
});

const styles = StyleSheet.create({ door: { flexDirection: 'row', alignItems: 'center', gap: 4 } });
