/** A fight before anybody commits to it: both sides, every advantage by name, the column it comes to, the outcome in a sentence. */
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import { space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { FigureG } from '@/pieces/Pellet';
import { Text } from '@/pieces/Text';
import type { Seat } from '@/engine/contract';
import type { Player } from '@/match/matchView';
import type { UnitType } from '../data/units';
import type { Reckoning } from '../facts';
import type { Forecast } from '../rules/fight';
import { forms } from '../words';
import { boardWords } from '../words/boardWords';
import type { BoardWords } from '../words/boardWordsForm';
import type { LanguageForm } from '../words/languageForm';
import { outcome } from '../words/outcome';
import { flagGivenUp } from '../words/seen';
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

export function FightCard({ view, players, duel, brief }: Props) {
  const words = useInLanguage(boardWords);
  const look = (unit: number): Banner => {
    const { seat, points } = unitOf(view, unit);
    return { seat, points, tincture: armyOf<Tincture>(players, seat, 'sable') };
  };
  const ways = waysOut(words, duel, flagGivenUp(view, duel.defender, duel.attacker));
  return (
    <FightPicture
      forecast={duel.forecast}
      to={duel.to}
      attacker={look(duel.attacker)}
      defender={look(duel.defender)}
      brief={brief}
      ways={ways}
    />
  );
}

/** Where the defender may go instead, and what whoever is attacked gives up by it; null: nobody retreats from this. */
function waysOut(words: BoardWords, { forecast: f, to }: Duel, flag: number): string | null {
  if (f.kind === 'shot' || f.reckoning === null) return null;
  const ways = words.retreats(to, f.retreats.length, f.leaves);
  return to === 'defender' && (f.retreats.length > 0 || f.leaves) ? `${ways} ${words.movesIn(flag)}` : ways;
}

/** Whose a unit is; its points say whether a wagon train is fortified. */
export interface Banner {
  readonly seat: Seat;
  readonly tincture: Tincture;
  readonly points: number;
}

interface PictureProps {
  readonly forecast: Forecast;
  /** Who reads it. */
  readonly to: 'attacker' | 'defender';
  readonly attacker: Banner;
  readonly defender: Banner;
  readonly brief?: boolean | undefined;
  /** Where the defender may go instead. */
  readonly ways?: string | null;
}

/** A fight on the field or an imagined one. */
export function FightPicture({ forecast, to, attacker, defender, brief: isBrief = false, ways = null }: PictureProps) {
  const { colours, growth } = useTheme();
  // Large names do not fit beside each other; the outcome below names who attacks.
  const brief = isBrief || growth > ROOMY_TEXT;
  const t = useInLanguage(forms);
  const words = useInLanguage(boardWords);
  const { reckoning } = forecast;
  return (
    <View
      style={[styles.card, { backgroundColor: colours.card, borderColor: colours.ink }]}
      testID="fight"
      accessibilityRole="summary"
      accessible
      accessibilityLabel={spoken(t, words, forecast, to, ways)}
    >
      <View style={styles.row}>
        <Side
          {...attacker}
          type={forecast.attacker}
          knights={forecast.attackerKnights}
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
          {...defender}
          type={forecast.defender}
          knights={forecast.defenderKnights}
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
          {isCapped(reckoning) ? <Text role="note">{words.capped[forecast.kind]}</Text> : null}
        </View>
      )}
      <Text role="smallStrong">{outcome(t, forecast, to)}</Text>
      {ways === null ? null : (
        <Text role="note" colour="ink2">
          {ways}
        </Text>
      )}
    </View>
  );
}

/** More advantages than the card has columns for. */
const isCapped = ({ base, advantages, index }: Reckoning): boolean => advantages.reduce((sum, a) => sum + worthOf(a), base) !== index;

/** The same for ears: the outcome first, then how it is worked out, then the ways out. */
function spoken(t: LanguageForm, words: BoardWords, forecast: Forecast, to: 'attacker' | 'defender', ways: string | null): string {
  const { reckoning } = forecast;
  const sums =
    reckoning === null
      ? words.sure
      : [`${words.base} ${signed(reckoning.base)}`, ...reckoning.advantages.map(a => `${words.advantage(a)} ${signed(worthOf(a))}`)].join(
          ', ',
        );
  return [outcome(t, forecast, to), sums, ...(ways === null ? [] : [ways])].join(' ');
}

interface SideProps extends Banner {
  readonly type: UnitType;
  readonly knights: number;
  readonly lost: number;
  readonly brief: boolean;
}

function Side({ type, knights, tincture, seat, points, lost, brief }: SideProps) {
  const words = useInLanguage(boardWords);
  return (
    <View style={brief ? undefined : styles.side}>
      <View style={styles.row}>
        <UnitPiece
          type={type}
          tincture={tincture}
          seat={seat}
          knights={knights}
          points={type === 'wagonTrain' ? points : -1}
          width={brief ? 28 : 34}
        />
        <Text role="count" colour={lost > 0 ? 'bad' : 'good'}>
          {lost > 0 ? `−${lost}` : '0'}
        </Text>
      </View>
      {brief ? null : (
        <Text role="note" align="center">
          {words.unit(type)}
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
