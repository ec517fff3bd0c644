/** What only a team match says. */
import { upperFirst } from '@/words/grammar/text';
import { and } from '@/words/grammar/english';
import type { TeamWords } from '../team';
import type { StoreKind } from '../teamForms';
import { names } from './names';

const storage: Readonly<Record<StoreKind, string>> = { shared: 'shared storage', own: 'own storage', mates: 'the mate’s storage' };
const free: Readonly<Record<StoreKind, string>> = {
  shared: 'Free shared storage place',
  own: 'Free storage place of one’s own',
  mates: 'Free storage place of the mate',
};

export const team: TeamWords = {
  asks: { keepAt: 'Keep it for both, or for yourself?' },
  choices: { stow: c => `Keep ${c.tile.the} in ${c.shared ? 'shared storage' : 'your own storage'}` },
  told: {
    countedTogether: (e, who) => `What ${who(e.seat)} and ${who(e.mate)} have together is counted once, for ${who(e.seat)}.`,
    teamsEnded: (e, who) => {
      if (e.winners.length > 2) return `Both teams have ${names.points(e.sum)} and as many empty spaces: they share the victory.`;
      const winners = and(e.winners.map(who));
      return e.byTieBreak
        ? `${winners} win the tie at ${names.points(e.sum)}: the empty spaces decide.`
        : `${winners} win: together ${names.points(e.sum)}, against ${e.against}.`;
    },
  },
  refusals: {
    matesPlace: () => 'Only your mate uses this storage place.',
    sameAsLit: () => 'As good as the lit place beside it: tap that one.',
  },
  pending: { keepAt: { what: 'Storage', does: 'shared, or your own' } },
  stored: (tile, kind) => (tile === null ? free[kind] : `${upperFirst(tile.one)} in ${storage[kind]}`),
  halves: { left: 'left half', middle: 'in the middle', right: 'right half' },
  storageCard: {
    title: 'Team storage',
    text: 'Two places are shared, two belong to each mate. When you take a tile you choose; it stays where it is until it is placed. Only you place your own tiles, both of you the shared ones.',
  },
  options: {
    team: {
      title: 'Teams',
      help: 'The first two seats against the other two; each team rules one duchy of 73 spaces.',
      values: {
        none: { title: 'No', help: 'Everybody rules a duchy of their own.' },
        '12a': { title: 'Duchy 12a', help: 'For a first match: the castle stands between the halves.' },
        '12b': {
          title: 'Duchy 12b',
          help: 'For experts: the castle stands on the 1 or on the 6. This side is ours: it is not printed in the box.',
        },
      },
    },
  },
  chapter: {
    id: 'team',
    title: 'Team play',
    look: 'One duchy, two dukes. Two storage places in the middle are shared, two are your own: take a tile and choose where it goes.',
    paragraphs: [
      'Four players can play in two teams of two who sit side by side. Each team rules one duchy of two halves, 73 spaces, and both mates may place anywhere in it.',
      'A team starts with 2 silver, three goods, one castle, and 3 workers, or 5 if it does not begin. On side 12a the castle stands between the halves; on 12b whoever of the team plays first puts it on the 1 or on the 6.',
      'Each player has two dice, a marker and points of their own. In the first round the teams take turns: the first player, a rival, the first player’s mate, the other rival. After that the bridge decides as usual.',
      'Silver, workers, goods, the duchy, its monasteries and bonus tiles belong to the team, and either mate uses them. Each of you may buy one tile in your own turn.',
      'Storage has two shared places and two for each mate. Whoever takes or buys a tile chooses a free place, shared or their own; with none free, one of these tiles is discarded. Tiles never move from place to place, and nobody uses the mate’s own tiles or dice.',
      'Points go to whoever acts. A ship moves only the marker of whoever places it. Sold goods score 4 points each, and the bonus tiles 7 and 4 go to the first and the second team that completes a colour.',
      'Monastery 27 keeps the markers of both mates above those of rivals on their space; between mates the order stays.',
      'Mines pay each team once. At the end a team’s goods, silver, workers and monasteries are counted once, for whoever of it plays first then. The team with the higher sum wins; with equal sums the one with more empty spaces; still equal, both win.',
      'Extra tiles, white castles and inns may be added; trade routes, border posts and shields may not.',
    ],
    asks: ['keepAt'],
  },
};
