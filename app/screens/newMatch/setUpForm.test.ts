import { TINCTURES, type Player } from '@/match/matchView';
import { en } from '@/words/en';
import { gameOf } from '@/games/index';
import { firstPlan, playerAt, withNextShield } from './setUpForm';

const table = (seats: number): readonly Player[] => {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(playerAt(seat, 'squire', players, en));
  return players;
};

test.each([2, 3, 4, 5, 6])('at a table of %i every seat reaches every shield by tapping, and no two ever bear the same', seats => {
  for (let seat = 0; seat < seats; seat++) {
    const borne = new Set<string>();
    let players = table(seats);
    for (let taps = 0; taps < TINCTURES.length; taps++) {
      borne.add(players[seat]?.tincture ?? '');
      expect(new Set(players.map(p => p.tincture)).size).toBe(seats);
      players = withNextShield(players, seat);
    }
    expect(borne.size).toBe(seats === 6 ? 6 : 7 - seats);
  }
});

test('six seats have six names', () => {
  expect(new Set(table(6).map(p => p.name)).size).toBe(6);
});

test('the armies of a box bear its colours: red and yellow in Medieval Battle; others take the next shield', () => {
  expect(['medieval-battle', 'tadmor'].map(id => firstPlan(gameOf(id) as never, en).players.map(({ tincture }) => tincture))).toEqual([
    ['gules', 'or'],
    TINCTURES.slice(0, 2),
  ]);
});
