/** Home: continue first, then the boxes, then everything else that lies in the drawer. */
import { useFocusEffect, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useCallback, useEffect, useRef, useState } from 'react';
import { StyleSheet, useWindowDimensions, View, type ScrollView } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import { Arms } from '@/pieces/Arms';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { FLOWS_FROM } from '@/design/textSize';
import { isolated } from '@/words/isolated';
import { useSpoken } from '@/words/language';
import { useMatchActions } from '../context/useMatchActions';
import { useApp } from '../context/appContext';
import { Notice } from '../parts/Notice';
import { NOTICES } from '../context/openFailure';
import { Page } from '../parts/Page';
import { RawData } from '../parts/RawData';
import { lidOf, shelf, useBoxesBrought } from '../context/shelf';
import { BoxCard, type Stands } from './home/BoxCard';
import { EMPTY, LOOKED_AT, lookInto, type Drawer } from './home/drawer';
import { MatchCard } from './home/MatchCard';
import { HomeLinks } from './home/HomeLinks';
import { Looked } from './home/Looked';
import { News } from './home/News';
import { Missing } from './home/Missing';
import type { BrokenMatch, StoredMatch } from '@/archive/archive';
import { keepCount } from '@/archive/beside';
import { noted } from '@/archive/trace';

type HomeNotice = (typeof NOTICES)[number];
type Props = StaticScreenProps<{ readonly notice?: HomeNotice | undefined } | undefined>;

/** Whatever the drawer does, nobody waits longer for the boxes. In milliseconds. */
const PATIENCE = 1000;
/** Longer than any page takes to come over Home. In milliseconds. */
const COVERED = 1000;
/** From this width on two stand beside each other; from this one on as many boxes as make a shelf stand upright on it. */
const WIDE_FROM = 720;
const SHELF_FROM = 1000;
const A_SHELF = 3;
/** With nothing to continue the boxes are all there is: they stand as high as the page, up to this. In dp; what stands above and below them. */
const HALL = { widest: 1240, high: 560, besides: 200 } as const;

// eslint-disable-next-line max-lines-per-function -- a page is read from top to bottom as it is drawn
export function HomeScreen({ route: { params } }: Props) {
  const { words, language } = useSpoken();
  const house = useApp();
  const navigation = useNavigation();
  const { width, height } = useWindowDimensions();
  const { growth } = useTheme();
  const page = useRef<ScrollView>(null);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [broken, setBroken] = useState<readonly BrokenMatch[]>([]);
  /** The boxes stood before the drawer had been looked into: until somebody comes Home again they stay where a finger may be. */
  const [waited, setWaited] = useState(false);
  const [unread, setUnread] = useState(false);
  const [notice, setNotice] = useState<HomeNotice | null>(null);
  const most = useRef(LOOKED_AT);
  const enough = useRef<ReturnType<typeof setTimeout>>(undefined);
  const covered = useRef<ReturnType<typeof setTimeout>>(undefined);

  const titleOf = (id: string): string => lidOf(id)?.words[language].title ?? id;
  const nameOf = (m: { readonly name: string; readonly game: string }): string => (m.name === '' ? titleOf(m.game) : isolated(m.name));
  /** Where it cannot be read, what was seen of it stays. */
  const lookAgain = useCallback(
    async (isWanted: () => boolean = () => true): Promise<void> => {
      const found = await lookInto(house, most.current).catch(noted('looking into the drawer'));
      if (!isWanted()) return;
      setUnread(found === undefined);
      setDrawer(before => found ?? before ?? EMPTY);
      clearTimeout(enough.current);
      // Whoever wants to go on does not wait until every match has been looked at.
      const apart = await house.archive.broken().catch(noted('looking for broken matches'));
      if (isWanted() && apart !== undefined) setBroken(apart);
      if (found !== undefined && house.archive.keeps && !house.lost) await keepCount(found.holds ? 1 : 0).catch(noted('counting matches'));
    },
    [house],
  );
  const { about, sheet, answer, forget } = useMatchActions({ nameOf, lookAgain });

  useBoxesBrought();
  useFocusEffect(
    useCallback(() => {
      let here = true;
      clearTimeout(covered.current);
      page.current?.scrollTo({ y: 0, animated: false });
      enough.current = setTimeout(setWaited, PATIENCE, true);
      void lookAgain(() => here);
      return () => {
        here = false;
        clearTimeout(enough.current);
        // The first match is drawn above the boxes. They wait for it, so that they do not jump down when it comes; until it is there, all of them can be seen.
        covered.current = setTimeout(() => {
          setWaited(false);
          setDrawer(found => (found?.matches.length === 0 ? null : found));
        }, COVERED);
        forget();
      };
    }, [lookAgain, forget]),
  );
  // Whoever comes Home may bring a sentence: it is read then, and said until somebody comes Home again. The address keeps nothing of it.
  const brought = useRef(params?.notice);
  useEffect(() => {
    brought.current = params?.notice;
  }, [params]);
  useFocusEffect(
    useCallback(() => {
      setNotice(NOTICES.find(known => known === brought.current) ?? null);
      if (brought.current !== undefined) navigation.setParams({ notice: undefined });
    }, [navigation]),
  );
  useEffect(() => () => clearTimeout(covered.current), []);
  const lookFurther = async (): Promise<void> => {
    most.current += LOOKED_AT;
    await lookAgain();
  };

  const { matches, glimpses, own, further, unsaved } = drawer ?? EMPTY;
  const wide = width >= WIDE_FROM;
  const stands: Stands = width >= SHELF_FROM && shelf.length >= A_SHELF && growth <= FLOWS_FROM ? 'upright' : wide ? 'inPairs' : 'alone';
  const hall =
    stands === 'upright' && drawer !== null && !waited && matches.length === 0 && broken.length === 0
      ? Math.min(HALL.high, height - HALL.besides)
      : null;
  const open = ({ id }: StoredMatch): void => navigation.navigate('Match', { id });
  const cards = matches.map((m, i) => (
    <MatchCard
      key={m.id}
      match={m}
      title={titleOf(m.game)}
      glimpse={glimpses.get(m.id) ?? null}
      newest={i === 0}
      wide={wide}
      onOpen={() => open(m)}
      onMore={() => about(m)}
    />
  ));
  // What was deleted may lie far down: the way to bring it back is in sight wherever one has scrolled to.
  const foot =
    wide && answer === null ? undefined : (
      <>
        {answer}
        {wide ? null : <HomeLinks />}
      </>
    );
  const found = (
    <>
      {unread ? (
        <Notice warns testID="home:unread">
          {words.trouble.unread}
        </Notice>
      ) : null}
      {unsaved.map(left => (
        <Notice
          key={left.id}
          warns
          testID={`unsaved:${left.id}`}
          button={
            <Button
              label={words.home.backToTable}
              kind="plain"
              icon="play"
              onPress={() => navigation.navigate('Match', { id: left.id })}
              testID="unsaved:back"
            />
          }
        >
          {words.home.unsaved(nameOf(left))}
        </Notice>
      ))}
    </>
  );
  return (
    <Page root title={words.home.title} widest={hall === null ? 1040 : HALL.widest} scroll={page} testID="home" foot={foot}>
      <View style={styles.crest}>
        <Arms size={52} />
        <View style={styles.grow}>
          <Text role="title" testID="home:title">
            {words.home.title}
          </Text>
          <Text colour="ink2">{words.home.tagline}</Text>
        </View>
        {wide ? <HomeLinks /> : null}
      </View>
      <News safe={unsaved.length === 0} />
      {notice === null ? null : <Notice testID="notice">{words.home[notice]}</Notice>}
      {house.archive.keeps ? null : (
        <Notice warns testID="home:unsaved">
          {words.trouble.unsaved}
        </Notice>
      )}
      {house.lost ? <Missing onBack={lookAgain} /> : null}
      {house.fileAside ? (
        <Notice warns testID="home:fileAside">
          {words.home.fileAside}
        </Notice>
      ) : null}
      {waited ? (
        <Looked looking={drawer === null} newest={matches[0]} nameOf={nameOf} onOpen={open} onMore={about} />
      ) : (
        <>
          {found}
          {cards[0]}
        </>
      )}
      {drawer === null && !waited ? null : (
        <>
          <Text role="subheading">{words.home.games}</Text>
          <View
            style={[styles.boxes, wide && styles.sideBySide, stands === 'upright' && styles.shelf, hall !== null && { minHeight: hall }]}
            testID="home:boxes"
          >
            {shelf.map(lid => (
              <BoxCard
                key={lid.id}
                lid={lid}
                own={waited ? null : (own.get(lid.id) ?? null)}
                stands={stands}
                tall={hall !== null}
                onPlay={() => navigation.navigate('NewMatch', { game: lid.id })}
                onLearn={() => navigation.navigate('Learn', { game: lid.id })}
              />
            ))}
          </View>
        </>
      )}

      {waited ? found : null}
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
            <RawData
              label={words.home.exportBroken}
              kind="plain"
              rows={watch => house.archive.rawRows(watch)}
              onFailed={() => setUnread(true)}
              testID={`broken:${b.id}:raw`}
            />
          }
        >
          {words.home.broken(nameOf(b))}
        </Notice>
      ))}

      {sheet}
    </Page>
  );
}

const styles = StyleSheet.create({
  crest: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  grow: { flex: 1 },
  boxes: { gap: space.m },
  sideBySide: { flexDirection: 'row', flexWrap: 'wrap' },
  shelf: { flexWrap: 'nowrap' },
});
