/** The board at work: every offer is within reach, a tap is a choice, and what is drawn says what it is. */
import { fireEvent, render, screen, within } from '@testing-library/react-native';
import type { Spot } from '@/engine/contract';
import { offersOf } from '@/engine/referee';
import { byChance, playOut } from '@/engine/testing/matches';
import type { Layout } from '@/table/kit/boardProps';
import { layBoard } from '@/table/testing/stillBoard';
import { warriorKnights } from '..';
import type { RealmChoice, RealmDecision } from '../asking';
import { kindOf } from '../spots';
import { nobleOf, type Realm } from '../state';
import { warriorKnightsDrawn } from '.';
import { HAND_HEIGHT } from './handPlan';
import { regionAt } from './places';

const SIZES = { phone: [360, 320], tablet: [992, 724] } as const;

function lay(g: Realm, layout: Layout = 'phone', looking?: number) {
  const [width, height] = SIZES[layout];
  const hand = layout === 'phone' ? HAND_HEIGHT : { width: 288, height: 288 };
  return layBoard<Realm, RealmChoice>(warriorKnightsDrawn, g, { width, height, layout, looking, hand });
}

/** The first moment of each question, in matches by chance at tables of all sizes. */
const MOMENTS = new Map<RealmDecision['ask'], Realm>();
for (const seats of [2, 3, 4, 6])
  for (const seed of [3, 5])
    playOut(
      warriorKnights,
      { seats, seed: seed + seats, options: { openMotions: seed === 3, exchangeHeirs: seed === 5, miracles: true } },
      byChance(seats * seed),
      {
        each: g => {
          const q = g.questions.at(-1);
          if (q !== undefined && 'seat' in q && !MOMENTS.has(q.ask as RealmDecision['ask']))
            MOMENTS.set(q.ask as RealmDecision['ask'], warriorKnights.copy(g));
        },
      },
    );

const DOORS = ['open:usual', 'open:round', 'open:draft', 'open:assembly', 'open:realm'];

/** All that can be tapped now: looked for once, as a tree of this size is long to search. */
const inSight = (): Set<string> =>
  new Set(
    screen.root
      .findAll(({ type, props }) => typeof type === 'string' && typeof props.testID === 'string')
      .map(({ props }) => props.testID as string),
  );

/** What cannot be tapped at once, in its region, or behind a door. */
function outOfReach(view: Realm, spots: Iterable<Spot>): Spot[] {
  const isThere = (at: Spot, ids: ReadonlySet<string>): boolean => ids.has(at) || ids.has(`region:${regionAt(view, at)}`);
  let ids = inSight();
  let missing = [...spots].filter(at => !isThere(at, ids));
  for (const door of DOORS) {
    if (missing.length === 0) break;
    if (!ids.has(door)) continue;
    fireEvent.press(screen.getByTestId(door));
    ids = inSight();
    missing = missing.filter(at => !isThere(at, ids));
  }
  return missing;
}

test('chance leads to nearly every question', () => {
  expect(MOMENTS.size).toBeGreaterThan(30);
});

describe.each(['phone', 'tablet'] as const)('on a %s', layout => {
  test.each([...MOMENTS.keys()].map(ask => [ask] as const))('the first tap of every answer to %s is within reach', ask => {
    const { offers, view } = lay(MOMENTS.get(ask) as Realm, layout);
    const firsts = new Set(offers.map(c => warriorKnights.path?.(c)[0] ?? c.at).filter(at => kindOf(at) !== 'button'));
    expect(outOfReach(view, firsts)).toEqual([]);
  });
});

test('on a tablet the desk, the planning table and a region looked at closely lie in the column, so that no land lies under them', () => {
  const inColumn = () => within(screen.getByTestId('column'));
  lay(MOMENTS.get('assign') as Realm, 'tablet');
  expect(inColumn().getByTestId('lens:desk')).toBeOnTheScreen();
  screen.unmount();
  const { chosen } = lay(MOMENTS.get('plan') as Realm, 'tablet');
  fireEvent.press(inColumn().getByTestId('hand:levyTaxes'));
  // Each area lies there once.
  fireEvent.press(inColumn().getByTestId('area:1'));
  expect(chosen).toEqual([{ do: 'lay', at: 'area:1', deed: 'levyTaxes' }]);
  fireEvent(screen.getByTestId('region:12'), 'longPress');
  expect(inColumn().getByTestId('lens:region')).toBeOnTheScreen();
  expect(inColumn().getByTestId('area:1')).toBeOnTheScreen();
});

test('a card is laid by two taps', () => {
  const { chosen } = lay(MOMENTS.get('plan') as Realm);
  fireEvent.press(screen.getByTestId('hand:levyTaxes'));
  fireEvent.press(screen.getByTestId('area:2'));
  expect(chosen).toEqual([{ do: 'lay', at: 'area:2', deed: 'levyTaxes' }]);
});

test('a Noble is taken up in the hand and set down on the map', () => {
  const { chosen, offers } = lay(MOMENTS.get('placeNoble') as Realm);
  const deploy = offers.find(c => c.do === 'deploy') as RealmChoice & { noble: number };
  fireEvent.press(screen.getByTestId(`noble:${deploy.noble}`));
  fireEvent.press(screen.getByTestId(deploy.at));
  expect(chosen).toEqual([deploy]);
});

test('what is closed stays closed, and comes back by its chip', () => {
  lay(MOMENTS.get('plan') as Realm);
  fireEvent.press(screen.getByTestId('lens:close'));
  expect(screen.queryByTestId('hand:levyTaxes')).toBeNull();
  fireEvent.press(screen.getByTestId('open:usual'));
  expect(screen.getByTestId('hand:levyTaxes')).toBeOnTheScreen();
});

test('HID-01 cards that lie face down are nowhere on the board while others may look', () => {
  const g = MOMENTS.get('useCard') as Realm;
  lay(g);
  for (const door of DOORS) {
    const found = screen.queryByTestId(door);
    if (found !== null) fireEvent.press(found);
    expect(screen.queryByTestId('hand:levyTaxes')).toBeNull();
  }
});

test('an attack is considered at the first tap and begun at the second', () => {
  const g = MOMENTS.get('mobilize') as Realm;
  const { chosen, offers } = lay(g);
  const attack = offers.find(c => c.do === 'assault' || c.do === 'besiege' || c.do === 'fight');
  if (attack === undefined) return expect(offers.some(c => c.do === 'march')).toBe(true);
  fireEvent.press(screen.getByTestId(`region:${regionAt(g, attack.at)}`));
  expect(chosen).toEqual([]);
});

test('another Baron is looked at without a choice', () => {
  const g = MOMENTS.get('mobilize') as Realm;
  const q = g.questions.at(-1) as { seat: number };
  const other = (q.seat + 1) % g.seats;
  const { chosen } = lay(g, 'phone', other);
  expect(screen.getByTestId('lens:baron')).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('lens:close'));
  g.nobles.forEach((_, noble) => {
    if (nobleOf(g, noble).where >= 0 && noble >> 2 === other) fireEvent.press(screen.getByTestId(`noble:${noble}`));
  });
  expect(chosen).toEqual([]);
});

test.each(['phone', 'tablet'] as const)('CMP-08 the crowns of whoever is looked at stand in sight on a %s', layout => {
  const g = structuredClone(MOMENTS.get('mobilize') as Realm);
  const { seat } = g.questions.at(-1) as { seat: number };
  g.barons.forEach((b, other) => (b.crowns = 70 + other));
  lay(g, layout);
  expect(within(screen.getByTestId('open:baron')).getByText(`${70 + seat}`, { includeHiddenElements: true })).toBeOnTheScreen();
  screen.unmount();
  const other = (seat + 1) % g.seats;
  lay(g, layout, other);
  expect(within(screen.getByTestId('open:baron')).getByText(`${70 + other}`, { includeHiddenElements: true })).toBeOnTheScreen();
});

test('CMP-08 the stocks beside a name are what its points do not say already', () => {
  const { en } = warriorKnights.words;
  expect(en.stocks(MOMENTS.get('mobilize') as Realm, 0).map(({ label }) => label)).toEqual(['crowns', 'Votes', 'Faith']);
});

test('the board knows every spot that matches by chance offer', () => {
  const unknown = new Set<string>();
  for (const g of MOMENTS.values())
    for (const c of offersOf(warriorKnights, g))
      for (const at of warriorKnights.path?.(c) ?? []) if (!warriorKnightsDrawn.knows(g, at)) unknown.add(at);
  expect([...unknown]).toEqual([]);
  for (const nowhere of ['region:99', 'troop:90', 'hand:nothing', 'noble:99', 'votes:x'])
    expect(warriorKnightsDrawn.knows({ seats: 2 } as Realm, nowhere)).toBe(false);
});

test('the miniature is drawn from any view', () => {
  const { toJSON } = render(<warriorKnightsDrawn.Miniature view={MOMENTS.get('plan') as Realm} seat={0} size={96} />);
  expect(JSON.stringify(toJSON()).length).toBeGreaterThan(1000);
});
