import { screen } from '@testing-library/react-native';
import { openAt, see, tap, write } from '../testing/openedApp';

test('the shelf leads to each book; one chapter is open at a time', async () => {
  await openAt('rules');
  await tap('rules:burgundy');
  await see('rules:book:burgundy');
  expect(screen.getByTestId('chapter:aim').props.accessibilityState ?? {}).toMatchObject({ expanded: true });
  await tap('next:aim');
  expect(screen.getByTestId('chapter:setUp').props.accessibilityState).toMatchObject({ expanded: true });
  await tap('chapter:place');
  expect(screen.getByTestId('chapter:aim').props.accessibilityState).toMatchObject({ expanded: false });
  expect(screen.getByTestId('chapter:place').props.accessibilityState).toMatchObject({ expanded: true });
});

test('an address opens its chapter; one that is not there opens the book', async () => {
  await openAt('rules/medieval-battle/melee');
  await see('rules:book:medieval-battle');
  expect(screen.getByTestId('chapter:melee').props.accessibilityState).toMatchObject({ expanded: true });
  expect(screen.queryByTestId('rules:missed')).toBeNull();
  await openAt('rules/medieval-battle/dragons');
  expect(await see('rules:missed')).toHaveTextContent('This book has no such chapter. Here is its beginning.');
  expect(screen.getByTestId('chapter:goal').props.accessibilityState).toMatchObject({ expanded: true });
});

test('UX-37 an address of a book that is not here says so above those that are', async () => {
  await openAt('rules/chess');
  expect(await see('rules:missed')).toHaveTextContent('That book is not here. These are.');
  await see('rules:tadmor');
});

test('a search shows the chapters that speak of it, and says how many', async () => {
  await openAt('rules/burgundy');
  await write('rules:search', '  WATCHTOWER ');
  expect(await see('rules:found')).toHaveTextContent('3 chapters, 4 cards');
  expect(screen.getAllByTestId('rules:card')).toHaveLength(4);
  for (const mark of screen.getAllByTestId('mark')) expect(mark).toHaveTextContent(/^watchtower$/i);
  expect(screen.queryByTestId('chapter:phase')).toBeNull();
  await write('rules:search', 'dragon');
  expect(await see('rules:found')).toHaveTextContent('Neither a chapter nor a card speaks of that.');
  expect(screen.queryAllByTestId(/^chapter:/)).toHaveLength(0);
  await tap('rules:searchNothing');
  await see('chapter:phase');
});
