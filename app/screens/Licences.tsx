/** Whose work is in the app besides ours, and under which terms: each text once, and above it everybody who gives under it. Brought when it is opened. */
import { StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { Panel } from '@/pieces/Panel';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { Page } from '../parts/Page';
import shipped from './licences/shipped.json';

export function LicencesScreen() {
  const { about } = useWords();
  return (
    <Page title={about.licences} testID="licences">
      <Text>{about.licencesHelp}</Text>
      {shipped.map(({ licence, packages, text }) => (
        <Panel key={text} testID={`licence:${licence}`}>
          <Text role="subheading">{licence}</Text>
          <View style={styles.packages}>
            {packages.map(({ name, whose }) => (
              <Text key={name} role="small">
                {whose === '' ? name : `${name}: ${whose}`}
              </Text>
            ))}
          </View>
          <Text role="small" colour="ink2">
            {text}
          </Text>
        </Panel>
      ))}
    </Page>
  );
}

const styles = StyleSheet.create({ packages: { gap: space.xs } });
