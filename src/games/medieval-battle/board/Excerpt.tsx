/** The part of the field that a chapter of the rules speaks of, in the sizes of play; the recruiting box and the stock of modules whole. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import { HAND_HEIGHT, type ExcerptProps } from '@/table/kit/boardProps';
import { useHeld } from '@/table/kit/tableContext';
import { battlefieldOf } from '../rules/battlefield';
import { numberOf, type LayModule, type Lay, type MedievalBattle, type MedievalQuestion } from '../state';
import { Battlefield } from './Battlefield';
import { FightCard } from './FightCard';
import { Hand } from './Hand';
import { duelsInHand } from './inHand';
import { ArmySoFar, Recruiting } from './Recruiting';
import { centreOf, placesOf } from './spots';
import { Turns } from './Stock';

/** Five rows of hexes. */
const WINDOW = 272;
const BOX = 372;

/** Chapters that count flags, time and points. */
const WITH_STANDING = new Set(['goal', 'regroup', 'end', 'turn', 'deployment']);

export function Excerpt({ chapter, middle, ...props }: ExcerptProps<MedievalBattle>) {
  const { colours } = useTheme();
  const { view, question, players, width } = props;
  const held = useHeld();
  const q = question as MedievalQuestion | null;
  const places = placesOf(battlefieldOf(view));
  // Chosen once: a picture that follows every step would not be found again.
  const [about] = useState(() => (middle === null ? null : centreOf(places, numberOf(middle))));
  if (q?.ask === 'recruit') {
    return (
      <View style={styles.all}>
        <Recruiting view={view} players={players} seat={q.seat} width={width} height={BOX} />
        <View style={{ height: HAND_HEIGHT }}>
          <ArmySoFar view={view} players={players} seat={q.seat} width={width} />
        </View>
      </View>
    );
  }
  const duels = duelsInHand(view, question, held);
  const height = about === null ? Math.round((width * places.height) / places.width) : WINDOW;
  const hand = WITH_STANDING.has(chapter) || q?.ask === 'layModule';
  return (
    <View style={styles.all}>
      <View style={[styles.window, { borderColor: colours.edge }]}>
        <Battlefield
          {...props}
          height={height}
          cut={about === null ? { scale: width / places.width, x: 0, y: 0 } : cutAround(about, width, height, places)}
        />
        {q?.ask === 'layModule' && held.which !== null ? (
          <Turns view={view} question={q as LayModule} choices={held.which as readonly Lay[]} />
        ) : null}
      </View>
      {duels.map(duel => (
        <FightCard key={duel.forecast.kind} view={view} players={players} duel={duel} brief={width < 400} />
      ))}
      {hand ? <Hand {...props} layout="phone" height={HAND_HEIGHT} /> : null}
    </View>
  );
}

/** The point in the middle, but nothing beside the map. */
function cutAround(
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  whole: { readonly width: number; readonly height: number },
) {
  const within = (at: number, room: number, most: number): number =>
    most <= room ? (most - room) / 2 : Math.min(most - room, Math.max(0, at - room / 2));
  return { scale: 1, x: within(x, width, whole.width), y: within(y, height, whole.height) };
}

const styles = StyleSheet.create({
  all: { gap: space.s },
  window: { borderWidth: stroke.hair, overflow: 'hidden' },
});
