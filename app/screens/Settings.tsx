/** Few settings, each with its consequence in sight. */
import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { LANGUAGES } from '@/engine/contract';
import { space } from '@/design/space';
import { canFeel, feel } from '@/device/haptics';
import { play } from '@/device/player';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import type { Words } from '@/words/en';
import { DICTIONARIES, useSpoken } from '@/words/language';
import { SegmentedControl } from '../parts/SegmentedControl';
import { useApp } from '../context/appContext';
import { Page } from '../parts/Page';
import { PACE, SPEEDS, TEXT_SIZES, THEMES, type Settings } from '../context/settings';
import { About } from './settings/About';
import { AwakeSample } from './settings/AwakeSample';
import { Erase } from './settings/Erase';
import { Files } from './settings/Files';
import { PaceSample } from './settings/PaceSample';
import { SealSample } from './settings/SealSample';
import { SideSample } from './settings/SideSample';
import { Storage } from './settings/Storage';

type Switches = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

/** How a switch shows at once what it does. */
interface Consequence {
  /** When it is switched on. */
  readonly also?: () => void;
  readonly sample?: ReactNode;
}

// eslint-disable-next-line max-lines-per-function -- a list of settings, a line or two each
export function SettingsScreen() {
  const { words, language } = useSpoken();
  const { settings, change, memory, remember } = useApp();
  const [said, setSaid] = useState<string | null>(null);
  const s = words.settings;
  const onOff = (key: Switches, title: string, help: string, { also, sample }: Consequence = {}): ReactNode => (
    <Setting title={title} help={help} key={key}>
      <SegmentedControl
        label={title}
        value={settings[key]}
        values={[
          { value: true, title: s.on },
          { value: false, title: s.off },
        ]}
        onChange={v => {
          change(key, v);
          if (v) also?.();
        }}
        testID={`setting:${key}`}
      />
      {sample}
    </Setting>
  );
  const resetLessons = (): void => {
    for (const key of Object.keys(memory)) if (key.startsWith('lessons.')) remember(key, '');
    setSaid(s.lessonsReset);
  };
  // In sight wherever one has scrolled to.
  const answer =
    said === null ? undefined : (
      <Text role="strong" aria-live="polite" testID={said === words.files.reading ? 'settings:reading' : 'settings:said'}>
        {said}
      </Text>
    );
  return (
    <Page title={s.title} testID="settings" foot={answer}>
      <Setting title={s.language}>
        <SegmentedControl
          label={s.language}
          value={language}
          values={LANGUAGES.map(l => ({ value: l, title: DICTIONARIES[l].language }))}
          onChange={l => change('language', l)}
          testID="setting:language"
        />
      </Setting>
      <Setting title={s.theme}>
        <SegmentedControl
          label={s.theme}
          value={settings.theme}
          values={THEMES.map(t => ({ value: t, title: s.themes[t] }))}
          onChange={t => change('theme', t)}
          testID="setting:theme"
        />
      </Setting>
      <Setting title={s.textSize} help={s.sample}>
        <SegmentedControl
          label={s.textSize}
          value={settings.textSize}
          values={TEXT_SIZES.map(t => ({ value: t, title: s.textSizes[t] }))}
          onChange={t => change('textSize', t)}
          testID="setting:textSize"
        />
      </Setting>
      <Setting title={s.speed} help={s.speedHelp}>
        <SegmentedControl
          label={s.speed}
          value={settings.speed}
          values={SPEEDS.map(t => ({ value: t, title: s.speeds[t] }))}
          onChange={t => change('speed', t)}
          testID="setting:speed"
        />
        <PaceSample pace={PACE[settings.speed]} />
      </Setting>
      <Senses />
      {onOff('tidings', s.tidings, s.tidingsHelp, {
        sample: <Text role="small">{settings.tidings ? s.tidingsSample : s.tidingsSampleOff}</Text>,
      })}
      {onOff('roundPause', s.roundPause, s.roundPauseHelp, {
        sample: <Text role="small">{settings.roundPause ? s.roundSamplePaused : s.roundSample}</Text>,
      })}
      {onOff('hints', s.hints, s.hintsHelp, {
        sample: (
          <Text role="small" testID="sample:hint">
            {settings.hints ? s.hintSample : s.hintSampleOff}
          </Text>
        ),
      })}
      {onOff('confirmSeals', s.confirmSeals, s.confirmSealsHelp, { sample: <SealSample key={String(settings.confirmSeals)} /> })}
      {onOff('seatSide', s.seatSide, s.seatSideHelp, { sample: <SideSample turned={settings.seatSide} /> })}
      {onOff('keepAwake', s.keepAwake, s.keepAwakeHelp, { sample: <AwakeSample awake={settings.keepAwake} /> })}
      <Setting title={s.lessons} help={s.lessonsHelp}>
        <Button label={s.resetLessons} kind="plain" icon="book" onPress={resetLessons} testID="lessons:reset" />
      </Setting>
      <Files onSaid={setSaid} />
      <Storage onSaid={setSaid} />
      <Erase />
      <About />
    </Page>
  );
}

type Sense = keyof Words['settings']['sensesOf'];

/** One switch for both: what is turned on is heard or felt at once. */
function Senses() {
  const { words } = useSpoken();
  const { settings, change } = useApp();
  const s = words.settings;
  const felt = canFeel();
  const offered: readonly Sense[] = felt ? ['both', 'sound', 'haptics', 'none'] : ['sound', 'none'];
  const feels = settings.haptics && felt;
  const value: Sense = settings.sound ? (feels ? 'both' : 'sound') : feels ? 'haptics' : 'none';
  const choose = (sense: Sense): void => {
    const sound = sense === 'both' || sense === 'sound';
    const haptics = sense === 'both' || sense === 'haptics';
    change('sound', sound);
    if (felt) change('haptics', haptics);
    if (sound) play('turn', 1);
    if (haptics) feel('seal');
  };
  return (
    <Setting title={s.senses} help={s.sensesHelp}>
      <SegmentedControl
        label={s.senses}
        value={value}
        values={offered.map(sense => ({ value: sense, title: s.sensesOf[sense] }))}
        onChange={choose}
        testID="setting:senses"
      />
    </Setting>
  );
}

interface SettingProps {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}

function Setting({ title, help, children }: SettingProps) {
  return (
    <View style={styles.setting}>
      <Text role="strong">{title}</Text>
      {help === undefined ? null : (
        <Text role="small" colour="ink2">
          {help}
        </Text>
      )}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ setting: { gap: space.xs } });
