/** What one does with a match that lies in the drawer, wherever it is listed: name it, throw it away, and take that back. */
import { useCallback, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { StoredMatch } from '@/archive/archive';
import { space } from '@/design/space';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useApp } from './appContext';
import { MatchSheet } from '../parts/MatchSheet';
import { note } from '@/archive/trace';

interface MatchActions {
  /** Opens the sheet. */
  readonly about: (match: StoredMatch) => void;
  readonly sheet: ReactNode;
  /** What was done last, with the way back; null: nothing that one could rethink. */
  readonly answer: ReactNode;
  readonly forget: () => void;
}

interface Props {
  readonly nameOf: (match: StoredMatch) => string;
  /** The drawer has changed. */
  readonly lookAgain: () => Promise<void>;
}

export function useMatchActions({ nameOf, lookAgain }: Props): MatchActions {
  const words = useWords();
  const { archive } = useApp();
  const [about, setAbout] = useState<StoredMatch | null>(null);
  const [deleted, setDeleted] = useState<StoredMatch | null>(null);
  const [failed, setFailed] = useState(false);

  const change = async (how: () => Promise<void>, after: StoredMatch | null): Promise<void> => {
    setAbout(null);
    try {
      await how();
    } catch (error) {
      note('changing the drawer', error);
      setFailed(true);
      return;
    }
    setFailed(false);
    setDeleted(after);
    await lookAgain();
  };
  const remove = (match: StoredMatch) => change(() => archive.remove(match.id, Date.now()), match);
  const restore = (match: StoredMatch) => change(() => archive.restore(match.id), null);
  const rename = (match: StoredMatch, name: string) => change(() => archive.rename(match.id, name), deleted);
  const forget = useCallback(() => {
    setDeleted(null);
    setFailed(false);
  }, []);

  return {
    about: setAbout,
    forget,
    sheet: (
      <MatchSheet
        match={about}
        title={about === null ? '' : nameOf(about)}
        onClose={() => setAbout(null)}
        onRename={name => about !== null && void rename(about, name)}
        onDelete={() => about !== null && void remove(about)}
      />
    ),
    answer:
      deleted === null && !failed ? null : (
        <View style={styles.line}>
          <Text style={styles.grow} aria-live="polite" testID={failed ? 'doings:failed' : 'doings:deleted'}>
            {failed || deleted === null ? words.trouble.noHelp : words.home.deleted(nameOf(deleted))}
          </Text>
          {deleted === null ? null : (
            <Button label={words.undo} kind="plain" icon="undo" onPress={() => void restore(deleted)} testID="match:restore" />
          )}
        </View>
      ),
  };
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, flexWrap: 'wrap' },
  grow: { flex: 1 },
});
