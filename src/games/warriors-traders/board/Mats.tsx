/** Everybody’s play-mats at a glance, beside the map of a tablet. */
import { memo } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { upperFirst } from '@/words/grammar/text';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import type { Player } from '@/match/matchView';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { Shield } from '@/pieces/Shield';
import { useInLanguage, useTable } from '@/table/kit/tableContext';
import { boardWords } from '../words/boardWords';
import { forms } from '../words';
import { RESOURCES, TRACKS } from '../data/names';
import { areLinked } from '../rules/routes';
import { levelFor } from '../rules/technology';
import { areAtWar } from '../rules/war';
import { areAllied, awaySince, FREE, realmOf, type Traders } from '../state';
import { levelName, nationOf } from '../words/lookUp';
import { RESOURCE_ICONS, TRACK_ICONS } from './glyphs';

interface Props {
  readonly view: Readonly<Traders>;
  readonly players: readonly Player[];
  readonly me: number;
  readonly width: number;
  readonly height: number;
}

export const Mats = memo(function Mats({ view, players, me, width, height }: Props) {
  const t = useInLanguage(forms);
  const words = useInLanguage(boardWords);
  return (
    <ScrollView style={{ width, height }} contentContainerStyle={styles.column}>
      {players.map(({ tincture }, seat) => {
        const { nation, tokens, stock } = realmOf(view, seat);
        return (
          <Mat
            key={seat}
            seat={seat}
            tincture={tincture}
            nation={nation === FREE ? '' : words.numbered(upperFirst(nationOf(t.names, view, seat).name), nation + 1)}
            tokens={tokens.join(' ')}
            stock={stock.join(' ')}
            marks={marksOf(view, me, seat).join(' ')}
            own={seat === me}
            away={awaySince(view, seat)}
          />
        );
      })}
    </ScrollView>
  );
});

const MARKS = ['unified', 'atWar', 'route', 'ally'] as const;
type Mark = (typeof MARKS)[number];
const MARK_ICONS: Readonly<Record<Mark, IconName>> = { unified: 'crown', atWar: 'battle', route: 'exchange', ally: 'flag' };

function marksOf(view: Readonly<Traders>, me: number, seat: number): Mark[] {
  const other = seat !== me;
  const has: Readonly<Record<Mark, boolean>> = {
    unified: realmOf(view, seat).hasUnified && awaySince(view, seat) === 0,
    atWar: other && areAtWar(view, me, seat),
    route: other && areLinked(view, me, seat),
    ally: other && view.teams > 0 && areAllied(view, me, seat),
  };
  return MARKS.filter(mark => has[mark]);
}

/** In words and numbers as text: a mat is drawn again only when something on it has changed. */
interface MatProps {
  readonly seat: number;
  readonly tincture: Tincture;
  /** Until a nation is chosen the name of whoever will choose stands there. */
  readonly nation: string;
  readonly tokens: string;
  readonly stock: string;
  readonly marks: string;
  readonly own: boolean;
  /** 22.3: the turn in which its player left; 0: still there. */
  readonly away: number;
}

const numbersIn = (text: string): number[] => text.split(' ').map(Number);

const Mat = memo(function Mat({ seat, tincture, nation, tokens, stock, marks, own, away }: MatProps) {
  const { colours } = useTheme();
  const { who } = useTable();
  const words = useInLanguage(boardWords);
  const t = useInLanguage(forms);
  const [laid, held] = [numbersIn(tokens), numbersIn(stock)];
  const shown = MARKS.filter(mark => marks.split(' ').includes(mark));
  const levels = TRACKS.map((track, i) => t.labels.track(t.names.tracks[track], levelName(levelFor(laid[i] ?? 0)), laid[i] ?? 0));
  const goods = RESOURCES.map((good, i) => t.names.amount(held[i] ?? 0, good));
  const owner = nation === '' ? who(seat) : words.mat(who(seat), nation);
  const label = [owner, ...(away > 0 ? [words.gone(away)] : [...levels, ...goods, ...shown.map(mark => words[mark])])].join('. ');
  return (
    <View
      style={[styles.mat, { backgroundColor: colours.card, borderColor: own ? colours.ink : colours.rule }]}
      accessible
      accessibilityRole="summary"
      accessibilityLabel={label}
    >
      <View style={styles.row}>
        <Shield tincture={tincture} width={18} />
        <BoardText role="smallStrong" most={1.2} numberOfLines={2} style={styles.nation}>
          {nation === '' ? who(seat) : nation}
        </BoardText>
        {shown.map(mark => (
          <Icon key={mark} name={MARK_ICONS[mark]} size={15} colour={mark === 'atWar' ? colours.bad : colours.ink2} />
        ))}
      </View>
      {away > 0 ? (
        <BoardText role="small" most={1.2}>
          {words.gone(away)}
        </BoardText>
      ) : (
        <Laid laid={laid} held={held} />
      )}
    </View>
  );
});

/** Levels, and resources below them. */
function Laid({ laid, held }: { readonly laid: readonly number[]; readonly held: readonly number[] }) {
  const { colours } = useTheme();
  return (
    <>
      <View style={styles.spread}>
        {TRACKS.map((track, i) => (
          <View key={track} style={styles.pair}>
            <Icon name={TRACK_ICONS[track]} size={15} />
            <BoardText role="tally" most={1.2}>
              {levelName(levelFor(laid[i] ?? 0))}
            </BoardText>
          </View>
        ))}
      </View>
      <View style={styles.spread}>
        {RESOURCES.map((good, i) => (
          <View key={good} style={styles.pair}>
            <Icon name={RESOURCE_ICONS[good]} size={14} colour={colours.ink2} />
            <BoardText role="small" most={1.2}>
              {held[i] ?? 0}
            </BoardText>
          </View>
        ))}
      </View>
    </>
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
