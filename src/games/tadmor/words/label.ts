/** What lies at a spot, in words. */
import type { Spot, Who } from '@/engine/contract';
import { missionOf } from '../data/missions';
import { GOODS, PIECES, REGIONS } from '../data/names';
import { TEMPLE_WORTH } from '../data/numbers';
import { giftsAt, yieldOf } from '../rules/anytime';
import { spaceAt } from '../rules/pieces';
import { totalStock } from '../rules/stock';
import { templeCardsLeft } from '../rules/temple';
import { limitOf } from '../rules/turn';
import { GETS, kindOf, numberOf } from '../spots';
import { eraOf, kindOfPiece, merchantOf, NONE, ownerOf, type Tadmor } from '../state';
import { colourName, missionTitle, placeName, rareName } from './choiceLabel';
import { goodsIn } from './goods';
import type { LanguageForm } from './languageForm';
import { askedSeat, ownerAndPlace } from './whose';

type G = Readonly<Tadmor>;

function brings(t: LanguageForm, g: G, space: number): string | null {
  const { does, good } = spaceAt(space);
  if (does === 'peaceGifts') return t.names.points(giftsAt(g, merchantOf(g, askedSeat(g) ?? 0), space));
  return good === undefined ? null : t.names.goodsOf(good, yieldOf(g, merchantOf(g, askedSeat(g) ?? 0), space).count);
}

function spaceLabel(t: LanguageForm, g: G, at: Spot, who: Who): string {
  const space = numberOf(at);
  const code = g.board[space] ?? NONE;
  const name = t.labels.space(placeName(t, at), brings(t, g, space));
  const piece =
    code === NONE ? t.labels.empty : t.labels.piece(who(ownerOf(code)), t.names.pieces[PIECES[kindOfPiece(code)] ?? 'camel'].one);
  return `${name}: ${piece}`;
}

const ERAS = ['I', 'II', 'III'];

export function spotLabel(t: LanguageForm, g: G, at: Spot, who: Who): string {
  const { seat, place } = ownerAndPlace(g, at);
  const number = numberOf(place);
  const m = merchantOf(g, seat);
  const { labels } = t;
  switch (kindOf(place)) {
    case 'space':
      return number < 0 ? labels.nothing : spaceLabel(t, g, place, who);
    case 'tile':
      return labels.tile(t.names.tiles[number] ?? '');
    case 'mission':
      return labels.mission(missionTitle(t, number), missionOf(number).points);
    case 'region':
      return labels.region(
        t.names.regions[REGIONS[number] ?? 'ebla'],
        number === g.attacked ? 'attacked' : number === g.current ? 'slot' : 'open',
      );
    case 'stock':
      if (number < 0) return labels.warehouse(totalStock(m), limitOf(m));
      return labels.stock(t.names.goodsOf(GOODS[number] ?? 'wood', m.warehouse[number] ?? 0), m.traded[number] ?? 0);
    case 'get':
      return labels.get(goodsIn(t.names, GETS[place] ?? []));
    case 'stack': {
      const stack = g.stacks[number] ?? [];
      return labels.stack(colourName(t, number), stack.length, stack.length === 0 ? null : rareName(t, stack.at(-1)));
    }
    case 'rare':
      return labels.rare(rareName(t, number));
    case 'button':
      return labels.button[place.slice('button:'.length) as keyof typeof labels.button] ?? labels.nothing;
    default:
      return tableLabel(t, g, place, seat, who);
  }
}

function slotLabel({ names, labels }: LanguageForm, g: G, who: Who): string {
  const region = (number: number): string | null => (number === NONE ? null : names.regions[REGIONS[number] ?? 'ebla']);
  const sender = g.merchants.findIndex(m => m.selected !== NONE);
  return labels.slot(region(g.attacked), region(g.current), sender === NONE ? null : who(sender));
}

/** What only explains itself: the standing of the table and of whoever it belongs to. */
function tableLabel(t: LanguageForm, g: G, at: Spot, seat: number, who: Who): string {
  const { labels } = t;
  const number = numberOf(at);
  const m = merchantOf(g, number < 0 || kindOf(at) === 'piece' ? seat : number);
  switch (kindOf(at)) {
    case 'tower':
      return labels.tower(who(number), m.tower);
    case 'temple':
      return labels.temples(
        who(number),
        m.temples.map(parts => TEMPLE_WORTH[parts] ?? 0),
      );
    case 'rares':
      return labels.rares(who(number), t.names.list(m.rare.flatMap((count, rare) => (count > 0 ? [`${count} ${rareName(t, rare)}`] : []))));
    case 'piece':
      return labels.reserve(PIECES[number] ?? 'camel', m.reserve[number] ?? 0, m.pieces[number] ?? 0);
    case 'temples':
      return labels.templeCards(templeCardsLeft(g));
    case 'deck':
      return labels.deck(g.deck.length, g.discards.length);
    case 'turn':
      return labels.turn(t.when(g.turn, ERAS[eraOf(g)] ?? 'I'), who(g.first), g.pawn === g.first ? null : who(g.pawn));
    case 'slot':
      return slotLabel(t, g, who);
    case 'points':
      return labels.points;
    default:
      return labels.nothing;
  }
}
