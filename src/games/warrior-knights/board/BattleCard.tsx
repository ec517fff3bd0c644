/** Both sides of a battle and how it is worked out: strength, commander, Fate cards, what they deal and prevent, losses and Victories. */
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { Shield } from '@/pieces/Shield';
import { BATTLE_RESULTS } from '../data/names';
import { HUNDRED, LEADER, MOST_FATE } from '../data/numbers';
import { foresee } from '../foresight';
import { canBesiege, defence, defenders, fighters, wallStrength } from '../rules/attack';
import { victories } from '../rules/aftermath';
import { hitsOn } from '../rules/battle';
import { fateOf } from '../rules/fate';
import { HIDDEN, nobleOf, NONE, shapeOf, strengthOfArmy, type Battle } from '../state';
import type { Attack } from '../terms';
import type { Eyes } from './eyes';
import { RESULT_ICONS } from './looks';
import { SHAPE_PATHS } from './shapes';
import Svg, { Path } from 'react-native-svg';

interface Side {
  readonly seat: Seat;
  readonly name: string;
  readonly strength: number;
  readonly walls: number;
  /** NONE: nobody commands. */
  readonly commander: number;
  readonly leads: boolean;
  /** Cards by what they do; null: not known. */
  readonly results: readonly number[] | null;
  readonly cards: number;
  readonly losses: number;
}

const nameOf = ({ who, b }: Eyes, seat: Seat): string => (seat === NONE ? b.city : who(seat));

const cardsFor = (strength: number, leads: boolean): number => Math.min(MOST_FATE, Math.floor((strength + (leads ? LEADER : 0)) / HUNDRED));

function sidesOf(eyes: Eyes, attack: Attack, seat: Seat): readonly [Side, Side] {
  const { g } = eyes;
  const b = g.battle;
  const own = b?.nobles[0] ?? fighters(g, seat, attack.region);
  const foes = b?.nobles[1] ?? defenders(g, attack.foe, attack.region);
  const make = (side: 0 | 1): Side => {
    const nobles = side === 0 ? own : foes;
    const strength = side === 0 ? nobles.reduce((sum, noble) => sum + strengthOfArmy(g, noble), 0) : defence(g, attack);
    const hand = b?.hands[side] ?? [];
    const counts = b?.counts[side] ?? [];
    const commander = b === null ? (nobles.length === 1 ? (nobles[0] ?? NONE) : NONE) : b.commanders[side];
    const leads = nobles.length > 0;
    return {
      seat: side === 0 ? seat : attack.foe,
      name: nameOf(eyes, side === 0 ? seat : attack.foe),
      strength,
      walls: side === 0 ? 0 : wallStrength(g, attack),
      commander,
      leads,
      results: counts.length > 0 ? counts : hand.length > 0 && !hand.includes(HIDDEN) ? counted(hand) : null,
      cards: hand.length > 0 ? hand.length : b === null || counts.length === 0 ? cardsFor(strength, leads) : 0,
      losses: b?.losses[side] ?? 0,
    };
  };
  return [make(0), make(1)];
}

const counted = (hand: readonly number[]): number[] =>
  BATTLE_RESULTS.map(result => hand.filter(card => fateOf(card).battle === result).length);

interface Props {
  readonly eyes: Eyes;
  readonly attack: Attack;
  readonly seat: Seat;
  /** Both an assault and a siege are considered. */
  readonly either: boolean;
  /** What it is stands above it already. */
  readonly titled: boolean;
  /** Losses have not been assigned yet. */
  readonly pending: boolean;
}

export function fightTitle({ b, say }: Eyes, attack: Attack, either: boolean): string {
  const ofATown = attack.kind === 'siege' ? b.siege : b.assault;
  const kind = attack.kind === 'field' ? b.fieldBattle : either ? b.assaultOrSiege : ofATown;
  return `${kind}: ${say.region(attack.region)}`;
}

export function BattleCard({ eyes, attack, seat, either, titled, pending }: Props) {
  const { colours } = useTheme();
  const sides = sidesOf(eyes, attack, seat);
  return (
    <View style={[styles.card, { borderColor: colours.edge, backgroundColor: colours.card }]} testID="fight">
      {titled ? null : (
        <BoardText role="smallStrong" most={1.2}>
          {fightTitle(eyes, attack, either)}
        </BoardText>
      )}
      <View style={styles.sides}>
        {sides.map((side, i) => (
          <SideOf key={i} side={side} eyes={eyes} siege={attack.kind === 'siege' && !either} />
        ))}
      </View>
      {known(eyes.g.battle) ? (
        <BoardText role="note" most={1.3}>
          {reckoning(eyes, eyes.g.battle, sides, pending)}
        </BoardText>
      ) : null}
      {attack.kind !== 'siege' && eyes.g.battle === null ? <Odds eyes={eyes} attack={attack} seat={seat} /> : null}
      {attack.kind !== 'field' && eyes.g.battle === null ? (
        <BoardText role="note" most={1.3}>
          {siegeSentence(eyes, attack, sides)}
        </BoardText>
      ) : null}
    </View>
  );
}

/** All cards are on the table. */
const known = (b: Readonly<Battle> | null): b is Battle => b !== null && b.counts.every(counts => counts.length > 0);

/** FLD-06 and FLD-09 in figures: an ability is used, and losses are borne, for what comes of it. */
function reckoning({ g, b }: Eyes, battle: Readonly<Battle>, [own, foe]: readonly [Side, Side], pending: boolean): string {
  const losses = ([0, 1] as const).map(side => HUNDRED * hitsOn(battle, side));
  const lost = b.reckoned(own.name, losses[0] ?? 0, foe.name, losses[1] ?? 0);
  // FLD-08: of a defender who has no strength left none are counted.
  const stands = defence(g, battle.attack) > (pending ? (losses[1] ?? 0) : HUNDRED * battle.losses[1]);
  return stands ? `${lost} ${b.victories(victories(g, battle, 0), victories(g, battle, 1))}` : lost;
}

/** Reckoned once for an attack that is considered: Fate decides it, and nobody can count that in his head. */
function Odds({ eyes: { g, b }, attack, seat }: { readonly eyes: Eyes; readonly attack: Attack; readonly seat: Seat }) {
  const key = JSON.stringify(attack);
  const { wins, deaths } = useMemo(() => foresee(g, seat, JSON.parse(key) as Attack), [g, seat, key]);
  return (
    <BoardText role="note" most={1.3}>
      {b.odds(wins, deaths, attack.kind === 'field')}
    </BoardText>
  );
}

/** SIE-01 in figures. */
function siegeSentence({ g, b }: Eyes, attack: Attack, [own, foe]: readonly [Side, Side]): string {
  const able = canBesiege(g, attack, fighters(g, own.seat, attack.region));
  return b.siegeSum(own.strength + LEADER, foe.strength + (foe.leads ? LEADER : 0), able);
}

function SideOf({ side, eyes, siege }: { readonly side: Side; readonly eyes: Eyes; readonly siege: boolean }) {
  const { b, say, tinctureOf, t } = eyes;
  const { colours } = useTheme();
  const lines = [
    side.walls > 0 ? `${b.strength(side.strength)} (${b.walls(side.walls)})` : b.strength(side.strength),
    side.commander !== NONE ? b.led(say.noble(side.commander)) : side.leads ? b.ledBySomebody : b.unled,
    ...(siege ? [] : [b.fateCards(side.cards)]),
    ...(side.losses > 0 ? [b.hitsLeft(side.losses)] : []),
  ];
  return (
    <View style={styles.side}>
      <View style={styles.row}>
        {side.seat === NONE ? <Icon name="castle" size={18} /> : <Shield tincture={tinctureOf(side.seat)} width={18} />}
        {side.commander === NONE ? null : (
          <Svg width={14} height={14} viewBox="0 0 24 24">
            <Path
              d={SHAPE_PATHS[shapeOf(side.commander)]}
              fill={nobleOf(eyes.g, side.commander).exhausted ? 'none' : colours.ink}
              stroke={colours.ink}
              strokeWidth={2}
            />
          </Svg>
        )}
        <BoardText role="smallStrong" numberOfLines={2} most={1.2} style={styles.shrinks}>
          {side.name}
        </BoardText>
      </View>
      {lines.map(line => (
        <BoardText key={line} role="note" most={1.3}>
          {line}
        </BoardText>
      ))}
      {side.results === null ? null : (
        <View
          style={styles.row}
          accessible
          accessibilityLabel={side.results.map((n, i) => `${t.names.results[BATTLE_RESULTS[i] ?? 'deal']}: ${n}`).join(', ')}
        >
          {side.results.map((n, i) =>
            i === 3 && n === 0 ? null : (
              <View key={i} style={styles.row}>
                <Icon name={RESULT_ICONS[BATTLE_RESULTS[i] ?? 'deal']} size={14} />
                <BoardText role="tally" most={1.1}>
                  {n}
                </BoardText>
              </View>
            ),
          )}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: stroke.hair, borderRadius: radius.button, padding: space.xs, gap: space.xxs },
  sides: { flexDirection: 'row', gap: space.s },
  side: { flex: 1, minWidth: 0, gap: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  shrinks: { flexShrink: 1 },
});
