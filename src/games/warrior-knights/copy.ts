/**
 * A deep copy by hand: the search makes one per round of thought. Questions are never written into, so they are shared.
 * Every field is spelled out, because V8 copies a spread of so many field by field through its dictionary of them: more than twice the time.
 */
import type { Action, Assembly, Baron, Battle, Expedition, Happening, Matter, Noble, Realm, Settings, Siege, Talks, Town } from './state';

type List = readonly number[];

function lists(all: readonly List[]): number[][] {
  const copied: number[][] = [];
  for (const list of all) copied.push(list.slice());
  return copied;
}

export function copy(g: Readonly<Realm>): Realm {
  const copied: Realm = {
    questions: g.questions.slice(),
    seed: g.seed,
    seats: g.seats,
    settings: copySettings(g.settings),
    round: g.round,
    stage: g.stage,
    chairman: g.chairman,
    head: g.head,
    pool: g.pool,
    fate: g.fate.slice(),
    events: g.events.slice(),
    eventDiscards: g.eventDiscards.slice(),
    lasting: g.lasting.map(({ card, seat, target }) => ({ card, seat, target })),
    agendas: g.agendas.slice(),
    agendaDiscards: g.agendaDiscards.slice(),
    display: g.display.slice(),
    laws: g.laws.slice(),
    openLaws: g.openLaws.map(({ law, a, b, fresh }) => ({ law, a, b, fresh })),
    mercenaries: g.mercenaries.slice(),
    mercenaryDiscards: g.mercenaryDiscards.slice(),
    offer: g.offer.slice(),
    track: g.track.slice(),
    hired: g.hired.slice(),
    neutral: g.neutral.slice(),
    neutralSeen: g.neutralSeen.slice(),
    areas: lists(g.areas),
    phases: lists(g.phases),
    card: g.card,
    action: g.action === null ? null : copyAction(g.action),
    expeditions: g.expeditions.map(copyExpedition),
    sieges: g.sieges.map(copySiege),
    battle: g.battle === null ? null : copyBattle(g.battle),
    assembly: g.assembly === null ? null : copyAssembly(g.assembly),
    happening: g.happening === null ? null : copyHappening(g.happening),
    truce: g.truce,
    storm: g.storm,
    payroll: g.payroll,
    isLast: g.isLast,
    winner: g.winner,
    barons: g.barons.map(copyBaron),
    nobles: g.nobles.map(copyNoble),
    towns: g.towns.map(copyTown),
  };
  if (g.talks !== undefined) copied.talks = copyTalks(g.talks);
  return copied;
}

const copyTalks = ({ round, vows, refused }: Readonly<Talks>): Talks => ({
  round,
  vows: vows.map(({ seat, to, vow }) => ({ seat, to, vow })),
  refused: refused.map(({ by, to, wants, gives }) => ({ by, to, wants, gives })),
});

const copySettings = (s: Readonly<Settings>): Settings => ({
  open: s.open,
  heirs: s.heirs,
  elimination: s.elimination,
  might: s.might,
  abandoned: s.abandoned,
  miracles: s.miracles,
  fiveCities: s.fiveCities,
  byVotes: s.byVotes,
  bargain: s.bargain,
  versatileVotes: s.versatileVotes,
  consent: s.consent,
});

const copyAction = (a: Readonly<Action>): Action => ({
  region: a.region,
  moved: a.moved,
  fought: a.fought,
  acted: a.acted.slice(),
  denied: a.denied.slice(),
  barred: a.barred.slice(),
});

const copyExpedition = (e: Readonly<Expedition>): Expedition => ({ spot: e.spot, blessed: e.blessed, stakes: e.stakes.slice() });

const copySiege = ({ city, hold, seat, round }: Siege): Siege => ({ city, hold, seat, round });

const copyBattle = (b: Readonly<Battle>): Battle => ({
  attack: { ...b.attack },
  seat: b.seat,
  nobles: [b.nobles[0].slice(), b.nobles[1].slice()],
  garrison: b.garrison,
  commanders: [b.commanders[0], b.commanders[1]],
  hands: [b.hands[0].slice(), b.hands[1].slice()],
  counts: [b.counts[0].slice(), b.counts[1].slice()],
  losses: [b.losses[0], b.losses[1]],
});

const copyAssembly = (a: Readonly<Assembly>): Assembly => ({
  attending: a.attending.slice(),
  acting: a.acting,
  order: a.order.slice(),
  ordered: a.ordered,
  matter: a.matter === null ? null : copyMatter(a.matter),
});

const copyMatter = ({ card, proposal, candidates }: Matter): Matter => ({
  card,
  proposal: proposal === null ? null : { ...proposal },
  candidates: candidates.slice(),
});

const copyHappening = (h: Readonly<Happening>): Happening => ({
  card: h.card,
  drawer: h.drawer,
  target: h.target,
  pledges: h.pledges.slice(),
});

const copyBaron = (b: Readonly<Baron>): Baron => ({
  crowns: b.crowns,
  votes: b.votes,
  faith: b.faith,
  prestige: b.prestige,
  sources: b.sources.slice(),
  banned: b.banned,
  heretic: b.heretic,
  out: b.out,
  hand: b.hand.slice(),
  back: b.back.slice(),
  plan: lists(b.plan),
  lying: b.lying.slice(),
  done: b.done,
  levy: b.levy.slice(),
  charges: b.charges.slice(),
  stronghold: b.stronghold,
  breaches: b.breaches,
  garrison: { troops: b.garrison.troops.slice(), tokens: b.garrison.tokens },
  commit: b.commit,
  side: b.side,
  sheet: b.sheet.slice(),
  loyal: b.loyal,
  kept: b.kept,
});

const copyNoble = (n: Readonly<Noble>): Noble => ({
  troops: n.troops.slice(),
  tokens: n.tokens,
  where: n.where,
  atSea: n.atSea,
  exhausted: n.exhausted,
  gone: n.gone,
  heirless: n.heirless,
  waits: n.waits,
  heir: n.heir,
  office: n.office,
});

const copyTown = ({ owner, fortified, breaches, razed }: Readonly<Town>): Town => ({ owner, fortified, breaches, razed });
