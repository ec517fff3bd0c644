/** The asked seat's own things: modules while the field is laid, units to bring in, how both sides stand, and on a tablet the fight. */
import { ScrollView, StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import type { Tincture } from '@/design/tokens';
import { Text } from '@/pieces/Text';
import type { BoardProps } from '@/table/kit/boardProps';
import { useHeld, useInLanguage } from '@/table/kit/tableContext';
import { LAYOUTS } from '../data/layouts';
import { victoryPoints } from '../rules/flags';
import { isRevealed, type MedievalBattle, type MedievalQuestion } from '../state';
import { boardWords } from '../words/boardWords';
import { FightCard } from './FightCard';
import { armyOf, duelsInHand } from './inHand';
import { OffBoard, waitingUnits } from './OffBoard';
import { ArmySoFar } from './Recruiting';
import { PENNON, Standing } from './Standing';
import { Stock } from './Stock';

type Props = BoardProps<MedievalBattle>;

/** The battle has not begun: the hand belongs to what is still to be placed. */
const isPlacing = (q: MedievalQuestion | null): boolean => q !== null && ['placeWagonTrain', 'deploy', 'enter'].includes(q.ask);

export function Hand(props: Props) {
  return props.layout === 'phone' ? <Strip {...props} /> : <Rail {...props} />;
}

/** A shield, a flag for each point of the goal, five glasses, a wagon. */
const standingWidth = (goal: number): number => 114 + goal * PENNON;

function Strip({ view, question, looking, players, width, height }: Props) {
  const q = question as MedievalQuestion | null;
  if (q?.ask === 'layModule') return <Stock view={view} question={q} width={width} height={height} wraps={false} />;
  if (q?.ask === 'recruit') return <ArmySoFar view={view} players={players} seat={looking} width={width} />;
  if (!isRevealed(view)) return null;
  const waiting = waitingUnits(view, looking);
  const tincture = armyOf<Tincture>(players, looking, 'sable');
  const standing = standingWidth(Math.max(LAYOUTS[view.map].winning, ...players.map((_, seat) => victoryPoints(view, seat))));
  if (isPlacing(q) && waiting.length > 0) {
    return (
      <View style={[styles.strip, { height }]}>
        <OffBoard waiting={waiting} tincture={tincture} seat={looking} width={width} wraps={false} />
      </View>
    );
  }
  return (
    <View style={[styles.strip, { height }]}>
      <View style={styles.standings}>
        {players.map((_, seat) => (
          <Standing key={seat} view={view} players={players} seat={seat} width={standing} height={height / 2 - 2} />
        ))}
      </View>
      <OffBoard waiting={waiting} tincture={tincture} seat={looking} width={width - standing - space.m} wraps={false} />
    </View>
  );
}

function Rail({ view, question, looking, players, width, height }: Props) {
  const q = question as MedievalQuestion | null;
  const words = useInLanguage(boardWords);
  const held = useHeld();
  const duels = duelsInHand(view, question, held);
  const inside = width - 2 * space.m;
  const tincture = armyOf<Tincture>(players, looking, 'sable');
  const waiting = waitingUnits(view, looking);
  return (
    <ScrollView style={{ width, height }} contentContainerStyle={[styles.rail, duels.length > 0 && styles.dense]}>
      {q?.ask === 'layModule' ? (
        <>
          <Text role="smallStrong">{words.stock}</Text>
          <Stock view={view} question={q} width={inside} height={height} wraps />
        </>
      ) : null}
      {q?.ask === 'recruit' ? <ArmySoFar view={view} players={players} seat={looking} width={inside} /> : null}
      {isRevealed(view)
        ? players.map((_, seat) => (
            <Standing key={seat} view={view} players={players} seat={seat} width={inside} height={duels.length > 0 ? 28 : 34} />
          ))
        : null}
      {duels.map(duel => (
        <FightCard key={duel.forecast.kind} view={view} players={players} duel={duel} brief={duels.length > 1} />
      ))}
      {isRevealed(view) && duels.length === 0 ? (
        <>
          <Text role="smallStrong" colour="ink2">
            {waiting.length === 0 ? words.nobody : isPlacing(q) ? words.toPlace : words.waiting}
          </Text>
          <OffBoard waiting={waiting} tincture={tincture} seat={looking} width={inside} wraps />
        </>
      ) : null}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  standings: { paddingLeft: space.s },
  rail: { paddingHorizontal: space.m, gap: space.s },
  /** A fight with its sum needs the room. */
  dense: { gap: space.xxs },
});
