/** What a spot beside the map looks like: a sign, a short name, a note. The full sentence is its label. */
import { upperFirst } from '@/words/grammar/text';
import type { Tincture } from '@/design/tokens';
import type { Spot } from '@/engine/contract';
import type { IconName } from '@/pieces/icons';
import { kindOfAgenda, type AgendaKind } from '../data/agendas';
import type { BattleResult, Deed, Neutral, Phase } from '../data/names';
import { isMercenary, nationOf, STRENGTH, TRACK_FEES } from '../data/numbers';
import { threshold } from '../rules/actions';
import { holderOf } from '../rules/armies';
import { deedOfCard, FIRST_NEUTRAL, isGarrison, isNeutral, NONE, ownerOfArmy, shapeOf, type Realm } from '../state';
import { armyAt, kindOf, nameOf, numberOf } from '../spots';
import { DEEDS, FLEETS, NATIONS, NEUTRALS, PHASES } from '../data/names';
import type { Vow } from '../terms';
import type { ThingNames, LanguageForm } from '../words/languageForm';
import type { BoardWords } from '../words/boardWordsForm';

const PHASE_ICONS: Readonly<Record<Phase, IconName>> = { taxation: 'coin', wages: 'helm', assembly: 'gavel' };
export const DEED_ICONS: Readonly<Record<Deed, IconName>> = {
  levyTaxes: 'coin',
  draftSoldiers: 'helm',
  rallySupport: 'vote',
  serveChurch: 'faith',
  mobilizeForces: 'boot',
  versatileStrategy: 'star',
};
const NEUTRAL_ICONS: Readonly<Record<Neutral, IconName>> = {
  importantEvent: 'bell',
  fundExpeditions: 'ship',
  upgradeDefenses: 'crane',
  musterTroops: 'plus',
  uncertainTimes: 'cards',
};
export const RESULT_ICONS: Readonly<Record<BattleResult, IconName>> = {
  deal: 'sword',
  prevent: 'shield',
  victory: 'trophy',
  draw: 'cards',
};
const VOW_ICONS: Readonly<Record<Vow, IconName>> = { peace: 'shield', passage: 'boot', votes: 'vote', favour: 'star' };
const AGENDA_ICONS: Readonly<Record<AgendaKind, IconName>> = {
  private: 'scroll',
  motion: 'gavel',
  law: 'scales',
  charge: 'key',
  concession: 'sack',
  office: 'flag',
};
export const iconOfCard = (card: number): IconName =>
  isNeutral(card) ? NEUTRAL_ICONS[NEUTRALS[card - FIRST_NEUTRAL] as Neutral] : DEED_ICONS[DEEDS[deedOfCard(card)] as Deed];

export interface Look {
  readonly icon?: IconName;
  readonly tincture?: Tincture;
  readonly title: string;
  readonly note?: string;
}

interface Eyes {
  readonly g: Readonly<Realm>;
  readonly t: LanguageForm;
  readonly b: BoardWords;
  readonly say: ThingNames;
  readonly who: (seat: number) => string;
  readonly tinctureOf: (seat: number) => Tincture;
}

function troopLook({ g, t, b }: Pick<Eyes, 'g' | 't' | 'b'>, card: number): Look {
  const army = holderOf(g, card);
  const nation = isMercenary(card) ? t.names.nations[NATIONS[nationOf(card)] ?? 'english'] : t.names.regulars;
  return {
    icon: isMercenary(card) ? 'axe' : 'helm',
    title: `${STRENGTH[card] ?? 0}`,
    note: army === NONE ? nation : `${nation}, ${isGarrison(army) ? b.garrison.toLowerCase() : t.names.shapes[shapeOf(army)]}`,
  };
}

export function lookOf(eyes: Eyes, at: Spot): Look {
  const { g, t, b, say, who, tinctureOf } = eyes;
  const number = numberOf(at);
  switch (kindOf(at)) {
    case 'troop':
      return troopLook(eyes, number);
    case 'baron':
      return {
        tincture: tinctureOf(number),
        title: who(number),
        ...(who(number) === say.baron(number) ? {} : { note: say.baron(number) }),
      };
    case 'noble':
    case 'garrison':
      return { tincture: tinctureOf(ownerOfArmy(armyAt(at))), title: upperFirst(say.at(at)) };
    case 'agenda':
      return { icon: AGENDA_ICONS[kindOfAgenda(number)], title: say.agenda(number) };
    case 'motion':
      return { icon: 'gavel', title: say.at(at) };
    case 'event':
      return { icon: 'bell', title: say.at(at) };
    case 'fleet': {
      const fleet = g.expeditions[FLEETS.findIndex(one => one === nameOf(at))];
      const stakes = fleet?.stakes.flatMap((stake, seat) => (stake > 0 ? [`${who(seat)} ${stake}`] : [])).join(', ') ?? '';
      return {
        icon: 'ship',
        title: upperFirst(say.at(at)),
        note:
          fleet === undefined || fleet.spot === 0
            ? b.notUnderWay
            : [b.underWay(fleet.spot, stakes), ...(fleet.blessed ? [b.blessed] : [])].join(', '),
      };
    }
    case 'track': {
      const owner = g.track[number] ?? NONE;
      return {
        ...(owner === NONE ? {} : { tincture: tinctureOf(owner) }),
        title: `${number + 1}`,
        // Whose it is, the shield says.
        ...(owner === NONE ? { note: b.fee(TRACK_FEES[number] ?? 0) } : {}),
      };
    }
    case 'phase': {
      const phase = nameOf(at) as Phase;
      return {
        icon: PHASE_ICONS[phase],
        title: `${g.phases[PHASES.indexOf(phase)]?.length ?? 0}/${threshold(g)}`,
        note: phase === 'wages' ? b.wages : t.names.phases[phase],
      };
    }
    case 'area':
      return { icon: 'cards', title: `${g.areas[number]?.length ?? 0}`, note: b.area(number + 1) };
    case 'card':
      return g.card === NONE ? { icon: 'cards', title: b.noCard } : { icon: iconOfCard(g.card), title: say.deed(g.card) };
    case 'result':
      return { icon: RESULT_ICONS[nameOf(at) as BattleResult], title: say.at(at) };
    case 'vow':
      return { icon: VOW_ICONS[nameOf(at) as Vow], title: upperFirst(say.at(at)) };
    case 'votes':
      return { title: `${number}`, icon: 'vote' };
    case 'crowns':
      return { title: `${number}`, icon: 'coin' };
    case 'faith':
      return { title: `${number}`, icon: 'faith' };
    default:
      return { title: upperFirst(say.at(at)) };
  }
}
