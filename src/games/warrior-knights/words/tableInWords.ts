/** The table in words, heading by heading, for whoever does not look at it. It comes with the board, not with the first script. */
import { upperFirst } from '@/words/grammar/text';
import type { Language, Reading, Seat, Who } from '@/engine/contract';
import { CITIES } from '../data/cities';
import { DEEDS, FLEETS, PHASES } from '../data/names';
import { AREAS, TRACK_FEES } from '../data/numbers';
import { draftThreshold } from '../rules/actions';
import { talksOf } from '../rules/agreements';
import { holdStrength } from '../rules/strongholds';
import { areaSpot, citySpot, trackSpot, vowSpot } from '../spots';
import { armiesOf, baronOf, isGarrison, isNeutral, nobleOf, NONE, seatOfCard, type Realm } from '../state';
import { thingNames, forms } from '.';
import { armyLine } from './armies';
import { spotLabel } from './label';
import { howItEnds } from './howItEnds';
import type { BoardWords } from './boardWordsForm';
import { boardWords } from './boardWords';
import type { ThingNames, LanguageForm } from './languageForm';

interface Tale {
  readonly g: Readonly<Realm>;
  readonly t: LanguageForm;
  readonly b: BoardWords;
  readonly say: ThingNames;
  readonly who: Who;
}

const label = ({ g, t, say, who }: Tale, at: string): string => upperFirst(spotLabel(t, say, g, at, who));

function round(tale: Tale): Reading {
  const { g, t, b, say, who } = tale;
  return {
    title: upperFirst(t.labels.round(g.round, t.labels.stages[g.stage])),
    lines: [
      g.card === NONE ? b.noCard : `${b.cardUp}: ${b.ofWhom(say.deed(g.card), isNeutral(g.card) ? b.neutral : who(seatOfCard(g.card)))}`,
      ...Array.from({ length: AREAS }, (_, area) => label(tale, areaSpot(area))),
      ...PHASES.map(phase => label(tale, `phase:${phase}`)),
      ...howItEnds(g, b, who),
      ...(g.truce ? [b.truce] : []),
      ...(g.storm ? [b.storm] : []),
      ...(talksOf(g)?.vows ?? []).map(one => `${b.vows}: ${b.vow(who(one.seat), who(one.to), say.good(vowSpot(one.vow)))}`),
    ],
  };
}

function baron(tale: Tale, seat: Seat, own: boolean): Reading {
  const { g, t, b, say, who } = tale;
  const one = baronOf(g, seat);
  const towns = g.towns.flatMap((town, city) => (town.owner === seat ? [say.city(city)] : []));
  const held = [
    ...one.charges,
    ...armiesOf(seat).flatMap(army => (isGarrison(army) || nobleOf(g, army).office === NONE ? [] : [nobleOf(g, army).office])),
  ].map(say.agenda);
  return {
    title: upperFirst(t.labels.seat(say.baron(seat), who(seat))),
    lines: [
      [
        `${t.stocks.prestige} ${one.prestige}`,
        `${t.stocks.crowns} ${one.crowns}`,
        `${t.stocks.votes} ${one.votes}`,
        `${t.stocks.faith} ${one.faith}`,
      ].join(', '),
      ...(g.chairman === seat ? [b.chairman] : []),
      ...(g.head === seat ? [b.head] : []),
      ...(one.banned ? [b.banned] : []),
      ...(one.heretic ? [b.heretic] : []),
      ...(one.out ? [b.out] : []),
      `${b.cities}: ${towns.length === 0 ? b.none : towns.join(', ')}`,
      ...(one.stronghold === NONE ? [] : [`${upperFirst(t.labels.hold(who(seat), holdStrength(g, seat)))}, ${say.region(one.stronghold)}`]),
      ...armiesOf(seat).map(army => armyLine(tale, army)),
      ...(held.length === 0 ? [] : [`${b.holds}: ${held.join(', ')}`]),
      ...(own ? secrets(tale, seat) : []),
    ],
  };
}

/** Only while they are being entered: who listens later may not be alone (HID-01). */
function secrets({ g, t, b, say }: Tale, seat: Seat): string[] {
  const one = baronOf(g, seat);
  const planning = g.questions.some(q => q.ask === 'plan' && q.seat === seat);
  return [
    ...(one.levy.length > 0 ? [b.then(one.levy.map(say.troop).join(', '))] : []),
    ...(planning
      ? [
          ...one.plan.flatMap((laid, area) => (laid.length > 0 ? [`${b.area(area + 1)}: ${laid.map(say.deed).join(', ')}`] : [])),
          `${b.ownCards}: ${DEEDS.map((deed, i) => `${t.names.deeds[deed]} ${one.hand[i] ?? 0}`).join(', ')}`,
        ]
      : []),
  ];
}

function cities(tale: Tale): Reading {
  const { g, b, who } = tale;
  return {
    title: b.cities,
    lines: CITIES.map((_, city) => {
      const town = g.towns[city];
      const besiegers = g.sieges.filter(siege => siege.city === city).map(siege => who(siege.seat));
      return [
        label(tale, citySpot(city)),
        ...(town?.fortified === true ? [b.fortified] : []),
        ...(town !== undefined && town.breaches > 0 ? [b.breaches(town.breaches)] : []),
        ...(besiegers.length > 0 ? [`${b.besieged}: ${besiegers.join(', ')}`] : []),
      ].join(', ');
    }),
  };
}

function draft(tale: Tale): Reading {
  const { g, b, say } = tale;
  return {
    title: `${b.track}, ${b.begins(g.track.filter(seat => seat !== NONE).length, draftThreshold(g))}`,
    lines: [
      ...TRACK_FEES.slice(0, draftThreshold(g)).map((_, spot) => label(tale, trackSpot(spot))),
      `${b.offer}: ${g.offer.length === 0 ? b.nobody : g.offer.map(say.troop).join(', ')}`,
    ],
  };
}

function assembly(tale: Tale): Reading {
  const { g, t, b, say, who } = tale;
  const laws = [...g.laws.map(say.agenda), ...g.openLaws.map(({ law }) => t.names.motions[law].title)];
  return {
    title: b.assembly,
    lines: [
      `${b.chairman}: ${g.chairman === NONE ? b.nobody : who(g.chairman)}`,
      `${b.head}: ${g.head === NONE ? b.nobody : who(g.head)}`,
      `${b.agendas}: ${g.display.length === 0 ? b.none : g.display.map(say.agenda).join(', ')}`,
      laws.length === 0 ? b.noLaws : `${b.laws}: ${laws.join(', ')}`,
    ],
  };
}

function realm(tale: Tale): Reading {
  const { g, b, say, who } = tale;
  return {
    title: b.fleets,
    lines: [
      ...FLEETS.map((_, i) => {
        const fleet = g.expeditions[i];
        const stakes = fleet?.stakes.flatMap((stake, seat) => (stake > 0 ? [`${who(seat)} ${stake}`] : [])).join(', ') ?? '';
        const under = fleet === undefined || fleet.spot === 0 ? b.notUnderWay : b.underWay(fleet.spot, stakes);
        return upperFirst(`${say.fleet(i)}: ${under}${fleet?.blessed === true ? `, ${b.blessed}` : ''}`);
      }),
      ...(g.events.length > 0 ? [label(tale, 'event')] : []),
      g.lasting.length === 0 ? b.noEvents : `${b.events}: ${g.lasting.map(({ card }) => say.event(card)).join(', ')}`,
    ],
  };
}

export function tableInWords(g: Readonly<Realm>, seat: Seat, who: Who, language: Language): readonly Reading[] {
  const t = forms[language];
  const tale: Tale = { g, t, b: boardWords[language], say: thingNames[language], who };
  const ownFirst = g.barons.map((_, i) => (seat + i) % g.seats);
  return [round(tale), ...ownFirst.map((one, i) => baron(tale, one, i === 0)), cities(tale), draft(tale), assembly(tale), realm(tale)];
}
