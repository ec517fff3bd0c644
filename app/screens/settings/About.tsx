/** What this is, what it needs and contains, and whose the games are: at the foot of the settings, for whoever asks. */
import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';
import { expo } from '../../../app.json';
import { space } from '@/design/space';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useSpoken } from '@/words/language';
import { shelf } from '../../context/shelf';
import { Traces } from './Traces';

export function About() {
  const { words, language } = useSpoken();
  const navigation = useNavigation();
  const { title, version, needs, games, contains } = words.about;
  return (
    <View style={styles.about} testID="about">
      <Text role="strong">{title}</Text>
      <Text testID="about:version">{version(words.home.title, expo.version)}</Text>
      <Text role="small">{needs}</Text>
      <Text role="small">{games}</Text>
      {shelf.map(lid => (
        <Text key={lid.id} role="small" testID={`about:${lid.id}`}>
          {[lid.words[language].title, lid.inventedBy].join(': ')}
        </Text>
      ))}
      <Text role="small" colour="ink2">
        {contains}
      </Text>
      <Button
        label={words.about.licences}
        icon="book"
        kind="plain"
        onPress={() => navigation.navigate('Licences')}
        testID="about:licences"
      />
      <Traces />
    </View>
  );
}

const styles = StyleSheet.create({ about: { gap: space.xs } });
