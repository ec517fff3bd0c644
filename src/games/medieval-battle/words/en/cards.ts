/** Rule cards: what a thing is, in at most forty words. Rule numbers are those of the game's rules page. */
import type { Recruit } from '../../data/units';
import { withChapters } from '../chapterOf';
import { unit } from './names';
import { meleeValues, shotGist } from '../values';

const name = (type: Recruit): string => unit(type);
/** The unit's own row of the melee card. */
const attacking = (type: Recruit): string => `Attacking: ${meleeValues(type, name)}.`;
const shooting = (type: Recruit, range: string): string => `Shooting ${range}: ${shotGist(type, name, 'others', 'all')}.`;

export const cards = withChapters({
  heavyCavalry: {
    title: 'Heavy cavalry',
    text: `Cost 3, 4 movement points, mounted. Woods and rocky hills favour its enemies on foot; mountains are closed to it. ${attacking('heavyCavalry')}`,
    rules: ['4', '8.7'],
  },
  lightCavalry: {
    title: 'Light cavalry',
    text: `Cost 2, 5 movement points, mounted. Woods and rocky hills favour its enemies on foot; mountains are closed to it. ${attacking('lightCavalry')}`,
    rules: ['4', '8.9'],
  },
  mountedArchers: {
    title: 'Mounted archers',
    text: `Cost 2, 5 movement points, mounted; mountains are closed to them. ${shooting('mountedArchers', '1 hex')} ${attacking('mountedArchers')}`,
    rules: ['4', '10'],
  },
  heavyInfantry: {
    title: 'Heavy infantry',
    text: `Cost 2, 3 movement points, on foot, any terrain. Slow: place it where it will be needed. ${attacking('heavyInfantry')}`,
    rules: ['4', '8.10'],
  },
  lightInfantry: {
    title: 'Light infantry',
    text: `Cost 1, 4 movement points, on foot, any terrain. Better from above, or against riders in woods or rocky hills. ${attacking('lightInfantry')}`,
    rules: ['4', '8.8'],
  },
  pikemen: {
    title: 'Pikemen',
    text: `Cost 1, 3 movement points, on foot, any terrain. Complete cavalry that attacks them on a plain loses a knight. ${attacking('pikemen')}`,
    rules: ['4', '8.9'],
  },
  archers: {
    title: 'Archers',
    text: `Cost 1, 3 movement points, on foot, any terrain. ${shooting('archers', '1 hex')} ${attacking('archers')}`,
    rules: ['4', '10'],
  },
  longbowmen: {
    title: 'Longbowmen',
    text: `Cost 2, 3 movement points, on foot, any terrain. Standard map: one unit. ${shooting('longbowmen', '2 hexes')} ${attacking('longbowmen')}`,
    rules: ['4', '10.3'],
  },
  wagonTrain: {
    title: 'Wagon train',
    text: 'Free and compulsory; stays on plains. Fortified it may move 1 hex, then stands open. An attack opens it, a second destroys it for 3 victory points. Regrouping fortifies it again.',
    rules: ['12'],
  },
  plain: {
    title: 'Plain',
    text: 'Level 0; entering costs 1 movement point. Open to all, and the only ground for wagon trains. The ground beyond the edge counts as plain too.',
    rules: ['3.1', '3.3'],
  },
  woods: {
    title: 'Woods',
    text: 'Level 0; entering costs 2. In melee here, units on foot have an advantage against mounted ones. A target in woods is harder to shoot, and woods can block a longbow’s view.',
    rules: ['3.1', '8.7', '10.4'],
  },
  rockyHills: {
    title: 'Rocky hills',
    text: 'Level 1; entering costs 2. Higher than plains and woods. In melee here, units on foot have an advantage against mounted ones. Closed to wagon trains.',
    rules: ['3.1', '8.6', '8.7'],
  },
  mountains: {
    title: 'Mountains',
    text: 'Level 2, the highest; entering costs 2. Closed to cavalry, which does not control them either, and to wagon trains. They always block a longbow’s view.',
    rules: ['3.1', '3.2', '7.2'],
  },
  flag: {
    title: 'Flag',
    text: 'Worth the number of victory points shown. Yours when your unit stands here at the end of a turn; it stays yours after the unit leaves, until an enemy unit takes it.',
    rules: ['13.1', '13.2'],
  },
  time: {
    title: 'Time tokens',
    text: 'Each player has five. Spend one to regroup: all your units regain their movement points, the wagon train is fortified, and units off the board may enter beside it.',
    rules: ['11.2'],
  },
  victory: {
    title: 'Victory points',
    text: 'Flags are worth 1 or 2, the destroyed enemy wagon train 3. Whoever reaches 5 on the standard map, 6 on the large one, at the end of a turn wins.',
    rules: ['13.3'],
  },
  reserve: {
    title: 'Reserves and units off the board',
    text: 'Reserves enter beside your wagon train when you regroup. A unit that left the board waits: each regroup brings it one module closer, and within one module it may enter too.',
    rules: ['11.3', '11.4'],
  },
  army: {
    title: 'Recruiting',
    text: 'Recruit in secret within the points of the map; points left over are lost. Three counters of each type, two of longbowmen. Both armies are shown when both are ready.',
    rules: ['5.1'],
  },
  control: {
    title: 'Zone of control',
    text: 'A unit controls the neighbouring hexes its type could enter. Entering a hex under enemy control ends the move; the unit may still shoot, or attack a unit that controls the hex.',
    rules: ['7.2', '7.3'],
  },
  melee: {
    title: 'Melee',
    text: 'Costs the terrain of the hex attacked. Basic value of the two types, plus or minus 1 per advantage: more knights, higher ground, on foot against riders in woods or rocky hills.',
    rules: ['8'],
  },
  retreat: {
    title: 'Retreat',
    text: 'Instead of fighting, move to a free neighbouring hex that no enemy controls, paying for the hex you leave; or leave the board at the edge. The attacker takes the vacated hex.',
    rules: ['9'],
  },
  retreatToTarget: {
    title: 'Retreat by the house rule',
    text: 'Instead of fighting, move to a free neighbouring hex that no enemy controls, paying for the hex you enter, 1 to leave the board. The attacker takes the vacated hex.',
    rules: ['9'],
  },
  shot: {
    title: 'Shot',
    text: 'Costs 1 movement point and ends the turn. The shooter risks nothing and the target cannot retreat. More knights and height count as in melee; woods protect the target.',
    rules: ['10'],
  },
  merge: {
    title: 'Merge',
    text: 'Two units of the same type with one knight each become one unit of two, with the lower number of movement points. This ends the turn.',
    rules: ['11.1'],
  },
  dismount: {
    title: 'Dismount',
    text: 'An optional rule. The riders continue on foot for good: heavy cavalry as heavy infantry, light cavalry as light infantry, mounted archers as longbowmen. Movement points are halved and rounded down.',
    rules: ['14'],
  },
  regroup: {
    title: 'Regroup',
    text: 'Your whole turn and one time token: all units regain their movement points, the wagon train is fortified, and units waiting off the board may enter next to it.',
    rules: ['11.2'],
  },
  pass: {
    title: 'Pass',
    text: 'Do nothing this turn. If your opponent has just passed as well, the battle ends and more victory points win; on a tie, the more valuable army on the board; else a draw.',
    rules: ['6.1', '13.4'],
  },
  stop: {
    title: 'Stop deploying',
    text: 'Keeps your remaining units in reserve; they enter beside the wagon train when you regroup. You cannot deploy again after this, while your opponent may go on.',
    rules: ['5.4'],
  },
  end: {
    title: 'End the activation',
    text: 'Leaves the unit where it is and ends your turn. Movement points not spent stay with it for later turns.',
    rules: ['4.2', '6.1'],
  },
  module: {
    title: 'Modules',
    text: 'The board is laid from inner, outer and supplementary modules; outer and supplementary ones all show side A or all side B. Inner modules may be turned.',
    rules: ['2'],
  },
});
