/** 10.3–10.9: damage is assigned, attacker first, and strikes both sides at once. */
import { FORT, PRINCESS } from '../data/names';
import { KILL_POINTS } from '../data/numbers';
import { numberOf, pieceSpot, provinceSpot } from '../spots';
import {
  BARBARIANS,
  realmOf,
  type Battle,
  type Deciding,
  type Happening,
  type Piece,
  type Side,
  type Traders,
  type TradersChoice,
  type TradersQuestion,
  type TradersTell,
} from '../state';
import { barbarianBlows } from './barbarians';
import { attackersIn, defendersIn } from './battle';
import { canRetreat, distinct, fatalTo, lifeOf, pieceOf, remove } from './pieces';

type G = Readonly<Traders>;

export function assigned(b: Battle, piece: Readonly<Piece>): number {
  return b.blows.reduce((sum, blow) => (blow.piece === piece.id ? sum + blow.damage : sum), 0);
}

/** What would still kill it, after the damage assigned so far; 0: it is as good as dead. */
export const stillFatal = (g: G, b: Battle, piece: Readonly<Piece>): number => Math.max(0, fatalTo(g, piece) - assigned(b, piece));

/** 10.4: princesses only when every fort there is as good as destroyed. */
export function targetsOf(g: G, b: Battle, side: Side): Piece[] {
  if (side === 'defence') return attackersIn(g, b);
  const pieces = defendersIn(g, b);
  const areProtected = pieces.some(piece => piece.kind === FORT && stillFatal(g, b, piece) > 0);
  return areProtected ? pieces.filter(piece => piece.kind !== PRINCESS) : pieces;
}

function hit(b: Battle, piece: number, damage: number): void {
  b.blows.push({ piece, damage });
}

/** 10.3: all of it is dealt while anything can still be killed; what leaves no choice is not asked. */
export const blows: Happening<'blows'> = {
  runs(g, { side, left }) {
    const b = g.battle as Battle;
    if (side === 'defence' && b.defender === BARBARIANS) return barbarianBlows(g, b, left, hit);
    const targets = targetsOf(g, b, side);
    if (left === 0 || targets.every(piece => stillFatal(g, b, piece) === 0)) return;
    const [only, ...more] = targets;
    if (only === undefined) return;
    if (more.length > 0) return void g.questions.push({ ask: 'strike', seat: side === 'attack' ? b.attacker : b.defender, side, left });
    const damage = only.kind === FORT ? Math.min(left, stillFatal(g, b, only)) : left;
    hit(b, only.id, damage);
    g.questions.push({ ask: 'blows', side, left: left - damage });
  },
};

/** Any split: up to what kills for certain, or all that is left. */
export const strike: Deciding<'strike'> = {
  asks: (_, q) => q.seat,
  offers(g, { side, left }) {
    const b = g.battle as Battle;
    return distinct(targetsOf(g, b, side), piece => assigned(b, piece)).flatMap((piece): TradersChoice[] => {
      const most = Math.min(left, Math.max(1, stillFatal(g, b, piece)));
      const amounts = Array.from({ length: most }, (_, i) => i + 1);
      if (left > most) amounts.push(left);
      return amounts.map(damage => ({ do: 'hit', at: pieceSpot(piece.id), damage }));
    });
  },
  happens(g, { side, left }, c) {
    if (c.do !== 'hit') return;
    hit(g.battle as Battle, numberOf(c.at), c.damage);
    g.questions.push({ ask: 'blows', side, left: left - c.damage });
  },
};

/** 10.5–10.9: who dies, who must retreat; the attacker’s leave first (10.11), then the holder’s, then allies’ (20.10). */
export const impact: Happening<'impact'> = {
  runs(g, _, tell) {
    const b = g.battle as Battle;
    const struck = [...new Set(b.blows.map(blow => blow.piece))].map(id => pieceOf(g, id));
    const fates = struck.map(piece => fateOf(g, b, piece));
    struck.forEach((piece, i) => fates[i] === 'dead' && kill(g, b, piece, tell));
    const retreaters = struck.filter((_piece, i) => fates[i] === 'retreats');
    for (const piece of retreaters) piece.lying = true;
    const owners = [b.attacker, b.defender, ...g.order].filter((owner, i, all) => all.indexOf(owner) === i);
    const leaving = owners.flatMap((owner): TradersQuestion[] => {
      const pieces = retreaters.filter(piece => piece.owner === owner).map(piece => piece.id);
      return pieces.length === 0 ? [] : [{ ask: 'leaving', owner, how: 'retreat', pieces }];
    });
    g.questions.push(...leaving.reverse());
  },
};

/** Applies the damage of this battle to one piece. */
function fateOf(g: G, b: Battle, piece: Piece): 'dead' | 'retreats' | 'stands' {
  const mayRetreat = canRetreat(g, piece);
  piece.damage += assigned(b, piece);
  const life = lifeOf(g, piece);
  if (piece.lying) return 'dead';
  if (mayRetreat && life === 0) return 'retreats';
  return life <= 0 ? 'dead' : 'stands';
}

/** 10.9: to the side whose damage killed; to nobody if that were the barbarians. */
function kill(g: Traders, b: Battle, piece: Piece, tell: TradersTell): void {
  const by = piece.owner === b.attacker ? b.defender : b.attacker;
  const points = KILL_POINTS[piece.kind] as number;
  if (by !== BARBARIANS) realmOf(g, by).kills += points;
  tell({ what: 'killed', by, owner: piece.owner, kind: piece.kind, points: by === BARBARIANS ? 0 : points, at: provinceSpot(g, b.at) });
  remove(g, piece);
}
