/** Opens the drawer, then the house; whatever is in the way is said in one clear sentence with a way out. */
import { hide } from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useCallback, useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { createArchive, type OpenedArchive } from '@/archive/openArchive';
import { ThemeProvider, useTheme } from '@/design/theme';
import { FocusRing } from '@/pieces/FocusRing';
import { GestureRoot } from '@/table/kit/GestureRoot';
import { Speaking } from '@/words/language';
import { AppProvider } from './context/appContext';
import { Navigation } from './navigation';
import { TEXT_SCALE } from './context/settings';
import { bringLastBox } from './context/shelf';
import { ErrorBoundary } from './parts/ErrorBoundary';
import { ArchiveTrouble } from './screens/ArchiveTrouble';
import { keepTracesIn, noted } from '@/archive/trace';

interface Ready extends OpenedArchive {
  readonly rows: Readonly<Record<string, string>>;
}

async function open(): Promise<Ready> {
  const opening = createArchive();
  bringLastBox();
  const opened = await opening;
  const rows = (await opened.archive.settings().catch(noted('reading the settings'))) ?? {};
  keepTracesIn(opened.archive, rows);
  return { ...opened, rows };
}

export function App() {
  const [ready, setReady] = useState<Ready | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  useEffect(() => void open().then(setReady), []);
  useEffect(() => {
    if (ready !== null) hide();
  }, [ready]);
  const tryAgain = useCallback(() => {
    setReady(null);
    void open().then(setReady);
  }, []);
  return (
    <GestureRoot style={styles.all}>
      <SafeAreaProvider>
        {ready === null ? (
          <ThemeProvider>{null}</ThemeProvider>
        ) : ready.how !== 'ok' && !unsaved ? (
          <Speaking language={null}>
            <ThemeProvider>
              <Bars />
              <FocusRing />
              <ArchiveTrouble fault={ready.how} salvage={ready.salvage} onRetry={tryAgain} onUnsaved={() => setUnsaved(true)} />
            </ThemeProvider>
          </Speaking>
        ) : (
          <AppProvider archive={ready.archive} rows={ready.rows} lost={ready.lost} fileAside={ready.putAside}>
            {settings => (
              <Speaking language={settings.language}>
                <ThemeProvider
                  scheme={settings.theme}
                  textScale={TEXT_SCALE[settings.textSize]}
                  speed={settings.speed === 'instant' ? 2 : 1}
                >
                  <Bars />
                  <FocusRing />
                  <ErrorBoundary>{fromHome => <Navigation fromHome={fromHome} />}</ErrorBoundary>
                </ThemeProvider>
              </Speaking>
            )}
          </AppProvider>
        )}
      </SafeAreaProvider>
    </GestureRoot>
  );
}

function Bars() {
  const { dark } = useTheme();
  return <StatusBar style={dark ? 'light' : 'dark'} />;
}

const styles = StyleSheet.create({ all: { flex: 1 } });
