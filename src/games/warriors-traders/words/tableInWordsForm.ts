/** What only the table in words says. */
import type { Language } from '@/engine/contract';

export interface TableInWordsForm {
  readonly goal: (points: number) => string;
  readonly barbarians: (strength: number) => string;
  readonly order: (nations: string) => string;
  readonly player: (who: string, nation: string) => string;
  readonly points: (points: string) => string;
  readonly gone: (turn: number) => string;
  readonly goods: (goods: string, income: string) => string;
  readonly unified: string;
  readonly core: (missing: string) => string;
  readonly whole: string;
  readonly wars: (names: string) => string;
  readonly routes: (names: string) => string;
  readonly allies: (names: string) => string;
  readonly provinces: string;
  readonly noProvinces: string;
  readonly barbarianLand: string;
  readonly freeLand: string;
  readonly none: string;
  readonly neighbours: (names: string) => string;
}

const en: TableInWordsForm = {
  goal: points => `${points} points at the end of a turn end the match`,
  barbarians: strength => `Barbarian armies have strength and resistance ${strength}`,
  order: nations => `Order of play: ${nations}`,
  player: (who, nation) => `${who}, ${nation}`,
  points: points => `Has ${points}`,
  gone: turn => `Has left the match in turn ${turn}`,
  goods: (goods, income) => `Has ${goods}; the next upkeep brings ${income}`,
  unified: 'Has united the nation',
  core: missing => `To unite the nation still needs ${missing}`,
  whole: 'Holds all it takes to unite the nation',
  wars: names => `At war with ${names}`,
  routes: names => `Trade routes with ${names}`,
  allies: names => `Allied with ${names}`,
  provinces: 'Provinces',
  noProvinces: 'Holds no province',
  barbarianLand: 'Barbarian land',
  freeLand: 'Free land',
  none: 'None',
  neighbours: names => `next to ${names}`,
};

const it: TableInWordsForm = {
  goal: points => `${points} punti alla fine di un turno chiudono la partita`,
  barbarians: strength => `Gli eserciti barbari hanno forza e resistenza ${strength}`,
  order: nations => `Ordine di gioco: ${nations}`,
  player: (who, nation) => `${who}, ${nation}`,
  points: points => `Ha ${points}`,
  gone: turn => `Ha abbandonato la partita al turno ${turn}`,
  goods: (goods, income) => `Ha ${goods}; il prossimo sostentamento porta ${income}`,
  unified: 'Ha unificato la nazione',
  core: missing => `Per unificare la nazione servono ancora ${missing}`,
  whole: 'Ha tutto ciò che serve per unificare la nazione',
  wars: names => `In guerra con ${names}`,
  routes: names => `Rotte commerciali con ${names}`,
  allies: names => `Alleanza con ${names}`,
  provinces: 'Province',
  noProvinces: 'Non controlla province',
  barbarianLand: 'Terre barbare',
  freeLand: 'Terre libere',
  none: 'Nessuna',
  neighbours: names => `confina con ${names}`,
};

export const readingWords: Readonly<Record<Language, TableInWordsForm>> = { en, it };
