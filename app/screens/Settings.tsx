/** Few settings, each with its consequence in sight. */
import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Language } from '@/engine/contract';
import { space } from '@/design/space';
import { exportAll, importText } from '@/match/files';
import { Button } from '@/pieces/Button';
import { Panel } from '@/pieces/Panel';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import { LANGUAGES, useSpoken } from '@/words/language';
import { Choosing } from '../Choosing';
import { useHouse } from '../household';
import { openText } from '../openText';
import { Page } from '../Page';
import { saveText } from '../saveText';
import { SPEEDS, TEXT_SIZES, THEMES, type Settings } from '../settings';

type Switches = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

export function SettingsScreen() {
  const { words, language } = useSpoken();
  const { settings, change, memory, remember } = useHouse();
  const [said, setSaid] = useState<string | null>(null);
  const s = words.settings;
  const onOff = (key: Switches, title: string, help?: string): ReactNode => (
    <Setting title={title} {...(help === undefined ? {} : { help })} key={key}>
      <Choosing
        label={title}
        value={settings[key]}
        values={[
          { value: true, title: s.on },
          { value: false, title: s.off },
        ]}
        onChange={v => change(key, v)}
        testID={`setting:${key}`}
      />
    </Setting>
  );
  const resetLessons = (): void => {
    for (const key of Object.keys(memory)) if (key.startsWith('lessons.')) remember(key, '');
    setSaid(s.lessonsReset);
  };
  return (
    <Page title={s.title} testID="settings">
      <Setting title={s.language}>
        <Choosing
          label={s.language}
          value={language}
          values={(Object.keys(LANGUAGES) as Language[]).map(l => ({ value: l, title: LANGUAGES[l].language }))}
          onChange={l => change('language', l)}
          testID="setting:language"
        />
      </Setting>
      <Setting title={s.theme}>
        <Choosing label={s.theme} value={settings.theme} values={THEMES.map(t => ({ value: t, title: s.themes[t] }))} onChange={t => change('theme', t)} testID="setting:theme" />
      </Setting>
      <Setting title={s.textSize} help={s.sample}>
        <Choosing label={s.textSize} value={settings.textSize} values={TEXT_SIZES.map(t => ({ value: t, title: s.textSizes[t] }))} onChange={t => change('textSize', t)} testID="setting:textSize" />
      </Setting>
      <Setting title={s.speed}>
        <Choosing label={s.speed} value={settings.speed} values={SPEEDS.map(t => ({ value: t, title: s.speeds[t] }))} onChange={t => change('speed', t)} testID="setting:speed" />
      </Setting>
      {onOff('haptics', s.haptics)}
      {onOff('hints', s.hints, s.hintsHelp)}
      {onOff('confirmSeals', s.confirmSeals, s.confirmSealsHelp)}
      {onOff('seatSide', s.seatSide, s.seatSideHelp)}
      {onOff('keepAwake', s.keepAwake)}
      <Button label={s.resetLessons} kind="plain" icon="book" onPress={resetLessons} testID="setting:resetLessons" />
      <Files onSaid={setSaid} />
      <Erase onSaid={setSaid} />
      {said === null ? null : (
        <Text role="strong" aria-live="polite" testID="settings:said">
          {said}
        </Text>
      )}
    </Page>
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

function Files({ onSaid }: { readonly onSaid: (sentence: string) => void }) {
  const { words } = useSpoken();
  const house = useHouse();
  const f = words.files;
  const save = async (): Promise<void> => {
    if (await saveText('blazon.json', await exportAll(house))) onSaid(f.exported);
  };
  const open = async (): Promise<void> => {
    const opened = await openText();
    if (opened === null) return;
    const found = 'trouble' in opened ? opened : await importText(house, opened.text);
    if ('trouble' in found) return onSaid(f.trouble[found.trouble] ?? f.trouble.badShape ?? '');
    const added = found.added === 0 ? f.importedNone : f.imported(found.added);
    onSaid(found.already > 0 && found.added > 0 ? `${added} ${f.already(found.already)}` : added);
  };
  return (
    <Panel>
      <Text role="subheading">{words.settings.files}</Text>
      <Button label={words.settings.exportAll} icon="share" kind="plain" onPress={() => void save()} testID="files:export" />
      <Button label={words.settings.import} icon="plus" kind="plain" onPress={() => void open()} testID="files:import" />
    </Panel>
  );
}

function Erase({ onSaid }: { readonly onSaid: (sentence: string) => void }) {
  const { words } = useSpoken();
  const house = useHouse();
  const [asking, setAsking] = useState(false);
  const s = words.settings;
  const erase = async (): Promise<void> => {
    await house.forgetAll();
    setAsking(false);
    onSaid(s.erased);
  };
  return (
    <>
      <Button label={s.eraseAll} hint={s.eraseHelp} kind="plain" icon="trash" onPress={() => setAsking(true)} testID="setting:erase" />
      <Sheet closeLabel={words.close} open={asking} title={s.eraseAll} onClose={() => setAsking(false)} testID="sheet:erase">
        <Text>{s.eraseHelp}</Text>
        <Text role="strong">{s.eraseSure}</Text>
        <Button label={s.exportFirst} icon="share" kind="primary" onPress={() => void exportAll(house).then(text => saveText('blazon.json', text))} testID="erase:export" />
        <Button label={s.erase} kind="plain" icon="trash" onPress={() => void erase()} testID="erase:sure" />
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({ setting: { gap: space.xs } });
