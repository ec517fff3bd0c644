import type { LanguageForm } from '../languageForm';

const yesNo = (yes: string, no: string) => ({ true: { title: 'Yes', help: yes }, false: { title: 'No', help: no } });

export const options: LanguageForm['options'] = {
  length: {
    title: 'Length',
    help: 'Prestige in the pool for each Baron.',
    values: {
      8: { title: '8', help: 'Short' },
      10: { title: '10', help: 'Usual' },
      12: { title: '12', help: 'Long' },
      15: { title: '15', help: 'Longest' },
    },
  },
  openMotions: {
    title: 'Open Private Motions',
    help: 'Barons may propose laws and motions of their own, of eleven kinds. Any other is for your table to keep.',
    values: yesNo(
      'He whom Fate names may propose laws and motions of his own too.',
      'He proposes only what concerns bans, Agendas and this Assembly.',
    ),
  },
  exchangeHeirs: {
    title: 'Exchanging heirs',
    help: 'Heirs can be handed to rivals as a pledge.',
    values: yesNo('Whoever holds a foreign heir decides what becomes of him.', 'Every Noble keeps his own heir.'),
  },
  elimination: {
    title: 'Elimination',
    help: 'Whose stronghold is taken is out.',
    values: yesNo('He and all that is his leave; the last Baron wins.', 'He rebuilds it, poorer by half his crowns and a city.'),
  },
  eliminationChairman: {
    title: 'An eliminated Chairman’s token',
    help: 'Who receives it: editions differ.',
    values: {
      prestige: { title: 'Most Prestige', help: 'The Baron with the most Prestige after him.' },
      votes: { title: 'Most Votes', help: 'As in the English edition.' },
    },
  },
  mightIsRight: {
    title: 'Might is right',
    help: 'Only more than half of the cities wins. A long game.',
    values: yesNo('An empty Prestige pool ends nothing.', 'An empty Prestige pool ends the match too.'),
  },
  abandonedNobles: {
    title: 'Abandoned Nobles',
    help: 'A Noble whose troops ran away always has an heir. From the publisher’s answers, not the rulebook.',
    values: yesNo('No Heir and Broken Line do not touch him.', 'No Heir and Broken Line hold for him too.'),
  },
  miracles: {
    title: 'Miracles',
    help: 'Faith lifts lasting Events later. From the publisher’s answers, not the rulebook.',
    values: yesNo('For its price and one Faith more, while it lasts.', 'Faith stops an Event only when it is drawn.'),
  },
  twoPlayerCityWin: {
    title: 'Victory by cities',
    help: 'With two Barons. The publisher later changed it to five cities.',
    values: {
      majority: { title: 'More than half', help: 'Of the Kingdom’s cities that still stand.' },
      fiveCities: { title: 'Five cities', help: 'In the Kingdom or overseas: the publisher’s later rule.' },
    },
  },
  versatileVotes: {
    title: 'Votes of Versatile Strategy',
    help: 'Two in one edition, one in another.',
    values: { 1: { title: '1', help: 'As in the English edition.' }, 2: { title: '2', help: 'As in the Italian edition.' } },
  },
  bargain: {
    title: 'Word before an attack',
    help: 'The attacked may offer crowns for peace. How it is asked is ours; the rulebook leaves it to talk.',
    values: yesNo('He names a sum, and the attacker takes it or fights.', 'Every attack goes on.'),
  },
  consent: {
    title: 'Passage and permission',
    help: 'Whether Barons are asked each time, as in the rulebook. The other two are ours, for a quicker match.',
    values: {
      ask: { title: 'Ask', help: 'Whoever is concerned decides, and may name a price.' },
      allow: { title: 'Always allow', help: 'Everybody may pass and attack beside everybody.' },
      deny: { title: 'Always deny', help: 'Nobody passes through what belongs to a rival.' },
    },
  },
};
