/** The missions of a seat where they lie open beside the board; in the hand of whoever is asked between others they lie face down. */
import { StyleSheet, View } from 'react-native';
import { useInLanguage } from '@/table/kit/tableContext';
import type { Box } from '@/pieces/boxes';
import { BoardText } from '@/pieces/BoardText';
import { Icon } from '@/pieces/Icon';
import { Opener, useAwake } from '@/table/kit/Opener';
import { boardWords } from '../words/boardWords';
import { missionSpot } from '../spots';
import type { Merchant } from '../state';
import { invites } from './asking';
import { HandDoor } from './HandDoor';
import type { HandPlan } from './handPlan';
import { missionsOf } from './Lenses';
import { MissionCard } from './MissionCard';
import type { Lens } from './opened';

interface OpenMissionsProps {
  readonly m: Readonly<Merchant>;
  readonly plan: HandPlan;
  readonly onOpen: (lens: Lens) => void;
  readonly onTurnUp: (() => void) | null;
}

/** As many as there is room for; then the last place opens all of them. */
const lieOpen = (plan: HandPlan, missions: number): number => (missions <= plan.missions.length ? missions : plan.missions.length - 1);

/** Where a mission of the seat lies, or the door to it. */
export function missionBox(plan: HandPlan, m: Readonly<Merchant>, mission: number): Box | null {
  const missions = missionsOf(m);
  const place = missions.findIndex(one => one.mission === mission);
  if (place < 0) return null;
  return (place < lieOpen(plan, missions.length) ? plan.missions[place] : (plan.missions.at(-1) ?? plan.doors[0])) ?? null;
}

export function OpenMissions({ m, plan, onOpen, onTurnUp }: OpenMissionsProps) {
  const words = useInLanguage(boardWords);
  const missions = missionsOf(m);
  const awake = useAwake(
    missions.map(({ mission }) => missionSpot(mission)),
    invites,
  );
  const hidden = m.hand.length - missions.filter(({ state }) => state === 'hand').length;
  const last = plan.missions.at(-1);
  if (onTurnUp !== null && last !== undefined) return <FaceDown plan={plan} count={hidden} done={missions} onTurnUp={onTurnUp} />;
  const shown = missions.slice(0, lieOpen(plan, missions.length));
  return (
    <>
      {plan.caption === null ? null : (
        <View style={[styles.over, plan.caption]} pointerEvents="none">
          <BoardText role="smallStrong" most={1.2} numberOfLines={1}>
            {hidden > 0 ? `${words.missions}: ${words.hiddenInHand(hidden)}` : words.missions}
          </BoardText>
        </View>
      )}
      {shown.map((one, i) => (
        <MissionCard key={one.mission} {...one} box={plan.missions[i] as Box} />
      ))}
      {shown.length === missions.length || last === undefined ? null : (
        <HandDoor
          lens="missions"
          icon="scroll"
          label={words.open(words.missions, missions.length)}
          count={`${missions.length}`}
          awake={awake}
          box={last}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

interface FaceDownProps {
  readonly plan: HandPlan;
  readonly count: number;
  readonly done: ReturnType<typeof missionsOf>;
  readonly onTurnUp: () => void;
}

/** The hand first, as a pile that is turned up by a touch; then as many of the open missions as there is room for. */
function FaceDown({ plan, count, done, onTurnUp }: FaceDownProps) {
  const words = useInLanguage(boardWords);
  const [pile, ...others] = plan.missions;
  return (
    <>
      {plan.caption === null ? null : (
        <View style={[styles.over, plan.caption]} pointerEvents="none">
          <BoardText role="smallStrong" most={1.2} numberOfLines={1}>
            {words.missions}
          </BoardText>
        </View>
      )}
      {pile === undefined ? null : (
        <Opener box={pile} label={words.turnUp(count)} onPress={onTurnUp} awake={false} testID="turnUp">
          <View style={styles.door}>
            <Icon name="scroll" size={20} />
            <BoardText role="count" most={1.1}>
              {words.hiddenInHand(count)}
            </BoardText>
          </View>
        </Opener>
      )}
      {done.slice(0, others.length).map((one, i) => (
        <MissionCard key={one.mission} {...one} box={others[i] as Box} />
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute' },
  door: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
