/** Home: continue first, then the boxes, then everything else that lies in the drawer. */
import { useFocusEffect, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { BrokenMatch, StoredMatch } from '@/archive/archive';
import { space } from '@/design/space';
import { gameOf } from '@/games/index';
import { glimpse, type Glimpse } from '@/match/glimpse';
import { Button } from '@/pieces/Button';
import { Panel } from '@/pieces/Panel';
import { Arms } from '@/pieces/Arms';
import { Text } from '@/pieces/Text';
import { useSpoken } from '@/words/language';
import { useHouse } from '../household';
import { Page } from '../Page';
import { saveText } from '../saveText';
import { BOXES } from '../workshop';
import { BoxCard } from './home/BoxCard';
import { ContinueCard } from './home/ContinueCard';
import { MatchLine } from './home/MatchLine';

interface Drawer {
  readonly matches: readonly StoredMatch[];
  readonly broken: readonly BrokenMatch[];
  readonly glimpses: ReadonlyMap<string, Glimpse>;
}

const EMPTY: Drawer = { matches: [], broken: [], glimpses: new Map() };
/** So many other matches get their line read at once; the rest follow on the history screen. */
const LINES = 12;

type Props = StaticScreenProps<{ readonly notice?: 'noSuchPage' | 'noSuchMatch' } | undefined>;

export function HomeScreen({ route: { params } }: Props) {
  const { words, language } = useSpoken();
  const house = useHouse();
  const navigation = useNavigation();
  const { width } = useWindowDimensions();
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [deleted, setDeleted] = useState<StoredMatch | null>(null);

  const look = useCallback(async () => {
    const [all, broken] = await Promise.all([house.archive.matches(), house.archive.broken()]);
    const matches = all.filter(m => m.ended === null).slice(0, LINES + 1);
    const seen = await Promise.all(matches.map(m => glimpse(house, m)));
    return { matches, broken, glimpses: new Map(seen.flatMap(g => (g === null ? [] : [[g.stored.id, g] as const]))) };
  }, [house]);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void look().then(
        found => here && setDrawer(found),
        () => here && setDrawer(EMPTY),
      );
      return () => {
        here = false;
      };
    }, [look]),
  );

  const remove = async (match: StoredMatch): Promise<void> => {
    await house.archive.remove(match.id, Date.now());
    setDeleted(match);
    setDrawer(await look());
  };
  const restore = async (match: StoredMatch): Promise<void> => {
    await house.archive.restore(match.id);
    setDeleted(null);
    setDrawer(await look());
  };

  const { matches, broken, glimpses } = drawer ?? EMPTY;
  const [newest, ...others] = matches;
  const newestGlimpse = newest === undefined ? undefined : glimpses.get(newest.id);
  const titleOf = (id: string): string => gameOf(id)?.words[language].title ?? BOXES.find(b => b.id === id)?.title[language] ?? id;
  const wide = width >= 720;
  return (
    <Page root title={words.home.title} widest={1040} testID="home">
      <View style={styles.crest}>
        <Arms size={52} />
        <View style={styles.grow}>
          <Text role="title" testID="home:title">
            {words.home.title}
          </Text>
          <Text colour="ink2">{words.home.tagline}</Text>
        </View>
      </View>
      {params?.notice === undefined ? null : (
        <Text role="strong" aria-live="polite" testID="notice">
          {words.home[params.notice]}
        </Text>
      )}
      {house.archive.keeps ? null : <Text colour="warn">{words.trouble.unsaved}</Text>}
      {newest !== undefined && newestGlimpse !== undefined ? (
        <ContinueCard glimpse={newestGlimpse} onPress={() => navigation.navigate('Match', { id: newest.id })} />
      ) : null}

      <Text role="subheading">{words.home.games}</Text>
      <View style={[styles.boxes, wide && styles.sideBySide]}>
        {BOXES.map(box => (
          <BoxCard key={box.id} id={box.id} title={titleOf(box.id)} printedSeats={box.seats} wide={wide} onPress={() => navigation.navigate('NewMatch', { game: box.id })} />
        ))}
      </View>

      {deleted === null ? null : (
        <Panel>
          <View style={styles.line}>
            <Text style={styles.grow} aria-live="polite">
              {words.home.deleted(deleted.name === '' ? titleOf(deleted.game) : deleted.name)}
            </Text>
            <Button label={words.undo} kind="plain" icon="undo" onPress={() => void restore(deleted)} testID="button:restore" />
          </View>
        </Panel>
      )}
      {others.length + (newestGlimpse === undefined && newest !== undefined ? 1 : 0) > 0 ? (
        <>
          <Text role="subheading">{words.home.otherMatches}</Text>
          {(newestGlimpse === undefined ? matches : others).map(m => (
            <MatchLine key={m.id} match={m} title={titleOf(m.game)} glimpse={glimpses.get(m.id) ?? null} onOpen={() => navigation.navigate('Match', { id: m.id })} onDelete={() => void remove(m)} />
          ))}
        </>
      ) : null}
      {broken.map(b => (
        <Panel key={b.id} testID={`broken:${b.id}`}>
          <Text>{words.home.broken(b.name === '' ? titleOf(b.game) : b.name)}</Text>
          <Button label={words.home.exportBroken} kind="plain" icon="share" onPress={() => void house.archive.rawRows().then(text => saveText('blazon-raw.json', text))} />
        </Panel>
      ))}

      <View style={styles.quiet}>
        <Button label={words.home.rules} kind="quiet" icon="book" onPress={() => navigation.navigate('Rules', {})} testID="home:rules" />
        <Button label={words.home.history} kind="quiet" icon="history" onPress={() => navigation.navigate('History')} testID="home:history" />
        <Button label={words.home.records} kind="quiet" icon="trophy" onPress={() => navigation.navigate('Records')} testID="home:records" />
        <Button label={words.home.settings} kind="quiet" icon="settings" onPress={() => navigation.navigate('Settings')} testID="home:settings" />
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({
  crest: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  grow: { flex: 1 },
  boxes: { gap: space.m },
  sideBySide: { flexDirection: 'row', flexWrap: 'wrap' },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  quiet: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, justifyContent: 'center' },
});
