/** 9: what one’s own piece on a construction space, or on I37 or I47, may do. */
import type { Seat, Spot } from '@/engine/contract';
import { RARE_COLOURS } from '../data/names';
import { PRIVATE_SHRINE, PRIVATE_WORKS } from '../data/tiles';
import { numberOf, spaceSpot, tileSpot } from '../spots';
import { merchantOf, NONE, ownerOf, type Tadmor, type TadmorChoice, type TadmorTell } from '../state';
import { EBLA } from './market';
import { drawMissions, fulfil, offerMissions } from './missions';
import { isPosted, ownSpace, sendHome, spaceAt, spacesFor } from './pieces';
import { buyByName, offerRare, payForRare } from './rareGoods';
import { buildPart, offerTemple } from './temple';
import { build, offerBuilding } from './tower';
import { betray, offerTraitor } from './traitor';

export function offerConstruction(g: Readonly<Tadmor>, seat: Seat, offers: TadmorChoice[]): void {
  const [build1, build2, traitor, mission] = (['build1', 'build2', 'traitor', 'mission'] as const).map(does => ownSpace(g, seat, does)) as [
    number,
    number,
    number,
    number,
  ];
  if (build1 !== NONE) offerBuilding(g, seat, spaceSpot(build1), false, offers);
  if (build2 !== NONE) offerBuilding(g, seat, spaceSpot(build2), true, offers);
  if (traitor !== NONE) offerTraitor(g, seat, spaceSpot(traitor), offers);
  for (const space of own(g, seat, 'temple'))
    if (space !== EBLA || !merchantOf(g, seat).tradesAtEbla) offerTemple(g, seat, spaceSpot(space), offers);
  for (const space of own(g, seat, 'rare')) offerRare(g, seat, spaceSpot(space), colourAt(space), offers);
  if (mission !== NONE) offerMissions(g, seat, spaceSpot(mission), offers);
  if (isPosted(g, seat, PRIVATE_SHRINE)) offerTemple(g, seat, tileSpot(PRIVATE_SHRINE), offers);
  if (isPosted(g, seat, PRIVATE_WORKS)) offerAnyWork(g, seat, tileSpot(PRIVATE_WORKS), offers);
}

function own(g: Readonly<Tadmor>, seat: Seat, does: 'temple' | 'rare'): number[] {
  return spacesFor(does).filter(space => g.board[space] !== NONE && ownerOf(g.board[space] as number) === seat);
}

const colourAt = (space: number): number => RARE_COLOURS.indexOf(spaceAt(space).colour ?? 'grey');

/** 9.27: any of the eight, also one that is chosen on the board too. */
function offerAnyWork(g: Readonly<Tadmor>, seat: Seat, from: Spot, offers: TadmorChoice[]): void {
  offerBuilding(g, seat, from, false, offers);
  offerBuilding(g, seat, from, true, offers);
  offerTraitor(g, seat, from, offers);
  offerTemple(g, seat, from, offers);
  for (let colour = 0; colour < RARE_COLOURS.length; colour++) offerRare(g, seat, from, colour, offers);
  offerMissions(g, seat, from, offers);
}

export function actInConstruction(g: Tadmor, seat: Seat, c: TadmorChoice, tell: TadmorTell): void {
  switch (c.do) {
    case 'build1':
    case 'build2':
      return build(g, seat, c.from, c.count, c.do === 'build2', tell);
    case 'traitor':
      return betray(g, seat, numberOf(c.at), c.from, tell);
    case 'temple':
      return buildPart(g, seat, c.which, c.from, tell);
    case 'buyRare':
      return payForRare(g, seat, numberOf(c.at), c.from, tell);
    case 'buyRareByName':
      return buyByName(g, seat, numberOf(c.at), c.from, tell);
    case 'draw':
      sendHome(g, seat, c.from);
      return drawMissions(g, seat, 1, tell);
    case 'fulfil':
      return fulfil(g, seat, numberOf(c.at), c.from, tell);
    default:
  }
}
