/** What lies at a spot. */
import type { Spot, Who } from '@/engine/contract';
import { FORT, KINDS, RESOURCES, TRACKS } from '../data/names';
import { levelFor } from '../rules/technology';
import { piecesAt } from '../rules/pieces';
import { kindOf, numberOf } from '../spots';
import { BARBARIANS, FREE, landOf, realmOf, type ButtonName, type Traders } from '../state';
import { askedSeat } from './choiceLabel';
import { amounts, kindName, levelName, nationById, nationOf, notesOn, pieceAt, placeOf } from './lookUp';
import type { LanguageForm } from './languageForm';

type G = Readonly<Traders>;

const whoHolds = (t: LanguageForm, g: G, holder: number, who: Who): string =>
  holder === FREE
    ? t.labels.free
    : holder === BARBARIANS
      ? t.names.barbarians.name
      : `${who(holder)} (${nationOf(t.names, g, holder).name})`;

function provinceLabel(t: LanguageForm, g: G, at: number, who: Who): string {
  const province = landOf(g).provinces[at];
  if (province === undefined) return t.labels.nothing;
  const counted = KINDS.flatMap((kind, i) => {
    const count = piecesAt(g, at).filter(piece => piece.kind === i).length;
    return count === 0 ? [] : [count === 1 ? t.names.kinds[kind].one : `${count} × ${t.names.kinds[kind].one}`];
  });
  return t.labels.province({
    name: province.name,
    kind: t.names.places[province.kind],
    holder: whoHolds(t, g, g.holder[at] ?? FREE, who),
    yields: amounts(t, province.yields),
    pieces: t.names.list(counted),
  });
}

/** The partner whose resources a deal asks for. */
function partner(g: G): number {
  const q = g.questions.at(-1);
  return q?.ask === 'deal' ? q.to : 0;
}

export function spotLabel(t: LanguageForm, g: G, at: Spot, who: Who): string {
  const number = numberOf(at);
  const q = g.questions.at(-1);
  const seat = q === undefined ? 0 : askedSeat(q);
  const { labels, names } = t;
  const good = RESOURCES[number] ?? 'food';
  switch (kindOf(at)) {
    case 'province':
      return provinceLabel(t, g, number, who);
    case 'piece': {
      const piece = pieceAt(g, at);
      if (piece === undefined) return labels.nothing;
      const notes = notesOn(t, g, piece, piece.owner >= 0 && piece.kind !== FORT);
      return labels.piece(
        piece.owner < 0 ? names.barbarians.of : nationOf(names, g, piece.owner).of,
        names.kinds[kindName(piece.kind)].one,
        placeOf(g, piece.at),
        notes,
      );
    }
    case 'nation':
      return labels.nation(nationById(names, landOf(g).nations[number] ?? '').name, number + 1);
    case 'track': {
      const tokens = realmOf(g, seat).tokens[number] ?? 0;
      return labels.track(names.tracks[TRACKS[number] ?? 'production'], levelName(levelFor(tokens)), tokens);
    }
    case 'stock':
      return labels.stock(names.amount(realmOf(g, seat).stock[number] ?? 0, good));
    case 'theirs':
      return labels.theirs(names.amount(realmOf(g, partner(g)).stock[number] ?? 0, good));
    case 'bank':
      return labels.bank(names.resources[good]);
    case 'rival':
      return labels.seat(who(number), nationOf(names, g, number).name);
    case 'button':
      return buttonName(t, at);
    default:
      return labels.nothing;
  }
}

/** A button that is not offered now. */
function buttonName(t: LanguageForm, at: Spot): string {
  const name = at.slice('button:'.length) as ButtonName;
  return (t.choices.buttons as Readonly<Partial<Record<ButtonName, string>>>)[name] ?? t.choices.done.march;
}
