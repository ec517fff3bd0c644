/** Another match in the drawer: the same line as Continue, and a way to throw it away (and back). */
import { StyleSheet, View } from 'react-native';
import type { StoredMatch } from '@/archive/archive';
import { space } from '@/design/space';
import type { Glimpse } from '@/match/glimpse';
import { Button } from '@/pieces/Button';
import { whoAt } from '@/table/sentences';
import { useSpoken } from '@/words/language';
import { ago } from '../../ago';

interface Props {
  readonly match: StoredMatch;
  readonly title: string;
  readonly glimpse: Glimpse | null;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

export function MatchLine({ match, title, glimpse, onOpen, onDelete }: Props) {
  const { words, language } = useSpoken();
  const name = match.name === '' ? title : `${match.name} · ${title}`;
  const when = ago(match.touched, Date.now(), words);
  const state = glimpse === null ? when : [glimpse.game.words[language].when(glimpse.view), words.list(glimpse.players.map((_, seat) => whoAt(glimpse.players, words)(seat))), when].join(' · ');
  return (
    <View style={styles.line}>
      <Button label={name} detail={state} kind="plain" onPress={onOpen} style={styles.open} testID={`match:${match.id}`} />
      <Button label={words.home.delete(name)} icon="trash" iconOnly kind="quiet" onPress={onDelete} testID={`delete:${match.id}`} />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  open: { flex: 1 },
});
