/** The signs of the field and of its units. */
import { drawnAs, type Legend } from '@/table/kit/legend';
import { icons } from '@/pieces/icons';
import { glyphs, openWagons } from './glyphs';

/** Pole and pennon, as beside the flags of the field. */
const FLAG = 'M5 2h2v20H5zM8 3l13 5-13 5z';
const DOTS =
  'M6 5a1.500 1.500 0 1 0 .01 0zM12 5a1.500 1.500 0 1 0 .01 0zM18 5a1.500 1.500 0 1 0 .01 0zM6 12a1.500 1.500 0 1 0 .01 0zM12 12a1.500 1.500 0 1 0 .01 0zM18 12a1.500 1.500 0 1 0 .01 0z';

export const legend: Legend = [
  drawnAs(
    glyphs.heavyCavalry,
    'Heavy cavalry: strong on plains, never on mountains',
    'Cavalleria pesante: forte in pianura, mai sui monti',
  ),
  drawnAs(glyphs.lightCavalry, 'Light cavalry: fast, never on mountains', 'Cavalleria leggera: veloce, mai sui monti'),
  drawnAs(glyphs.mountedArchers, 'Mounted archers: fast, shoot one hex far', 'Arcieri a cavallo: veloci, tirano a un esagono'),
  drawnAs(glyphs.heavyInfantry, 'Heavy infantry', 'Fanteria pesante'),
  drawnAs(glyphs.lightInfantry, 'Light infantry', 'Fanteria leggera'),
  drawnAs(glyphs.pikemen, 'Pikemen: the bane of riders', 'Picchieri: il terrore di chi cavalca'),
  drawnAs(glyphs.archers, 'Archers: shoot one hex far', 'Arcieri: tirano a un esagono'),
  drawnAs(glyphs.longbowmen, 'Longbowmen: shoot two hexes far', 'Arcieri con arco lungo: tirano a due esagoni'),
  drawnAs(glyphs.wagonTrain, 'Wagon train, fortified: one attack opens it', 'Carovana fortificata: un attacco la apre'),
  drawnAs(
    openWagons,
    'Wagon train, open: the next attack destroys it, for 3 points',
    'Carovana aperta: il prossimo attacco la distrugge, per 3 punti',
  ),
  drawnAs(FLAG, 'Flag: 1 point for whoever holds it, the double one 2', 'Bandiera: 1 punto a chi la tiene, la doppia 2'),
  drawnAs(
    DOTS,
    'Dotted hex: under enemy control, the march ends there',
    'Esagono punteggiato: sotto controllo nemico, la marcia finisce lì',
  ),
  drawnAs(icons.trophy, 'Victory points, one after the other', 'Punti vittoria, uno dopo l’altro'),
  drawnAs(icons.hourglass, 'Time tokens; beside a unit: it waits to come back', 'Gettoni tempo; accanto a un’unità: aspetta di rientrare'),
  drawnAs(icons.scales, 'The calculator of fights', 'Il calcolatore degli scontri'),
];
