/** What a tap in vain is answered in the battle. */
import { areAnswered } from './inVain';
import { GONE, HELD_BACK } from '../state';
import { battle, offBoard, put, trainTo, type Sitting } from './table';

const two = (): Sitting =>
  battle(g => {
    put(g, 0, 'heavyCavalry', 89, { points: 1 });
    put(g, 1, 'pikemen', 104);
    put(g, 0, 'pikemen', 62, { points: 0 });
  });
const halted = (): Sitting =>
  battle(g => {
    put(g, 0, 'lightInfantry', 98);
    put(g, 1, 'pikemen', 88);
    trainTo(g, 1, 86);
    put(g, 0, 'pikemen', 62);
  }).choose('step hex:87 unit=2');
const attacked = (type: 'pikemen' | 'lightCavalry'): Sitting =>
  battle(g => {
    put(g, 0, 'heavyCavalry', 89);
    put(g, 1, type, 90);
    if (type === 'pikemen') put(g, 0, 'archers', 79);
  }).choose('attack hex:90 unit=2');
const entering = (): Sitting =>
  battle(g => {
    trainTo(g, 0, 74);
    put(g, 0, 'heavyCavalry', HELD_BACK);
    put(g, 0, 'pikemen', 89);
    offBoard(g, 0, 'archers', 3);
  }).choose('regroup');

areAnswered({
  'an enemy with empty hands': {
    table: two,
    at: 'unit:3',
    en: 'That unit is not yours. Tap one of your own first.',
    it: 'Questa unità non è tua. Tocca prima una delle tue.',
  },
  'an own unit that is spent': {
    table: two,
    at: 'unit:4',
    en: 'This unit has no movement points left; only regrouping brings them back.',
    it: 'Questa unità non ha più punti movimento: li ridà solo il raggruppamento.',
  },
  'an own unit that can do nothing with its last point': {
    table: () =>
      battle(g => {
        put(g, 0, 'pikemen', 87, { points: 1 });
        for (const hex of [75, 86, 88]) put(g, 0, 'heavyInfantry', hex, { points: 0 });
      }),
    at: 'unit:2',
    en: 'Its points left pay for no step, fight or shot here.',
    it: 'I suoi punti non bastano per un passo, uno scontro o un tiro.',
  },
  'a hex too far': {
    table: two,
    at: 'hex:0',
    held: 'unit:2',
    en: 'Out of reach: too few points, or an enemy’s zone lies before it.',
    it: 'Fuori portata: mancano punti, o prima c’è una zona nemica.',
  },
  'a mountain for riders': {
    table: two,
    at: 'hex:102',
    held: 'unit:2',
    en: 'Riders cannot enter mountains.',
    it: 'Chi è a cavallo non entra in montagna.',
  },
  'an enemy two steps away': {
    table: () =>
      battle(g => {
        put(g, 0, 'heavyCavalry', 89);
        put(g, 1, 'pikemen', 92);
      }),
    at: 'unit:3',
    held: 'unit:2',
    en: 'Not from here: move first, then tap it to see the fight.',
    it: 'Non da qui: prima muoviti, poi tocca il nemico per vedere lo scontro.',
  },
  'a reserve in mid-turn': {
    table: () => battle(g => void put(g, 0, 'pikemen', HELD_BACK)),
    at: 'unit:2',
    en: 'In reserve: it enters beside the wagon train when you regroup.',
    it: 'È in riserva: entra accanto alla carovana al raggruppamento.',
  },
  'one that left the board': {
    table: () => battle(g => void offBoard(g, 0, 'pikemen', 1)),
    at: 'unit:2',
    en: 'Off the board: it may enter at the next regroup.',
    it: 'È fuori dal tabellone: può entrare al prossimo raggruppamento.',
  },
  'one that can never come back': {
    table: () =>
      battle(g => {
        put(g, 0, 'pikemen', HELD_BACK);
        g.units[0]!.at = GONE;
      }),
    at: 'unit:2',
    en: 'Without a wagon train, or without time tokens, nobody comes in any more.',
    it: 'Senza carovana, o senza gettoni tempo, nessuno entra più.',
  },
  'a step on from an enemy’s zone': {
    table: halted,
    at: 'hex:99',
    en: 'An enemy controls this hex: the unit moves no further.',
    it: 'Un nemico controlla questo esagono: l’unità non va oltre.',
  },
  'an enemy that does not control the hex': {
    table: halted,
    at: 'unit:1',
    en: 'Only an enemy that controls this hex may be attacked now.',
    it: 'Ora puoi attaccare solo un nemico che controlla questo esagono.',
  },
  'another unit in mid-march': {
    table: halted,
    at: 'unit:4',
    en: 'One unit acts in a turn, and another one is marching.',
    it: 'Una sola unità per turno, e un’altra si sta già muovendo.',
  },
  'rocks with one point left': {
    table: () => battle(g => void put(g, 0, 'heavyCavalry', 64, { points: 3 })).choose('step hex:65 unit=2', 'step hex:66'),
    at: 'hex:80',
    en: 'That costs 2; the unit has 1 left.',
    it: 'Costa 2; all’unità resta 1 punto.',
  },
  'a friend without a point to make way': {
    table: () =>
      battle(g => {
        put(g, 0, 'heavyCavalry', 88);
        put(g, 0, 'pikemen', 90, { points: 0 });
      }).choose('step hex:89 unit=2'),
    at: 'unit:3',
    en: 'Passing a friend needs 2 points, 1 from the friend, and a way out.',
    it: 'Per attraversare un’unità servono 2 punti, 1 suo e un’uscita.',
  },
  'a march after dismounting': {
    table: () =>
      battle(g => void put(g, 0, 'mountedArchers', 91), { options: { dismounting: true } }).choose('step hex:90 unit=2', 'dismount'),
    at: 'hex:77',
    en: 'Dismounted after its march, it may only shoot.',
    it: 'Smontata dopo il movimento, può solo tirare.',
  },
  'a retreat into a zone': {
    table: () => attacked('pikemen'),
    at: 'hex:78',
    en: 'An enemy controls that hex: no retreat there.',
    it: 'Un nemico controlla quell’esagono: niente ritirata lì.',
  },
  'a retreat of more than a step': {
    table: () => attacked('pikemen'),
    at: 'hex:0',
    en: 'A retreat is one step: to a marked hex beside the attacked unit.',
    it: 'La ritirata è di un passo: su un esagono segnato accanto all’unità attaccata.',
  },
  'a retreat onto a mountain': {
    table: () => attacked('lightCavalry'),
    at: 'hex:102',
    en: 'Riders cannot enter mountains.',
    it: 'Chi è a cavallo non entra in montagna.',
  },
  'an entry far from the wagon train': {
    table: entering,
    at: 'hex:104',
    held: 'unit:2',
    en: 'Units enter beside their own wagon train.',
    it: 'Le unità entrano accanto alla propria carovana.',
  },
  'riders entering onto a mountain': {
    table: entering,
    at: 'hex:61',
    held: 'unit:2',
    en: 'Riders cannot enter mountains.',
    it: 'Chi è a cavallo non entra in montagna.',
  },
  'one that is still too far to enter': {
    table: entering,
    at: 'unit:4',
    en: 'Off the board: it may enter at the second regroup from now.',
    it: 'È fuori dal tabellone: può entrare al secondo raggruppamento da ora.',
  },
  'one on the board while others enter': {
    table: entering,
    at: 'unit:3',
    en: 'Regrouping is your whole turn: now only waiting units come in.',
    it: 'Il raggruppamento è tutto il turno: ora entra solo chi aspetta.',
  },
  'a hex with empty hands': {
    table: two,
    at: 'hex:0',
    en: 'Tap one of your own units first.',
    it: 'Tocca prima una delle tue unità.',
  },
  'an entry with empty hands': {
    table: entering,
    at: 'hex:61',
    en: 'Tap one of your own units first.',
    it: 'Tocca prima una delle tue unità.',
  },
  'the marching unit itself': {
    table: halted,
    at: 'unit:2',
    en: 'This unit is acting: tap where it goes, or end the turn.',
    it: 'Questa unità sta agendo: tocca dove va, o chiudi il turno.',
  },
  'the attacker during a retreat': {
    table: () => attacked('pikemen'),
    at: 'unit:2',
    en: 'Only the attacked unit answers now: it fights or retreats.',
    it: 'Ora risponde solo l’unità attaccata: resiste o si ritira.',
  },
  'a far unit during a retreat': {
    table: () => attacked('pikemen'),
    at: 'unit:0',
    en: 'Only the attacked unit answers now: it fights or retreats.',
    it: 'Ora risponde solo l’unità attaccata: resiste o si ritira.',
  },
  'a unit in the way of a retreat': {
    table: () =>
      battle(g => {
        put(g, 0, 'heavyCavalry', 89);
        put(g, 1, 'pikemen', 90);
        put(g, 1, 'archers', 78);
      }).choose('attack hex:90 unit=2'),
    at: 'unit:4',
    en: 'Another unit stands there.',
    it: 'Lì c’è già un’unità.',
  },
});
