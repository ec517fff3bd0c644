/** What cards, labels and the chronicle must say, in both languages. */
import { hear, who } from '@/engine/testing/heard';
import { told } from '@/engine/testing/sitting';
import { tadmor } from '..';
import { MISSION_COUNT, missionOf, MOMENT_OF } from '../data/missions';
import { SPACES } from '../data/spaces';
import { MISSION_SPOTS, SPACE_SPOTS, TILE_SPOTS } from '../spots';
import { isThere } from '../rules/pieces';
import { placeName } from '../words/choiceLabel';
import { english } from '../words/en';
import { italian } from '../words/it';
import { construct, fulfilled, goods, opening, put, table, tiles } from './table';

const LANGUAGES = [
  { language: 'en', tongue: english },
  { language: 'it', tongue: italian },
] as const;

describe.each(LANGUAGES)('$language', ({ language, tongue }) => {
  const words = tadmor.words[language];

  test('9.23 every mission’s card says when its favour may be called in, and so does the refusal at another time', () => {
    const { g } = opening(2);
    for (let mission = 1; mission <= MISSION_COUNT; mission++) {
      const { favour } = missionOf(mission);
      const moment = tongue.cards.moments[MOMENT_OF[favour]];
      const refusal = { why: 'notNow', favour } as const;
      expect(words.card(g, MISSION_SPOTS[mission]!)?.text).toContain(moment);
      expect(words.refusal(refusal)).toContain(moment);
    }
  });

  test('6.5, 8.6, 9.21 the cards of K14, K25 and K1 say what limits them', () => {
    const card = (mission: number): string => words.card(opening(2).g, MISSION_SPOTS[mission]!)?.text ?? '';
    expect(card(14)).toMatch(language === 'en' ? /of the same kind/ : /uguale/);
    expect(card(25)).toMatch(language === 'en' ? /Era I or II.*In Era I only/ : /Era I o II.*Nell’Era I solo/);
    expect(card(1)).toMatch(language === 'en' ? /shuffled/ : /mescolata/);
  });

  test('12.1 the warehouse’s counter says how many goods it holds and keeps', () => {
    const at = (...owned: number[]) =>
      table(construct(), g => {
        put(g, 0, 'NS-W1');
        goods(g, 0, 2, 1, 0, 3);
        tiles(g, 0, ...owned);
      });
    const said = (...owned: number[]): string => words.spot(at(...owned).g, 'stock', who);
    expect(said()).toMatch(/6.*8|8.*6/);
    expect(said(33)).toMatch(/6.*12|12.*6/);
  });

  test('3.1 a place that is alone of its kind in this match has no number', () => {
    for (const seats of [2, 4]) {
      const { g } = opening(seats);
      const names = SPACE_SPOTS.flatMap((at, space) => (isThere(g, space) ? [`${SPACES[space]!.takes[0]}: ${placeName(tongue, at)}`] : []));
      expect(new Set(names).size).toBe(names.length);
      for (const name of names.filter(each => each.endsWith(' 1'))) expect(names).toContain(name.replace(/1$/, '2'));
    }
  });

  test('13.1 the card of points says what would be counted now, that of the turn how far the match has come', () => {
    const { g } = table(construct(), at => {
      put(at, 0, 'NS-W1');
      fulfilled(at, 0, 14);
      Object.assign(at.merchants[0]!, { tower: 4, temples: [2] });
      at.turn = 4;
    });
    const text = (place: string): string => words.card(g, place)!.text;
    const { points } = missionOf(14);
    expect(text('points')).toContain(tongue.cards.atTheEnd({ tower: 8, missions: points, temples: 13, rareGoods: 0 }));
    expect(text('turn')).toMatch(/4 (of|di) 9.* 6 /);
    g.turn = 8;
    expect(text('turn')).toMatch(/8 (of|di) 9.* 9 /);
  });

  test('6.3 whoever is driven off goes home, and nothing is said to be lost', () => {
    const said = words.told({ what: 'driven', seat: 1, piece: 0, at: 'space:NS-W1' }, who);
    expect(said).toMatch(language === 'en' ? /^A camel of .* goes home without acting/ : /^Un cammello di .* torna a casa senza agire/);
  });

  test('6.5 who gives a piece for whose is said', () => {
    const at = table({ ask: 'swap', seat: 0 }, g => {
      fulfilled(g, 0, 14);
      put(g, 0, 'NS-W1');
      put(g, 1, 'SS-S1');
    });
    const swap = words.choice(at.g, { ask: 'swap', seat: 0 }, { do: 'swap', at: 'space:SS-S1', own: 'space:NS-W1' }, who);
    expect(swap).toContain(who(1));
    expect(swap).toContain(tongue.names.pieces.ship.one);
  });

  test('6.1, 6.6 the marauders’ slot tells who has sent them, whom they raid and who is safe', () => {
    const { g } = table(construct(), at => {
      put(at, 0, 'NS-W1');
      at.current = 3;
      at.merchants[1]!.selected = 4;
    });
    const said = words.spot(tadmor.seenBy(g, 0), 'slot', who);
    expect(said).toContain(who(1));
    expect(said).toContain(tongue.names.regions.damascus);
    expect(said).not.toContain(tongue.names.regions.palmyra);
  });

  test('9.20 a good name tells its points, with First pick too', () => {
    const at = table(construct(), g => {
      put(g, 0, 'SS-RG');
      tiles(g, 0, 9, 43);
      g.merchants[0]!.points = 6;
    }).choose('buyRareByName');
    const [got] = told(at.choose(at.offers[0]!), 'gotRare');
    expect(got?.how).toBe('byName');
    expect(words.told(got!, who)).toContain(tongue.names.points(4));
  });

  test('12.1 what one seat discards is told once, all together', () => {
    const at = table({ ask: 'discard', seat: 0 }, g => goods(g, 0, 6, 5, 0, 0));
    const two = at.choose('drop stock:wood', 'drop stock:stone');
    const end = two.choose('drop stock:stone');
    expect([told(two, 'dropped'), told(end, 'dropped').map(fact => fact.goods)]).toEqual([[], [[1, 2, 0, 0]]]);
    expect(words.told(told(end, 'dropped')[0]!, who)).toContain(
      tongue.names.list([tongue.names.goodsOf('wood', 1), tongue.names.goodsOf('stone', 2)]),
    );
  });
});

test('in Italian several goods stand in their plural', () => {
  const { words } = tadmor;
  const heard = hear(tadmor, 'it', [{ seats: 3, seed: 2, options: {} }], []);
  const { g } = opening(3);
  const cards = [...SPACE_SPOTS, ...TILE_SPOTS.slice(1), ...MISSION_SPOTS.slice(1), 'temple:0'].map(at => words.it.card(g, at)?.text ?? '');
  const chapters = words.it.chapters.flatMap(chapter => chapter.paragraphs);
  const wrong = [...heard.told, ...heard.choices, ...heard.prompts, ...cards, ...chapters].filter(said =>
    /\b([2-9]|\d\d) (legno|pietra|marmo)\b|\b1 (legni|pietre|marmi)\b/.test(said),
  );
  expect(wrong).toEqual([]);
});
