/** A fight before anybody commits to it: both sides, every advantage by name, the column it comes to, the outcome in a sentence. */
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import { space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { FigureG } from '@/pieces/Pellet';
import { Text } from '@/pieces/Text';
import type { Player } from '@/match/matchView';
import { forms } from '../words';
import { boardWords } from '../words/boardWords';
import type { BoardWords } from '../words/boardWordsForm';
import type { LanguageForm } from '../words/languageForm';
import { outcome } from '../words/outcome';
import { signed, worthOf } from '../words/figures';
import { unitOf, type MedievalBattle } from '../state';
import { armyOf, type Duel } from './inHand';
import { UnitPiece } from './UnitPiece';

interface Props {
  readonly view: Readonly<MedievalBattle>;
  readonly players: readonly Player[];
  readonly duel: Duel;
  /** One of two cards above each other: without the names, which stand on the choices. */
  readonly brief?: boolean;
}

/** Up to this text size a title fits beside its scale. */
const ROOMY_TEXT = 1.2;

export function FightCard({ view, players, duel, brief: isBrief = false }: Props) {
  const { colours, growth } = useTheme();
  // Large names do not fit beside each other; the outcome below names who attacks.
  const brief = isBrief || growth > ROOMY_TEXT;
  const t = useInLanguage(forms);
  const words = useInLanguage(boardWords);
  const { forecast } = duel;
  const { reckoning } = forecast;
  const tinctureOf = (unit: number) => armyOf<Tincture>(players, unitOf(view, unit).seat, 'sable');
  return (
    <View
      style={[styles.card, { backgroundColor: colours.card, borderColor: colours.ink }]}
      testID="fight"
      accessibilityRole="summary"
      accessible
      accessibilityLabel={spoken(t, words, duel)}
    >
      <View style={styles.row}>
        <Side
          view={view}
          unit={duel.attacker}
          tincture={tinctureOf(duel.attacker)}
          lost={forecast.attackerKnights - forecast.attackerLeft}
          brief={brief}
        />
        <View style={brief && growth <= ROOMY_TEXT ? styles.beside : styles.middle}>
          <Text role="smallStrong" align="center">
            {forecast.kind === 'shot' ? words.shot : words.melee}
          </Text>
          {reckoning === null ? null : <Scale index={reckoning.index} isShot={forecast.kind === 'shot'} />}
        </View>
        <Side
          view={view}
          unit={duel.defender}
          tincture={tinctureOf(duel.defender)}
          lost={forecast.outcome === 'wagon train destroyed' ? 1 : forecast.defenderKnights - forecast.defenderLeft}
          brief={brief}
        />
      </View>
      {reckoning === null ? (
        <Text role="small">{words.sure}</Text>
      ) : (
        <View style={styles.sums}>
          <Sum worth={reckoning.base} name={words.base} always />
          {reckoning.advantages.map(a => (
            <Sum key={a.why} worth={worthOf(a)} name={words.advantage(a)} />
          ))}
        </View>
      )}
      <Text role="smallStrong">{outcome(t, forecast, duel.to)}</Text>
      {forecast.kind === 'shot' || reckoning === null ? null : (
        <Text role="note" colour="ink2">
          {words.retreats(duel.to, forecast.retreats.length, forecast.leaves)}
        </Text>
      )}
    </View>
  );
}

/** The same for ears: the outcome first, then how it is reckoned, then the ways out. */
function spoken(t: LanguageForm, words: BoardWords, { forecast, to }: Duel): string {
  const { reckoning } = forecast;
  const sums =
    reckoning === null
      ? words.sure
      : [`${words.base} ${signed(reckoning.base)}`, ...reckoning.advantages.map(a => `${words.advantage(a)} ${signed(worthOf(a))}`)].join(
          ', ',
        );
  const ways = forecast.kind === 'shot' || reckoning === null ? [] : [words.retreats(to, forecast.retreats.length, forecast.leaves)];
  return [outcome(t, forecast, to), sums, ...ways].join(' ');
}

interface SideProps {
  readonly view: Readonly<MedievalBattle>;
  readonly unit: number;
  readonly tincture: Tincture;
  readonly lost: number;
  readonly brief: boolean;
}

function Side({ view, unit, tincture, lost, brief }: SideProps) {
  const words = useInLanguage(boardWords);
  const u = unitOf(view, unit);
  return (
    <View style={brief ? undefined : styles.side}>
      <View style={styles.row}>
        <UnitPiece
          type={u.type}
          tincture={tincture}
          seat={u.seat}
          knights={u.knights}
          points={u.type === 'wagonTrain' ? u.points : -1}
          width={brief ? 28 : 34}
        />
        <Text role="count" colour={lost > 0 ? 'bad' : 'good'}>
          {lost > 0 ? `−${lost}` : '0'}
        </Text>
      </View>
      {brief ? null : (
        <Text role="note" align="center">
          {words.unit(u.type)}
        </Text>
      )}
    </View>
  );
}

/** One line of the sum. */
function Sum({ worth, name, always = false }: { readonly worth: number; readonly name: string; readonly always?: boolean }) {
  const colour = worth > 0 ? 'good' : worth < 0 ? 'bad' : 'ink2';
  if (worth === 0 && !always) return null;
  return (
    <View style={styles.sum}>
      <Text role="tally" colour={colour} style={styles.worth} align="right">
        {signed(worth)}
      </Text>
      <Text role="note">{name}</Text>
    </View>
  );
}

const CELL = 18;

/** The calculator's columns, the one that counts framed: −2 to +2 in melee, 0 to 2 for a shot. */
function Scale({ index, isShot }: { readonly index: number; readonly isShot: boolean }) {
  const { colours } = useTheme();
  const columns = isShot ? [0, 1, 2] : [-2, -1, 0, 1, 2];
  const width = columns.length * CELL;
  return (
    <Svg width={width + 4} height={34} pointerEvents="none" aria-hidden>
      {columns.map((value, i) => (
        <Rect
          key={value}
          x={2 + i * CELL}
          y={2}
          width={CELL}
          height={20}
          fill={value === index ? colours.ink : colours.field}
          stroke={colours.edge}
          strokeWidth={stroke.hair}
        />
      ))}
      {columns.map((value, i) => (
        <FigureG
          key={value}
          value={signed(value)}
          x={2 + i * CELL + CELL / 2}
          y={12}
          size={11}
          colour={value === index ? colours.card : colours.ink2}
        />
      ))}
      <Path d={`M${2 + (index - (columns[0] ?? 0)) * CELL + CELL / 2} 24l5 7h-10z`} fill={colours.ink} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: stroke.edge, borderRadius: 4, padding: space.s, gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  middle: { flex: 1, alignItems: 'center', gap: space.xxs },
  beside: { flex: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.s },
  side: { width: 78, alignItems: 'center' },
  sums: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m },
  sum: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  worth: { minWidth: 20 },
});
