import type { LanguageForm } from '../languageForm';

export const lessons: LanguageForm['lessons'] = {
  aim: {
    title: 'Pochi turni per un regno',
    help: 'Danno punti province, fortezze, nemici distrutti, l’oro che compra punti e il primato su un percorso. Tre gettoni decidono l’inizio: la Produzione nutre, il Commercio arricchisce, il Militare combatte.',
  },
  actions: {
    title: 'Due azioni a turno',
    help: 'Sviluppa un percorso, forma un esercito, costruisci una fortezza, potenzia, o dichiara guerra. La prima azione va in ordine, la seconda al contrario. Tieni il dito su una provincia o un percorso per leggere che cosa dà.',
  },
  marching: {
    title: 'La marcia',
    help: 'Ogni passo costa un punto azione. Per attaccare, all’arrivo deve restarne uno. Tutti marciano prima della prima battaglia.',
  },
  barbarians: {
    title: 'I barbari',
    help: 'Hanno forza 1 fino al turno 3, 2 fino al turno 7, poi 3. Un danno pari alla vita li scaccia; di più li distrugge per un punto.',
  },
  princesses: {
    title: 'Le principesse',
    help: 'Dopo le battaglie ogni principessa può fare un passo in una provincia libera o tua. Da sola la controlla, e non mangia mai.',
  },
  trade: {
    title: 'Il commercio',
    help: 'Solo con un centro commerciale. La banca vuole più risorse di un tipo per una di un altro. 10 monete d’oro comprano un punto.',
  },
  feeding: {
    title: 'Prima si mangia',
    help: 'La fanteria mangia 1, gli arcieri 2, la cavalleria 3, prima di ottenere qualcosa in questo turno. Chi non mangia muore.',
  },
  unification: {
    title: 'La nazione è completa',
    help: 'Una volta a partita puoi unificarla per molte azioni insieme: di più se hai anche le sue province contese.',
  },
};
