/** An address that leads nowhere: Home, with a sentence. */
import { useNavigation } from '@react-navigation/native';
import { useEffect } from 'react';

export function NowhereScreen() {
  const navigation = useNavigation();
  useEffect(() => {
    navigation.reset({ index: 0, routes: [{ name: 'Home', params: { notice: 'noSuchPage' } }] });
  }, [navigation]);
  return null;
}
