/** Everybody’s play-mats at a glance, beside the map of a tablet. */
import { memo } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Player } from '@/match/matchView';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { Shield } from '@/pieces/Shield';
import { useTable } from '@/table/tableContext';
import { RESOURCES, TRACKS } from '../data/names';
import { areLinked } from '../rules/routes';
import { levelFor } from '../rules/technology';
import { areAtWar } from '../rules/war';
import { areAllied, FREE, realmOf, type Traders } from '../state';
import { levelName, nationOf } from '../words/lookUp';
import { RESOURCE_ICONS, TRACK_ICONS } from './glyphs';
import { useOnBoard, useTongue } from './tongue';

interface Props {
  readonly view: Readonly<Traders>;
  readonly players: readonly Player[];
  readonly me: number;
  readonly width: number;
  readonly height: number;
}

export const Mats = memo(function Mats({ view, players, me, width, height }: Props) {
  return (
    <ScrollView style={{ width, height }} contentContainerStyle={styles.column}>
      {players.map((_, seat) => (
        <Mat key={seat} view={view} players={players} me={me} seat={seat} />
      ))}
    </ScrollView>
  );
});

function Mat({ view, players, me, seat }: Omit<Props, 'width' | 'height'> & { readonly seat: number }) {
  const { colours } = useTheme();
  const { who } = useTable();
  const words = useOnBoard();
  const t = useTongue();
  const realm = realmOf(view, seat);
  const other = seat !== me;
  const marks: readonly (readonly [boolean, IconName, string])[] = [
    [realm.hasUnified, 'crown', words.unified],
    [other && areAtWar(view, me, seat), 'battle', words.atWar],
    [other && areLinked(view, me, seat), 'exchange', words.route],
    [other && view.teams > 0 && areAllied(view, me, seat), 'flag', words.ally],
  ];
  const shown = marks.filter(([is]) => is);
  // Until a nation is chosen the name of whoever will choose stands there.
  const nation = realm.nation === FREE ? null : nationOf(t.names, view, seat).name;
  const levels = TRACKS.map((track, i) =>
    t.labels.track(t.names.tracks[track], levelName(levelFor(realm.tokens[i] ?? 0)), realm.tokens[i] ?? 0),
  );
  const goods = RESOURCES.map((good, i) => t.names.amount(realm.stock[i] ?? 0, good));
  return (
    <View
      style={[styles.mat, { backgroundColor: colours.card, borderColor: seat === me ? colours.ink : colours.rule }]}
      accessible
      accessibilityRole="summary"
      accessibilityLabel={[
        nation === null ? who(seat) : words.mat(who(seat), nation),
        ...levels,
        ...goods,
        ...shown.map(([, , name]) => name),
      ].join('. ')}
    >
      <View style={styles.row}>
        <Shield tincture={players[seat]?.tincture ?? 'sable'} width={18} />
        <BoardText role="smallStrong" most={1.2} numberOfLines={1} style={styles.nation}>
          {nation ?? who(seat)}
        </BoardText>
        {shown.map(([, icon]) => (
          <Icon key={icon} name={icon} size={15} colour={icon === 'battle' ? colours.bad : colours.ink2} />
        ))}
      </View>
      <View style={styles.spread}>
        {TRACKS.map((track, i) => (
          <View key={track} style={styles.pair}>
            <Icon name={TRACK_ICONS[track]} size={15} />
            <BoardText role="tally" most={1.2}>
              {levelName(levelFor(realm.tokens[i] ?? 0))}
            </BoardText>
          </View>
        ))}
      </View>
      <View style={styles.spread}>
        {RESOURCES.map((good, i) => (
          <View key={good} style={styles.pair}>
            <Icon name={RESOURCE_ICONS[good]} size={14} colour={colours.ink2} />
            <BoardText role="small" most={1.2}>
              {realm.stock[i] ?? 0}
            </BoardText>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.s, padding: space.s },
  mat: { borderWidth: stroke.hair, borderRadius: radius.piece, padding: space.s, gap: space.xxs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  nation: { flex: 1, minWidth: 0 },
  spread: { flexDirection: 'row', justifyContent: 'space-between' },
  pair: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
