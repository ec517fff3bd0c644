/** What one may do with a match that lies in the drawer, besides playing on: name it, look through it, save it to a file, throw it away. */
import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import type { StoredMatch } from '@/archive/archive';
import { exportMatch } from '@/match/files';
import { Button } from '@/pieces/Button';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { Field } from './Field';
import { useApp } from '../context/appContext';
import { saveText } from '../device/saveText';

interface Props {
  /** null: closed. */
  readonly match: StoredMatch | null;
  readonly title: string;
  readonly onClose: () => void;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
}

export function MatchSheet({ match, title, onClose, onRename, onDelete }: Props) {
  const words = useWords();
  return (
    <Sheet closeLabel={words.close} open={match !== null} title={title} onClose={onClose} testID="sheet:match">
      {match === null ? null : <Doings key={match.id} match={match} onClose={onClose} onRename={onRename} onDelete={onDelete} />}
    </Sheet>
  );
}

const LONGEST_NAME = 40;

function Doings({ match, onClose, onRename, onDelete }: Omit<Props, 'title' | 'match'> & { readonly match: StoredMatch }) {
  const words = useWords();
  const house = useApp();
  const navigation = useNavigation();
  const [name, setName] = useState(match.name);
  const changed = name.trim() !== match.name;
  const save = async (): Promise<void> => {
    const text = await exportMatch(house, match.id);
    if (text !== null) await saveText(`blazon-${match.game}.json`, text);
    onClose();
  };
  return (
    <>
      <Text role="strong">{words.home.name}</Text>
      <Field
        label={words.home.name}
        value={name}
        maxLength={LONGEST_NAME}
        placeholder={words.home.namePlaceholder}
        onChangeText={setName}
        onSubmitEditing={() => onRename(name.trim())}
        testID="match:name"
      />
      {changed ? (
        <Button label={words.home.rename} icon="check" kind="primary" onPress={() => onRename(name.trim())} testID="match:rename" />
      ) : null}
      <Button
        label={words.history.lookThrough}
        icon="history"
        onPress={() => {
          onClose();
          navigation.navigate('LookThrough', { id: match.id });
        }}
        testID="match:lookThrough"
      />
      <Button label={words.match.share} icon="share" onPress={() => void save()} testID="match:share" />
      <Text role="small" colour="ink2" testID="match:seed">
        {words.newMatch.seedIs(match.seed)}
      </Text>
      <Button label={words.home.deleteThis} hint={words.home.deleteHelp} icon="trash" onPress={onDelete} testID="match:delete" />
    </>
  );
}
