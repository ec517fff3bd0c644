/** What the referee asks, what is warned of, and the few words beside the score. */
import { counted, or } from '@/words/grammar/english';
import { upperFirst } from '@/words/grammar/text';
import type { Deed, LanguageForm } from '../languageForm';
import { is, left, the, unit } from './names';

const deeds: Readonly<Record<Deed, string>> = { step: 'move', attack: 'attack', shoot: 'shoot', merge: 'merge', dismount: 'dismount' };

export const sentences: Pick<LanguageForm, 'first' | 'asks' | 'asksHex' | 'asksDeed' | 'warns' | 'stocks' | 'when' | 'sources'> = {
  first: {
    title: 'Deploys first',
    help: 'The first player is Red of the box: lays modules and deploys first. The other one makes the first move of the battle. By lot, the seed decides.',
  },
  asks: {
    layModule: 'Choose the next module of the field.',
    recruit: n => `Recruit your army; ${left(n)}.`,
    placeWagonTrain: 'Place your wagon train on a plain.',
    deploy: 'Deploy a unit, or hold the rest back.',
    turn: 'Activate a unit, or pass.',
    turnOrRegroup: 'Activate a unit, regroup or pass.',
    march: type => `Go on with ${the(type)}.`,
    retreat: type => `Your ${unit(type)} ${is(type)} attacked: fight or retreat.`,
    enter: 'Bring units in beside the wagon train.',
  },
  asksHex: type => `Choose a hex for ${the(type)}.`,
  asksDeed: (type, able) => `${upperFirst(the(type))} may ${or(able.map(deed => deeds[deed]))}.`,
  warns: {
    endsBattle: 'Your opponent has passed too: this ends the battle. Pass?',
    unspent: 'Some of your units can still act. Pass anyway?',
    budget: n => `${counted(n, 'point')} would be lost. Ready anyway?`,
    reserve: units => `${counted(units, 'unit')} ${units === 1 ? 'stays' : 'stay'} off the board until you regroup. Hold back?`,
  },
  stocks: { flags: 'flags held', tokens: 'time tokens', units: 'units on the board', waiting: 'units waiting off the board' },
  when: { battle: turn => `Battle, turn ${turn}`, field: 'Laying the field', recruiting: 'Recruiting', deployment: 'Deployment' },
  sources: { flags: 'Points of flags held', wagonTrain: 'Enemy wagon train destroyed' },
};
