/** What has just happened, before one is asked on: a card for each fight, tax, event … with its sum, its sentence and what each side has of it. One tap goes on. */
import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { grown, Icon } from '@/pieces/Icon';
import { Sheet } from '@/pieces/Sheet';
import { Shield } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';
import { useSpoken } from '@/words/language';
import { useMatchView, useTable } from '../kit/tableContext';
import type { OnLight } from './onLight';
import { FactRow } from './FactRow';
import type { Telling } from './sentences';
import type { News } from './tidings';

interface Props {
  readonly cards: readonly News[];
  readonly onGoOn: () => void;
}

export function TidingsSheet({ cards, onGoOn }: Props) {
  const { words } = useSpoken();
  const titleOf = useTitles();
  const [only, ...others] = cards;
  return (
    <Sheet
      closeLabel={words.match.goOn}
      open={cards.length > 0}
      title={only !== undefined && others.length === 0 ? titleOf(only) : words.match.tidings}
      onClose={onGoOn}
      onlyText
      testID="sheet:tidings"
      foot={<Button label={words.match.goOn} kind="primary" icon="play" onPress={onGoOn} testID="tidings:goOn" />}
    >
      {cards.map((card, i) => (
        <Card key={i} card={card} title={others.length === 0 ? null : titleOf(card)} />
      ))}
    </Sheet>
  );
}

interface AgainProps {
  /** null: none lies open. */
  readonly card: News | null;
  readonly onClose: () => void;
  /** Leads to where a line of it happened. */
  readonly onLight?: OnLight;
}

/** A card that was read before, opened again from the chronicle or the recap. */
export function TidingsAgain({ card, onClose, onLight }: AgainProps) {
  const { words } = useSpoken();
  const titleOf = useTitles();
  return (
    <Sheet
      closeLabel={words.close}
      open={card !== null}
      title={card === null ? '' : titleOf(card)}
      onClose={onClose}
      testID="sheet:again"
      foot={<Button label={words.close} kind="plain" onPress={onClose} testID="again:close" />}
    >
      {card === null ? null : <Card card={card} title={null} onLight={onLight} />}
    </Sheet>
  );
}

function useTitles(): (card: News) => string {
  const { drawn, language } = useTable();
  return ({ kind }) => drawn.tidings?.titles[language][kind] ?? '';
}

/** Points that its facts brought, by seat. */
function useGains({ lines }: News): ReadonlyMap<Seat, number> {
  const { drawn } = useTable();
  const gains = new Map<Seat, number>();
  for (const { fact } of lines) {
    const gain = drawn.gain?.(fact) ?? null;
    if (gain !== null) gains.set(gain.seat, (gains.get(gain.seat) ?? 0) + gain.points);
  }
  return gains;
}

interface CardProps {
  readonly card: News;
  readonly title: string | null;
  readonly onLight?: OnLight | undefined;
}

function Card({ card, title, onLight }: CardProps) {
  const { drawn } = useTable();
  const { colours, growth } = useTheme();
  const icon = drawn.tidings?.icons[card.kind];
  return (
    <View style={styles.card} testID={`tidings:${card.kind}`}>
      <View style={styles.head}>
        {icon === undefined ? null : <Icon name={icon} size={grown(28, growth)} colour={colours.ink} />}
        {title === null ? null : (
          <Text role="strong" style={styles.grow}>
            {title}
          </Text>
        )}
        <Gained card={card} />
      </View>
      {card.lines.map((line, i) =>
        onLight === undefined || line.at === null ? (
          <Line key={i} text={line.text} about={line.about} leads={i === 0} />
        ) : (
          <Way key={i} line={line} onLight={onLight} testID={`again:${i}`} />
        ),
      )}
    </View>
  );
}

/** Whom it touches, and how many points it brought them. */
function Gained({ card }: { readonly card: News }) {
  const { words } = useSpoken();
  const { who } = useTable();
  const { players } = useMatchView();
  const gains = useGains(card);
  return [...new Set([...card.touches, ...gains.keys()])].sort().map(seat => {
    const points = gains.get(seat) ?? 0;
    const figure = `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
    return (
      <View
        key={seat}
        style={styles.gained}
        accessible
        accessibilityLabel={points === 0 ? who(seat) : `${who(seat)}: ${words.match.points(points)}`}
      >
        <Shield tincture={players[seat]?.tincture ?? 'sable'} width={22} />
        {points === 0 ? null : (
          <Text role="count" colour={points > 0 ? 'good' : 'bad'}>
            {figure}
          </Text>
        )}
      </View>
    );
  });
}

/** A line that leads to where it happened. */
function Way({ line, onLight, testID }: { readonly line: Telling; readonly onLight: OnLight; readonly testID: string }) {
  const { players } = useMatchView();
  const tincture = line.about === null ? undefined : players[line.about]?.tincture;
  return <FactRow text={line.text} tincture={tincture} onPress={() => onLight(line.at, line.of)} testID={testID} />;
}

function Line({ text, about, leads }: { readonly text: string; readonly about: Seat | null; readonly leads: boolean }) {
  const { players, me } = useMatchView();
  const player = about === null ? undefined : players[about];
  return (
    <View style={styles.line}>
      {player === undefined ? <View style={styles.nobody} /> : <Shield tincture={player.tincture} width={16} />}
      {/* What concerns whoever reads stands out. */}
      <Text role={leads ? 'body' : about === me ? 'smallStrong' : 'small'} style={styles.grow}>
        {text}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.xs },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  gained: { flexDirection: 'row', alignItems: 'center', gap: space.xxs },
  line: { flexDirection: 'row', gap: space.s },
  nobody: { width: 16 },
  grow: { flex: 1, minWidth: 0 },
});
