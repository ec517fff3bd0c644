/** The part of the map that a chapter of the rules speaks of, in the sizes of play, with the cards over it and the play-mat below. */
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Question, Spot } from '@/engine/contract';
import { HAND_HEIGHT, type ExcerptProps } from '@/table/kit/boardProps';
import { ScaleContext } from '@/table/kit/panning';
import { useHeld, useMatchView } from '@/table/kit/tableContext';
import { kindOf, numberOf } from '../spots';
import type { Traders, TradersQuestion } from '../state';
import { wantedOn } from './asking';
import { Card, Fights } from './Board';
import { Caption } from './Caption';
import { seaOf } from './Ground';
import { Hand } from './Hand';
import { Layers } from './LandMap';
import { Lens } from './Lens';
import { pictureOf, type Bounds, type Picture } from './picture';
import { Rivals } from './Rivals';

const WINDOW = 320;
/** What a card may take of the window. */
const CARDS = 300;
/** For the check that nothing is cut: what lies beside a part is not meant to be seen. */
const SECTION = { section: 'yes' };

export function Excerpt({ middle, chapter: _, ...props }: ExcerptProps<Traders>) {
  const { colours } = useTheme();
  const { view, question, players, me, width } = props;
  const { offers } = useMatchView();
  const held = useHeld();
  const [look, setLook] = useState<{ readonly province: number; readonly during: Question | null } | null>(null);
  const onLook = useCallback((at: Spot) => setLook({ province: numberOf(at), during: question }), [question]);
  // Chosen once: a picture that follows every step would not be found again.
  const picture = pictureOf(view.land);
  const scale = target.side / picture.side;
  const [part] = useState(() => partAround(picture, middle, width / scale, WINDOW / scale));
  const q = question as TradersQuestion | null;
  const wanted = wantedOn(view, q, offers, held.selected);
  const inHand = held.selected.some(at => kindOf(at) === 'piece');
  const isLooking = look !== null && look.during === question && !inHand && held.which === null;
  const onCard = offers.length > 0 && q !== null && ['trade', 'deal', 'answer'].includes(q.ask);
  const card = width - 2 * space.s;
  return (
    <View style={styles.all}>
      <Caption view={view} width={width} />
      {onCard ? (
        <View style={styles.centred}>
          <Card view={view} players={players} q={q} width={card} most={CARDS} />
        </View>
      ) : (
        <View
          style={[styles.window, { width, height: WINDOW, borderColor: colours.edge, backgroundColor: seaOf(colours) }]}
          dataSet={SECTION}
        >
          <View style={[styles.part, { width: part.width, height: part.height, transform: [{ scale }] }]}>
            <ScaleContext value={scale}>
              <Layers {...props} wanted={wanted} onLook={onLook} crop={part} />
            </ScaleContext>
          </View>
          <Rivals view={view} players={players} me={me} offers={offers} top={6} />
        </View>
      )}
      {isLooking ? (
        <Lens
          view={view}
          players={players}
          province={look.province}
          wanted={wanted}
          width={card}
          most={CARDS}
          onClose={() => setLook(null)}
        />
      ) : null}
      <Fights view={view} players={players} question={question} width={card} most={CARDS} />
      <Hand {...props} layout="phone" height={HAND_HEIGHT} />
    </View>
  );
}

/** So much of the map, with a province in the middle of it; all that is in play where nothing is named. */
function partAround({ places, bounds }: Picture, middle: Spot | null, width: number, height: number): Bounds {
  const [x, y] = places[middle === null ? -1 : numberOf(middle)] ?? [bounds.left + bounds.width / 2, bounds.top + bounds.height / 2];
  const within = (at: number, room: number, from: number, length: number): number =>
    length <= room ? from - (room - length) / 2 : Math.min(from + length - room, Math.max(from, at - room / 2));
  return {
    left: Math.round(within(x, width, bounds.left, bounds.width)),
    top: Math.round(within(y, height, bounds.top, bounds.height)),
    width: Math.round(width),
    height: Math.round(height),
  };
}

const styles = StyleSheet.create({
  all: { gap: space.s },
  centred: { alignItems: 'center' },
  window: { borderWidth: stroke.hair, overflow: 'hidden' },
  part: { position: 'absolute', left: 0, top: 0, transformOrigin: 'top left' },
});
