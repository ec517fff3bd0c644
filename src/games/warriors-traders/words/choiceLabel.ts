/** A choice as a button label, and what it costs or brings. */
import type { Spot } from '@/engine/contract';
import { CAVALRY, KINDS, RESOURCES, TRACKS, type Track } from '../data/names';
import { ARMY_COST, EXTRA_ACTION_GOLD, FORT_COST, PROPOSALS, UNIFICATION_ACTIONS, UPGRADE_STEP, WAR_TURNS } from '../data/numbers';
import { LEVELS, TOKENS_FOR } from '../data/technology';
import { isSettled } from '../rules/allies';
import { assigned, stillFatal } from '../rules/damage';
import { foodNeeded } from '../rules/feeding';
import { isHostile, pointsLeft, reach } from '../rules/movement';
import { canRetreat, lifeOf, pieceOf } from '../rules/pieces';
import { levelFor } from '../rules/technology';
import { bankRate } from '../rules/trade';
import { provincesCounted } from '../rules/unification';
import { kindOf, numberOf } from '../spots';
import { alliesOf, BARBARIANS, landOf, realmOf, type Traders, type TradersChoice, type TradersQuestion } from '../state';
import { levelAdds } from './levelWords';
import { amounts, kindName, levelName, nationById, nationOf, notesOn, placeName, placeOf } from './lookUp';
import type { Nation, LanguageForm } from './languageForm';

type G = Readonly<Traders>;

export const askedSeat = (q: TradersQuestion): number => ('seat' in q ? q.seat : 0);
const trackAt = (t: LanguageForm, at: Spot): string => t.names.tracks[TRACKS[numberOf(at)] ?? 'production'];

/** A piece with what tells it from its like. */
function described(t: LanguageForm, g: G, id: number, isMarching = false): string {
  const piece = pieceOf(g, id);
  return `${t.names.kinds[kindName(piece.kind)].the}${notesOn(t, g, piece, isMarching)}`;
}

/** 20.8: a whole alliance, which its first seat stands for. */
function sideOf(t: LanguageForm, g: G, first: number): Nation {
  const all = alliesOf(g, first).map(seat => nationOf(t.names, g, seat));
  const said = (form: keyof Nation): string => t.names.list(all.map(nation => nation[form]));
  return { name: said('name'), of: said('of'), to: said('to'), unto: said('unto') };
}

export function choiceLabel(t: LanguageForm, g: G, q: TradersQuestion, c: TradersChoice): string {
  const seat = askedSeat(q);
  const { choices: d, names: n } = t;
  const at = numberOf(c.at);
  const nation = (): Nation => nationOf(n, g, at);
  switch (c.do) {
    case 'nation':
      return d.nation(nationById(n, landOf(g).nations[at] ?? ''), at + 1);
    case 'develop':
      return d.develop(trackAt(t, c.at));
    case 'shift':
      return d.shift(n.tracks[c.from], trackAt(t, c.at));
    case 'starve':
      return d.starve(described(t, g, at), placeOf(g, pieceOf(g, at).at));
    case 'take':
      return d.take(n.amount(1, RESOURCES[at] ?? 'food'));
    case 'give':
    case 'want':
      return d[c.do](n.resources[RESOURCES[at] ?? 'food']);
    case 'bank':
      return d.bank(n.amount(1, RESOURCES[at] ?? 'food'), n.amount(bankRate(g, seat), c.give));
    case 'route':
    case 'deal':
    case 'ally':
      return d[c.do](nation());
    case 'war':
    case 'offerPeace':
      return d[c.do](sideOf(t, g, at));
    case 'army':
      return d.army(n.kinds[c.unit].one, placeName(c.at));
    case 'fort':
    case 'fight':
      return d[c.do](placeName(c.at));
    case 'upgrade':
      return d.upgrade(described(t, g, at, true), placeOf(g, pieceOf(g, at).at), n.kinds[c.to].one);
    case 'march':
      return d.march(described(t, g, c.piece, true), placeOf(g, pieceOf(g, c.piece).at), placeName(c.at), isHostile(g, seat, at));
    case 'travel':
      return d.travel(placeOf(g, pieceOf(g, c.piece).at), placeName(c.at));
    case 'hit': {
      const piece = pieceOf(g, at);
      return d.hit(c.damage, nationOf(n, g, piece.owner).of, `${n.kinds[kindName(piece.kind)].one}${hitNotes(t, g, at)}`);
    }
    case 'leave':
      if (q.ask !== 'leave' || q.owner === BARBARIANS) return d.driveTo(placeName(c.at));
      return q.how === 'retreat' ? d.retreat(placeName(c.at)) : d.withdrawTo(placeName(c.at));
    default:
      return buttonLabel(t, g, q, c);
  }
}

/** Damage already assigned counts as if it had struck. */
function hitNotes(t: LanguageForm, g: G, id: number): string {
  const piece = pieceOf(g, id);
  const before = g.battle === null ? 0 : assigned(g.battle, piece);
  return t.choices.notes({
    life: piece.damage + before > 0 ? lifeOf(g, piece) - before : null,
    assigned: before,
    pointsLeft: null,
    isLying: piece.lying,
    hasFought: false,
  });
}

type Spoken = Exclude<
  TradersChoice['do'],
  | 'feedAll'
  | 'done'
  | 'pass'
  | 'buyPoint'
  | 'buyAction'
  | 'propose'
  | 'withdraw'
  | 'accept'
  | 'reject'
  | 'counter'
  | 'agree'
  | 'refuse'
  | 'toBattle'
  | 'unify'
  | 'again'
  | 'abandon'
  | 'stop'
  | 'goOn'
  | 'lastTurn'
  | 'endHere'
  | 'playOn'
>;

function buttonLabel(t: LanguageForm, g: G, q: TradersQuestion, c: Exclude<TradersChoice, { do: Spoken }>): string {
  const { choices: d, names: n } = t;
  const seat = askedSeat(q);
  switch (c.do) {
    case 'feedAll':
      return d.feedAll(n.amount(foodNeeded(g, seat), 'food'));
    case 'propose':
      return d.propose;
    case 'accept':
      return d.accept;
    case 'agree':
      return q.ask === 'peace' ? d.agree(nationOf(n, g, q.from)) : q.ask === 'alliance' ? d.join(nationOf(n, g, q.from)) : '';
    case 'goOn':
      return q.ask === 'vote' ? d.goOn(nationOf(n, g, q.from)) : '';
    case 'unify': {
      const own = nationOf(n, g, seat).name;
      return d.unify(own, n.actions(UNIFICATION_ACTIONS[provincesCounted(g, seat)] ?? 0));
    }
    case 'done':
      return d.done[q.ask as keyof typeof d.done];
    default:
      return d.buttons[c.do];
  }
}

export function consequence(t: LanguageForm, g: G, q: TradersQuestion, c: TradersChoice): string | null {
  const at = numberOf(c.at);
  const { consequences: s } = t;
  switch (c.do) {
    case 'develop':
      return nextLevel(t, at, tokensOf(g, q, at) + 1);
    case 'shift':
      return [levelLost(t, g, q, c.from), nextLevel(t, at, tokensOf(g, q, at) + 1)].filter(said => said !== null).join('; ');
    case 'army':
      return s.costs(amounts(t, ARMY_COST[KINDS.indexOf(c.unit)] ?? []));
    case 'fort':
      return s.costs(amounts(t, FORT_COST));
    case 'buyAction':
      return s.costs(t.names.amount(EXTRA_ACTION_GOLD, 'gold'));
    case 'upgrade':
      return s.costs(t.names.amount(UPGRADE_STEP * (KINDS.indexOf(c.to) - pieceOf(g, at).kind), 'goods'));
    case 'march': {
      const army = pieceOf(g, c.piece);
      const steps = reach(g, army).find(step => step.to === at)?.cost ?? 0;
      return s.steps(steps, pointsLeft(g, army) - steps);
    }
    case 'propose':
      return q.ask === 'deal' ? s.swaps(amounts(t, q.give), amounts(t, q.want)) : null;
    case 'accept':
      return q.ask === 'answer' ? s.swaps(amounts(t, q.want), amounts(t, q.give)) : null;
    case 'deal':
      return q.ask === 'trade' ? s.proposal(q.proposals + 1, PROPOSALS) : null;
    case 'done':
      return q.ask === 'trade' ? s.doneTrading : null;
    case 'war':
      return s.war(WAR_TURNS);
    case 'offerPeace':
      return s.peace;
    case 'ally':
      return q.ask === 'ally' ? s.ally(isSettled(g, q)) : null;
    case 'goOn':
      return s.turnsBarbarian;
    case 'lastTurn':
      return s.ifAllAgree;
    case 'endHere':
      return s.mostPointsWin;
    case 'hit':
      return effectOf(t, g, at, c.damage);
    default:
      return null;
  }
}

const tokensOf = (g: G, q: TradersQuestion, track: number): number => realmOf(g, askedSeat(q)).tokens[track] ?? 0;

function nextLevel(t: LanguageForm, track: number, tokens: number): string {
  const level = levelFor(tokens);
  const adds = (reached: number): string => levelAdds(t.levels, TRACKS[track] ?? 'production', reached);
  if (level >= LEVELS || TOKENS_FOR[level - 1] === tokens) return t.consequences.reaches(levelName(level), adds(level));
  return t.consequences.moreFor((TOKENS_FOR[level] ?? tokens) - tokens, levelName(level + 1), adds(level + 1));
}

/** What a token that moves leaves behind; null: its track keeps its level. */
function levelLost(t: LanguageForm, g: G, q: TradersQuestion, from: Track): string | null {
  const tokens = tokensOf(g, q, TRACKS.indexOf(from));
  const left = levelFor(tokens - 1);
  return left < levelFor(tokens) ? t.consequences.falls(t.names.tracks[from], levelName(left)) : null;
}

function effectOf(t: LanguageForm, g: G, id: number, damage: number): string | null {
  if (g.battle === null) return null;
  const piece = pieceOf(g, id);
  if (damage >= stillFatal(g, g.battle, piece)) return t.consequences.kills;
  const life = lifeOf(g, piece) - assigned(g.battle, piece) - damage;
  return life === 0 && canRetreat(g, piece) ? t.consequences.drivesOff : t.consequences.wounds(life);
}

/** What lies in hand: an army and a princess are asked for their way, goods and tokens for what they become. */
export function asksHolding(t: LanguageForm, g: G, held: readonly Spot[]): string | null {
  const last = held.at(-1) ?? '';
  const kind = kindOf(last);
  if (kind === 'piece') return t.asksHolding[(g.pieces.find(p => p.id === numberOf(last))?.kind ?? 0) > CAVALRY ? 'princess' : 'piece'];
  return kind === 'stock' || kind === 'track' ? t.asksHolding[kind] : null;
}
