/** Whom something may be declared on or offered to, at the edge of the map: only while it may. */
import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Choice } from '@/engine/contract';
import { Icon } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { Shield } from '@/pieces/Shield';
import type { Player } from '@/match/matchView';
import { Spot } from '@/table/kit/Spot';
import { areAtWar } from '../rules/war';
import { kindOf, numberOf, rivalSpot } from '../spots';
import { alliesOf, type Traders } from '../state';

const RIVAL = 48;
const GAP = 8;
/** How wide the shield of a rival is, and those of allies beside each other. */
const ALONE = 22;
const ALLY = 13;

interface Props {
  readonly view: Readonly<Traders>;
  readonly players: readonly Player[];
  readonly me: number;
  readonly offers: readonly Choice[];
  readonly top: number;
}

const SIGNS: Readonly<Record<'ally' | 'offerPeace' | 'war', IconName>> = { ally: 'flag', offerPeace: 'speech', war: 'battle' };

const rivalsIn = (offers: readonly Choice[]): number[] => [
  ...new Set(offers.filter(c => kindOf(c.at) === 'rival').map(c => numberOf(c.at))),
];

export const Rivals = memo(function Rivals({ view, players, me, offers, top }: Props) {
  const { colours } = useTheme();
  const asked = (seat: number): keyof typeof SIGNS =>
    offers.some(c => c.do === 'ally') ? 'ally' : areAtWar(view, me, seat) ? 'offerPeace' : 'war';
  return (
    <View style={[styles.column, { top }]} pointerEvents="box-none">
      {rivalsIn(offers).map(seat => (
        <View key={seat} style={styles.rival}>
          <View style={[styles.card, { backgroundColor: colours.card, borderColor: colours.edge }]} pointerEvents="none" aria-hidden>
            {alliesOf(view, seat).map((one, _, side) => (
              <Shield key={one} tincture={players[one]?.tincture ?? 'sable'} width={side.length > 1 ? ALLY : ALONE} />
            ))}
            <Icon name={SIGNS[asked(seat)]} size={15} colour={asked(seat) === 'war' ? colours.bad : colours.good} />
          </View>
          <Spot at={rivalSpot(seat)} left={0} top={0} width={RIVAL} height={RIVAL} hollow />
        </View>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  column: { position: 'absolute', left: 6, gap: GAP },
  rival: { width: RIVAL, height: RIVAL },
  card: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'center',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: stroke.hair,
    borderRadius: radius.button,
  },
});
