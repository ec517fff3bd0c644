/** The board area: where the match stands, the map, and over it whatever is answered on a card; on a tablet everybody’s mats beside it. */
import { useCallback, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { space } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Question, Spot } from '@/engine/contract';
import type { BoardProps } from '@/table/kit/boardProps';
import { useSpotBoxes } from '@/table/kit/useSpotBoxes';
import { EXPLAINED } from '@/table/kit/spotBoxes';
import { useHeld, useMatchView } from '@/table/kit/tableContext';
import { kindOf, numberOf } from '../spots';
import type { Traders, TradersQuestion } from '../state';
import { wantedOn } from './asking';
import { Caption, captionHeight } from './Caption';
import { fightsInSight } from './fight';
import { FightCard } from './FightCard';
import { Homeland } from './Homeland';
import { LandMap } from './LandMap';
import { Lens } from './Lens';
import { Answer, Deal, Market } from './Market';
import { Mats } from './Mats';
import { pictureOf } from './picture';
import { Rivals } from './Rivals';

type Props = BoardProps<Traders>;

const MATS = 216;
const WIDEST_CARD = 420;
/** What the list of choices covers of the board, on a phone. */
const LISTED = 52;

export function Board(props: Props) {
  const { view, question, players, me, looking, layout, width, height } = props;
  const { growth } = useTheme();
  const { offers } = useMatchView();
  const held = useHeld();
  const [look, setLook] = useState<{ readonly province: number | null; readonly during: Question | null }>({
    province: null,
    during: question,
  });
  // The next question begins without a closer look; the places of the map stay the same for it.
  if (look.during !== question) setLook({ province: null, during: question });
  const onLook = useCallback((at: Spot) => setLook(({ during }) => ({ province: numberOf(at), during })), []);
  const q = question as TradersQuestion | null;
  const wanted = wantedOn(view, q, offers, held.selected);
  const mats = layout === 'tablet' ? MATS : 0;
  const caption = captionHeight(growth);
  const [wide, high] = [width - mats, height - caption];
  const card = Math.min(WIDEST_CARD, wide - 2 * space.s);
  const most = high - 2 * space.xs - (layout === 'phone' && held.which !== null ? LISTED : 0);
  const inHand = held.selected.some(at => kindOf(at) === 'piece');
  const looked = inHand || held.which !== null ? null : look.province;
  const answering = offers.length > 0;
  const fights = fightsInSight(view, question, held);
  const onCard = answering && q !== null && ['trade', 'deal', 'answer'].includes(q.ask);
  // Where somebody leaves to is looked at closer: the whole of that belongs in sight, wherever its provinces lie.
  const isRead = onCard || fights.length > 0 || (answering && q?.ask === 'leave');
  const ground = useSpotBoxes(at => (at === EXPLAINED && isRead ? { left: 0, top: 0, width: wide, height: high } : null));
  const covered = looked !== null || fights.length > 0 || (layout === 'phone' && (onCard || held.which !== null || held.waiting !== null));
  return (
    <View style={{ width, height }}>
      <Caption view={view} width={width} />
      <View style={styles.beside}>
        {mats === 0 ? null : <Mats view={view} players={players} me={me} width={mats} height={high} />}
        <View style={{ width: wide, height: high }} ref={ground} collapsable={false}>
          <LandMap {...props} width={wide} height={high} wanted={wanted} onLook={onLook} covered={covered} />
          <Homeland view={view} players={players} seat={looking} />
          {q === null || q.ask === 'trade' || !answering || looked !== null ? null : (
            <Rivals view={view} players={players} me={me} offers={offers} top={6} />
          )}
          {/* On a phone the answers to a proposal are listed over the foot of the map. */}
          <Over
            above={
              held.which !== null || (layout === 'phone' && q?.ask === 'answer') || fights.some(({ battle }) => isLow(view, battle.at))
            }
          >
            {looked !== null ? (
              <Lens
                view={view}
                players={players}
                province={looked}
                wanted={wanted}
                width={card}
                most={most}
                onClose={() => setLook({ province: null, during: question })}
              />
            ) : null}
            <Card view={view} players={players} q={answering ? q : null} width={card} most={most} />
            <Fights view={view} players={players} question={question} width={card} most={most} />
          </Over>
        </View>
      </View>
    </View>
  );
}

/** Does the battle take place in the lower half of the map? Then its card stands over the upper one. */
function isLow(view: Readonly<Traders>, province: number): boolean {
  const { places, bounds } = pictureOf(view.land);
  return (places[province]?.[1] ?? 0) > bounds.top + bounds.height / 2;
}

/** Cards stand at the foot of the map, or at its head while choices are listed below. */
function Over({ above, children }: { readonly above: boolean; readonly children: ReactNode }) {
  return (
    <View style={[styles.over, above ? styles.above : styles.below]} pointerEvents="box-none">
      {children}
    </View>
  );
}

interface CardProps extends Pick<Props, 'view' | 'players' | 'width'> {
  readonly q: TradersQuestion | null;
  readonly most: number;
}

export function Card({ q, ...rest }: CardProps) {
  switch (q?.ask) {
    case 'trade':
      return <Market {...rest} q={q} />;
    case 'deal':
      return <Deal {...rest} q={q} />;
    case 'answer':
      return <Answer {...rest} q={q} />;
    default:
      return null;
  }
}

export function Fights({ view, players, question, width, most }: Omit<CardProps, 'q'> & Pick<Props, 'question'>) {
  const held = useHeld();
  const fights = fightsInSight(view, question, held);
  if (fights.length === 0) return null;
  const q = question as TradersQuestion | null;
  return (
    <ScrollView tabIndex={0} style={{ width, maxHeight: most, flexGrow: 0 }} contentContainerStyle={styles.fights}>
      {fights.map(fight => (
        <FightCard
          key={fight.battle.at}
          view={view}
          players={players}
          fight={fight}
          strike={q?.ask === 'strike' ? q : null}
          width={width}
        />
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row' },
  over: { position: 'absolute', left: 0, right: 0, alignItems: 'center', zIndex: 2, gap: space.xs },
  above: { top: space.xs },
  below: { bottom: space.xs },
  fights: { gap: space.xs },
});
