/** The rules of each game in our words, in reading order, searchable; opens at the chapter that is asked for. */
import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useRef, useState } from 'react';
import { Pressable, StyleSheet, View, type ScrollView } from 'react-native';
import type { Chapter, Game } from '@/engine/contract';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import { gameOf, shelf } from '@/games/index';
import { Button } from '@/pieces/Button';
import { useFocusLook } from '@/pieces/focus';
import { Icon } from '@/pieces/Icon';
import { signOf } from '@/pieces/signs';
import { Text } from '@/pieces/Text';
import { useSpoken } from '@/words/language';
import { Field } from '../Field';
import { Page } from '../Page';
import { LiveBoard } from './rules/LiveBoard';

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
        <Button
          key={game.id}
          label={game.words[language].title}
          icon={signOf(game.id).icon}
          kind="plain"
          onPress={() => navigation.dispatch(StackActions.push('Rules', { game: game.id }))}
          testID={`rules:${game.id}`}
        />
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
  const { chapters, title } = game.words[language];
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string | null>(first ?? chapters[0]?.id ?? null);
  const page = useRef<ScrollView>(null);
  const led = useRef(first === null);
  const wanted = plainly(search.trim());
  const found = useMemo(
    () => (wanted === '' ? chapters : chapters.filter(c => plainly([c.title, ...c.paragraphs].join(' ')).includes(wanted))),
    [chapters, wanted],
  );
  const searching = wanted !== '';
  /** The chapter that was asked for is led to once, as soon as it is known where it lies. */
  const leadTo = (id: string, y: number): void => {
    if (led.current || id !== first) return;
    led.current = true;
    page.current?.scrollTo({ y: Math.max(0, y - space.s), animated: false });
  };
  return (
    <Page title={words.rules.of(title)} testID={`rules:book:${game.id}`} scroll={page}>
      <Field
        label={words.rules.search}
        placeholder={words.rules.search}
        value={search}
        onChangeText={setSearch}
        inputMode="search"
        testID="rules:search"
      />
      {searching ? (
        <Text role="small" colour="ink2" aria-live="polite" testID="rules:found">
          {found.length === 0 ? words.rules.none : words.rules.found(found.length)}
        </Text>
      ) : null}
      {found.map(c => (
        <View key={c.id} onLayout={e => leadTo(c.id, e.nativeEvent.layout.y)}>
          <ChapterPanel
            game={game}
            chapter={c}
            place={chapters.indexOf(c) + 1}
            open={searching || open === c.id}
            live={!searching}
            wanted={wanted}
            onToggle={() => setOpen(open === c.id ? null : c.id)}
          />
        </View>
      ))}
    </Page>
  );
}

interface PanelProps {
  readonly game: Game;
  readonly chapter: Chapter;
  readonly place: number;
  readonly open: boolean;
  readonly live: boolean;
  readonly wanted: string;
  readonly onToggle: () => void;
}

function ChapterPanel({ game, chapter, place, open, live, wanted, onToggle }: PanelProps) {
  const { colours } = useTheme();
  const { handlers, ring } = useFocusLook();
  return (
    <View
      style={[styles.chapter, { backgroundColor: open ? colours.card : 'transparent', borderColor: open ? colours.edge : colours.rule }]}
    >
      <Pressable
        role="button"
        aria-expanded={open}
        accessibilityLabel={`${place}. ${chapter.title}`}
        onPress={onToggle}
        testID={`chapter:${chapter.id}`}
        {...handlers}
        style={[styles.head, ring]}
      >
        <Text role="count" colour="ink2">
          {`${place}.`}
        </Text>
        <Text role="subheading" plain style={styles.grow}>
          {chapter.title}
        </Text>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={20} colour={colours.ink2} />
      </Pressable>
      {open ? (
        <View style={styles.text}>
          {chapter.paragraphs.map((p, i) => (
            <Text key={i} role={wanted !== '' && plainly(p).includes(wanted) ? 'strong' : 'body'}>
              {p}
            </Text>
          ))}
          {live && chapter.asks !== undefined ? <LiveBoard game={game} chapter={chapter} /> : null}
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  chapter: { borderWidth: stroke.hair, borderRadius: radius.piece },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.side,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
  },
  grow: { flex: 1 },
  text: { gap: space.s, paddingHorizontal: space.l, paddingBottom: space.l },
});
