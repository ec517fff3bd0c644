/** Whose nation it is that is looked at, how much of what unites it is held, and who its allies are: at the edge of the map. */
import { memo } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { upperFirst } from '@/words/grammar/text';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Player } from '@/match/matchView';
import { BoardText } from '@/pieces/BoardText';
import { useFocusLook } from '@/pieces/focus';
import { Icon } from '@/pieces/Icon';
import { Shield } from '@/pieces/Shield';
import { INFO } from '@/table/kit/Spot';
import { useInLanguage, useTable } from '@/table/kit/tableContext';
import { boardWords } from '../words/boardWords';
import { forms } from '../words';
import { nationSpot } from '../spots';
import { alliesOf, awaySince, FREE, landOf, realmOf, type Traders } from '../state';
import { nationOf } from '../words/lookUp';

interface Props {
  readonly view: Readonly<Traders>;
  readonly players: readonly Player[];
  readonly seat: number;
}

/** Explains itself at a tap; what is written on it is part of one sentence. */
const SAID = { ...INFO, said: 'in one sentence' };

export const Homeland = memo(function Homeland({ view, players, seat }: Props) {
  const { colours } = useTheme();
  const { who, finger } = useTable();
  const { handlers, ring } = useFocusLook();
  const words = useInLanguage(boardWords);
  const t = useInLanguage(forms);
  const { nation, hasUnified } = realmOf(view, seat);
  if (nation === FREE) return null;
  const core = landOf(view).core[nation] ?? [];
  const held = core.filter(p => view.holder[p] === seat).length;
  const name = upperFirst(nationOf(t.names, view, seat).name);
  const open = () => finger.openCard(nationSpot(view, nation));
  const away = awaySince(view, seat);
  const allies = alliesOf(view, seat).filter(other => other !== seat);
  return (
    <Pressable
      testID="homeland"
      dataSet={SAID}
      onPress={open}
      onLongPress={open}
      {...handlers}
      style={[styles.tag, { backgroundColor: colours.card, borderColor: colours.rule }, ring]}
      accessibilityRole="button"
      accessibilityLabel={[
        away > 0 ? `${name}: ${words.gone(away)}` : words.homeland(words.numbered(name, nation + 1), held, core.length),
        ...allies.map(ally => `${words.ally}: ${who(ally)}`),
      ].join(', ')}
    >
      <Shield tincture={players[seat]?.tincture ?? 'sable'} width={14} />
      <BoardText role="note" most={1.2}>
        {words.numbered(name, nation + 1)}
      </BoardText>
      {away > 0 ? null : <Icon name="crown" size={14} colour={hasUnified ? colours.ink : colours.ink2} />}
      {hasUnified && away === 0 ? null : (
        <BoardText role="note" colour="ink2" most={1.2}>
          {away > 0 ? words.gone(away) : `${held}/${core.length}`}
        </BoardText>
      )}
      {allies.length === 0 ? null : <Icon name="flag" size={13} colour={colours.ink2} />}
      {allies.map(ally => (
        <Shield key={ally} tincture={players[ally]?.tincture ?? 'sable'} width={14} />
      ))}
    </Pressable>
  );
});

const styles = StyleSheet.create({
  tag: {
    position: 'absolute',
    top: 6,
    right: 6,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: 6,
    paddingVertical: 2,
    borderWidth: stroke.hair,
    borderRadius: radius.button,
  },
});
