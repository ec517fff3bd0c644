import { shelf } from '@/games/index';
import { asked } from '@/engine/referee';
import { findRulePosition, type AnyScene, type RulePosition } from '../findRulePosition';
import { sandbox } from '../sandbox';
import { workInSlices } from '../workInSlices';
import { toy } from './house';

const GIFT: AnyScene = { seed: 1, shows: (_, q) => q.ask === 'gift' };
const STAKE: AnyScene = { seed: 1, shows: (_, q) => q.ask === 'stake' };

const found = async (game: typeof toy, scene: AnyScene): Promise<RulePosition> => (await workInSlices(findRulePosition(game, scene)))!;

test('a position is what was looked for; what no match comes to is not found', async () => {
  const { moment } = await found(toy, GIFT);
  expect(moment.question!.ask).toBe('gift');
  expect(moment.offers.length).toBeGreaterThan(0);
  expect(await workInSlices(findRulePosition(toy, { seed: 1, shows: () => false }))).toBeNull();
});

test('a scene may lead where nothing tempts', async () => {
  const led: string[] = [];
  await found(toy, { ...GIFT, leads: (_, q) => led.push(q.ask) > 0 });
  expect(led.length).toBeGreaterThan(0);
});

test('it is played by whoever is asked, as that seat may see it, and taken back to the beginning', async () => {
  const there = await found(toy, STAKE);
  const match = sandbox(toy, there);
  const first = match.now();
  expect(first).toMatchObject({
    me: asked(toy, there.moment.state),
    view: toy.seenBy(there.moment.state, first.me),
    question: { ask: 'stake' },
    curtain: null,
  });
  expect(first.view).not.toEqual(there.moment.state);
  match.choose(first.offers[0]!);
  expect(match.now()).not.toBe(first);
  expect(match.tried()).toHaveLength(1);
  match.takeBack(match.now().undo.steps);
  expect(match.now()).toMatchObject({ question: first.question, offers: first.offers, undo: { steps: 0 } });
});

test('it is over when the turn of another begins; what is not offered changes nothing', async () => {
  const game = { ...toy, scenes: { turns: ['stake'], of: {} } };
  const match = sandbox(game, await found(toy, STAKE));
  const me = match.now().me;
  match.choose({ do: 'nonsense', at: 'nowhere' });
  expect(match.tried()).toHaveLength(0);
  for (let n = 0; n < 50 && !match.now().over; n++) match.choose(match.now().offers[0]!);
  expect(match.now()).toMatchObject({ over: true, offers: [], question: null });
  expect(match.tried().every(({ seat }) => seat === me)).toBe(true);
});

describe.each(shelf.map(game => [game.id, game] as const))('%s', (_, game) => {
  const { chapters } = game.words.en;

  test('has a board for every chapter, and says in both languages what to look at', () => {
    expect(Object.keys(game.scenes!.of).sort()).toEqual(chapters.map(c => c.id).sort());
    for (const words of Object.values(game.words)) expect(words.chapters.filter(c => (c.look ?? '') === '')).toEqual([]);
  });

  test.each(chapters.map(c => c.id))('chapter %s is found soon, and what is in hand there can be tapped', async id => {
    const scene = game.scenes!.of[id]!;
    const there = await found(game, scene);
    const { state, question, offers } = there.moment;
    const paths = offers.map(c => game.path?.(c) ?? [c.at]);
    const held = scene.holds?.(state, question!, offers) ?? [];
    expect(paths.some(path => held.every(at => path.includes(at)))).toBe(true);
    const match = sandbox(game, there);
    match.choose(match.now().offers[0]!);
    expect(match.tried()).toHaveLength(1);
  });
});
