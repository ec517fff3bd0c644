/** Le poche parole che stanno sul tabellone. */
import { to } from '@/words/grammar/italian';
import type { BoardWords } from '../boardWordsForm';
import { there } from './places';

const hurts = (damage: number): string => (damage === 1 ? '1 danno' : `${damage} danni`);

export const boardWords: BoardWords = {
  close: 'Chiudi',
  buildHere: 'Costruisci qui',
  goal: points => `${points} punti chiudono la partita`,
  barbarians: strength => `Eserciti barbari: forza ${strength}`,
  income: amount => `+${amount}`,
  mat: (who, nation) => `${who}: ${nation}`,
  numbered: (nation, number) => `${nation}, n. ${number}`,
  unified: 'unita',
  gone: turn => `Ha lasciato al turno ${turn}`,
  homeland: (nation, held, needed) => `${nation}: ${held} delle ${needed} province che la unificano`,
  atWar: 'guerra',
  route: 'rotta',
  ally: 'alleato',
  withRival: { deal: 'Scambia', route: 'Apri una rotta', offerPeace: 'Offri la pace' },
  bank: rate => `La banca dà 1 per ${rate}`,
  payFirst: 'Tocca con che cosa paghi, poi che cosa compri.',
  bankClosed: 'Un monopolio ti chiude la banca.',
  youGive: 'Dai',
  youGet: 'Ricevi',
  nothing: 'niente',
  tapToGive: 'Tocca le tue risorse per darle, qui le sue per averle.',
  proposalTo: who => `La tua proposta ${to(who)}`,
  theyOffer: who => `${who} propone`,
  battleIn: place => `Battaglia ${there(place)}`,
  attack: damage => `Attacco ${damage}`,
  defence: damage => `Difesa ${damage}`,
  stillToDeal: damage => `${damage} da assegnare`,
  destroysAll: damage => `Con ${hurts(damage)} puoi distruggere tutti i difensori.`,
  clears: damage => `Con ${hurts(damage)} puoi liberare la provincia, scacciando qualcuno.`,
  cannotClear: damage => `Con ${hurts(damage)} la provincia non si libera: i tuoi ancora in piedi devono ripiegare.`,
  theyDivide: damage => `Infliggono ${hurts(damage)} come vogliono.`,
  theyStrike: fates => `Colpiscono: ${fates}.`,
  fate: (piece, fate) => `${piece} ${{ unhurt: 'senza danni', wounded: 'con ferite', retreats: 'in ritirata', dies: 'fuori gioco' }[fate]}`,
  flee: (places, count) =>
    count === 0
      ? 'Scacciati, sono perduti: non hanno dove fuggire.'
      : `Scacciati, fuggono: ${places}${count > 1 ? '; scegli tu dove' : ''}.`,
  kept: most => `max ${most}`,
  noFurther: 'Nessuno risponde ai colpi.',
  strengthAndLife: (piece, strength, life) => `${piece}, forza ${strength}, vita ${life}`,
};
