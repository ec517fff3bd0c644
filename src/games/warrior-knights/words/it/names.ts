import type { Names } from '../languageForm';
import { agendas, events, motions } from './cards';

export const names: Names = {
  barons: ['Barone Madder', "Barone D'Emerande", 'Barone Niebieski', 'Barone Zobel', 'Barone De Limon', 'Barone Da Viola'],
  colours: ['rosso', 'verde', 'blu', 'nero', 'giallo', 'viola'],
  nations: { english: 'Inglesi', polish: 'Polacchi', romanian: 'Rumeni', swiss: 'Svizzeri', lombard: 'Lombardi', tuscan: 'Toscani' },
  regulars: 'Regolari',
  shapes: { star: 'stella', square: 'quadrato', triangle: 'triangolo', circle: 'cerchio' },
  deeds: {
    levyTaxes: 'Riscossione Tasse',
    draftSoldiers: 'Reclutare Soldati',
    rallySupport: 'Raccolta Consensi',
    serveChurch: 'Servire la Chiesa',
    mobilizeForces: 'Mobilitazione delle Forze',
    versatileStrategy: 'Strategia Versatile',
  },
  neutrals: {
    importantEvent: 'Evento Importante',
    fundExpeditions: 'Finanziare Spedizioni',
    upgradeDefenses: 'Migliorie Difensive',
    musterTroops: 'Arruolamento',
    uncertainTimes: 'Tempi Incerti',
  },
  phases: { taxation: 'Tassazione', wages: 'Paga delle Truppe', assembly: 'Assemblea' },
  fleets: { ceylon: 'Ceylon', spice: 'Isole delle Spezie', china: 'Cina' },
  outcomes: {
    lost: 'la flotta è perduta',
    noNews: 'nessuna novità',
    x1: 'tornano le somme investite',
    x2: 'il doppio della posta',
    x3: 'tre volte la posta',
    x4: 'quattro volte la posta',
  },
  results: { deal: 'Infliggi 100', prevent: 'Previeni 100', victory: 'Vittoria', draw: 'Pesca un’altra carta' },
  eventColours: { red: 'rosso', green: 'verde', blue: 'blu' },
  events,
  agendas,
  motions,
  cities: {
    Constantinople: 'Costantinopoli',
    Syracuse: 'Siracusa',
    Cadiz: 'Cadice',
    Jerusalem: 'Gerusalemme',
    Alexandria: 'Alessandria',
    Acre: 'Acri',
  },
};
