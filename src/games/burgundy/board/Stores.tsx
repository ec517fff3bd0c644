/** TEA-05, on a tablet: what a team has stored, in the middle what both use, at the sides each mate's own; with the dice of the mate. */
import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { useInLanguage } from '@/table/kit/tableContext';
import type { Box } from '@/pieces/boxes';
import { radius, space, stroke } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Seat } from '@/engine/contract';
import type { Player } from '@/match/matchView';
import { BoardText } from '@/pieces/BoardText';
import { Cloth } from '@/pieces/Cloth';
import { Shield } from '@/pieces/Shield';
import { Info } from '@/table/kit/Info';
import { boardWords } from '../words/boardWords';
import { DIE_SPOTS, STORE_SPOTS } from '../spots';
import { dukeOf, estateOf, isUsed, NONE, type Burgundy } from '../state';
import { mateOf } from '../teams';
import { ownedSpot } from '../words/whose';
import { MatesDieG } from './MatesDieG';
import { StoreHere } from './StoreHere';
import { storesPlan, type StoresPlan } from './storesPlan';

interface Props {
  readonly view: Readonly<Burgundy>;
  readonly looking: Seat;
  readonly players: readonly Player[];
  readonly box: Box;
}

const EVEN = 0;
const SHARED = 1;
const ODD = 2;

export const Stores = memo(function Stores({ view, looking, players, box }: Props) {
  const words = useInLanguage(boardWords);
  const plan = storesPlan(box);
  const { storage } = estateOf(view, looking);
  const mate = mateOf(view, looking);
  const [even, odd] = looking < mate ? [looking, mate] : [mate, looking];
  return (
    <View style={[styles.over, box]}>
      <Section plan={plan} number={EVEN} signs={[even]} players={players}>
        {players[even]?.name ?? ''}
      </Section>
      <Section plan={plan} number={SHARED} signs={[even, odd]} players={players}>
        {words.sharedStores}
      </Section>
      <Section plan={plan} number={ODD} signs={[odd]} players={players}>
        {players[odd]?.name ?? ''}
      </Section>
      {(plan.dice[mate === odd ? 1 : 0] ?? []).map((place, die) => (
        <MatesDie key={die} view={view} seat={mate} die={die} box={place} players={players} />
      ))}
      {plan.places.map((place, store) => (
        <StoreHere key={store} at={ownedSpot(view, STORE_SPOTS[store] as string, looking)} box={place} tile={storage[store] ?? NONE} />
      ))}
    </View>
  );
});

interface SectionProps extends Pick<Props, 'players'> {
  readonly plan: StoresPlan;
  readonly number: number;
  /** Who may use it. */
  readonly signs: readonly Seat[];
  readonly children: ReactNode;
}

/** A mate's own part lies on their colours. */
function Section({ plan, number, signs, players, children }: SectionProps) {
  const { colours } = useTheme();
  const [box, caption] = [plan.sections[number], plan.captions[number]];
  const [owner = 0, ...others] = signs;
  if (box === undefined || caption === undefined) return null;
  const inside = { width: box.width - 2 * stroke.hair, height: box.height - 2 * stroke.hair };
  return (
    <View style={[styles.section, box, { borderColor: colours.edge, backgroundColor: colours.field }]} pointerEvents="none">
      {others.length > 0 ? null : <Cloth tincture={players[owner]?.tincture ?? 'gules'} {...inside} />}
      <View style={[styles.caption, { height: caption.height - space.xxs, backgroundColor: colours.card }]}>
        {signs.map(seat => (
          <Shield key={seat} tincture={players[seat]?.tincture ?? 'gules'} width={16} />
        ))}
        <BoardText role="smallStrong" most={1.15} numberOfLines={1} style={styles.shrinks}>
          {children}
        </BoardText>
      </View>
    </View>
  );
}

interface DieProps extends Pick<Props, 'view' | 'players' | 'box'> {
  readonly seat: Seat;
  readonly die: number;
}

/** Looked at, never played with. */
function MatesDie({ view, seat, die, box, players }: DieProps) {
  const duke = dukeOf(view, seat);
  const face = duke.dice[die] ?? 0;
  if (face === 0) return null;
  return (
    <View style={[styles.over, box]}>
      <Svg width={box.width} height={box.height} pointerEvents="none" aria-hidden>
        <MatesDieG face={face} used={isUsed(duke, die)} tincture={players[seat]?.tincture ?? 'gules'} box={{ ...box, left: 0, top: 0 }} />
      </Svg>
      <Info at={`${DIE_SPOTS[die] ?? ''}@${seat}`} box={{ ...box, left: 0, top: 0 }} />
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  section: { position: 'absolute', borderWidth: stroke.hair, borderRadius: radius.piece, overflow: 'hidden' },
  caption: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: 0,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.xs,
  },
  shrinks: { flexShrink: 1 },
});
