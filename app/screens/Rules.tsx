/** The rules of each game in our words, in reading order, searchable; opens at the chapter that is asked for. */
import { StackActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useMemo, useRef, useState } from 'react';
import { Pressable, StyleSheet, View, type ScrollView } from 'react-native';
import type { Card, Chapter } from '@/engine/contract';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { useFocusLook } from '@/pieces/focus';
import { Icon } from '@/pieces/Icon';
import { Text } from '@/pieces/Text';
import type { DrawnBox } from '@/table/kit/boardProps';
import { useSpoken, useWords } from '@/words/language';
import { Notice } from '../parts/Notice';
import { GameGate } from '../parts/GameGate';
import { Page } from '../parts/Page';
import { plainly, speaksOf } from '../parts/search';
import { SearchField } from '../parts/SearchField';
import { lidOf, shelf } from '../context/shelf';
import { BookCard } from './rules/BookCard';
import { LiveBoard } from './rules/LiveBoard';
import { Highlighted } from './rules/Highlighted';

type Props = StaticScreenProps<{ readonly game?: string; readonly chapter?: string } | undefined>;

export function RulesScreen({ route: { params } }: Props) {
  const lid = lidOf(params?.game ?? '');
  if (lid === null) return <Shelf missed={params?.game !== undefined} />;
  const first = params?.chapter ?? null;
  return <GameGate game={lid.id}>{box => <RuleBook box={box} first={first} key={`${lid.id}/${first ?? ''}`} />}</GameGate>;
}

/** `missed`: a book was asked for that does not stand here. */
function Shelf({ missed }: { readonly missed: boolean }) {
  const words = useWords();
  const navigation = useNavigation();
  return (
    <Page title={words.rules.title} testID="rules">
      {missed ? <Notice testID="rules:missed">{words.rules.noSuchBook}</Notice> : null}
      {shelf.map(lid => (
        <BookCard key={lid.id} lid={lid} onPress={() => navigation.dispatch(StackActions.push('Rules', { game: lid.id }))} />
      ))}
    </Page>
  );
}

function RuleBook({ box, first: wished }: { readonly box: DrawnBox; readonly first: string | null }) {
  const { words, language } = useSpoken();
  const { game } = box;
  const navigation = useNavigation();
  const { chapters, cards, title } = game.words[language];
  const first = chapters.some(c => c.id === wished) ? wished : null;
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string | null>(first ?? chapters[0]?.id ?? null);
  const page = useRef<ScrollView>(null);
  const lead = useRef(first);
  const wanted = plainly(search.trim());
  const found = useMemo(
    () => (wanted === '' ? chapters : chapters.filter(c => [c.title, ...c.paragraphs].some(text => speaksOf(text, wanted)))),
    [chapters, wanted],
  );
  const foundCards = useMemo(
    () => (wanted === '' ? [] : cards.filter(card => [card.title, card.text].some(text => speaksOf(text, wanted)))),
    [cards, wanted],
  );
  const searching = wanted !== '';
  /** A chapter that was asked for is led to once, as soon as it is known where it lies. */
  const leadTo = (id: string, y: number): void => {
    if (id !== lead.current) return;
    lead.current = null;
    page.current?.scrollTo({ y: Math.max(0, y - space.s), animated: false });
  };
  const readOn = (id: string | null): void => {
    lead.current = id;
    setSearch('');
    setOpen(id);
  };
  return (
    <Page title={words.rules.of(title)} testID={`rules:book:${game.id}`} scroll={page}>
      {first === wished ? null : <Notice testID="rules:missed">{words.rules.noSuchChapter}</Notice>}
      {game.tutorials === undefined ? null : (
        <Button
          label={words.learn.title}
          icon="flag"
          kind="plain"
          onPress={() => navigation.navigate('Learn', { game: game.id })}
          testID="rules:learn"
        />
      )}
      <SearchField label={words.rules.search} all={words.rules.searchNothing} value={search} onChange={setSearch} testID="rules:search" />
      {searching ? (
        <Text role="small" colour="ink2" aria-live="polite" testID="rules:found">
          {found.length + foundCards.length === 0 ? words.rules.none : words.rules.found(found.length, foundCards.length)}
        </Text>
      ) : null}
      {found.map(c => (
        <View key={c.id} onLayout={e => leadTo(c.id, e.nativeEvent.layout.y)}>
          <ChapterPanel
            box={box}
            chapter={c}
            place={chapters.indexOf(c) + 1}
            open={searching || open === c.id}
            wanted={wanted}
            onToggle={() => (searching ? readOn(c.id) : setOpen(open === c.id ? null : c.id))}
            next={searching ? null : (chapters[chapters.indexOf(c) + 1]?.title ?? null)}
            onNext={() => readOn(chapters[chapters.indexOf(c) + 1]?.id ?? null)}
          />
        </View>
      ))}
      {foundCards.length === 0 ? null : <Text role="subheading">{words.rules.cards}</Text>}
      {foundCards.map(card => (
        <FoundCard key={card.title + card.text} card={card} wanted={wanted} />
      ))}
    </Page>
  );
}

interface PanelProps {
  readonly box: DrawnBox;
  readonly chapter: Chapter;
  readonly place: number;
  readonly open: boolean;
  readonly wanted: string;
  readonly onToggle: () => void;
  /** The chapter to read on with; null: this is the last one, or it was searched for. */
  readonly next: string | null;
  readonly onNext: () => void;
}

function ChapterPanel({ box, chapter, place, open, wanted, onToggle, next, onNext }: PanelProps) {
  const { colours } = useTheme();
  const { handlers, ring } = useFocusLook();
  return (
    <View
      style={[styles.chapter, { backgroundColor: open ? colours.card : 'transparent', borderColor: open ? colours.edge : colours.rule }]}
    >
      <Pressable
        role="button"
        {...(wanted === '' ? { 'aria-expanded': open } : null)}
        accessibilityLabel={`${place}. ${chapter.title}`}
        onPress={onToggle}
        testID={`chapter:${chapter.id}`}
        {...handlers}
        style={[styles.head, ring]}
      >
        <Text role="count" colour="ink2">
          {`${place}.`}
        </Text>
        <View style={styles.grow}>
          <Highlighted role="subheading" plain wanted={wanted}>
            {chapter.title}
          </Highlighted>
        </View>
        <Icon name={wanted !== '' ? 'forward' : open ? 'chevronUp' : 'chevronDown'} size={20} colour={colours.ink2} />
      </Pressable>
      {open ? (
        <View style={styles.text}>
          {chapter.paragraphs
            .filter(p => wanted === '' || speaksOf(p, wanted))
            .map((p, i) => (
              <Highlighted key={i} wanted={wanted}>
                {p}
              </Highlighted>
            ))}
          {wanted === '' ? <LiveBoard box={box} chapter={chapter} /> : null}
          {next === null ? null : <Button label={next} icon="forward" kind="quiet" onPress={onNext} testID={`next:${chapter.id}`} />}
        </View>
      ) : null}
    </View>
  );
}

/** A rule card that speaks of it, as it lies under a long press. */
function FoundCard({ card, wanted }: { readonly card: Card; readonly wanted: string }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.chapter, styles.card, { backgroundColor: colours.card, borderColor: colours.rule }]} testID="rules:card">
      <Highlighted role="strong" wanted={wanted}>
        {card.title}
      </Highlighted>
      <Highlighted wanted={wanted}>{card.text}</Highlighted>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { padding: space.l, gap: space.xs },
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
