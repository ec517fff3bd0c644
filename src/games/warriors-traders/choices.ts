/**
 * Choices that read the same whenever they are offered, each made once and then shared: nobody writes into a choice.
 * To make them anew for every question took a third of the time of a random match.
 */
import { MAPS } from './data/lands';
import { ARMIES, KINDS, RESOURCES, TRACKS, type ArmyName } from './data/names';
import { BANK_SPOTS, provinceSpotsOf, RIVAL_SPOTS, TRACK_SPOTS } from './spots';
import { landOf, type Traders, type TradersChoice } from './state';

type Choices = readonly TradersChoice[];

/** By track. */
const DEVELOPS: Choices = TRACK_SPOTS.map(at => ({ do: 'develop', at }));
export const developChoice = (track: number): TradersChoice => DEVELOPS[track] as TradersChoice;

/** By the track a token leaves, then by the one it goes to. */
const SHIFTS: readonly Choices[] = TRACKS.map(from => TRACK_SPOTS.map(at => ({ do: 'shift', at, from })));
export const shiftChoice = (from: number, to: number): TradersChoice => SHIFTS[from]?.[to] as TradersChoice;

/** By what is given, then by what is got. */
const TRADES: readonly Choices[] = RESOURCES.map(give => BANK_SPOTS.map(at => ({ do: 'bank', at, give })));
export const bankChoice = (give: number, get: number): TradersChoice => TRADES[give]?.[get] as TradersChoice;

const RIVAL_CHOICES = {
  war: RIVAL_SPOTS.map((at): TradersChoice => ({ do: 'war', at })),
  offerPeace: RIVAL_SPOTS.map((at): TradersChoice => ({ do: 'offerPeace', at })),
  route: RIVAL_SPOTS.map((at): TradersChoice => ({ do: 'route', at })),
  ally: RIVAL_SPOTS.map((at): TradersChoice => ({ do: 'ally', at })),
  deal: RIVAL_SPOTS.map((at): TradersChoice => ({ do: 'deal', at })),
} as const;
export const rivalChoice = (verb: keyof typeof RIVAL_CHOICES, seat: number): TradersChoice => RIVAL_CHOICES[verb][seat] as TradersChoice;

const FORTS = Object.fromEntries(MAPS.map(map => [map, provinceSpotsOf(map).map((at): TradersChoice => ({ do: 'fort', at }))]));
export const fortChoice = (g: Readonly<Traders>, province: number): TradersChoice => FORTS[landOf(g).map]?.[province] as TradersChoice;

/** By province, then by kind. */
const ARMIES_AT = Object.fromEntries(
  MAPS.map(map => [
    map,
    provinceSpotsOf(map).map(at => ARMIES.map((kind): TradersChoice => ({ do: 'army', at, unit: KINDS[kind] satisfies ArmyName }))),
  ]),
);
export const armyChoicesAt = (g: Readonly<Traders>, province: number): Choices => ARMIES_AT[landOf(g).map]?.[province] as Choices;
