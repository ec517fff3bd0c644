import type { Choice, Game, Seat, State } from '@/engine/contract';
import { atOnce, choose } from '@/bots/think';
import { byChance, playOut } from '@/engine/testing/matches';
import { offersOf, question } from '@/engine/referee';
import { write } from '@/engine/notation';
import { tadmor } from '..';
import { bot } from '../bot';
import { construct, fulfilled, goods, kingdom, put, table, tiles, towers, type Sitting } from './table';

const game = tadmor as unknown as Game;

/** The most tempting offer. */
function favourite({ g }: Sitting): string {
  const offers = offersOf(tadmor, g);
  const into: number[] = [];
  bot.prior(g, question(g)!, offers, into);
  return write(offers[into.indexOf(Math.max(...into))]!);
}

test('what is free comes first, then levels, then nothing', () => {
  const at = table(construct(), g => {
    put(g, 0, 'NS-W1');
    put(g, 0, 'DA-T1');
    goods(g, 0, 2, 2, 0, 0);
  });
  expect(favourite(at)).toBe('gather space:NS-W1');
  expect(favourite(at.choose('gather'))).toMatch(/^build1/);
});

test('an exchange tempts where it pays a plan, and not for its own sake', () => {
  const arrange = (from: number) =>
    table(construct(), g => {
      put(g, 0, 'DA-T2');
      tiles(g, 0, 1);
      goods(g, 0, 3, 0, from, 0);
      towers(g, 0);
    });
  expect(favourite(arrange(1))).toMatch(/^trade get:marble/);
  const idle = table(
    construct(),
    g => {
      put(g, 0, 'PA-TM');
      goods(g, 0, 0, 0, 0, 2);
    },
    { turn: 9 },
  );
  expect(favourite(idle)).toBe('done button:done');
});

test('a tax of little gold is paid', () => {
  expect(favourite(table(kingdom(), g => goods(g, 0, 0, 0, 0, 1), { turn: 4 }))).toBe('payTax button:payTax');
});

test('a favour of three levels is worth half a mission, one that draws at the end is not', () => {
  expect(favourite(table(construct(), g => fulfilled(g, 0, 8)))).toBe('claim mission:K8');
  expect(favourite(table(construct(), g => fulfilled(g, 0, 21), { turn: 9 }))).toBe('done button:done');
});

test('nobody goes to be first of a turn that never comes', () => {
  const worth = (turn: number): number => {
    const { g } = table({ ask: 'place', seat: 0, left: 1, advised: false, placed: 0 }, () => {}, { turn });
    const offers = offersOf(tadmor, g);
    const into: number[] = [];
    bot.prior(g, question(g)!, offers, into);
    return into[offers.findIndex(offer => write(offer).startsWith('place space:PA-FP'))]!;
  };
  expect(worth(8)).toBeGreaterThan(2);
  expect(worth(9)).toBe(1);
});

test('the Knight beats chance in every one of six matches', () => {
  let won = 0;
  for (let i = 0; i < 6; i++) {
    const chance = byChance(i);
    const { state } = playOut(game, { seats: 2, seed: i, options: {} }, (g: State, seat: Seat, offers: readonly Choice[]) =>
      seat === i % 2 ? (atOnce(choose({ game, view: game.seenBy(g, seat), seat, seed: i }, 'knight')) as Choice) : chance(g, seat, offers),
    );
    if (game.standings(state)[0]?.seat === i % 2) won++;
  }
  expect(won).toBe(6);
});
