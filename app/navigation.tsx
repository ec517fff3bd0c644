/** One table of routes and links. Screens draw their own heads. */
import { createStaticNavigation, StackActions, useNavigation, type StaticParamList } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { Platform } from 'react-native';
import { useTheme } from '@/design/theme';
import { goBackInside } from '@/pieces/wayBack';
import { useWords } from '@/words/language';
import { bringLearn, bringLicences, bringLuck } from './lazyScreens';
import { browserLeaves, stayThere } from './device/browserBack';
import { HistoryScreen } from './screens/History';
import { HomeScreen } from './screens/Home';
import { LookThroughScreen } from './screens/LookThrough';
import { MatchScreen } from './screens/Match';
import { NewMatchScreen } from './screens/NewMatch';
import { NotFoundScreen } from './screens/NotFound';
import { RecordsScreen } from './screens/Records';
import { RulesScreen } from './screens/Rules';
import { SettingsScreen } from './screens/Settings';

/** A screen that is brought when it is wanted: Home does not wait for it. Where it does not come, Home says so. */
function later<P extends object>(bring: () => Promise<ComponentType<P>>) {
  let here: ComponentType<P> | null = null;
  return function Later(props: P) {
    const navigation = useNavigation();
    const [Screen, setScreen] = useState(() => here);
    useEffect(() => {
      let wanted = true;
      bring().then(
        brought => {
          here = brought;
          if (wanted) setScreen(() => brought);
        },
        () => wanted && navigation.dispatch(StackActions.popTo('Home', { notice: 'pageNotBrought' })),
      );
      return () => {
        wanted = false;
      };
    }, [navigation]);
    return Screen === null ? null : <Screen {...props} />;
  };
}

const Stack = createNativeStackNavigator({
  initialRouteName: 'Home',
  screenOptions: { headerShown: false, animation: 'fade' },
  screenListeners: {
    // In a browser nobody but the navigator hears of the way back.
    beforeRemove: ({ data: { action }, preventDefault }) => {
      if (Platform.OS !== 'web') return;
      const stepsBack = action.type === 'GO_BACK' || action.type === 'POP';
      if (!(stepsBack || browserLeaves()) || !goBackInside()) return;
      preventDefault();
      if (!stepsBack) stayThere();
    },
  },
  screens: {
    // What Home says comes from the app itself: an address that somebody sends has nothing to say.
    Home: { screen: HomeScreen, linking: { path: '', parse: { notice: () => undefined } } },
    NewMatch: { screen: NewMatchScreen, linking: 'new/:game' },
    Match: { screen: MatchScreen, linking: 'match/:id' },
    History: { screen: HistoryScreen, linking: 'history' },
    LookThrough: { screen: LookThroughScreen, linking: { path: 'history/:id', parse: { seat: Number, n: Number } } },
    Rules: { screen: RulesScreen, linking: 'rules/:game?/:chapter?' },
    Records: { screen: RecordsScreen, linking: 'records' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
    Luck: { screen: later(async () => (await bringLuck()).LuckScreen), linking: 'luck/:id' },
    AllLuck: { screen: later(async () => (await bringLuck()).AllLuckScreen), linking: 'luck/all/:game' },
    Learn: { screen: later(async () => (await bringLearn()).LearnScreen), linking: 'learn/:game' },
    Lesson: { screen: later(async () => (await bringLearn()).LessonScreen), linking: 'learn/:game/:lesson' },
    Licences: { screen: later(async () => (await bringLicences()).LicencesScreen), linking: 'licences' },
    // Only where it is developed: what players get has no sample book in it, nor the script that it would be.
    ...(__DEV__
      ? { Showroom: { screen: later(async () => (await import('./screens/Showroom')).ShowroomScreen), linking: 'showroom' } }
      : {}),
    Nowhere: { screen: NotFoundScreen, linking: '*' },
  },
});

export type Routes = StaticParamList<typeof Stack>;

declare global {
  namespace ReactNavigation {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- React Navigation finds the app's routes by this name
    interface RootParamList extends Routes {}
  }
}

const Static = createStaticNavigation(Stack);

const AT_HOME = { routes: [{ name: 'Home' as const }] };

/** Begins at the address one came by, or at Home. */
export function Navigation({ fromHome = false }: { readonly fromHome?: boolean }) {
  const words = useWords();
  const { colours, dark } = useTheme();
  const theme = useMemo(
    () => ({
      dark,
      colors: {
        primary: colours.accent,
        background: colours.paper,
        card: colours.card,
        text: colours.ink,
        border: colours.rule,
        notification: colours.accent,
      },
      fonts: {
        regular: { fontFamily: 'System', fontWeight: '400' as const },
        medium: { fontFamily: 'System', fontWeight: '500' as const },
        bold: { fontFamily: 'System', fontWeight: '600' as const },
        heavy: { fontFamily: 'System', fontWeight: '700' as const },
      },
    }),
    [colours, dark],
  );
  return (
    <Static
      {...(fromHome ? { initialState: AT_HOME } : null)}
      theme={theme}
      linking={{ enabled: 'auto', prefixes: ['blazon://'] }}
      documentTitle={{ formatter: () => words.home.title }}
    />
  );
}
