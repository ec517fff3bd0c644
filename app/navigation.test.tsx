import { en } from '@/words/en';
import { drawerWith, openAt, see, tap } from './testing/openedApp';
import * as lazyScreens from './lazyScreens';

test('a page whose script does not come leads Home, which says so; another time it is asked for again', async () => {
  const asked = jest.spyOn(lazyScreens, 'bringLicences').mockRejectedValueOnce(new Error('the script is gone'));
  await drawerWith([]);
  await openAt('licences');
  expect(await see('notice')).toHaveTextContent(en.home.pageNotBrought);
  await tap('home:settings');
  await tap('about:licences');
  await see('licence:Apache-2.0');
  expect(asked).toHaveBeenCalledTimes(2);
});
