/** SHD-08.6, SHD-08.16: what two shields allow in between, without a die; one taps the castle they lie on. */
import type { Seat } from '@/engine/contract';
import { SHIELDS } from '../data/shields';
import { HEX_SPOTS } from '../spots';
import type { BurgundyChoice, TurnDie } from '../asking';
import type { BurgundyTell } from '../ruling';
import { bears, estateOf, isUsed, NONE, dukeOf, type Burgundy } from '../state';
import { castleOf, follow } from './shields';

const FACES = 6;

export function offerShieldActs(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  const estate = estateOf(g, seat);
  if (estate.shields === 0) return;
  offerFollow(g, seat, into);
  if (bears(estate, SHIELDS.fortune) && g.turnOf === seat && !g.dieTurned) offerTurns(g, seat, into);
}

/** SHD-08.6: whenever its bearer is asked anything. */
export function offerFollow(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  if (!bears(estateOf(g, seat), SHIELDS.alliance) || g.followed !== NONE) return;
  const at = HEX_SPOTS[castleOf(g, SHIELDS.alliance)] as string;
  for (let whom = 0; whom < g.seats; whom++) if (whom !== seat) into.push({ do: 'follow', at, whom });
}

/** Once in one’s own turn, an unused die to any other number. */
function offerTurns(g: Readonly<Burgundy>, seat: Seat, into: BurgundyChoice[]): void {
  const duke = dukeOf(g, seat);
  const at = HEX_SPOTS[castleOf(g, SHIELDS.fortune)] as string;
  for (let die = 0; die < duke.dice.length; die++) {
    if (isUsed(duke, die)) continue;
    for (let face = 1; face <= FACES; face++) if (face !== duke.dice[die]) into.push({ do: 'turnDie', at, die, face });
  }
}

/** Was it one of these? Then what was asked is asked again. */
export function shieldAct(g: Burgundy, seat: Seat, c: BurgundyChoice, tell: BurgundyTell): boolean {
  if (c.do === 'follow') follow(g, seat, c.whom, tell);
  else if (c.do === 'turnDie') turnDie(g, seat, c, tell);
  else return false;
  return true;
}

function turnDie(g: Burgundy, seat: Seat, { die, face, at }: TurnDie, tell: BurgundyTell): void {
  const { dice } = dukeOf(g, seat);
  const from = dice[die] as number;
  dice[die] = face;
  g.dieTurned = true;
  tell({ what: 'turnedDie', seat, die, from, to: face, at });
}
