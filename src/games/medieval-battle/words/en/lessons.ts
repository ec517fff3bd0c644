/** Options, lessons and the bot's reasons in English. */
import type { GameWords, Named } from '@/engine/contract';
import type { REASONS } from '../../bot/reasons';
import type { MedievalRefusal } from '../../facts';

const random: Named = { title: 'By chance', help: 'The seed lays modules of the chosen side; every assembly is playable.' };
const build: Named = { title: 'Built together', help: 'You lay one module each in turn.' };

export const options: GameWords['options'] = {
  map: {
    title: 'Map',
    help: 'The size of the field, of the armies and of the victory.',
    values: {
      standard: { title: 'Standard', help: '7 modules, 145 hexes, 20 recruitment points, 5 victory points win.' },
      large: { title: 'Large', help: '11 modules, 245 hexes, 30 recruitment points, 6 victory points win.' },
    },
  },
  assembly: {
    title: 'Field',
    help: 'How the modules of the standard map are laid.',
    values: {
      random,
      openField: { title: 'Open Field', help: 'Wide plains: good ground for cavalry.' },
      deepWoods: { title: 'Deep Woods', help: 'Woods around the middle: light infantry and pikes.' },
      highPass: { title: 'High Pass', help: 'Mountains beside the flags: archers look down.' },
      stonyRidge: { title: 'Stony Ridge', help: 'Rocky hills: height decides.' },
      build,
    },
  },
  largeAssembly: {
    title: 'Field',
    help: 'How the modules of the large map are laid.',
    values: {
      random,
      twoCrowns: { title: 'Two Crowns', help: 'Two hearts of the field, one open and one steep.' },
      borderlands: { title: 'Borderlands', help: 'Ridges on one side, woods on the other.' },
      build,
    },
  },
  side: {
    title: 'Side of the modules',
    help: 'Outer and supplementary modules all show the same side.',
    values: {
      A: { title: 'Side A', help: 'The field bends one way.' },
      B: { title: 'Side B', help: 'Other terrain, bent the other way.' },
      chance: { title: 'By chance', help: 'The seed says which side lies up.' },
    },
  },
  dismounting: {
    title: 'Dismounting',
    help: 'Optional rule of the book: cavalry may continue on foot, for good.',
    values: { false: { title: 'Off', help: 'Riders stay mounted.' }, true: { title: 'On', help: 'Riders may dismount while activated.' } },
  },
  zoneMelee: {
    title: 'Melee of who begins under enemy control',
    help: 'The rulebook says: none before moving. That can be read in two ways.',
    values: {
      atOnce: { title: 'At once', help: 'A melee only ends the march; the unit may attack where it stands.' },
      afterStep: { title: 'After a step', help: 'The unit has to step first, then it may attack.' },
    },
  },
  retreatCost: {
    title: 'Price of a retreat',
    help: 'The rulebook takes the hex left; the other is a house rule.',
    values: {
      origin: { title: 'The hex left', help: 'A unit pays for the terrain it leaves.' },
      target: { title: 'The hex entered', help: 'House rule: a unit pays for the terrain it goes to.' },
    },
  },
};

export const lessons: Readonly<Record<string, Named>> = {
  flags: {
    title: 'Flags win',
    help: 'Whoever ends a turn on a flag takes it, and keeps it after leaving. A flag is 1 point, the one in the middle 2, the enemy wagon train 3. 5 points win, 6 on the large map.',
  },
  turns: {
    title: 'One unit a turn',
    help: 'It marches, and may fight or shoot. Movement points spent stay spent, until a turn is given to regroup. Hold a finger on a unit to read whom it beats.',
  },
  deploying: {
    title: 'Deployment',
    help: 'The wagon train first: on a plain, far from flags, with room around it, for there your units return. Then one unit each, 3 hexes from flags and enemy train. What you hold back enters when you regroup.',
  },
  regrouping: {
    title: 'Regroup',
    help: 'The lit unit has no movement points left, and they do not come back by themselves. A time token gives all units theirs and brings waiting ones in. It takes the turn: wait until half the army is spent.',
  },
  recruiting: {
    title: 'Your army',
    help: 'Look at the field first: plains suit cavalry, woods and hills infantry, mountains beside flags archers. Tap a type to recruit it, hold it to read whom it beats. Your opponent sees your army only when both are ready.',
  },
  zones: {
    title: 'Zone of control',
    help: 'You have entered a hex that an enemy controls, so this unit stops. It may still shoot, or attack the enemy that controls the hex. Passing through a friend costs each of the two 1 extra point.',
  },
  retreat: {
    title: 'Fight or retreat',
    help: 'Your unit is attacked. The card shows how the fight would end. You may give way to a marked hex instead, paying for the ground you leave.',
  },
  retreatToTarget: {
    title: 'Fight or retreat',
    help: 'Your unit is attacked. The card shows how the fight would end. You may give way to a marked hex instead, paying for the ground you enter, by the house rule.',
  },
  fighting: {
    title: 'Before you strike',
    help: 'Tap your unit, then an enemy: the card shows both strengths, every advantage and the outcome. Nothing is left to chance. Tap again to attack. A fight or a shot ends your turn.',
  },
  fightingAfterStep: {
    title: 'Before you strike',
    help: 'A unit that begins under enemy control has to step before it attacks. Then tap an enemy: the card shows both strengths, every advantage and the outcome. Tap again to attack. A fight ends your turn.',
  },
};

/** Why a spot is not offered, at most fourteen words. */
export const refusals: { readonly [K in MedievalRefusal['why']]: (r: MedievalRefusal) => string } = {
  taken: () => 'Another unit stands there.',
  ground: r => (r.type === 'wagonTrain' ? 'A wagon train stays on plains.' : 'Riders cannot enter mountains.'),
  nearFlag: r => `Too near a flag: keep at least ${r.need ?? 3} hexes away.`,
  nearWagonTrain: r => `Too near the enemy wagon train: keep at least ${r.need ?? 3} hexes away.`,
  points: r => `That costs ${r.need ?? 0}; the unit has ${r.have ?? 0} left.`,
  halted: () => 'An enemy controls this hex: the unit moves no further.',
  notControlling: () => 'Only an enemy that controls this hex may be attacked now.',
  passage: r => `Passing a friend needs ${r.need ?? 2} points, 1 from the friend, and a way out.`,
  besideAttacked: () => 'A retreat is one step: to a marked hex beside the attacked unit.',
  far: () => 'Out of reach: too few points, or an enemy’s zone lies before it.',
  approach: () => 'Not from here: move first, then tap it to see the fight.',
  stuck: () => 'Its points left pay for no step, fight or shot here.',
  zone: () => 'An enemy controls that hex: no retreat there.',
  spent: () => 'This unit has no movement points left; only regrouping brings them back.',
  budget: r => `It costs ${r.need ?? 0}; you have ${r.have ?? 0} left.`,
  counters: r => `All ${r.have ?? 3} counters of this type are taken.`,
  longbows: () => 'The standard map allows one unit of longbowmen.',
  tokens: () => 'You have no time token left.',
  waits: r => `Off the board: it may enter ${(r.need ?? 1) <= 1 ? 'at the next regroup' : 'at the second regroup from now'}.`,
  reserve: () => 'In reserve: it enters beside the wagon train when you regroup.',
  stranded: () => 'Without a wagon train, or without time tokens, nobody comes in any more.',
  besideWagonTrain: () => 'Units enter beside their own wagon train.',
  enemy: () => 'That unit is not yours. Tap one of your own first.',
  marching: () => 'One unit acts in a turn, and another one is marching.',
  dismounted: () => 'Dismounted after its march, it may only shoot.',
  entering: () => 'Regrouping is your whole turn: now only waiting units come in.',
  noHex: () => 'No hex is left where this unit could be deployed.',
  trainFirst: () => 'Place your wagon train first, then your units.',
  unitFirst: () => 'Tap one of your own units first.',
  armyFirst: () => 'Recruit your army first; the field waits until deployment.',
  moduleFirst: () => 'The field is still being laid: choose one of the modules.',
  noneTaken: () => 'You have taken none of this type.',
  acting: () => 'This unit is acting: tap where it goes, or end the turn.',
  retreating: () => 'Only the attacked unit answers now: it fights or retreats.',
};

/** What the hint weighs. */
export const reasons: Readonly<Record<(typeof REASONS)[number], string>> = {
  flag: 'a flag',
  approach: 'the way to a goal',
  safety: 'safer ground',
  guard: 'guarding the wagon train',
  hold: 'a guard on a held flag',
  fight: 'a good fight',
  shot: 'a good shot',
  wagonTrain: 'the enemy wagon train',
  merge: 'a complete unit again',
  regroup: 'fresh movement points',
  stand: 'the better end of the fight',
  ground: 'ground that suits the unit',
  army: 'a type this map calls for',
  danger: 'more danger there',
  loss: 'what it may cost',
};
