import { fateOf } from '../../rules/fate';
import { NATIONS } from '../../data/names';

import { vowSpot } from '../../spots';
import { isNeutral, NONE, seatOfCard } from '../../state';
import type { Said } from '../languageForm';
import { names } from './names';
import { whys } from './whys';

const RES = {
  crowns: ['crown', 'crowns'],
  votes: ['Vote', 'Votes'],
  faith: ['Faith', 'Faith'],
  prestige: ['Prestige', 'Prestige'],
} as const;
const many = (n: number, res: keyof typeof RES): string => `${n} ${RES[res][n === 1 ? 0 : 1]}`;
const side = (e: { readonly side: number; readonly names: number }, who: (seat: number) => string): string =>
  e.names === 1 ? who(e.side) : e.side === 1 ? 'yes' : 'no';

/** PMO-06: ': Anna, Ben, 3 …' */
const about = (
  { a = NONE, b = NONE, n = 0 }: { readonly a?: number; readonly b?: number; readonly n?: number },
  who: (seat: number) => string,
): string => {
  const said = [...[a, b].filter(seat => seat >= 0).map(who), ...(n > 0 ? [many(n, 'crowns')] : [])];
  return said.length === 0 ? '' : `: ${said.join(', ')}`;
};

export const told: Said = {
  fate(e, who, say) {
    const card = fateOf(e.card);
    const found = {
      baron: () => who(card.noble >> 2),
      noble: () => say.noble(card.noble),
      city: () => say.city(card.city),
      nation: () => names.nations[NATIONS[card.nationality] ?? 'english'],
      revolt: () => (card.revolt === true ? 'a revolt' : 'no revolt'),
      fleet: () => 'the fate of a fleet',
    }[e.why]();
    return e.why === 'baron' || e.why === 'noble' ? null : `Fate names ${found}.`;
  },
  gained: (e, who) => `${who(e.seat)} gains ${many(e.count, e.res)}: ${whys[e.why]}.`,
  lost: (e, who) => `${who(e.seat)} loses ${many(e.count, e.res)}: ${whys[e.why]}.`,
  chairman: (e, who) => `${who(e.seat)} is now Chairman of the Assembly.`,
  head: (e, who) => (e.seat < 0 ? 'Nobody is Head of the Church now.' : `${who(e.seat)} is now Head of the Church.`),
  acting: (e, who) => `${who(e.seat)} presides in the Chairman’s absence.`,
  banLifted: (e, who) => `${who(e.seat)} may come to the Assembly again.`,
  eliminated: (e, who) => `${who(e.seat)} is out of the game.`,
  planned: (e, who) => `${who(e.seat)} has planned.`,
  committed: () => null,
  passed: (e, who) => `${who(e.seat)} hires nobody.`,
  proposer: (e, who) => `Fate lets ${who(e.seat)} propose a motion.`,
  banned: (e, who, say) => `${who(e.seat)} is banned from the Assembly: ${e.why === 'expulsion' ? 'expelled' : say.law(e.why)}.`,
  levied: (e, who, say) => `${who(e.seat)} gives ${e.count} troops to ${say.army(e.army)}.`,
  founded: (e, who, say) => `${who(e.seat)} builds a stronghold in ${say.region(e.region)}.`,
  deployed: (e, who, say) => `${who(e.seat)} places ${say.noble(e.noble)} in ${say.region(e.region)}.`,
  round: e => (e.isLast ? `Round ${e.round}, the last one.` : `Round ${e.round}: plan your cards.`),
  stacked: () => 'All cards are laid and shuffled with the neutral ones.',
  revealed: (e, who, say) => `Revealed: ${say.deed(e.card)}${isNeutral(e.card) ? '' : ` of ${who(seatOfCard(e.card))}`}.`,
  declined: (e, who) => `${who(e.seat)} declines ${names.deeds[e.deed]}.`,
  tookBack: (e, who, say) => `${who(e.seat)} takes ${say.deed(e.card)} back.`,
  laid: (e, who, say) => `${who(e.seat)} lays ${say.deed(e.card)} on ${names.phases[e.phase]}.`,
  phase: e => `${names.phases[e.phase]} begins.`,
  phaseOver: e => `${names.phases[e.phase]} is over; its cards return.`,
  marked: (e, who) => `${who(e.seat)} marks spot ${e.spot + 1} of the Mercenary Track.`,
  draftTurn: (e, who) => `Mercenary Draft: ${who(e.seat)} may hire.`,
  hired: (e, who, say) => `${who(e.seat)} takes ${say.troop(e.card)}.`,
  stationed: (e, _, say) => `${say.troop(e.card)} join ${say.army(e.army)}.`,
  draftOver: e => `The Draft is over; ${e.count} new Mercenaries are offered.`,
  companies: () => 'Two more Mercenaries are offered.',
  volunteer: (e, _, say) => `Volunteers: ${say.troop(e.card)}.`,
  heirGiven: (e, who, say) => `${who(e.seat)} now holds the heir of ${say.noble(e.noble)}.`,
  marched: (e, _, say) => `${say.noble(e.noble)} marches from ${say.region(e.from)} to ${say.region(e.to)}.`,
  sailed: (e, _, say) => `${say.noble(e.noble)} sails from ${say.region(e.from)} for ${say.region(e.to)}.`,
  moved: (e, _, say) => `${say.troop(e.card)} go from ${say.army(e.from)} to ${say.army(e.to)}.`,
  answered: (e, who) => `${who(e.seat)} ${e.allows === 1 ? 'allows it to' : 'denies it to'} ${who(e.by)}.`,
  offered: (e, who) => `${who(e.seat)} offers ${who(e.by)} ${many(e.crowns, 'crowns')} for peace.`,
  dealOffered: (e, who, say) => `${who(e.seat)} asks ${who(e.to)} for ${say.good(e.wants)} and offers ${say.good(e.gives)}.`,
  dealAccepted: (e, who) => `${who(e.seat)} agrees with ${who(e.by)}.`,
  dealRefused: (e, who) => `${who(e.seat)} refuses what ${who(e.by)} proposes.`,
  vowed: (e, who, say) => `${who(e.seat)} promises ${who(e.to)} ${say.good(vowSpot(e.vow))}.`,
  vowBroken: (e, who, say) => `${who(e.seat)} breaks a promise to ${who(e.to)}: ${say.good(vowSpot(e.vow))}.`,
  complied: (e, who, say) => `${who(e.seat)} obeys: ${say.law(e.law)}${e.crowns > 0 ? `, ${many(e.crowns, 'crowns')}` : ''}.`,
  calledOff: () => 'The plan is called off.',
  postponed: () => 'The Assembly is postponed.',
  lastRound: () => 'This is the last round: no Prestige is left to gain.',
  upkeep: () => 'Upkeep begins.',
  ended: () => 'The war of succession is over.',
  attacked(e, who, say) {
    const whom = e.city >= 0 ? say.city(e.city) : e.kind === 'field' ? who(e.foe) : `the stronghold of ${who(e.foe)}`;
    const verb = { field: 'fights', assault: 'assaults', siege: 'besieges' }[e.kind];
    // A city bears the name of its region.
    return `${who(e.seat)} ${verb} ${whom}${e.city >= 0 ? '' : ` in ${say.region(e.region)}`}.`;
  },
  commands: (e, _, say) => `${say.noble(e.noble)} commands.`,
  ability: (e, _, say) => `${say.noble(e.noble)} uses his ability.`,
  handDrawn: (e, who) =>
    `${e.seat < 0 ? 'The city' : who(e.seat)} draws ${e.count} Fate: ${e.strength}${e.led === 1 ? ' and 200 for the commander' : ''}.`,
  handShown: (e, who) => `${e.seat < 0 ? 'The city' : who(e.seat)} shows ${e.deal} Deal, ${e.prevent} Prevent, ${e.victory} Victory.`,
  hits: (e, who) => (e.count === 0 ? null : `${e.seat < 0 ? 'The city' : who(e.seat)} suffers ${100 * e.count} losses.`),
  hit: (e, _, say) => `${say.army(e.army)}: 100 casualties.`,
  breached: (e, who, say) => `A breach in ${e.city >= 0 ? say.city(e.city) : `the stronghold of ${who(e.hold)}`}.`,
  outcome(e, who) {
    if (e.counted === 0) return 'No victories are counted: one side is broken.';
    if (e.margin === 0) return 'Neither side wins.';
    const winner = e.margin > 0 ? who(e.seat) : e.foe < 0 ? 'the city' : who(e.foe);
    return Math.abs(e.margin) > 1
      ? `Full victory for ${winner}: the enemy is destroyed.`
      : `Partial victory for ${winner}: the enemy retreats.`;
  },
  siegeLifted: (e, who, say) => `The siege of ${e.city >= 0 ? say.city(e.city) : `the stronghold of ${who(e.hold)}`} is lifted.`,
  owner(e, who, say) {
    const why = { captured: 'by arms', ransom: 'as ransom', revolt: 'after a revolt', eliminated: 'without a ruler' }[e.why];
    return e.seat < 0 ? `${say.city(e.city)} is neutral: ${why}.` : `${who(e.seat)} rules ${say.city(e.city)}: ${why}.`;
  },
  razed: (e, who, say) => (e.seat < 0 ? `${say.city(e.city)} burns down.` : `${who(e.seat)} razes ${say.city(e.city)}.`),
  holdFell: (e, who) => `The stronghold of ${who(e.seat)} falls${e.by < 0 ? '' : ` to ${who(e.by)}`}.`,
  deserted: (e, _, say) => `${say.troop(e.card)} desert ${say.army(e.army)}${e.why === 'unpaid' ? ': unpaid' : ''}.`,
  casualty: (e, _, say) => `${say.army(e.army)} loses ${say.troop(e.card)}.`,
  died: (e, who, say) => `${say.noble(e.noble)} dies${e.by < 0 ? '' : `, slain by ${who(e.by)}`}.`,
  leftMap: (e, _, say) => `${say.noble(e.noble)} leaves the map: no troops.`,
  lineEnded: (e, _, say) => `${say.noble(e.noble)} had no heir: his line ends.`,
  heirless: (e, _, say) => `${say.noble(e.noble)} has no heir any more.`,
  fled: (e, _, say) => `${say.noble(e.noble)} must retreat.`,
  exhausted: (e, _, say) => `${say.noble(e.noble)} is exhausted.`,
  woke: (e, _, say) => `${say.noble(e.noble)} is fresh again.`,
  ranTo: (e, _, say) => `${say.noble(e.noble)} retreats to ${say.region(e.region)}.`,
  landed: (e, _, say) => `${say.noble(e.noble)} lands at ${say.region(e.region)}.`,
  cameBack: (e, _, say) => `${say.noble(e.noble)} returns at ${say.region(e.region)}.`,
  sheet: (e, who) => `${who(e.seat)} wrote ${e.votes.replaceAll('-', ', ')}.`,
  agendaShown: (e, _, say) => `For the next Assembly: ${say.agenda(e.card)}.`,
  agendaDropped: (e, _, say) => `${say.agenda(e.card)} is discarded.`,
  takenAway: (e, _, say) => `${say.agenda(e.card)} goes to the discards.`,
  vote: (e, _, say) => `To the vote: ${say.agenda(e.card)}.`,
  ordered: (e, _, say) => `Number ${e.place} in order: ${say.agenda(e.card)}.`,
  showedVotes: (e, who) => (e.count <= 0 ? null : `${who(e.seat)} shows ${many(e.count, 'votes')}.`),
  declared: (e, who) => `${who(e.seat)} gives ${many(e.count, 'votes')}${e.names === 1 ? ` to ${who(e.side)}` : `: ${side(e, who)}`}.`,
  brokeTie: (e, who) => `A tie: ${who(e.seat)} decides for ${side(e, who)}.`,
  decided: (e, who, say) => `${say.agenda(e.card)}: ${e.names === 1 ? who(e.result) : e.result === 1 ? 'passed' : 'failed'}.`,
  refused: (e, who, say) => `${who(e.seat)} refuses ${say.agenda(e.card)}.`,
  enacted: (e, who, say) => (e.seat < 0 ? `${say.agenda(e.card)} comes into force.` : `${who(e.seat)} receives ${say.agenda(e.card)}.`),
  office: (e, _, say) => `${say.noble(e.noble)} becomes ${say.agenda(e.card)}.`,
  proposed: (e, who, say) =>
    e.motion === 'proposeNothing'
      ? `${who(e.seat)} proposes nothing.`
      : `${who(e.seat)} makes a motion: ${say.at(e.at ?? '')}${about(e, who)}.`,
  neutral: () => null,
  fortified: (e, who, say) => `${who(e.seat)} fortifies ${say.city(e.city)}.`,
  repaired: (e, who, say) => `${who(e.seat)} repairs ${e.city < 0 ? 'his stronghold' : say.city(e.city)}.`,
  healed: (e, _, say) => `${say.army(e.army)} recovers.`,
  fleetNamed: (e, who, say) => `${who(e.seat)} names an expedition: ${say.fleet(e.fleet)}.`,
  fleetSails: (e, _, say) => `The expedition to ${say.fleet(e.fleet)} is on spot ${e.spot}.`,
  fleetEnds: (e, _, say) => `Expedition to ${say.fleet(e.fleet)}: ${names.outcomes[e.outcome]}.`,
  event: (e, who, say) => `${who(e.seat)} draws an Event: ${say.event(e.card)}.`,
  eventCancelled: (e, _, say) => `${say.event(e.card)} is cancelled by Faith.`,
  pledged: (e, who) => `${who(e.seat)} pledges ${many(e.count, 'faith')}.`,
  miracle: (e, who, say) => `A miracle: ${who(e.seat)} lifts ${say.event(e.card)}.`,
  revolt: (e, _, say) => (e.rises === 1 ? `${say.city(e.city)} revolts.` : `${say.city(e.city)} stays quiet.`),
  kept: (e, who, say) => `${who(e.seat)} keeps the peace in ${say.city(e.city)}.`,
  crowned: (e, who) => `${who(e.seat)} rules ${e.by === 'five' ? 'five cities' : 'more than half of the Kingdom’s cities'} and is crowned.`,
};
