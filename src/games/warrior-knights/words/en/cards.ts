/** The cards by name: what each is called and what it does. */
import { FIGURES } from '../../data/figures';
import { INCOMES, TROOPS, type AgendaName } from '../../data/agendas';
import type { EventName } from '../../data/events';
import type { OpenMotion } from '../../terms';
import type { Text } from '../languageForm';

export const events: Readonly<Record<EventName, Text>> = {
  assassin: {
    title: 'Assassin',
    text: `Draw Fate for one of your Nobles in play. His army receives ${FIGURES.assassin.casualties} casualty tokens.`,
  },
  heretic: {
    title: 'Heretic',
    text: 'You are branded a heretic: give up the Head of the Church token (to the other Baron with the most Faith), you may never hold it again, and every Event you cancel costs you 1 extra Faith.',
  },
  noHeir: {
    title: 'No Heir',
    text: 'Draw Fate for one of your Nobles who still has an heir. He has none from now on: if he dies he never returns, his Mercenaries go back to the deck and his Regular Troops leave the game.',
  },
  campFever: {
    title: 'Camp Fever',
    text: `Each of your armies on the map with ${FIGURES.campFever.troops} or more troops receives ${FIGURES.campFever.casualties} casualty token.`,
  },
  arrears: { title: 'Arrears of Pay', text: `For each of your Mercenary cards, pay ${FIGURES.arrears.crowns} crown or that card deserts.` },
  deserters: {
    title: 'Deserters',
    text: 'Draw Fate for a nationality. One Mercenary of that nationality in any of your armies (your choice) deserts. If you have none, nothing happens.',
  },
  ruinedHarvest: { title: 'Ruined Harvest', text: 'Lose 1 crown for each city you control.' },
  embezzlement: { title: 'Embezzlement', text: 'Lose half of your crowns, rounded down.' },
  scandal: { title: 'Scandal at Court', text: 'Lose half of your Votes, rounded up.' },
  crisisOfFaith: {
    title: 'Crisis of Faith',
    text: `Lose ${FIGURES.crisisOfFaith.faith} Faith (or all you have). This Event cannot be cancelled.`,
  },
  crackedWalls: {
    title: 'Cracked Walls',
    text: `Draw Fate for one of your cities: place ${FIGURES.crackedWalls.breaches} breach tokens on it. If you control no city, place 1 on your stronghold.`,
  },
  insurrection: { title: 'Insurrection', text: 'Make a revolt check at once for each city you control without one of your Nobles.' },
  brokenSaddle: {
    title: 'Broken Saddle',
    text: 'Draw Fate for one of your unexhausted Nobles on the map: he becomes exhausted. This Event cannot be cancelled.',
  },
  disgrace: {
    title: 'Disgrace',
    text: `Discard one charge, concession or office you hold (your choice). If you hold none, lose ${FIGURES.disgrace.votes} Votes.`,
  },
  bumperHarvest: { title: 'Bumper Harvest', text: `Gain 1 crown for each city you control (at least ${FIGURES.bumperHarvest.least}).` },
  papalFavour: {
    title: 'Papal Favour',
    text: `Gain ${FIGURES.papalFavour.faith} Faith and take the Head of the Church token (a heretic only gains the Faith).`,
  },
  popularOrator: {
    title: 'Popular Orator',
    text: `Gain ${FIGURES.popularOrator.votes} Votes. If you now have more Votes than every other Baron and are not banned, become Chairman.`,
  },
  inheritance: { title: 'Inheritance', text: `Gain ${FIGURES.inheritance.crowns} crowns.` },
  volunteers: {
    title: 'Volunteers',
    text: 'You may take the top card of the Mercenary deck without paying and assign it as in a Mercenary Draft.',
  },
  masterMason: {
    title: 'Master Mason',
    text: 'Choose one of your unbesieged cities: remove all its breaches and fortify it for free; or remove all breaches from your stronghold.',
  },
  fieldSurgeons: { title: 'Field Surgeons', text: 'Remove every casualty token from one of your armies.' },
  secondWind: { title: 'Second Wind', text: 'Refresh one of your exhausted Nobles on the map (not at sea).' },
  loyalBurghers: { title: 'Loyal Burghers', text: 'Your cities make no revolt checks until the end of the next Upkeep.' },
  acclamation: { title: 'Acclamation', text: `Gain ${FIGURES.acclamation.prestige} Prestige from the pool.` },
  arson: { title: 'Arson', text: 'Draw Fate for an unrazed city. It is razed and every Noble in its region dies. Nobody gains crowns.' },
  brokenLine: {
    title: 'Broken Line',
    text: 'Draw Fate for a Baron and a Noble (one card gives both). That Noble has no heir from now on.',
  },
  stormAtSea: {
    title: 'Storm at Sea',
    text: `Each army at sea receives ${FIGURES.stormAtSea.casualties} casualty token and no Noble may move by sea for the rest of the round.`,
  },
  pestilence: {
    title: 'Pestilence',
    text: `Draw Fate for an unrazed Kingdom city. Every army in its region receives ${FIGURES.pestilence.casualties} casualty tokens.`,
  },
  peasantUprising: {
    title: 'Peasant Uprising',
    text: 'Starting with the Chairman, every Baron makes a revolt check for each Kingdom city he controls without one of his Nobles.',
  },
  earthquake: { title: 'Earthquake', text: 'Draw Fate for an unrazed city. Place breaches on it until its strength is 0.' },
  mercenaryUnrest: {
    title: 'Mercenary Unrest',
    text: 'Draw Fate for a nationality. Every Baron pays 1 crown for each of his Mercenary cards of that nationality; each unpaid card deserts.',
  },
  schism: {
    title: 'Schism',
    text: 'The Head of the Church token passes to the other Baron with the most Faith (the Chairman breaks ties).',
  },
  corsairs: { title: 'Corsairs', text: 'The most advanced expedition under way is lost (ties: Ceylon, then Spice Islands, then China).' },
  fairWinds: { title: 'Fair Winds', text: 'Advance every expedition on spot 1 or 2, then resolve every expedition on spot 3.' },
  freeCompanies: {
    title: 'Free Companies',
    text: 'Add 2 Mercenary cards to the offer. If there is at least one marker on the Mercenary Track, a Mercenary Draft takes place now.',
  },
  truceOfGod: { title: 'Truce of God', text: 'No battle, assault or siege may be started for the rest of the round.' },
};

export const agendas: Readonly<Record<AgendaName, Text>> = {
  privateMotion1: {
    title: 'Private Motion',
    text: 'Draw Fate for a Baron: he may propose one of: lift a ban; discard one law, charge, concession or office in play; postpone the Assembly; vote on an Agenda from the discard pile.',
  },
  privateMotion2: {
    title: 'Private Motion',
    text: 'Draw Fate for a Baron: he may propose one of: lift a ban; discard one law, charge, concession or office in play; postpone the Assembly; vote on an Agenda from the discard pile.',
  },
  privateMotion3: {
    title: 'Private Motion',
    text: 'Draw Fate for a Baron: he may propose one of: lift a ban; discard one law, charge, concession or office in play; postpone the Assembly; vote on an Agenda from the discard pile.',
  },
  privateMotion4: {
    title: 'Private Motion',
    text: 'Draw Fate for a Baron: he may propose one of: lift a ban; discard one law, charge, concession or office in play; postpone the Assembly; vote on an Agenda from the discard pile.',
  },
  electChairman: { title: 'Election of the Chairman', text: 'The chosen Baron (not a banned one) takes the Chairman token.' },
  electHead: { title: 'Election of the Primate', text: 'The chosen Baron (not a heretic) takes the Head of the Church token.' },
  royalSubsidy: { title: 'Royal Subsidy', text: `The chosen Baron gains ${FIGURES.royalSubsidy.crowns} crowns from the treasury.` },
  heavyFine: { title: 'Heavy Fine', text: `The chosen Baron pays ${FIGURES.heavyFine.crowns} crowns (or all he has) to the treasury.` },
  amnesty: { title: 'General Amnesty', text: 'All bans are lifted; those Barons attend again from the next Assembly.' },
  sweepingRepeal: { title: 'Sweeping Repeal', text: 'Discard every law in force.' },
  trialOfNoble: { title: 'Trial of a Noble', text: 'The chosen Baron selects one of his Nobles on the map, who dies.' },
  crownWorks: {
    title: 'Crown Works',
    text: 'Chairman first, each Baron may remove all breaches from one unbesieged city or stronghold of his, or fortify one city for 2 crowns.',
  },
  recognition: {
    title: 'Recognition of the Claim',
    text: `The chosen Baron gains ${FIGURES.recognition.prestige} Prestige from the pool.`,
  },
  impeachment: {
    title: 'Impeachment',
    text: 'The Chairman discards one charge, concession or office of the chosen Baron. This cannot be refused.',
  },
  crownTithe: {
    title: 'Crown Tithe',
    text: `At each Taxation, after collecting, every Baron pays ${FIGURES.crownTithe.crowns} crowns to the treasury.`,
  },
  bridgeTolls: {
    title: 'Bridge Tolls',
    text: `A Baron pays ${FIGURES.bridgeTolls.crowns} crown to the treasury for each bridge each of his Nobles crosses.`,
  },
  lawOfQuarter: { title: 'Law of Quarter', text: 'A Baron who captures a city may not raze it.' },
  mercenaryDuty: { title: 'Mercenary Duty', text: `Each Mercenary hired in a Draft costs ${FIGURES.mercenaryDuty.crowns} crown more.` },
  harbourDues: {
    title: 'Harbour Dues',
    text: `A Baron pays ${FIGURES.harbourDues.crowns} crown to the treasury for each Noble who sets out by sea.`,
  },
  petersPence: {
    title: 'Peter’s Pence',
    text: `At each Taxation, after collecting, every other Baron pays ${FIGURES.petersPence.crowns} crown to the Head of the Church.`,
  },
  speakersStipend: {
    title: 'Speaker’s Stipend',
    text: `At the start of each Assembly, every other attending Baron pays ${FIGURES.speakersStipend.crowns} crown to the Chairman.`,
  },
  sumptuaryLaw: {
    title: 'Sumptuary Law',
    text: `In each Upkeep, after gaining Prestige, every Baron with more than ${FIGURES.sumptuaryLaw.over} crowns pays ${FIGURES.sumptuaryLaw.crowns} crowns to the treasury.`,
  },
  townCharters: {
    title: 'Town Charters',
    text: 'A Baron (not a banned one) may stop a revolt by paying the city’s income once instead of twice.',
  },
  lawOfRansom: {
    title: 'Law of Ransom',
    text: `When a Baron’s Noble dies in a battle against another Baron, he pays that Baron ${FIGURES.lawOfRansom.crowns} crowns.`,
  },
  lordChancellor: {
    title: 'Lord Chancellor',
    text: `You receive ${FIGURES.lordChancellor.votes} extra Votes at the start of each Assembly you attend.`,
  },
  captainMercenaries: {
    title: 'Captain of Mercenaries',
    text: `Each Mercenary you hire costs ${FIGURES.captainMercenaries.crowns} crown less (minimum 1).`,
  },
  masterWorks: {
    title: 'Master of the Works',
    text: `You pay ${FIGURES.masterWorks.repair} crown per breach to repair and ${FIGURES.masterWorks.fortify} crowns to fortify.`,
  },
  papalLegate: { title: 'Papal Legate', text: `Your Serve the Church card gives you ${FIGURES.papalLegate.faith} Faith instead of 1.` },
  keeperPeace: { title: 'Keeper of the Peace', text: 'In each Upkeep, ignore the first Revolt result drawn for your cities.' },
  ambassador: {
    title: 'Ambassador to the Emperor',
    text: `You cannot attend the Assembly. At each Taxation gain ${FIGURES.ambassador.crowns} crowns.`,
  },
  grandAlmoner: { title: 'Grand Almoner', text: `Cancelling an Event costs you ${FIGURES.grandAlmoner.faith} Faith less (minimum 1).` },
  quartermaster: {
    title: 'Quartermaster General',
    text: `At each Wages phase the treasury pays up to ${FIGURES.quartermaster.crowns} crowns of your wages.`,
  },
  timber: { title: 'Timber Concession', text: `Gain ${INCOMES.timber} crowns at each Taxation.` },
  wool: { title: 'Wool Concession', text: `Gain ${INCOMES.wool} crowns at each Taxation.` },
  salt: { title: 'Salt Concession', text: `Gain ${INCOMES.salt} crowns at each Taxation.` },
  wine: { title: 'Wine Concession', text: `Gain ${INCOMES.wine} crowns at each Taxation.` },
  silver: { title: 'Silver Mines', text: `Gain ${INCOMES.silver} crowns at each Taxation.` },
  mint: { title: 'Royal Mint', text: `Gain ${INCOMES.mint} crowns at each Taxation.` },
  lordMarshal: { title: 'Lord Marshal', text: `${TROOPS.lordMarshal} maintained troops: they count in his army and cost no wages.` },
  constable: { title: 'Constable of the Realm', text: `${TROOPS.constable} maintained troops: they count in his army and cost no wages.` },
  admiral: {
    title: 'Admiral of the Fleet',
    text: `${TROOPS.admiral} maintained troops. When this Noble moves by sea he arrives in the destination region at once (exhausted).`,
  },
  warden: {
    title: 'Warden of the Marches',
    text: `${TROOPS.warden} maintained troops. Draw 1 extra Fate card when this Noble commands a defence (still at most 10).`,
  },
  masterHorse: {
    title: 'Master of the Horse',
    text: `${TROOPS.masterHorse} maintained troops. This Noble may move up to 2 regions without using a road.`,
  },
  standardBearer: {
    title: 'Royal Standard-Bearer',
    text: 'When this Noble commands a battle while not exhausted, he counts 1 extra victory.',
  },
};

export const motions: Readonly<Record<OpenMotion, Text>> = {
  banSieges: { title: 'Ban on Sieges', text: 'No Baron may declare a siege.' },
  closedRoads: { title: 'Closed Roads', text: 'No Noble may move more than one region by road.' },
  closedPorts: { title: 'Closed Ports', text: 'No Noble may move by sea.' },
  banAssaults: { title: 'Ban on Assaults', text: 'No Baron may assault a city.' },
  grant: { title: 'Grant', text: 'The treasury pays N crowns (1-5) to a named Baron.' },
  levy: { title: 'Levy', text: 'Every Baron pays N crowns (1-3) to the treasury.' },
  indemnity: { title: 'Indemnity', text: 'One named Baron pays N crowns (1-5) to another.' },
  imposedTruce: { title: 'Imposed Truce', text: 'Two named Barons may not attack each other until the end of the next Assembly.' },
  expulsion: { title: 'Expulsion', text: 'A named Baron is banned from the Assembly.' },
  noConfidence: { title: 'Vote of No Confidence', text: 'The Chairman token passes to the other attending Baron with the most Votes.' },
  royalPayroll: { title: 'Royal Payroll', text: 'Regular Troops need no wages in the next Wages phase.' },
};
