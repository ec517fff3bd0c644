import { counted } from '@/words/grammar/english';
import { stillToDrop } from '../../rules/battle';
import { owed } from '../../rules/wages';
import { baronOf } from '../../state';
import type { LanguageForm } from '../languageForm';
import { options } from './options';
import { whys } from './whys';

/** FLD-03: what must go, and then what may. */
const discard = (left: number): string =>
  left === 0 ? 'Keep these Fate cards, or discard more.' : left === 1 ? 'Discard one more Fate card.' : `Discard ${left} Fate cards.`;

export const sentences: Pick<
  LanguageForm,
  | 'title'
  | 'tagline'
  | 'asks'
  | 'asksHolding'
  | 'crownsFor'
  | 'warns'
  | 'whys'
  | 'refusals'
  | 'labels'
  | 'consequences'
  | 'stocks'
  | 'topics'
  | 'mightIsRight'
  | 'elimination'
  | 'options'
  | 'first'
  | 'sources'
  | 'reasons'
> = {
  title: 'Warrior Knights',
  tagline: 'Six Barons and an empty throne',
  whys,
  asks: {
    assign: 'Who leads this Troop card?',
    placeStronghold: 'Choose a region for your stronghold.',
    placeNoble: 'Place a Noble with troops.',
    plan: 'Lay up to two cards on each area.',
    useCard: 'Your card: use it?',
    markSpot: 'Mark a free spot of the track.',
    mobilize: 'Move to one region, or attack there.',
    versatile: 'Gain, march, attack, or buy a spot.',
    purse: 'With whom? No promise binds.',
    want: (q, say) => `What do you want of ${say.baron(q.to)}?`,
    bid: 'What do you give in return?',
    deal: (q, say) => `${say.baron(q.terms.by)} proposes an agreement.`,
    counter: 'What do you want in return?',
    layCard: 'Which area gets the card?',
    consent: (q, say) => `Let ${say.noble(q.noble)} pass?`,
    permit: 'Allow the attack?',
    bargain: 'Offer crowns to avoid the attack?',
    price: (q, say) => `A price of ${say.at(`crowns:${q.crowns}`)}: pay it?`,
    peace: (q, say) => `${say.at(`crowns:${q.crowns}`)} for peace: accept?`,
    comply: (q, say) => `${say.law(q.duty.law)}: obey?`,
    pickUp: 'Take troops along the way?',
    join: 'Who takes part in the attack?',
    command: 'Choose your commander.',
    dropFate: ({ side, dropped }, _, { battle }) => discard(battle === null ? 0 : stillToDrop(battle, side, dropped)),
    ability: 'Use your commander’s ability?',
    losses: 'Who bears the next 100 losses?',
    capture: (q, say) => `${say.city(q.city)} is yours: rule or raze?`,
    ransomCity: 'Which city do you give up?',
    flight: (q, say) => `Where does ${say.noble(q.noble)} retreat?`,
    deserter: 'Which Mercenaries desert?',
    casualty: 'Which Mercenaries are lost?',
    payWages: (q, _, g) =>
      owed(q) > baronOf(g, q.seat).crowns ? 'Too few crowns: who goes unpaid?' : 'Pay your Mercenaries, or let some go.',
    hire: 'Hire Mercenaries, or pass.',
    station: (q, say) => `Who leads ${say.troop(q.card)}?`,
    acting: 'Who presides for you?',
    tie: 'A tie: you decide.',
    orderAgendas: 'Which Agenda is voted next?',
    propose: 'Propose a motion.',
    commit: 'How many Votes do you commit?',
    declare: 'What are your Votes for?',
    writeVotes: (q, say) => `Votes for Agenda ${q.agenda + 1} (${say.at(`votes:${Math.max(0, q.left)}`)} left)?`,
    accept: (q, say) => `${say.agenda(q.card)}: accept?`,
    office: (q, say) => `Which Noble becomes ${say.agenda(q.card)}?`,
    dropCharge: 'A fourth charge: which one goes?',
    discardHeld: 'Which card is taken away?',
    trial: 'Which Noble is condemned?',
    works: 'Crown Works: what is built?',
    chooseDrawer: 'Who draws the Event?',
    cancel: 'Pay Faith to cancel the Event?',
    newFleet: 'Start an expedition?',
    upgrade: 'Repair or fortify one place?',
    heal: 'Heal one army?',
    mason: 'What does the Master Mason build?',
    surgeons: 'Which army is healed?',
    secondWind: 'Which Noble is refreshed?',
    volunteers: (q, say) => `Take ${say.troop(q.card)}?`,
    newHead: 'Who becomes Head of the Church?',
    pledge: 'Pledge Faith against the Event?',
    invest: (q, say) => `Invest in ${say.fleet(q.fleet)}?`,
    bless: (q, say) => `Bless the fleet to ${say.fleet(q.fleet)}?`,
    healMore: 'Heal more of this army?',
    repairMore: 'Repair another breach?',
    calm: (q, say) => `${say.city(q.city)} revolts: pay?`,
    restore: 'Rebuild your stronghold where?',
    comeBack: 'Return a Noble to the map.',
    regroup: 'Move troops between your armies.',
  },
  asksHolding: {
    noble: 'Where does he go?',
    hand: 'On which area?',
    region: 'Whom do you fight?',
    troop: 'Who gets these troops?',
    crowns: 'Who gets the crowns?',
    baron: 'What about this Baron?',
  },
  warns: {
    plan: (left, laid) =>
      laid === 0
        ? 'You have laid no card: this round you would only watch. Finish planning all the same?'
        : `You could still lay ${left === 1 ? '1 card' : `${left} cards`} this round. Finish planning all the same?`,
    moreFate: card => `You have discarded enough. Throw ${card} away, too?`,
    word: (baron, promised) => `You have promised ${baron} ${promised}. Break your word?`,
  },
  crownsFor: baron => `Crowns for ${baron}, or an agreement?`,
  refusals: {
    cityThere: 'A city stands there.',
    rivalThere: 'A rival’s Noble or stronghold is there.',
    overseas: 'Not overseas.',
    rim: 'With two or three Barons no stronghold stands on the rim.',
    ownPlaces: 'Nobles return at your stronghold or in a city of yours without a siege.',
    noShelter: 'He retreats to a neighbour without rival Nobles, cities or strongholds.',
    razed: 'A ruin: nobody can ever rule it again. Its region and port stay.',
    denied: 'A Baron on the way denies passage.',
    areaFull: 'Two of your cards lie there already.',
    noneLeft: 'None of these cards is left in your hand.',
    taken: 'A marker lies there already.',
    tooDear: 'You have too few crowns for that.',
    offMap: 'He is off the map and returns in Upkeep.',
    atSea: 'He is at sea until Upkeep.',
    exhausted: 'He has moved or attacked already: exhausted until Upkeep.',
    besieged: 'Nobody leaves a besieged city, but he may attack the besiegers.',
    oneRegion: 'This card leads to one region only.',
    tooFar: 'One region over an open border, or three along a road.',
    noPort: 'Ships sail only from one port to another.',
    storm: 'A storm: nobody sails this round.',
    truce: 'A truce: nobody fights this round.',
    nobodyFresh: 'No fresh Noble of yours stands there.',
  },
  labels: {
    round: (round, stage) => (round === 0 ? stage : `Round ${round}, ${stage}`),
    stages: { setUp: 'setting up', planning: 'planning', actions: 'actions', upkeep: 'upkeep' },
    area: (area, cards) => `Area ${area}: ${counted(cards, 'card')} face down`,
    phase: (phase, cards, needed) => `${phase}: ${cards} of ${needed} cards`,
    track: (spot, fee, owner) => `Mercenary Track, spot ${spot}, fee ${fee}: ${owner ?? 'free'}`,
    port: region => `the port of ${region}`,
    city: (name, strength, income, owner) => `${name}, strength ${strength}, income ${income}, ${owner ?? 'neutral'}`,
    burnt: name => `${name}, razed`,
    hold: (owner, strength) => (strength < 0 ? `the stronghold of ${owner}` : `Stronghold of ${owner}, strength ${strength}`),
    noble: (name, shape, troops, tokens, exhausted) =>
      `${name}, ${shape}, ${troops} troops${tokens > 0 ? `, ${100 * tokens} casualties` : ''}${exhausted ? ', exhausted' : ''}`,
    garrison: (owner, troops) => (troops < 0 ? `the garrison of ${owner}` : `Garrison of ${owner}, ${troops} troops`),
    seat: (baron, who) => (baron === who ? baron : `${who}, ${baron}`),
    votes: count => (count === 1 ? '1 Vote' : `${count} Votes`),
    crowns: count => (count === 1 ? '1 crown' : `${count} crowns`),
    faith: count => `${count} Faith`,
    card: 'the card',
    event: back => `Next Event: a ${back} back`,
    deck: 'the Events',
    pool: count => `${count} Prestige left in the pool`,
    buttons: {
      done: 'Done',
      decline: 'Decline',
      purse: 'Purse',
      crowns: 'Crowns',
      votes: 'Votes',
      allow: 'Allow',
      deny: 'Deny',
      pay: 'Pay',
      withdraw: 'Withdraw',
      peace: 'Peace',
      attack: 'Attack',
      comply: 'Obey',
      refuse: 'Refuse',
      accept: 'Accept',
      begin: 'Begin',
      forgo: 'No offer',
      payAll: 'Pay all',
      pass: 'Pass',
      yes: 'Yes',
      no: 'No',
      later: 'Later',
      postpone: 'Postpone',
      nothing: 'Nothing',
      payFaith: 'Faith',
      payCrowns: 'Crowns',
      letGo: 'Let go',
      control: 'Rule',
      raze: 'Raze',
      treat: 'Agreement',
      counter: 'Other price',
    },
  },
  consequences: {
    assault: (own, foe) => `At once, with losses: ${own} to ${foe}`,
    siege: (own, foe) => `Two rounds, no losses: ${own} to ${foe}`,
    siegeEnds: 'Takes it now, without a fight',
    fee: crowns => `Costs ${crowns} crowns`,
    cost: crowns => (crowns === 1 ? '1 crown' : `${crowns} crowns`),
    gain: crowns => (crowns === 1 ? 'Brings 1 crown' : `Brings ${crowns} crowns`),
    holds: income => `1 Prestige each Upkeep, ${income === 1 ? '1 crown' : `${income} crowns`} at Taxation`,
    faith: faith => `${faith} Faith`,
    votesSoFar: votes => (votes === 1 ? '1 Vote so far' : `${votes} Votes so far`),
    asksConsent: 'Needs consent on the way',
    triggers: 'Sets it off',
  },
  stocks: { prestige: 'Prestige', crowns: 'crowns', votes: 'Votes', faith: 'Faith' },
  topics: {
    levyTaxes: { title: 'Levy Taxes', text: 'One crown for each region with a Noble of yours, not at sea. Then it goes to Taxation.' },
    draftSoldiers: { title: 'Draft Soldiers', text: 'Mark any free spot of the Mercenary Track for nothing. Then it goes to Wages.' },
    rallySupport: {
      title: 'Rally Support',
      text: 'Two Votes; with more than anybody else you become Chairman. Then it goes to the Assembly.',
    },
    serveChurch: {
      title: 'Serve the Church',
      text: 'One Faith; with more than anybody else you become Head of the Church. You choose its area.',
    },
    mobilizeForces: {
      title: 'Mobilize Forces',
      text: 'Move Nobles to one region, start one battle there, or both. Those who acted are exhausted.',
    },
    versatileStrategy: {
      title: 'Versatile Strategy',
      text: 'Two crowns, Votes, one move, one battle, or a bought spot of the track. It returns to your hand.',
    },
    importantEvent: {
      title: 'Important Event',
      text: 'The Head of the Church says who draws the next Event. Its back shows whether it harms or helps.',
    },
    fundExpeditions: {
      title: 'Fund Expeditions',
      text: 'The Chairman may start a fleet, all may invest. Fleets under way advance; those that arrive pay or sink.',
    },
    upgradeDefenses: {
      title: 'Upgrade Defenses',
      text: 'Each Baron repairs one city or stronghold, 2 crowns a breach, or fortifies one city for 4.',
    },
    musterTroops: { title: 'Muster Troops', text: 'Each Baron removes casualties from one army, 2 crowns for each token.' },
    uncertainTimes: { title: 'Uncertain Times', text: 'The Fate deck is shuffled.' },
    taxation: { title: 'Taxation', text: 'Begins with twice as many cards as Barons: free cities and concessions pay their income.' },
    wages: {
      title: 'Wages',
      text: 'Begins with twice as many cards as Barons: pay Regulars, then Mercenaries. Mercenaries who are not paid desert; Regulars never do.',
    },
    assembly: { title: 'Assembly', text: 'Begins with twice as many cards as Barons: Votes are received and three Agendas decided.' },
    track: { title: 'Mercenary Track', text: 'With one marker more than Barons the Draft begins; the leftmost marker hires first.' },
    city: { title: 'City', text: 'Assault it, or besiege it in two rounds. Each gives Prestige every Upkeep and crowns at Taxation.' },
    hold: {
      title: 'Stronghold',
      text: 'Strength 400. Whoever loses it gains no Prestige this round, and gives up half his crowns and a city.',
    },
    noble: {
      title: 'Noble',
      text: 'Leads troops; as commander he adds 200 and his ability: star deals, square prevents, triangle wins, circle saves wages.',
    },
    ruin: {
      title: 'Ruin',
      text: 'A razed city: it yields nothing, and nobody can rule it again. With fewer than six Barons some are ruins from the start. The region and its port stay.',
    },
    signs: {
      title: 'Signs of the map',
      text: 'Numbers are hundreds of strength. Red cross: a ruin. Bar under a city: fortified. Red cracks: breaches. Red engine: a siege. Hollow shape: an exhausted Noble. Red number: casualties. Ship in a port: at sea.',
    },
    garrison: { title: 'Garrison', text: 'Troops in the stronghold, without a commander. They join Nobles off the map during Upkeep.' },
    region: { title: 'Region', text: 'One step over an open border or a bridge, or up to three along a road.' },
    port: { title: 'Port', text: 'From a port to any other; the Noble lands in Upkeep.' },
    pool: { title: 'Prestige pool', text: 'When it is empty after an Upkeep, the game ends and most Prestige wins.' },
    fleet: { title: 'Expedition', text: 'Ceylon is the safest, China pays most. A blessing draws two Fate cards and takes the better.' },
    fate: { title: 'Fate', text: 'One card for each 100 of strength. Deal hits, Prevent saves, Victories decide who retreats.' },
  },
  mightIsRight: {
    title: 'Prestige pool',
    text: 'In this match might is right: an empty pool ends nothing, and Prestige decides nothing. Only enough cities of the Kingdom when an Upkeep begins win.',
  },
  elimination: {
    title: 'Stronghold',
    text: 'Strength 400. In this match whoever loses it is out of the game, with all that is his; his conqueror gets half of his crowns and one of his cities.',
  },
  options,
  first: { title: 'First Chairman', help: 'Who presides over the first Assembly and begins; by lot, the seed decides.' },
  sources: { cities: 'Cities', cards: 'Cards' },
  reasons: {
    conquest: 'It wins a city',
    danger: 'It may cost troops',
    strength: 'It makes you stronger',
    crowns: 'It brings crowns',
    price: 'It costs crowns',
    votes: 'It brings Votes',
    faith: 'It brings Faith',
    honour: 'It brings or keeps an honour',
    plan: 'It suits your plan',
  },
};
