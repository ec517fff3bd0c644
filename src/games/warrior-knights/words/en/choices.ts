import { upperFirst } from '@/words/grammar/text';
import type { RealmDecision } from '../../asking';
import type { Choices, ThingNames } from '../languageForm';

const crowns = (n: number): string => (n === 1 ? '1 crown' : `${n} crowns`);

/** The city that has fallen. */
const taken = (q: RealmDecision, say: ThingNames): string => (q.ask === 'capture' ? say.city(q.city) : '');

export const choices: Choices = {
  // A name alone: the question says what for, and on a phone the button may not grow higher than its bar.
  assign: (c, say) => upperFirst(say.at(c.at)),
  station: (c, say) => upperFirst(say.at(c.at)),
  stationOffice: (c, say) => `Give the office to ${say.at(c.at)}`,
  found: (c, say) => `Build the stronghold in ${say.at(c.at)}`,
  flee: (c, say) => `Retreat to ${say.at(c.at)}`,
  deploy: (c, say) => `Place ${say.noble(c.noble)} in ${say.at(c.at)}`,
  lay: (c, say) => `Lay ${say.at(`hand:${c.deed}`)} on area ${Number(c.at.slice(5)) + 1}`,
  use: () => 'Use the card',
  decline: () => 'Decline the action',
  done: (_, __, q) =>
    q.ask === 'plan'
      ? 'Finish planning'
      : q.ask === 'hire'
        ? 'Hire these'
        : q.ask === 'dropFate'
          ? 'Keep these cards'
          : q.ask === 'purse'
            ? 'Leave it at that'
            : q.ask === 'counter'
              ? 'Back to the proposal'
              : q.ask === 'want' || q.ask === 'bid'
                ? 'Propose nothing'
                : 'Done',
  purse: (_, __, ___, { settings }) => (settings.heirs || settings.miracles ? 'Open the purse' : 'Deal with a Baron'),
  later: () => 'Rebuild it later',
  mark: c => `Put your marker on spot ${Number(c.at.slice(6)) + 1}`,
  buySpot: c => `Buy spot ${Number(c.at.slice(6)) + 1} of the track`,
  layOn: (c, say) => `Lay the card on ${say.at(c.at)}`,
  crowns: () => 'Gain 2 crowns',
  votes: (_, say, __, g) => `Gain ${say.at(`votes:${g.settings.versatileVotes}`)}`,
  march: (c, say) =>
    `March ${say.noble(c.noble)} to ${say.at(c.at)}${c.via === undefined ? '' : ` by way of ${say.way(c.via).join(', ')}`}`,
  sail: (c, say) => `Sail ${say.noble(c.noble)} to ${say.at(c.at)}`,
  fight: (c, say) => `Fight ${say.at(c.at)} in ${say.region(c.region)}`,
  assault: (c, say) => `Assault ${say.at(c.at)}`,
  besiege: (c, say) => `Besiege ${say.at(c.at)}`,
  allow: () => 'Allow it',
  deny: () => 'Deny it',
  pay: () => 'Pay the price',
  withdraw: () => 'Withdraw',
  peace: () => 'Keep the peace',
  attack: () => 'Attack all the same',
  comply: () => 'Obey the law',
  refuse: (_, __, q) => (q.ask === 'accept' ? 'Refuse and be banned' : q.ask === 'deal' ? 'Refuse' : 'Disobey and be banned'),
  accept: (_, __, q) => (q.ask === 'volunteers' ? 'Take them' : q.ask === 'deal' ? 'Agree' : 'Accept it'),
  ask: c => `Ask ${crowns(c.crowns)}`,
  offer: c => `Offer ${crowns(c.crowns)} for peace`,
  give: (c, say) => `Give ${say.baron(c.to)} ${say.at(c.at)}`,
  treat: (c, say) => `Propose an agreement to ${say.baron(c.to)}`,
  want: (c, say) => `Ask for ${say.good(c.at)}`,
  bid: (c, say, q) => (q.ask === 'counter' ? `Want ${say.good(c.at)} for it` : `Offer ${say.good(c.at)} for it`),
  counter: () => 'Name another price',
  giveHeir: (c, say) => `Give ${say.at(c.at)} the heir of ${say.noble(c.noble)}`,
  killHeir: (c, say) => `Kill the heir of ${say.at(c.at)}`,
  miracle: (c, say) => `Lift ${say.at(c.at)} by a miracle`,
  take: (c, say) => `Take ${say.at(c.at)} from ${say.army(c.from)}`,
  takeAll: (c, say) => `Take all troops of ${say.at(c.at)}`,
  shift: (c, say) => `Move ${say.troop(c.troop)} from ${say.army(c.from)} to ${say.at(c.at)}`,
  shiftAll: (c, say) => `Move all troops of ${say.army(c.from)} to ${say.at(c.at)}`,
  join: (c, say) => `Send ${say.at(c.at)} into battle`,
  command: (c, say) => `Let ${say.at(c.at)} command`,
  kill: (c, say) => `Give up ${say.at(c.at)}`,
  wake: (c, say) => `Refresh ${say.at(c.at)}`,
  begin: () => 'Begin the attack',
  forgo: () => 'Offer nothing',
  drop: (c, say) => `Discard ${say.at(c.at)}`,
  suffer: (c, say) => `Put the loss on ${say.at(c.at)}`,
  breach: (c, say) => `Take a breach at ${say.at(c.at)}`,
  repair: (c, say) => `Repair a breach at ${say.at(c.at)}`,
  repairAll: (c, say) => `Repair all of ${say.at(c.at)}`,
  fortify: (c, say) => `Fortify ${say.at(c.at)}`,
  heal: (c, say) => `Heal ${say.at(c.at)}`,
  control: (_, say, q) => `Rule ${taken(q, say)}`,
  raze: (_, say, q) => `Raze ${taken(q, say)}`,
  cede: (c, say) => `Give up ${say.at(c.at)}`,
  desert: (c, say, _, g) => `Let ${say.at(c.at)} of ${say.holder(g, c.at)} desert`,
  discard: (c, say) => `Discard ${say.at(c.at)}`,
  dismiss: (c, say, _, g) => `Let ${say.at(c.at)} of ${say.holder(g, c.at)} go unpaid`,
  hire: (c, say) => `Hire ${say.at(c.at)}`,
  bundle: (c, say) => `Hire ${say.at(c.at)} and more of them`,
  payAll: () => 'Pay them all',
  pass: (_, __, q) => (q.ask === 'hire' ? 'Hire nobody' : 'Do nothing'),
  appoint: (c, say) => `Appoint ${say.at(c.at)}`,
  choose: (c, say) => `Choose ${say.at(c.at)}`,
  proposeLift: (c, say) => `Propose to lift the ban of ${say.at(c.at)}`,
  order: (c, say) => `Vote ${say.at(c.at)} next`,
  proposeDiscard: (c, say) => `Propose to discard ${say.at(c.at)}`,
  proposeRevive: (c, say) => `Put ${say.at(c.at)} to the vote`,
  proposePostpone: () => 'Move to postpone',
  proposeNothing: () => 'Propose nothing',
  proposeOpen: (c, say) =>
    `Propose ${say.at(c.at)}${c.a < 0 ? '' : `: ${say.baron(c.a)}`}${c.b < 0 ? '' : `, ${say.baron(c.b)}`}${c.n > 0 ? `, ${crowns(c.n)}` : ''}`,
  commit: (c, say) => `Commit ${say.at(c.at)}`,
  write: (c, say) => `Write ${say.at(c.at)}`,
  pledge: (c, say) => `Pledge ${say.at(c.at)}`,
  yes: (_, __, q) => (q.ask === 'ability' ? 'Use the ability' : 'Vote yes'),
  no: (_, __, q) => (q.ask === 'ability' ? 'Do not use it' : 'Vote no'),
  launch: (c, say) => `Start the expedition to ${say.at(c.at)}`,
  invest: (c, say) => `Invest ${say.at(c.at)}`,
  bless: () => 'Bless it for 1 Faith',
  payFaith: () => 'Pay Faith',
  payCrowns: () => 'Pay crowns',
  letGo: (_, __, q) => (q.ask === 'calm' ? 'Let the city go' : 'Let it happen'),
  comeBack: (c, say) => `Return ${say.noble(c.noble)} to ${say.at(c.at)}`,
};
