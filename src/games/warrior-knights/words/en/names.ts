import type { Names } from '../languageForm';
import { agendas, events, motions } from './cards';

export const names: Names = {
  barons: ['Baron Madder', "Baron D'Emerande", 'Baron Niebieski', 'Baron Zobel', 'Baron De Limon', 'Baron Da Viola'],
  colours: ['red', 'green', 'blue', 'black', 'yellow', 'purple'],
  nations: { english: 'English', polish: 'Polish', romanian: 'Romanian', swiss: 'Swiss', lombard: 'Lombard', tuscan: 'Tuscan' },
  regulars: 'Regulars',
  shapes: { star: 'star', square: 'square', triangle: 'triangle', circle: 'circle' },
  deeds: {
    levyTaxes: 'Levy Taxes',
    draftSoldiers: 'Draft Soldiers',
    rallySupport: 'Rally Support',
    serveChurch: 'Serve the Church',
    mobilizeForces: 'Mobilize Forces',
    versatileStrategy: 'Versatile Strategy',
  },
  neutrals: {
    importantEvent: 'Important Event',
    fundExpeditions: 'Fund Expeditions',
    upgradeDefenses: 'Upgrade Defenses',
    musterTroops: 'Muster Troops',
    uncertainTimes: 'Uncertain Times',
  },
  phases: { taxation: 'Taxation', wages: 'Wages', assembly: 'Assembly' },
  fleets: { ceylon: 'Ceylon', spice: 'the Spice Islands', china: 'China' },
  outcomes: {
    lost: 'the fleet is lost',
    noNews: 'no news',
    x1: 'stakes come back',
    x2: 'twice the stakes',
    x3: 'three times the stakes',
    x4: 'four times the stakes',
  },
  results: { deal: 'Deal 100', prevent: 'Prevent 100', victory: 'Victory', draw: 'Draw one more' },
  eventColours: { red: 'red', green: 'green', blue: 'blue' },
  events,
  agendas,
  motions,
  vows: { peace: 'peace this round', passage: 'free passage this round', votes: 'support by Votes this round', favour: 'a favour later' },
  heirOf: noble => `the heir of ${noble}`,
  nothing: 'nothing',
  cities: {},
};
