/** A battle: both sides, what each deals, what is certain of its outcome; and while damage is dealt, the pieces to tap. */
import { StyleSheet, View } from 'react-native';
import { useInLanguage } from '@/table/kit/tableContext';
import { space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Player } from '@/match/matchView';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import type { IconName } from '@/pieces/icons';
import { Spot } from '@/table/kit/Spot';
import { forms } from '../words';
import { KINDS } from '../data/names';
import { assigned } from '../rules/damage';
import { lifeOf, strengthOf } from '../rules/pieces';
import { pieceSpot } from '../spots';
import { landOf, type Asking, type Piece, type Traders } from '../state';
import { boardWords } from '../words/boardWords';
import type { BoardWords, Fate } from '../words/boardWordsForm';
import type { Names } from '../words/languageForm';
import { placeOf } from '../words/lookUp';
import { fateOf, type Fight } from './fight';
import { PiecePicture } from './PieceG';
import { tinctureOf } from './Stacks';

interface Props {
  readonly view: Readonly<Traders>;
  readonly players: readonly Player[];
  readonly fight: Fight;
  /** While damage is dealt: whose, and how much of it is left. */
  readonly strike: Asking<'strike'> | null;
  readonly width: number;
}

const FATES: Readonly<Record<Fate, IconName | null>> = { unhurt: null, wounded: 'bolt', retreats: 'boot', dies: 'skull' };

export function FightCard({ view, players, fight, strike, width }: Props) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  const t = useInLanguage(forms);
  const place = landOf(view).provinces[fight.battle.at]?.name ?? '';
  const places = (fight.refuges ?? []).map(p => placeOf(view, p));
  const fleeing = fight.refuges === null || fight.defenders.length === 0 ? [] : [words.flee(t.names.list(places), places.length)];
  const said = [...certain(words, t.names.kinds, fight, strike === null), ...fleeing];
  const half = (width - 2 * space.s - 2 * stroke.edge - space.s) / 2;
  const fateFor = (piece: Piece): Fate => {
    const damage = assigned(fight.battle, piece);
    return damage > 0 ? fateOf(view, piece, damage) : (fight.fates.get(piece.id) ?? 'unhurt');
  };
  const side = (pieces: readonly Piece[], isTarget: boolean) => (
    <View style={[styles.pieces, { width: half }]}>
      {pieces.map(piece => (
        <Fighter
          key={piece.id}
          view={view}
          players={players}
          piece={piece}
          fight={fight}
          fate={fateFor(piece)}
          isTarget={isTarget}
          strikes={strike !== null}
        />
      ))}
    </View>
  );
  return (
    <View style={[styles.card, { width, backgroundColor: colours.card, borderColor: colours.ink }]} testID="fight">
      <BoardText role="smallStrong" most={1.2}>
        {strike === null ? words.battleIn(place) : `${words.battleIn(place)} · ${words.stillToDeal(strike.left)}`}
      </BoardText>
      <View style={styles.row}>
        <BoardText role="smallStrong" most={1.2} style={{ width: half }}>
          {words.attack(fight.attack)}
        </BoardText>
        <BoardText role="smallStrong" most={1.2} style={{ width: half }}>
          {words.defence(fight.defence)}
        </BoardText>
      </View>
      <View style={styles.row}>
        {side(fight.attackers, strike?.side === 'defence')}
        {side(fight.defenders, strike?.side === 'attack')}
      </View>
      {said.map(line => (
        <BoardText key={line} role="note" most={1.2}>
          {line}
        </BoardText>
      ))}
    </View>
  );
}

/** What can be said before anybody decides: the attacker’s reach, and how barbarians answer. */
function certain(words: BoardWords, kinds: Names['kinds'], fight: Fight, isAhead: boolean): string[] {
  const lines: string[] = [];
  if (isAhead) {
    if (fight.attack >= fight.toDestroy) lines.push(words.destroysAll(fight.attack));
    else lines.push(fight.attack >= fight.toClear ? words.clears(fight.attack) : words.cannotClear(fight.attack));
  }
  if (fight.defence === 0) lines.push(words.noFurther);
  else if (fight.fates.size === 0) lines.push(...(isAhead ? [words.theyDivide(fight.defence)] : []));
  else {
    const struck = fight.attackers.filter(piece => fight.fates.get(piece.id) !== 'unhurt');
    lines.push(
      words.theyStrike(struck.map(p => words.fate(kinds[KINDS[p.kind] ?? 'infantry'].one, fight.fates.get(p.id) ?? 'unhurt')).join(', ')),
    );
  }
  return lines;
}

/** What is tapped, and lower what is only read: so two battles of a few pieces stand below each other on a small phone. */
const TILE = { width: 58, height: 76 } as const;
const READ = { width: 58, height: 58 } as const;

interface FighterProps extends Pick<Props, 'view' | 'players' | 'fight'> {
  readonly piece: Piece;
  readonly fate: Fate;
  readonly isTarget: boolean;
  /** Some of them are tapped: all stand in one line with those. */
  readonly strikes: boolean;
}

function Fighter({ view, players, piece, fight, fate, isTarget, strikes }: FighterProps) {
  const { colours } = useTheme();
  const words = useInLanguage(boardWords);
  const t = useInLanguage(forms);
  const damage = assigned(fight.battle, piece);
  const sign = FATES[fate];
  const [strength, life] = [strengthOf(view, piece), lifeOf(view, piece)];
  const name = t.names.kinds[KINDS[piece.kind] ?? 'infantry'].one;
  return (
    <View
      style={strikes ? TILE : READ}
      {...(isTarget
        ? null
        : { accessible: true, accessibilityRole: 'image' as const, accessibilityLabel: words.strengthAndLife(name, strength, life) })}
    >
      <View pointerEvents="none" style={styles.inside}>
        <PiecePicture tincture={tinctureOf(players, piece.owner)} kind={piece.kind} count={1} lying={piece.lying} width={32} />
        <View style={styles.figures}>
          <Icon name="battle" size={12} colour={colours.ink2} />
          <BoardText role="note" most={1.1}>
            {strength}
          </BoardText>
          <Icon name="shield" size={12} colour={colours.ink2} />
          <BoardText role="note" most={1.1} colour={damage > 0 ? 'bad' : 'ink'}>
            {Math.max(0, life - damage)}
          </BoardText>
        </View>
        {sign === null ? null : (
          <View style={[styles.fate, { backgroundColor: colours.card, borderColor: colours.bad }]}>
            <Icon name={sign} size={14} colour={colours.bad} />
          </View>
        )}
      </View>
      {isTarget ? <Spot at={pieceSpot(piece.id)} left={0} top={0} {...TILE} hollow onlyOffered /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: stroke.edge, borderRadius: 4, paddingHorizontal: space.s, paddingVertical: space.xs, gap: space.xxs },
  row: { flexDirection: 'row', gap: space.s },
  pieces: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  inside: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  figures: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  fate: { position: 'absolute', top: 0, right: 0, borderWidth: 1, borderRadius: 10, padding: 1 },
});
