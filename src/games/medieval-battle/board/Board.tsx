/** The board area: the recruiting box or the battlefield, what is in hand, and on a phone the fight before it is fought. */
import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { FLOWS_FROM } from '@/design/textSize';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import type { BoardProps } from '@/table/kit/boardProps';
import { useHeld, useInLanguage } from '@/table/kit/tableContext';
import type { Attended } from '@/table/kit/Viewport';
import { UNITS } from '../data/units';
import { battlefieldOf } from '../rules/battlefield';
import type { Lay, LayModule, MedievalBattle, MedievalQuestion } from '../state';
import { boardWords } from '../words/boardWords';
import { Battlefield } from './Battlefield';
import { Calculator } from './Calculator';
import { FightCard } from './FightCard';
import { armyOf, duelsInHand, unitInHand, type Duel } from './inHand';
import { Recruiting } from './Recruiting';
import { centreOf, placesOf } from './spots';
import { Turns } from './Stock';
import { UnitPiece } from './UnitPiece';

type Props = BoardProps<MedievalBattle>;

const CAPTION = 34;
/** From this text size on, names leave their room to the figures: the prompt says them, too. */
const LARGE_TEXT = 1.4;
const captionHeight = (growth: number): number => Math.max(CAPTION, Math.ceil(21 * growth));
const TABS = 54;
/** What the list of choices covers of the board, on a phone. */
const LISTED = 52;
/** On a tablet the recruiting box stands above the field. */
const BOX = 320;
const WIDEST_BOX = 560;

export function Board(props: Props) {
  const { view, question, layout, width, height } = props;
  const { growth } = useTheme();
  const isRecruiting = question?.ask === 'recruit';
  const held = useHeld();
  const caption = captionHeight(growth);
  const [cardHigh, setCardHigh] = useState(0);
  if (isRecruiting) return layout === 'phone' ? <TabbedRecruiting {...props} /> : <OpenRecruiting {...props} />;
  const duels = layout === 'phone' ? duelsInHand(view, question, held) : [];
  const isAbove = duels.length > 0 && duels.every(duel => isLow(view, duel));
  const attend = question?.ask === 'retreat' && cardHigh > 0 ? besideCard(view, duels, isAbove, cardHigh, height - caption) : null;
  return (
    <View style={{ width, height }}>
      <Caption view={view} question={question} players={props.players} height={caption} isLarge={growth > LARGE_TEXT} />
      <Battlefield {...props} height={height - caption} attend={attend} />
      {question?.ask === 'layModule' && held.which !== null ? (
        <Turns view={view} question={question as LayModule} choices={held.which as readonly Lay[]} />
      ) : null}
      {duels.length === 0 ? null : (
        <ScrollView
          tabIndex={0}
          style={[
            styles.over,
            isAbove || held.which !== null ? styles.above : styles.below,
            { maxHeight: height - caption - (held.which === null ? 0 : LISTED) },
          ]}
          contentContainerStyle={styles.cards}
          onLayout={e => setCardHigh(Math.round(e.nativeEvent.layout.height))}
        >
          {duels.map(duel => (
            <FightCard
              key={duel.forecast.kind}
              view={view}
              players={props.players}
              duel={duel}
              brief={duels.length > 1 || growth > LARGE_TEXT}
            />
          ))}
        </ScrollView>
      )}
    </View>
  );
}

/** Does the fight take place in the lower half of the field? Then its card stands in the upper one. */
function isLow(view: Readonly<MedievalBattle>, duel: Duel): boolean {
  const places = placesOf(battlefieldOf(view));
  const [, y] = centreOf(places, view.units[duel.defender]?.at ?? 0);
  return y > places.height / 2;
}

/** Who is attacked sees both units and every hex to retreat to: the field moves them out from under the card. */
function besideCard(
  view: Readonly<MedievalBattle>,
  duels: readonly Duel[],
  isAbove: boolean,
  cardHigh: number,
  height: number,
): Attended | null {
  const [duel] = duels;
  if (duel === undefined) return null;
  const places = placesOf(battlefieldOf(view));
  const hexes = [view.units[duel.attacker]?.at ?? 0, view.units[duel.defender]?.at ?? 0, ...duel.forecast.retreats];
  const xs = hexes.map(hex => centreOf(places, hex)[0]);
  const ys = hexes.map(hex => centreOf(places, hex)[1]);
  const middle = (of: readonly number[]): number => (Math.min(...of) + Math.max(...of)) / 2;
  return { x: middle(xs), y: middle(ys), from: isAbove ? cardHigh : 0, to: isAbove ? height : height - cardHigh };
}

interface CaptionProps extends Pick<Props, 'view' | 'question' | 'players'> {
  readonly height: number;
  readonly isLarge: boolean;
}

/** What is in hand, in one line over the field. */
function Caption({ view, question, players, height, isLarge }: CaptionProps) {
  const words = useInLanguage(boardWords);
  const { selected } = useHeld();
  const unit = view.units[unitInHand(question as MedievalQuestion | null, selected)];
  if (unit === undefined) {
    return (
      <View style={[styles.caption, { height }]}>
        {question?.ask === 'turn' && !isLarge ? (
          <Text role="note" colour="ink2">
            {words.pickUnit}
          </Text>
        ) : null}
      </View>
    );
  }
  const points = words.points(unit.points, UNITS[unit.type].points);
  return (
    <View style={[styles.caption, { height }]}>
      <UnitPiece
        type={unit.type}
        tincture={armyOf<Tincture>(players, unit.seat, 'sable')}
        seat={unit.seat}
        knights={unit.knights}
        points={unit.type === 'wagonTrain' ? unit.points : -1}
        width={26}
      />
      {isLarge ? null : <Text role="smallStrong">{words.unit(unit.type)}</Text>}
      <Text role="small" colour="ink2" numberOfLines={1} style={styles.shrinks}>
        {isLarge || unit.type === 'wagonTrain' ? points : `${words.knights(unit.knights)} · ${points}`}
      </Text>
    </View>
  );
}

/** On a phone one looks at the army or at the field. */
function TabbedRecruiting(props: Props) {
  const words = useInLanguage(boardWords);
  const [shows, setShows] = useState<'army' | 'field'>('army');
  const { growth } = useTheme();
  const { width, height } = props;
  // Beside large words there is no room for a third button: then it is found beside the field alone.
  const calculates = shows === 'army' && growth <= FLOWS_FROM;
  return (
    <View style={{ width, height }}>
      <View style={[styles.tabs, { width }]}>
        {(['army', 'field'] as const).map(tab => (
          <Button
            key={tab}
            label={words[tab]}
            selected={shows === tab}
            onPress={() => setShows(tab)}
            kind="plain"
            style={styles.tab}
            testID={`tab:${tab}`}
          />
        ))}
        {calculates ? <Calculator view={props.view} players={props.players} me={props.me} inHand={-1} /> : null}
      </View>
      {shows === 'army' ? (
        <Recruiting {...props} seat={props.looking} height={height - TABS} />
      ) : (
        <Battlefield {...props} height={height - TABS} />
      )}
    </View>
  );
}

/** On a tablet both are open. */
function OpenRecruiting(props: Props) {
  const { width, height } = props;
  return (
    <View style={{ width, height, alignItems: 'center' }}>
      <Recruiting {...props} seat={props.looking} width={Math.min(width, WIDEST_BOX)} height={BOX} />
      <Battlefield {...props} height={height - BOX} />
    </View>
  );
}

const styles = StyleSheet.create({
  shrinks: { flexShrink: 1 },
  caption: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.s },
  over: { position: 'absolute', left: space.s, right: space.s, zIndex: 2 },
  cards: { gap: space.xs },
  above: { top: CAPTION + 2 },
  below: { bottom: space.xs },
  tabs: { height: TABS, flexDirection: 'row', gap: space.s, paddingHorizontal: space.s, alignItems: 'center' },
  tab: { flex: 1 },
});
