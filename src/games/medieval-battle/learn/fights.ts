/** Fights that are read before they are fought, and the army that one brings. */
import { said } from '@/engine/tutorial';
import { costOf, isRevealed } from '../state';
import { victoryPoints } from '../rules/flags';
import { flagInReach, flagToTake, isTurn, LEGAL, outcomeOf, seatIn, WASTED, type Lesson } from './looks';

export const fights: readonly Lesson[] = [
  {
    id: 'fight',
    title: said('Read a fight', 'Leggere uno scontro'),
    seed: 1,
    shows: (g, q, offers) =>
      isTurn(q) &&
      offers.some(c => (outcomeOf(g, c, q) ?? -1) > 0) &&
      offers.some(c => c.do === 'attack' && (outcomeOf(g, c, q) ?? 1) <= 0),
    rival: 5,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'There are no dice. Tap a unit, then an enemy beside it: the card tells how the fight ends.',
          'Non ci sono dadi. Tocca un’unità, poi un nemico accanto: la carta dice come finisce lo scontro.',
        ),
      },
      {
        says: said(
          'Plus is yours, minus theirs: each unit has two knights, and +1 costs the enemy one of them.',
          'Il più è tuo, il meno è loro: ogni unità ha due cavalieri, e +1 ne costa uno al nemico.',
        ),
      },
      {
        says: said(
          'Find a fight that costs only the enemy, and tap it once more to fight.',
          'Trova uno scontro che costa solo al nemico, e toccalo ancora per combattere.',
        ),
        offers: c => c.do === 'attack',
        wants: (c, g, q) => (outcomeOf(g, c, q) ?? 0) > 0,
        wrong: [
          {
            says: said(
              'Here you pay as much as they do, or more. Look at types, heights and woods, and choose another pair.',
              'Qui paghi quanto loro, o di più. Guarda tipi, altezze e boschi, e scegli un’altra coppia.',
            ),
          },
        ],
      },
      {
        says: said(
          'Whoever was attacked may stand or give way. Either way the hex is contested, and a fight ends your turn.',
          'Chi è attaccato può resistere o ritirarsi. In ogni caso l’esagono è conteso, e lo scontro chiude il turno.',
        ),
      },
    ],
  },
  {
    id: 'shooting',
    title: said('Bows', 'Gli arcieri'),
    seed: 1,
    shows: (_, q, offers) => isTurn(q) && offers.some(c => c.do === 'shoot'),
    rival: 6,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Archers wound from afar and take no wound themselves. Woods and rocks cover whoever stands there.',
          'Gli arcieri colpiscono da lontano e non subiscono niente. Boschi e rocce coprono chi ci sta.',
        ),
      },
      {
        says: said('A target is in sight: shoot.', 'C’è un bersaglio in vista: tira.'),
        wants: c => c.do === 'shoot',
        wrong: [
          WASTED,
          {
            to: c => c.do === 'attack',
            says: said(
              'Bows are weak hand to hand. From here the shot costs you nothing.',
              'Gli arcieri sono deboli corpo a corpo. Da qui il tiro non ti costa niente.',
            ),
          },
          {
            to: c => c.do === 'step',
            says: said('Moving spends points; the target is in range already.', 'Muoversi costa punti, e il bersaglio è già a tiro.'),
          },
        ],
      },
      {
        says: said(
          'A shot ends the turn like a fight. Higher ground adds 1: put archers on hills beside flags.',
          'Il tiro chiude il turno come uno scontro. Dall’alto vale 1 in più: metti gli arcieri sui colli vicino alle bandiere.',
        ),
      },
    ],
  },
  {
    id: 'retreat',
    title: said('Give way', 'La ritirata'),
    seed: 86,
    shows: (_, q, offers) => q.ask === 'retreat' && offers.length > 2,
    rival: 7,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'You are attacked. The card shows what standing would cost you.',
          'Sei attaccato. La carta mostra quanto ti costerebbe resistere.',
        ),
      },
      {
        says: said(
          'Save your knights: give way to a lit hex. It costs the points of the ground you leave.',
          'Salva i cavalieri: ritirati su un esagono acceso. Costa i punti del terreno che lasci.',
        ),
        wants: c => c.do === 'retreat',
        wrong: [
          {
            to: c => c.do === 'stand',
            says: said(
              'Sometimes right, when the fight is good for you. Here look at what it costs.',
              'A volte è giusto, quando lo scontro ti conviene. Qui guarda quanto costa.',
            ),
          },
          {
            to: c => c.do === 'leave',
            says: said(
              'Off the board the unit is safe, but it waits until you regroup. A step back is enough.',
              'Fuori dal campo è al sicuro, ma aspetta il raggruppamento. Basta un passo indietro.',
            ),
          },
        ],
      },
      {
        says: said(
          'The attacker takes the hex you left, and the flag on it if one stands there. Knights can come again.',
          'L’attaccante prende l’esagono lasciato, e la bandiera se c’è. I cavalieri possono tornare.',
        ),
      },
    ],
  },
  {
    id: 'win',
    title: said('The fifth point', 'Il quinto punto'),
    seed: 38,
    shows: (g, q, offers) => {
      const c = isTurn(q) ? flagInReach(g, seatIn(q), offers) : undefined;
      return c !== undefined && victoryPoints(g, seatIn(q)) === 4;
    },
    rival: 8,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'You have 4 points. One more at the end of a turn wins at once.',
          'Hai 4 punti. Un altro alla fine di un turno vince subito.',
        ),
      },
      {
        says: said('Take it.', 'Prendilo.'),
        wants: (c, g, q) => (q.ask === 'march' ? c.do === 'stop' : flagToTake(g, c, seatIn(q)) >= 0),
        goal: (g, me) => g.winner === me,
        wrong: [
          WASTED,
          {
            says: said(
              'Why fight when a flag is free? Count points before you count knights.',
              'Perché combattere se una bandiera è libera? Conta i punti prima dei cavalieri.',
            ),
          },
        ],
      },
      {
        says: said(
          'Won: not by slaying, but by standing in the right places in time.',
          'Vinta: non uccidendo, ma stando in tempo nei posti giusti.',
        ),
      },
    ],
  },
  {
    id: 'army',
    title: said('An army of your own', 'Un esercito tuo'),
    seed: 1,
    shows: (_, q) => q.ask === 'recruit',
    rival: 9,
    wrong: LEGAL,
    beats: [
      {
        says: said(
          'Before the battle you recruit in secret for 20 points. What you do not spend is lost.',
          'Prima della battaglia recluti in segreto per 20 punti. Quelli non spesi sono persi.',
        ),
      },
      {
        says: said(
          'Look at the ground: plains for riders, woods for light infantry and pikes. Recruit until the purse is empty, then be ready.',
          'Guarda il terreno: pianure per i cavalieri, boschi per fanteria leggera e picchieri. Recluta finché hai punti, poi sei pronto.',
        ),
        wants: (c, g, q) => c.do === 'recruit' || (c.do === 'ready' && costOf(g.recruited[seatIn(q)]) > 18),
        goal: g => isRevealed(g),
        wrong: [
          {
            to: c => c.do === 'ready',
            says: said(
              'Points are left, and they do not come again. Take more units first.',
              'Restano punti, e non tornano. Prima prendi altre unità.',
            ),
          },
          {
            to: c => c.do === 'dismiss',
            says: said(
              'You may change your mind as often as you like. Now fill the army up.',
              'Puoi cambiare idea quando vuoi. Ora completa l’esercito.',
            ),
          },
        ],
      },
      {
        says: said(
          'Both armies lie open. Now the wagon train: on a plain, well behind your flags, for it is worth 3 points.',
          'I due eserciti sono scoperti. Ora la carovana: in pianura, ben dietro le tue bandiere, perché vale 3 punti.',
        ),
        wants: c => c.do === 'placeWagonTrain',
      },
      {
        says: said(
          'Then one unit each in turn. Place your first where it reaches a flag soon.',
          'Poi un’unità a testa. Piazza la prima dove arriva presto a una bandiera.',
        ),
        wants: c => c.do === 'deploy',
        wrong: [
          {
            says: said(
              'What you hold back enters only when you regroup. Place it.',
              'Ciò che tieni indietro entra solo al raggruppamento. Piazzala.',
            ),
          },
        ],
      },
      {
        says: said(
          'Go on like that until both armies stand. A few in reserve are no fault. Now play.',
          'Continua così finché i due eserciti sono in campo. Qualche riserva non è un errore. Ora gioca.',
        ),
      },
    ],
  },
];
