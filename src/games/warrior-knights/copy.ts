/** A deep copy by hand: the search makes one per round of thought. Questions are never written into, so they are shared. */
import type { Action, Assembly, Baron, Battle, Noble, Realm } from './state';

const lists = (all: readonly (readonly number[])[]): number[][] => all.map(list => list.slice());

export function copy(g: Readonly<Realm>): Realm {
  return {
    ...g,
    questions: g.questions.slice(),
    settings: { ...g.settings },
    fate: g.fate.slice(),
    events: g.events.slice(),
    eventDiscards: g.eventDiscards.slice(),
    lasting: g.lasting.map(one => ({ ...one })),
    agendas: g.agendas.slice(),
    agendaDiscards: g.agendaDiscards.slice(),
    display: g.display.slice(),
    laws: g.laws.slice(),
    openLaws: g.openLaws.map(one => ({ ...one })),
    mercenaries: g.mercenaries.slice(),
    mercenaryDiscards: g.mercenaryDiscards.slice(),
    offer: g.offer.slice(),
    track: g.track.slice(),
    hired: g.hired.slice(),
    neutral: g.neutral.slice(),
    neutralSeen: g.neutralSeen.slice(),
    areas: lists(g.areas),
    phases: lists(g.phases),
    action: g.action === null ? null : copyAction(g.action),
    expeditions: g.expeditions.map(e => ({ spot: e.spot, blessed: e.blessed, stakes: e.stakes.slice() })),
    sieges: g.sieges.map(siege => ({ ...siege })),
    battle: g.battle === null ? null : copyBattle(g.battle),
    assembly: g.assembly === null ? null : copyAssembly(g.assembly),
    happening: g.happening === null ? null : { ...g.happening, pledges: g.happening.pledges.slice() },
    barons: g.barons.map(copyBaron),
    nobles: g.nobles.map(copyNoble),
    towns: g.towns.map(({ owner, fortified, breaches, razed }) => ({ owner, fortified, breaches, razed })),
  };
}

const copyAction = (a: Readonly<Action>): Action => ({ ...a, acted: a.acted.slice(), denied: a.denied.slice(), barred: a.barred.slice() });

const copyBattle = (b: Readonly<Battle>): Battle => ({
  ...b,
  attack: { ...b.attack },
  nobles: [b.nobles[0].slice(), b.nobles[1].slice()],
  commanders: [b.commanders[0], b.commanders[1]],
  hands: [b.hands[0].slice(), b.hands[1].slice()],
  counts: [b.counts[0].slice(), b.counts[1].slice()],
  losses: [b.losses[0], b.losses[1]],
});

const copyAssembly = (a: Readonly<Assembly>): Assembly => ({
  ...a,
  attending: a.attending.slice(),
  order: a.order.slice(),
  matter:
    a.matter === null
      ? null
      : { ...a.matter, proposal: a.matter.proposal === null ? null : { ...a.matter.proposal }, candidates: a.matter.candidates.slice() },
});

const copyBaron = (b: Readonly<Baron>): Baron => ({
  ...b,
  sources: b.sources.slice(),
  hand: b.hand.slice(),
  back: b.back.slice(),
  plan: lists(b.plan),
  lying: b.lying.slice(),
  levy: b.levy.slice(),
  charges: b.charges.slice(),
  garrison: { troops: b.garrison.troops.slice(), tokens: b.garrison.tokens },
  sheet: b.sheet.slice(),
});

const copyNoble = (n: Readonly<Noble>): Noble => ({ ...n, troops: n.troops.slice() });
