/** What a tap in vain is answered before the battle: while the field is laid, armies are recruited and units deployed. */
import { areAnswered } from './inVain';
import { mustered, opening } from './table';

areAnswered({
  'a fourth counter': {
    table: () => opening().choose(...Array.from({ length: 3 }, () => 'recruit recruit:pikemen')),
    at: 'recruit:pikemen',
    en: 'All 3 counters of this type are taken.',
    it: 'Tutti i 3 gettoni di questo tipo sono presi.',
  },
  'a second longbow': {
    table: () => opening().choose('recruit recruit:longbowmen'),
    at: 'recruit:longbowmen',
    en: 'The standard map allows one unit of longbowmen.',
    it: 'La mappa standard ammette una sola unità con arco lungo.',
  },
  'more than is left': {
    table: () =>
      opening().choose(
        ...['heavyCavalry', 'lightCavalry', 'heavyInfantry']
          .flatMap(type => Array.from({ length: 3 }, () => type))
          .slice(0, 8)
          .map(type => `recruit recruit:${type}`),
      ),
    at: 'recruit:mountedArchers',
    en: 'It costs 2; you have 1 left.',
    it: 'Costa 2; te ne resta 1.',
  },
  'a wagon train in the woods': {
    table: () => mustered([[], []]),
    at: 'hex:30',
    en: 'A wagon train stays on plains.',
    it: 'La carovana resta in pianura.',
  },
  'a unit before the wagon train': {
    table: () => mustered([['pikemen'], []]),
    at: 'unit:1',
    en: 'Place your wagon train first, then your units.',
    it: 'Prima piazza la carovana, poi le unità.',
  },
  'a wagon train beside a flag': {
    table: () => mustered([[], []]),
    at: 'hex:76',
    en: 'Too near a flag: keep at least 3 hexes away.',
    it: 'Troppo vicino a una bandiera: resta ad almeno 3 esagoni.',
  },
  'a unit beside the enemy’s wagon train': {
    table: () => mustered([['pikemen'], []]).choose('placeWagonTrain hex:139', 'placeWagonTrain hex:8'),
    at: 'hex:7',
    held: 'unit:1',
    en: 'Too near the enemy wagon train: keep at least 3 hexes away.',
    it: 'Troppo vicino alla carovana nemica: resta ad almeno 3 esagoni.',
  },
  'riders deployed on a mountain': {
    table: () => mustered([['lightCavalry'], []]).choose('placeWagonTrain hex:139', 'placeWagonTrain hex:8'),
    at: 'hex:55',
    held: 'unit:1',
    en: 'Riders cannot enter mountains.',
    it: 'Chi è a cavallo non entra in montagna.',
  },
  'a unit upon another': {
    table: () => mustered([['pikemen'], []]).choose('placeWagonTrain hex:139', 'placeWagonTrain hex:8'),
    at: 'unit:0',
    held: 'unit:1',
    en: 'Another unit stands there.',
    it: 'Lì c’è già un’unità.',
  },
  'the field while an army is recruited': {
    table: () => opening(),
    at: 'hex:70',
    en: 'Recruit your army first; the field waits until deployment.',
    it: 'Prima recluta l’esercito; il campo servirà per lo schieramento.',
  },
  'one less of a type nobody took': {
    table: () => opening(),
    at: 'dismiss:pikemen',
    en: 'You have taken none of this type.',
    it: 'Di questo tipo non ne hai presi.',
  },
  'the field while it is laid': {
    table: () => opening({ map: 'standard', assembly: 'build', side: 'A' }),
    at: 'hex:70',
    en: 'The field is still being laid: choose one of the modules.',
    it: 'Il campo è ancora in costruzione: scegli uno dei moduli.',
  },
  'a mountain with empty hands, of an army of riders': {
    table: () => mustered([['lightCavalry'], []]).choose('placeWagonTrain hex:139', 'placeWagonTrain hex:8'),
    at: 'hex:55',
    en: 'Tap one of your own units first.',
    it: 'Tocca prima una delle tue unità.',
  },
});
