/** The options of the table (OPT), as the rules read them. */
import type { Option, Options } from '@/engine/contract';
import type { Settings } from '../state';

export const options: readonly Option[] = [
  { id: 'length', values: [10, 8, 12, 15], offered: (_, chosen) => chosen.mightIsRight !== true },
  { id: 'openMotions', values: [false, true] },
  { id: 'exchangeHeirs', values: [false, true] },
  { id: 'elimination', values: [false, true] },
  { id: 'eliminationChairman', values: ['prestige', 'votes'], offered: (_, chosen) => chosen.elimination === true },
  { id: 'mightIsRight', values: [false, true] },
  { id: 'abandonedNobles', values: [false, true] },
  { id: 'miracles', values: [false, true] },
  { id: 'twoPlayerCityWin', values: ['majority', 'fiveCities'], offered: seats => seats === 2 },
  { id: 'versatileVotes', values: [2, 1] },
  { id: 'bargain', values: [true, false] },
  { id: 'consent', values: ['ask', 'allow', 'deny'] },
];

export const settingsOf = (chosen: Options): Settings => ({
  open: chosen.openMotions === true,
  heirs: chosen.exchangeHeirs === true,
  elimination: chosen.elimination === true,
  might: chosen.mightIsRight === true,
  abandoned: chosen.abandonedNobles === true,
  miracles: chosen.miracles === true,
  fiveCities: chosen.twoPlayerCityWin === 'fiveCities',
  byVotes: chosen.eliminationChairman === 'votes',
  bargain: chosen.bargain !== false,
  versatileVotes: chosen.versatileVotes === 1 ? 1 : 2,
  consent: chosen.consent === 'allow' ? 'allow' : chosen.consent === 'deny' ? 'deny' : 'ask',
});
