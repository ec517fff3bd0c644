/** Home: continue first, then the boxes, then everything else that lies in the drawer. */
import { useFocusEffect, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useCallback, useEffect, useRef, useState } from 'react';
import { StyleSheet, useWindowDimensions, View, type ScrollView } from 'react-native';
import type { StoredMatch } from '@/archive/archive';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Arms } from '@/pieces/Arms';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { FLOWS_FROM } from '@/table/composition';
import { useSpoken } from '@/words/language';
import { useHouse } from '../household';
import { Notice } from '../Notice';
import type { Notice as Unopened } from '../notOpened';
import { Page } from '../Page';
import { saveText } from '../saveText';
import { lidOf, shelf, useBoxesBrought } from '../shelf';
import { BoxCard, type Stands } from './home/BoxCard';
import { EMPTY, LOOKED_AT, lookInto, type Drawer } from './home/drawer';
import { MatchCard } from './home/MatchCard';
import { MatchSheet } from './home/MatchSheet';
import { Ways } from './home/Ways';

type Props = StaticScreenProps<{ readonly notice?: 'noSuchPage' | 'erased' | Unopened | undefined } | undefined>;

/** Whatever the drawer does, nobody waits longer for the boxes. In milliseconds. */
const PATIENCE = 1000;
/** Longer than any page takes to come over Home. In milliseconds. */
const COVERED = 1000;
/** From this width on two stand beside each other; from this one on as many boxes as make a shelf stand upright on it. */
const WIDE_FROM = 720;
const SHELF_FROM = 1000;
const A_SHELF = 3;

export function HomeScreen({ route: { params } }: Props) {
  const { words, language } = useSpoken();
  const house = useHouse();
  const navigation = useNavigation();
  const { width } = useWindowDimensions();
  const { growth } = useTheme();
  const page = useRef<ScrollView>(null);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [deleted, setDeleted] = useState<StoredMatch | null>(null);
  const [more, setMore] = useState<StoredMatch | null>(null);
  const most = useRef(LOOKED_AT);
  const covered = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useBoxesBrought();
  useFocusEffect(
    useCallback(() => {
      let here = true;
      clearTimeout(covered.current);
      page.current?.scrollTo({ y: 0, animated: false });
      const enough = setTimeout(() => setDrawer(found => found ?? EMPTY), PATIENCE);
      void lookInto(house, most.current).then(
        found => here && setDrawer(found),
        () => here && setDrawer(EMPTY),
      );
      return () => {
        here = false;
        clearTimeout(enough);
        // The first match puts itself above the boxes: they stand still only when they come after it. Until then they are seen to the last.
        covered.current = setTimeout(() => setDrawer(found => (found?.matches.length === 0 ? null : found)), COVERED);
        setDeleted(null);
        // A notice is read once.
        navigation.setParams({ notice: undefined });
      };
    }, [house, navigation]),
  );
  useEffect(() => () => clearTimeout(covered.current), []);

  /** Does something to the drawer and looks into it again. */
  const change = async (how: () => Promise<void>, after: StoredMatch | null): Promise<void> => {
    setMore(null);
    await how();
    setDeleted(after);
    setDrawer(await lookInto(house, most.current));
  };
  const { archive } = house;
  const remove = (match: StoredMatch) => change(() => archive.remove(match.id, Date.now()), match);
  const restore = (match: StoredMatch) => change(() => archive.restore(match.id), null);
  const rename = (match: StoredMatch, name: string) => change(() => archive.rename(match.id, name), null);

  const lookFurther = async (): Promise<void> => {
    most.current += LOOKED_AT;
    setDrawer(await lookInto(house, most.current));
  };

  const { matches, broken, glimpses, own, further } = drawer ?? EMPTY;
  const titleOf = (id: string): string => lidOf(id)?.words[language].title ?? id;
  const nameOf = (m: { readonly name: string; readonly game: string }): string => (m.name === '' ? titleOf(m.game) : m.name);
  const wide = width >= WIDE_FROM;
  const stands: Stands = width >= SHELF_FROM && shelf.length >= A_SHELF && growth <= FLOWS_FROM ? 'upright' : wide ? 'inPairs' : 'alone';
  const cards = matches.map((m, i) => (
    <MatchCard
      key={m.id}
      match={m}
      title={titleOf(m.game)}
      glimpse={glimpses.get(m.id) ?? null}
      newest={i === 0}
      wide={wide}
      onOpen={() => navigation.navigate('Match', { id: m.id })}
      onMore={() => setMore(m)}
    />
  ));
  // What was deleted may lie far down: the way to bring it back is in sight wherever one has scrolled to.
  const undo =
    deleted === null ? null : (
      <View style={styles.line}>
        <Text style={styles.grow} aria-live="polite">
          {words.home.deleted(nameOf(deleted))}
        </Text>
        <Button label={words.undo} kind="plain" icon="undo" onPress={() => void restore(deleted)} testID="button:restore" />
      </View>
    );
  const foot =
    wide && undo === null ? undefined : (
      <>
        {undo}
        {wide ? null : <Ways />}
      </>
    );
  return (
    <Page root title={words.home.title} widest={1040} scroll={page} testID="home" foot={foot}>
      <View style={styles.crest}>
        <Arms size={52} />
        <View style={styles.grow}>
          <Text role="title" testID="home:title">
            {words.home.title}
          </Text>
          <Text colour="ink2">{words.home.tagline}</Text>
        </View>
        {wide ? <Ways /> : null}
      </View>
      {params?.notice === undefined ? null : <Notice testID="notice">{words.home[params.notice]}</Notice>}
      {archive.keeps ? null : (
        <Notice warns testID="home:unsaved">
          {words.trouble.unsaved}
        </Notice>
      )}
      {cards[0]}
      {drawer === null ? null : (
        <>
          <Text role="subheading">{words.home.games}</Text>
          <View style={[styles.boxes, wide && styles.sideBySide, stands === 'upright' && styles.shelf]}>
            {shelf.map(lid => (
              <BoxCard
                key={lid.id}
                lid={lid}
                own={own.get(lid.id) ?? null}
                stands={stands}
                onPress={() => navigation.navigate('NewMatch', { game: lid.id })}
              />
            ))}
          </View>
        </>
      )}

      {cards.length > 1 ? (
        <>
          <Text role="subheading">{words.home.otherMatches}</Text>
          <View style={[styles.boxes, wide && styles.sideBySide]}>{cards.slice(1)}</View>
          {further === 0 ? null : (
            <Button label={words.home.further(further)} icon="plus" kind="plain" onPress={() => void lookFurther()} testID="home:further" />
          )}
        </>
      ) : null}
      {broken.map(b => (
        <Notice
          key={b.id}
          warns
          testID={`broken:${b.id}`}
          button={
            <Button
              label={words.home.exportBroken}
              kind="plain"
              icon="share"
              onPress={() => void archive.rawRows().then(text => saveText('blazon-raw.json', text))}
            />
          }
        >
          {words.home.broken(nameOf(b))}
        </Notice>
      ))}

      <MatchSheet
        match={more}
        title={more === null ? '' : nameOf(more)}
        onClose={() => setMore(null)}
        onRename={name => more !== null && void rename(more, name)}
        onDelete={() => more !== null && void remove(more)}
      />
    </Page>
  );
}

const styles = StyleSheet.create({
  crest: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  grow: { flex: 1 },
  boxes: { gap: space.m },
  sideBySide: { flexDirection: 'row', flexWrap: 'wrap' },
  shelf: { flexWrap: 'nowrap' },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, flexWrap: 'wrap' },
});
