import type { Tongue } from '../tongue';
import { names } from './names';

type Sentences = Omit<
  Tongue,
  'title' | 'tagline' | 'names' | 'doings' | 'consequences' | 'labels' | 'told' | 'cards' | 'lessons' | 'chapters' | 'options'
>;

export const sentences: Sentences = {
  asks: {
    nation: 'Choose your nation.',
    feed: 'Feed your armies, or let some starve.',
    soloRoute: 'What does your unused trade route bring?',
    trade: 'Trade with the bank or with others.',
    deal: 'Put your proposal together.',
    answer: 'Do you accept this deal?',
    secondArmy: 'The Warlord builds a second army. Where?',
    extra: 'Take your extra actions.',
    shift: 'Move one token to another track?',
    peace: 'Peace is offered. Do you agree?',
    march: 'March with your armies.',
    chooseBattle: 'Which battle comes first?',
    princesses: 'Move your princesses, one step each.',
  },
  asksMore: {
    tokens: left => (left === 1 ? 'Place your last token.' : `Place ${left} tokens on your tracks.`),
    act: { first: 'Take your first action.', second: 'Take your second action.', bought: 'Take the action you bought.' },
    unification: left => (left === 1 ? 'The nation is yours: 1 action.' : `The nation is yours: ${left} actions.`),
    attack: left => `Your attack: ${left} damage to deal.`,
    defence: left => `Your defence: ${left} damage to deal.`,
    retreat: 'Where do they retreat to?',
    withdrawal: 'A defender still stands: withdraw where?',
    drive: 'Where do you drive the barbarians?',
  },
  asksHolding: {
    piece: 'Where shall this army go?',
    princess: 'Where shall the princess go?',
    stock: 'What do you want for it?',
    track: 'Which track gets the token?',
  },
  refusals: {
    atPeace: () => 'You are at peace with whoever holds this province.',
    noPointsToFight: () => 'It would arrive without an action point left to fight.',
    tooFar: () => 'That is too far for this army.',
    notYours: () => 'That belongs to somebody else.',
    hasRetreated: () => 'It has retreated and lies still until the turn ends.',
    isTired: () => 'It has no action points left this turn.',
    mustFight: () => 'It has entered a battle and must fight first.',
    spent: () => 'All its action points are spent.',
    twoForts: () => 'Two forts stand there already.',
    needsLevel: r => `This needs ${names.tracks[r.track]} ${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'][r.level - 1] ?? ''}.`,
    cannotPay: r => `It takes ${names.amount(r.needed, r.good)}; you have ${r.have}.`,
    fullTrack: () => 'This track is full.',
    noTradeCentre: () => 'They control no trade centre.',
    monopoly: () => 'A monopoly keeps you from this trade.',
    noRoute: () => 'No trade route joins you, and you cannot open one.',
    behindForts: () => 'The forts must fall before the princess can be hit.',
  },
  warns: { starve: 'You have food for all. Let it starve anyway?' },
  stocks: { food: 'food', goods: 'goods', weapons: 'weapons', gold: 'gold' },
  when: (phase, turn, last) =>
    phase === 'setUp'
      ? 'Setting up'
      : `Turn ${turn} of ${last}, ${{ upkeep: 'upkeep', trade: 'trade', development: 'development', manoeuvre: 'manoeuvre' }[phase]}`,
  sources: {
    provinces: 'Provinces',
    forts: 'Forts',
    kills: 'Destroyed enemies',
    bought: 'Bought points',
    builder: 'Builder',
    merchant: 'Merchant',
    warrior: 'Warrior',
  },
  reasons: {
    province: 'the province to be won',
    kill: 'the enemies destroyed',
    fort: 'the points of a fort',
    technology: 'a better level',
    award: 'being ahead on the track',
    army: 'the army it brings',
    resources: 'the goods it brings',
    points: 'points at once',
    unification: 'the burst of actions',
    loss: 'what might be lost',
    war: 'a rival’s provinces',
  },
};
