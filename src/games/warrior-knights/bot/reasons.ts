/** The named weights behind a choice, for the hint. */
import type { RealmChoice, RealmQuestion } from '../asking';
import type { Deed } from '../data/names';
import type { Realm } from '../state';
import { tempts } from './temptation';

export const REASONS = ['conquest', 'danger', 'strength', 'crowns', 'price', 'votes', 'faith', 'honour', 'plan'] as const;
export type ReasonName = (typeof REASONS)[number];

const WHY: Partial<Record<RealmChoice['do'], ReasonName>> = {
  assault: 'conquest',
  besiege: 'conquest',
  control: 'conquest',
  fight: 'conquest',
  march: 'plan',
  raze: 'crowns',
  crowns: 'crowns',
  votes: 'votes',
  purse: 'crowns',
  treat: 'crowns',
  hire: 'strength',
  bundle: 'strength',
  take: 'strength',
  bless: 'faith',
  fortify: 'strength',
  repair: 'strength',
  heal: 'strength',
};
const AGAINST: Partial<Record<RealmChoice['do'], ReasonName>> = {
  assault: 'danger',
  fight: 'danger',
  buySpot: 'price',
  hire: 'price',
  payCrowns: 'price',
  refuse: 'honour',
};

/** What speaks for it and against it, the weightier first. */
export function reasons(g: Readonly<Realm>, q: RealmQuestion, c: RealmChoice): { readonly why: ReasonName; readonly worth: number }[] {
  const worth = tempts(g, q, c);
  const found: { why: ReasonName; worth: number }[] = [];
  if (worth > 0) found.push({ why: (q.ask === 'useCard' ? OF_DEED[q.deed] : WHY[c.do]) ?? 'plan', worth });
  const against = AGAINST[c.do];
  if (against !== undefined) found.push({ why: against, worth: -1 });
  return found.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}

const OF_DEED: Partial<Record<Deed, ReasonName>> = {
  levyTaxes: 'crowns',
  rallySupport: 'votes',
  serveChurch: 'faith',
};
