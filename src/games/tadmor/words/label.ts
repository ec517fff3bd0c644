/** What lies at a spot, and its rule card. */
import type { Card, Spot, Who } from '@/engine/contract';
import { missionOf } from '../data/missions';
import { GOODS, PIECES, REGIONS } from '../data/names';
import type { Doing } from '../data/spaces';
import { tileOf } from '../data/tiles';
import { giftsAt, yieldOf } from '../rules/anytime';
import { spaceAt } from '../rules/pieces';
import { GETS, kindOf, numberOf } from '../spots';
import { kindOfPiece, merchantOf, NONE, ownerOf, type Tadmor } from '../state';
import { colourName, missionName, placeName, rareName, tileName } from './choosing';
import { goodsIn } from './goods';
import type { Tongue } from './tongue';

type G = Readonly<Tadmor>;

const askedSeat = (g: G): number => {
  const q = g.questions.at(-1);
  return q !== undefined && 'seat' in q ? q.seat : 0;
};

function brings(t: Tongue, g: G, space: number): string | null {
  const { does, good } = spaceAt(space);
  if (does === 'peaceGifts') return t.names.points(giftsAt(g, merchantOf(g, askedSeat(g)), space));
  return good === undefined ? null : `${yieldOf(g, merchantOf(g, askedSeat(g)), space).count} ${t.names.goods[good]}`;
}

function spaceLabel(t: Tongue, g: G, at: Spot, who: Who): string {
  const space = numberOf(at);
  const code = g.board[space] ?? NONE;
  const name = t.labels.space(placeName(t, at), brings(t, g, space));
  const piece =
    code === NONE ? t.labels.empty : t.labels.piece(who(ownerOf(code)), t.names.pieces[PIECES[kindOfPiece(code)] ?? 'camel'].one);
  return `${name}: ${piece}`;
}

export function spotLabel(t: Tongue, g: G, at: Spot, who: Who): string {
  const number = numberOf(at);
  const m = merchantOf(g, askedSeat(g));
  const { labels } = t;
  switch (kindOf(at)) {
    case 'space':
      return number < 0 ? labels.nothing : spaceLabel(t, g, at, who);
    case 'tile':
      return labels.tile(t.names.tiles[number] ?? '', `I${number}`);
    case 'mission':
      return labels.mission(missionName(t, number), `K${number}`, missionOf(number).points);
    case 'region':
      return labels.region(t.names.regions[REGIONS[number] ?? 'ebla'], number === g.current ? 'slot' : 'open');
    case 'stock':
      return labels.stock(t.names.goods[GOODS[number] ?? 'wood'], m.warehouse[number] ?? 0, m.traded[number] ?? 0);
    case 'get':
      return labels.get(goodsIn(t.names, GETS[at] ?? []));
    case 'stack': {
      const stack = g.stacks[number] ?? [];
      return labels.stack(colourName(t, number), stack.length, stack.length === 0 ? null : rareName(t, stack.at(-1)));
    }
    case 'rare':
      return labels.rare(rareName(t, number));
    case 'seat':
      return labels.seat(who(number), merchantOf(g, number).tower);
    case 'button':
      return labels.button[at.slice('button:'.length) as keyof typeof labels.button] ?? labels.nothing;
    default:
      return labels.nothing;
  }
}

/** The rules a card stands on. */
const OF_DOING: Readonly<Record<Doing, readonly string[]>> = {
  gather: ['11.1'],
  shipyard: ['11.4'],
  rare: ['9.18', '13.2'],
  peaceGifts: ['11.6'],
  build1: ['9.1', '9.4'],
  build2: ['9.2', '9.3'],
  traitor: ['9.9'],
  warSupplies: ['10.4'],
  improvement: ['8.1', '8.2'],
  townMarket: ['11.2', '7.4'],
  temple: ['9.12', '9.14'],
  firstPlayer: ['10.5'],
  mission: ['9.22'],
  taxman: ['10.2'],
  marauders: ['6.7', '6.3'],
  caravan: ['11.3'],
};

const OF_TILE: Readonly<Record<number, readonly string[]>> = {
  6: ['11.7'],
  7: ['6.3'],
  9: ['9.20'],
  14: ['9.6'],
  15: ['9.6'],
  18: ['9.7'],
  20: ['7.6', '9.24'],
  25: ['6.4'],
  26: ['6.4'],
  28: ['7.6'],
  33: ['12.1'],
  34: ['9.17'],
  37: ['8.3', '9.17'],
  43: ['9.21'],
  44: ['11.6'],
  45: ['6.3'],
  46: ['10.2'],
  47: ['8.3', '9.27'],
  48: ['8.3', '10.6'],
};

function rulesOfTile(tile: number): readonly string[] {
  const { gives, perMission, perRareGood, shipBonus, prestige, alone, works } = tileOf(tile);
  if (gives !== undefined) return ['11.2', '7.4'];
  if (perMission !== undefined) return ['9.24'];
  if (perRareGood !== undefined) return ['9.19'];
  if (shipBonus !== undefined) return ['11.1'];
  if (prestige !== undefined) return ['10.1'];
  if (alone !== undefined) return ['13.3'];
  return works === 'market' ? ['8.3', '11.2'] : (OF_TILE[tile] ?? []);
}

const TOPICS: Readonly<Record<string, readonly [keyof Tongue['cards']['topics'], readonly string[]]>> = {
  stock: ['goods', ['7.5', '12.1']],
  get: ['traded', ['7.4', '7.7']],
  stack: ['rare', ['9.18', '13.2']],
  rare: ['rare', ['9.18', '13.2']],
  region: ['region', ['6.3', '6.7']],
  seat: ['tower', ['9.1', '12.2']],
  tower: ['tower', ['9.1', '12.2']],
  temple: ['temple', ['9.12', '9.15']],
  deck: ['deck', ['9.22', '9.25']],
  turn: ['turn', ['4.1', '12.2']],
  tax: ['tax', ['10.2']],
};

export function cardOf(t: Tongue, at: Spot): Card | null {
  const number = numberOf(at);
  const kind = at.endsWith('Tax') ? 'tax' : kindOf(at);
  if (kind === 'space' && number >= 0) {
    const { does } = spaceAt(number);
    return { title: t.names.doings[does], text: t.cards.doings[does], rules: OF_DOING[does] };
  }
  if (kind === 'tile' && number > 0) return { title: tileName(t, number), text: t.cards.tile(number), rules: rulesOfTile(number) };
  if (kind === 'mission' && number > 0) {
    const { cost, favour, count = 0, points } = missionOf(number);
    return {
      title: missionName(t, number),
      text: t.cards.mission(goodsIn(t.names, cost), t.cards.favours[favour](count), points),
      rules: ['9.23', '9.25'],
    };
  }
  const topic = TOPICS[kind];
  return topic === undefined ? null : { ...t.cards.topics[topic[0]], rules: topic[1] };
}
