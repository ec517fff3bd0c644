/** An address that leads nowhere: Home, with a sentence; without one where a host names the page by its file. */
import { useNavigation, useRoute } from '@react-navigation/native';
import { useEffect } from 'react';

const THE_PAGE = /^\/?index\.html$/;

export function NotFoundScreen() {
  const navigation = useNavigation();
  const { path } = useRoute();
  useEffect(() => {
    const params = THE_PAGE.test(path ?? '') ? undefined : { notice: 'noSuchPage' as const };
    navigation.reset({ index: 0, routes: [{ name: 'Home', params }] });
  }, [navigation, path]);
  return null;
}
