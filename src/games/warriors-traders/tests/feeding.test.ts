import { told } from '@/engine/testing/sitting';
import { levels, place, stock, table } from './table';

const feed = { ask: 'feed', seat: 0 } as const;

test('4.1 infantry eat 1, archers 2, cavalry 3, princesses and forts nothing', () => {
  const sat = table(feed, g => {
    place(g, 0, 'wales', 'infantry', 'cavalry', 'princess', 'fort');
    stock(g, 0, 4);
  });
  const after = sat.choose('feedAll');
  expect([after.realm().stock[0], told(after, 'fed')[0]?.food]).toEqual([0, 4]);
  const archers = table(feed, g => {
    place(g, 0, 'wales', 'archers');
    stock(g, 0, 2);
  });
  expect(archers.choose('feedAll').realm().stock[0]).toBe(0);
});

test('4.2 one may let an army starve though there is food; nobody scores', () => {
  const sat = table(feed, g => {
    place(g, 0, 'wales', 'infantry', 'infantry');
    stock(g, 0, 5);
  });
  const after = sat.choose('starve', 'feedAll');
  expect([after.standing('wales'), after.realm().stock[0], after.points(1)]).toEqual([['0 infantry'], 4, 0]);
});

test('4.3 nobody is fed by halves', () => {
  const sat = table(feed, g => {
    place(g, 0, 'wales', 'cavalry');
    stock(g, 0, 1);
  });
  expect(sat.offers).toEqual(['starve piece:0']);
  const after = sat.choose('starve');
  expect([after.standing('wales'), after.realm().stock[0]]).toEqual([[], 1]);
});

test('4.4 armies eat before this turn’s food arrives', () => {
  const sat = table([{ ask: 'resources' }, { ask: 'feeding' }], g => place(g, 0, 'london', 'infantry'));
  expect(sat.offers).toEqual(['starve piece:0']);
});

test('4.5 from Military VI on armies need nothing and cannot be starved', () => {
  const sat = table([{ ask: 'feeding' }], g => {
    place(g, 0, 'wales', 'cavalry', 'cavalry');
    levels(g, 0, { military: 6 });
  });
  expect([sat.ask, sat.standing('wales').length]).toEqual([null, 2]);
});

test('4.6 a province held by a starved army alone is free and yields nothing', () => {
  const sat = table([{ ask: 'resources' }, feed], g => place(g, 0, 'london', 'infantry'));
  const after = sat.choose('starve');
  expect([after.holder('london'), after.realm().stock]).toEqual([-1, [0, 0, 0, 0]]);
});

test('4.7 whoever has an army that eats is asked, nobody else', () => {
  const sat = table([{ ask: 'feeding' }], g => {
    place(g, 0, 'wales', 'princess');
    place(g, 1, 'lothian', 'infantry');
    stock(g, 1, 1);
  });
  expect([sat.asked, sat.offers]).toEqual([1, ['feedAll button:feedAll', 'starve piece:1']]);
});
