/** Il tavolo a parole. */
import type { TableInWordsForm } from '../tableInWordsForm';

export const tableInWords: TableInWordsForm = {
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
