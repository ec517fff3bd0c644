/** The whole rules of Medieval Battle in our own words, in the order one needs them. */
import { upperFirst } from '@/words/grammar/text';
import type { Chapter } from '@/engine/contract';
import type { Recruit } from '../../data/units';
import { unit } from './names';
import { meleeRows, shotValues } from '../values';

const name = (type: Recruit): string => unit(type);

export const chapters: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'The goal',
    look: 'Flags in a player’s colour are held, plain ones are free. Below: points, time and wagon trains of both sides.',
    paragraphs: [
      'Two armies meet on a field of hexes. There are no dice: every fight can be worked out before it begins.',
      'You score victory points by holding flags, 1 or 2 each, and 3 for destroying the enemy wagon train. Whoever has 5 points on the standard map, or 6 on the large one, at the end of a turn wins at once.',
    ],
  },
  {
    id: 'battlefield',
    title: 'The battlefield',
    look: 'Tap a module, then how it shall lie: it comes into the framed place.',
    asks: ['layModule'],
    paragraphs: [
      'The standard map has one inner module, three outer and three supplementary ones; the large map has two, five and four. All outer and supplementary modules show the same side, A or B.',
      'A double flag worth 2 points stands in the middle of each inner module. A single flag worth 1 stands on each supplementary module, on the side that faces inwards.',
      'Before the battle you may take a ready-made field, let chance lay the modules, or build it together, one module each in turn.',
    ],
  },
  {
    id: 'terrain',
    title: 'Terrain',
    look: 'The unit in hand shows how many points it would have left on each hex. Compare plains with woods, hills and mountains.',
    paragraphs: [
      'Entering a plain costs 1 movement point; woods, rocky hills and mountains cost 2.',
      'Plains and woods lie at level 0, rocky hills at 1, mountains at 2. Fighting or shooting from a higher level is an advantage; it counts once, however great the difference.',
      'Cavalry may not enter mountains. The wagon train stays on plains. Everybody else goes anywhere.',
    ],
  },
  {
    id: 'army',
    title: 'Recruiting',
    look: 'Take units with plus and put them back with minus: the purse says what is left.',
    asks: ['recruit'],
    paragraphs: [
      'Having seen the field, both players recruit in secret: 20 recruitment points on the standard map, 30 on the large one. Points left over are lost.',
      'Heavy cavalry costs 3. Light cavalry, mounted archers, heavy infantry and longbowmen cost 2. Light infantry, pikemen and archers cost 1. There are three counters of each type, but only two of longbowmen, and the standard map allows a single unit of them.',
      'The wagon train costs nothing and always comes along. When both are ready, the armies are shown.',
      'A unit is two knights strong. One loss leaves one knight; a second loss removes the unit.',
    ],
  },
  {
    id: 'deployment',
    title: 'Deployment',
    look: 'Tap a unit below, then a lit hex: none lies within 2 of a flag or of the enemy wagon train.',
    asks: ['placeWagonTrain', 'deploy'],
    paragraphs: [
      'The first player, Red in the box, places his wagon train, then the second, Yellow: on a plain, at least 3 hexes from every flag, and the second at least 3 from the first.',
      'Then you place one unit each in turn, the first player beginning: at least 3 hexes from every flag and from the enemy wagon train, on a free hex which the unit may enter.',
      'You may stop at any time and keep the rest in reserve; reserves enter later, when you regroup. Once you have stopped, your opponent places the remaining units in a row.',
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    look: 'Tap one of your units: lit hexes and enemies are what it may do. Or regroup, or pass.',
    asks: ['turn'],
    paragraphs: [
      'In the battle the second player moves first. In a turn you do one thing: activate one unit or the wagon train, regroup, or pass.',
      'An activated unit moves as far as you like and may end with one melee, one shot or one merger. It may also fight or shoot without moving.',
      'Spent movement points do not return by themselves. Only regrouping brings them back.',
    ],
  },
  {
    id: 'movement',
    title: 'Moving and control',
    look: 'Dotted hexes are under enemy control: there the march ends. Move there, or go around.',
    asks: ['march'],
    paragraphs: [
      'Each hex entered costs its terrain. A unit may spend only part of its points and keep the rest for later turns.',
      'A unit controls the six hexes around it that it could enter by their terrain, the ground beyond the edge included, which counts as plain. Cavalry therefore does not control mountains, and a wagon train controls only plains.',
      'After entering a hex under enemy control a unit stops. It may still shoot, or attack one of the units that control the hex. Where nobody controls it, it may attack any neighbour.',
      'A unit that starts its turn under control may take one step. If the new hex is controlled as well, it stops there; otherwise it goes on. It may also fight or shoot at once; with the option that lets it fight only after a step, it has to step first, but may shoot.',
      'You may pass through your own unit: the mover pays 1 extra and the other unit pays 1. Both need the point, the hex must not be under enemy control, and nobody may end there. A wagon train cannot be passed.',
    ],
  },
  {
    id: 'melee',
    title: 'Melee',
    look: 'The card works the fight out before it begins. Tap the enemy once more to fight.',
    paragraphs: [
      'To attack, declare that you enter an adjacent enemy hex, and pay for its terrain even if the enemy holds it. You must be able to enter that terrain. The defender pays nothing for fighting.',
      'Each type has a basic value against each other type, from −2 to +2. Add 1 for every advantage of the attacker and take 1 away for every advantage of the defender.',
      'There are three advantages: two knights against one; standing higher before the fight; and, when the defender’s hex is woods or rocky hills, being on foot against riders.',
      'Result −2: the attacker loses two knights. −1: the attacker loses one. 0: both lose one. +1: the defender loses one. +2: the defender loses two.',
      'Survivors stay where they are. If the defender is wiped out and the attacker lives, it takes the hex. A melee ends the turn.',
    ],
  },
  {
    id: 'retreat',
    title: 'Retreat',
    look: 'You are attacked. The card shows how it would end: stand, or tap a lit hex to give way.',
    asks: ['retreat'],
    paragraphs: [
      'A unit attacked in melee may give way: to an adjacent free hex that it may enter and that no enemy unit controls. It pays the terrain of the hex it leaves, so with 1 point it cannot leave woods, hills or mountains. Where the house rule for the price of a retreat is played, it pays the terrain of the hex it enters instead.',
      'At the edge it may leave the board instead, if the ground outside is not under enemy control.',
      'The attacker takes the vacated hex and may go on under the normal rules: step, attack again, shoot or merge.',
      'The wagon train never retreats.',
    ],
  },
  {
    id: 'shooting',
    title: 'Shooting',
    look: 'The card shows the shot before it is made. Tap the target once more to shoot.',
    paragraphs: [
      'A shot costs 1 movement point and ends the turn. The shooter never loses knights and the target cannot retreat.',
      'Archers and mounted archers reach 1 hex; against heavy cavalry and heavy infantry their arrows start at 0 losses, against all others at 1. Longbowmen reach 2 hexes and start at 1 against everybody.',
      'Add 1 for two knights against one and 1 for standing higher; take 1 away for the same on the target’s side, and 1 for a target in woods. The result is between 0 and 2 losses.',
      'At two hexes the view may be blocked: mountains always block, woods block only a shooter at level 0. Where two hexes lie between, both must block. Hills and units never do.',
    ],
  },
  {
    id: 'values',
    title: 'Values of the units',
    look: 'Hold a unit you may recruit: its card has its own row. Compare whom each is good against.',
    paragraphs: [
      'Each row says where a melee starts when a unit of this type attacks. Both complete and without advantages, this is the result already: +2 two knights of the defender fall, +1 one, 0 one on each side, −1 one of the attacker, −2 two.',
      ...meleeRows(name, type => upperFirst(name(type)), 'against '),
      `A shot of archers or mounted archers costs the target so many knights: ${shotValues('short', name, 'of ')}.`,
      `A shot of longbowmen: ${shotValues('long', name, 'of ')}.`,
    ],
  },
  {
    id: 'merging',
    title: 'Merging',
    look: 'Two units of one kind with one knight each. Tap the other once more to make them one.',
    paragraphs: [
      'Two units of the same type with one knight each may become one: move one into the hex of the other. The merged unit has two knights and the lower number of movement points. This ends the turn.',
    ],
  },
  {
    id: 'regroup',
    title: 'Regrouping',
    look: 'Your units have their points again. Tap one that waits, then a lit hex beside the wagon train.',
    asks: ['enter'],
    paragraphs: [
      'Spend one of your five time tokens and use your whole turn: all your units regain their movement points and the wagon train is fortified.',
      'Reserves may now enter on free hexes next to your wagon train, even under enemy control and near flags.',
      'A unit that left the board waits. Its distance is counted in outer modules from where it left to your wagon train at that moment. Each regroup brings it 1 closer; at distance 1 or 0 it may enter instead, so on the standard map, whose outer modules all touch, with the next regroup. Its losses remain.',
      'If your wagon train is destroyed, nobody can enter any more.',
    ],
  },
  {
    id: 'wagonTrain',
    title: 'The wagon train',
    look: 'An attack on a wagon train always succeeds. Tap it once more: it is opened, or destroyed.',
    paragraphs: [
      'Fortified, it may move 1 plain hex; then it stands open and cannot move until you regroup.',
      'Every attack on it succeeds, by melee or by shot. A fortified train is opened; an open one is destroyed, which is worth 3 victory points.',
      'It controls the plains around it, but cannot attack, retreat, leave the board or take flags.',
    ],
  },
  {
    id: 'end',
    title: 'Flags and the end',
    look: 'Count the flags of both sides. Move onto one, and see at the end of the turn whose it is.',
    paragraphs: [
      'A flag is yours when one of your units stands on it at the end of a turn. It stays yours after the unit has left, until the enemy takes it. Moving across is not enough.',
      'The first to reach 5 victory points, or 6 on the large map, wins at the end of that turn. If both reach it together, more points win, then the player whose turn it is.',
      'The battle also ends when both pass in succession, or when neither has a time token or a movement point left. Then more victory points win; on a tie, the higher recruitment value of the units on the board, whatever they have lost; if that is equal, too, it is a draw.',
    ],
  },
  {
    id: 'dismounting',
    title: 'Option: dismounting',
    look: 'The unit in hand is mounted. Let it dismount, and see what its points become on foot.',
    paragraphs: [
      'During its activation, before or after moving, cavalry may dismount for good: heavy cavalry becomes heavy infantry, light cavalry light infantry, mounted archers longbowmen. A counter of the new type must be free.',
      'Movement points 0 or 1 become 0; 2 or 3 become 1; 4 or 5 become 2. Knights stay as they are.',
      'Dismounted before moving, the unit acts wholly on foot. After a mounted move it may only shoot.',
    ],
  },
  {
    id: 'ours',
    title: 'What is ours',
    look: 'The field before you was drawn for this app: plains, woods, hills and mountains lie elsewhere in the box.',
    paragraphs: [
      'Procedures, costs of recruiting and of ground, and what wins are the rulebook’s. The shapes and the terrain of all modules, the six ready-made fields and most figures of the units are ours: of the cards the rulebook tells only the row of the light cavalry, light infantry against heavy cavalry, and how far bows reach; of movement points those of heavy cavalry and longbowmen.',
      'To pay a retreat by the hex entered is a house rule; the rulebook lets the hex left be paid. Dismounting is its own optional rule.',
      'One sentence of the rulebook can be read in two ways: a unit that begins its turn under enemy control may not enter a melee before moving. It may mean that it has to step first, or that a melee is the last thing it does. An option offers both; the second is played unless you say otherwise.',
      'Where the rulebook is silent, we decided: the wagon train takes no flags, and is not passed, for that would cost it the one point which marks it as fortified; supplementary modules show the side of the outer ones, though the rulebook says so only of those; if both reach enough points together, more points win, then the player whose turn it is; a full tie is a draw.',
    ],
  },
];
