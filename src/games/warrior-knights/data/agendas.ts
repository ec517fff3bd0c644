/**
 * The Agendas of the Assembly. The rulebook explains the kinds, how they are voted and what becomes of them; which forty-four there are, and
 * what each does, is ours.
 */
export const AGENDA_KINDS = ['private', 'motion', 'law', 'charge', 'concession', 'office'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

const PRIVATE = ['privateMotion1', 'privateMotion2', 'privateMotion3', 'privateMotion4'] as const;
/** Motions that name a Baron, then those that are voted yes or no. */
const NAMING = ['electChairman', 'electHead', 'royalSubsidy', 'heavyFine', 'trialOfNoble', 'recognition', 'impeachment'] as const;
const DECIDING = ['amnesty', 'sweepingRepeal', 'crownWorks'] as const;
const LAWS = [
  'crownTithe',
  'bridgeTolls',
  'lawOfQuarter',
  'mercenaryDuty',
  'harbourDues',
  'petersPence',
  'speakersStipend',
  'sumptuaryLaw',
  'townCharters',
  'lawOfRansom',
] as const;
const CHARGES = [
  'lordChancellor',
  'captainMercenaries',
  'masterWorks',
  'papalLegate',
  'keeperPeace',
  'ambassador',
  'grandAlmoner',
  'quartermaster',
] as const;
/** Crowns at each Taxation. */
export const INCOMES = { timber: 2, wool: 3, salt: 3, wine: 3, silver: 4, mint: 5 } as const;
const CONCESSIONS = ['timber', 'wool', 'salt', 'wine', 'silver', 'mint'] as const;
/** Maintained troops. */
export const TROOPS = { lordMarshal: 200, constable: 150, admiral: 100, warden: 100, masterHorse: 50, standardBearer: 0 } as const;
const OFFICES = ['lordMarshal', 'constable', 'admiral', 'warden', 'masterHorse', 'standardBearer'] as const;

export type Motion = (typeof NAMING)[number] | (typeof DECIDING)[number];
export type Law = (typeof LAWS)[number];
export type Charge = (typeof CHARGES)[number];
export type Concession = (typeof CONCESSIONS)[number];
export type Office = (typeof OFFICES)[number];
export type AgendaName = (typeof PRIVATE)[number] | Motion | Law | Charge | Concession | Office;

export const AGENDAS: readonly AgendaName[] = [...PRIVATE, ...NAMING, ...DECIDING, ...LAWS, ...CHARGES, ...CONCESSIONS, ...OFFICES];
const KINDS: readonly AgendaKind[] = [
  ...PRIVATE.map(() => 'private' as const),
  ...NAMING.map(() => 'motion' as const),
  ...DECIDING.map(() => 'motion' as const),
  ...LAWS.map(() => 'law' as const),
  ...CHARGES.map(() => 'charge' as const),
  ...CONCESSIONS.map(() => 'concession' as const),
  ...OFFICES.map(() => 'office' as const),
];

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(AGENDAS.map((name, card) => [name, card]));
export const agendaNumber = (name: AgendaName): number => NUMBERS[name] ?? -1;
export const agendaOf = (card: number): AgendaName => AGENDAS[card] as AgendaName;
export const kindOfAgenda = (card: number): AgendaKind => KINDS[card] as AgendaKind;
/** Charges, concessions, offices and seven motions are voted to a Baron, everything else yes or no (ASM-09). */
export const namesBaron = (card: number): boolean =>
  !(DECIDING as readonly string[]).includes(agendaOf(card)) && !['law', 'private'].includes(kindOfAgenda(card));
export const incomeOf = (card: number): number => (INCOMES as Readonly<Record<string, number>>)[agendaOf(card)] ?? 0;
export const maintainedBy = (card: number): number => (TROOPS as Readonly<Record<string, number>>)[agendaOf(card)] ?? 0;
