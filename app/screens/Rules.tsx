/** The rules of each game in our words, in reading order, searchable; opens at the chapter that is asked for. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import type { Chapter, Game } from '@/engine/contract';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme, useType } from '@/design/theme';
import { gameOf, shelf } from '@/games/index';
import { Button } from '@/pieces/Button';
import { Panel } from '@/pieces/Panel';
import { signOf } from '@/pieces/signs';
import { Text } from '@/pieces/Text';
import { useSpoken } from '@/words/language';
import { Page } from '../Page';

type Props = StaticScreenProps<{ readonly game?: string; readonly chapter?: string } | undefined>;

export function RulesScreen({ route: { params } }: Props) {
  const game = params?.game === undefined ? null : gameOf(params.game);
  return game === null ? <Shelf /> : <RuleBook game={game} first={params?.chapter ?? null} key={`${game.id}/${params?.chapter ?? ''}`} />;
}

function Shelf() {
  const { words, language } = useSpoken();
  const navigation = useNavigation();
  return (
    <Page title={words.rules.title} testID="rules">
      {shelf.map(game => (
        <Button key={game.id} label={game.words[language].title} icon={signOf(game.id).icon} kind="plain" onPress={() => navigation.navigate('Rules', { game: game.id })} testID={`rules:${game.id}`} />
      ))}
    </Page>
  );
}

/** Accents do not matter to a search: 'citta' finds 'città'. */
const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

function RuleBook({ game, first }: { readonly game: Game; readonly first: string | null }) {
  const { words, language } = useSpoken();
  const { colours } = useTheme();
  const type = useType('body');
  const { chapters, title } = game.words[language];
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string | null>(first ?? chapters[0]?.id ?? null);
  const found = useMemo(() => {
    const wanted = plainly(search.trim());
    return wanted === '' ? chapters : chapters.filter(c => plainly([c.title, ...c.paragraphs].join(' ')).includes(wanted));
  }, [chapters, search]);
  const searching = search.trim() !== '';
  return (
    <Page title={words.rules.of(title)} testID={`rules:book:${game.id}`}>
      <TextInput
        testID="rules:search"
        value={search}
        onChangeText={setSearch}
        placeholder={words.rules.search}
        placeholderTextColor={colours.ink2}
        accessibilityLabel={words.rules.search}
        inputMode="search"
        style={[type, styles.search, { color: colours.ink, borderColor: colours.edge, backgroundColor: colours.card }]}
      />
      {searching ? (
        <Text role="small" colour="ink2" aria-live="polite">
          {found.length === 0 ? words.rules.none : words.rules.found(found.length)}
        </Text>
      ) : null}
      {found.map(c => (
        <ChapterPanel key={c.id} chapter={c} open={searching || open === c.id} onToggle={() => setOpen(open === c.id ? null : c.id)} />
      ))}
    </Page>
  );
}

function ChapterPanel({ chapter, open, onToggle }: { readonly chapter: Chapter; readonly open: boolean; readonly onToggle: () => void }) {
  return (
    <View>
      <Button label={chapter.title} kind={open ? 'plain' : 'quiet'} icon="book" selected={open} onPress={onToggle} testID={`chapter:${chapter.id}`} />
      {open ? (
        <Panel>
          {chapter.paragraphs.map((p, i) => (
            <Text key={i}>{p}</Text>
          ))}
        </Panel>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ search: { minHeight: target.side, borderWidth: stroke.hair, borderRadius: radius.button, paddingHorizontal: space.m } });
