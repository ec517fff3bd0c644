import { NONE } from '../state';
import { charge, mobilize, playing, region, stand, table, versatile } from './table';

test('LEV-01 a crown for each region with a Noble, the sea excepted', () => {
  const at = table({ ask: 'useCard', seat: 0, deed: 'levyTaxes' }, g => {
    stand(g, 0, 'Monz', 50);
    stand(g, 1, 'Monz', 50);
    stand(g, 2, 'Cadiz', 50);
    stand(g, 3, 'Kovel', 50);
    g.nobles[3]!.atSea = true;
    g.nobles[0]!.exhausted = true;
  }).choose('use');
  expect(at.baron().crowns).toBe(17);
});

test('DRA-01 DRA-02 any free spot among as many as Barons and one, for nothing', () => {
  const at = table({ ask: 'markSpot', seat: 0 }, g => (g.track[1] = 2));
  expect(at.offers.filter(offer => offer.startsWith('mark'))).toEqual(['mark track:0', 'mark track:2', 'mark track:3']);
  const after = at.choose('mark track:2');
  expect([after.g.track[2], after.baron().crowns]).toEqual([0, 15]);
});

test('RAL-01 two Votes, and the token only with strictly most', () => {
  const rally = (rival: number): number =>
    table({ ask: 'useCard', seat: 2, deed: 'rallySupport' }, g => (g.barons[0]!.votes = rival)).choose('use').g.chairman;
  expect(rally(1)).toBe(2);
  expect(rally(2)).toBe(0);
});

test('RAL-02 a banned Baron never presides', () => {
  const at = table({ ask: 'useCard', seat: 2, deed: 'rallySupport' }, g => (g.barons[2]!.banned = true)).choose('use');
  expect([at.baron(2).votes, at.g.chairman]).toEqual([2, 0]);
});

test('SER-01 one Faith, and the Head’s token with strictly most', () => {
  const at = table({ ask: 'useCard', seat: 2, deed: 'serveChurch' }).choose('use');
  expect([at.baron(2).faith, at.g.head]).toEqual([1, 2]);
  const equal = table({ ask: 'useCard', seat: 2, deed: 'serveChurch' }, g => (g.barons[1]!.faith = 1)).choose('use');
  expect(equal.g.head).toBe(1);
});

test('TOK-01 losing Votes or Faith moves no token', () => {
  const at = table({ ask: 'calm', seat: 1, city: 0 }, g => {
    g.barons[1]!.faith = 1;
    g.towns[0]!.owner = 1;
  }).choose('payFaith');
  expect([at.baron(1).faith, at.g.head]).toEqual([0, 1]);
});

test('MOB-01 move to a region, then fight there with the same card', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Eichwald', 200);
  }).choose(`march region:${region('Monz')} noble=0`);
  expect(at.ask).toBe('mobilize');
  expect(at.offers).toContain('besiege city:4');
  expect(at.choose('besiege city:4').ask).toBe('layCard');
});

test('MOB-02 all who move end in the same region', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Eichwald', 50);
    stand(g, 1, 'Eichwald', 50);
  }).choose(`march region:${region('Monz')} noble=0`, 'done');
  const moves = at.offers.filter(offer => offer.startsWith('march'));
  expect(moves).toEqual([`march region:${region('Monz')} noble=1`]);
});

test('MOB-03 who moved or attacked is exhausted when the card is done, not before', () => {
  const at = table(mobilize(), g => {
    playing(g);
    stand(g, 0, 'Eichwald', 50);
  }).choose(`march region:${region('Monz')} noble=0`);
  expect(at.noble(0).exhausted).toBe(false);
  expect(at.choose('done').noble(0).exhausted).toBe(true);
});

test('VER-01 one of five: crowns, Votes, a move, a battle or a spot', () => {
  const at = table(versatile(), g => {
    playing(g);
    g.card = 5;
    g.barons[0]!.hand[5] = 1;
    stand(g, 0, 'Monz', 200);
  });
  expect(at.choose('crowns').baron().crowns).toBe(17);
  expect(at.choose('votes').baron().votes).toBe(2);
  const moved = at.choose(`march region:${region('Eichwald')} noble=0`);
  expect([moved.noble(0).where, moved.noble(0).exhausted, moved.baron().crowns]).toEqual([region('Eichwald'), true, 15]);
  expect(at.choose('besiege city:4').g.sieges).toHaveLength(1);
  expect(
    table(versatile(), playing, { options: { versatileVotes: 1 } })
      .choose('votes')
      .baron().votes,
  ).toBe(1);
});

test('VER-02 Votes of Versatile Strategy move no token', () => {
  const at = table(versatile(2), g => playing(g, 2)).choose('votes');
  expect([at.baron(2).votes, at.g.chairman]).toEqual([2, 0]);
});

test('VER-03 VER-04 spots cost 8, 7, 6, 5 from the left, in full', () => {
  const at = table(versatile(), g => {
    playing(g);
    g.barons[0]!.crowns = 6;
  });
  expect(at.offers.filter(offer => offer.startsWith('buySpot'))).toEqual(['buySpot track:2', 'buySpot track:3']);
  const after = at.choose('buySpot track:3');
  expect([after.baron().crowns, after.g.track[3]]).toEqual([1, 0]);
});

test('AGE-28 the Papal Legate gains two Faith', () => {
  const at = table({ ask: 'useCard', seat: 0, deed: 'serveChurch' }, g => charge(g, 0, 'papalLegate')).choose('use');
  expect(at.baron().faith).toBe(2);
  expect(at.g.action).toBe(null);
  expect(NONE).toBe(-1);
});
