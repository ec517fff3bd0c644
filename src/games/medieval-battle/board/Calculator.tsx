/** The calculator of the box: my unit against theirs, on any ground, before anybody stands beside anybody. */
import { useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { mix } from '@/design/colour';
import { radius, space, stroke, target } from '@/design/space';
import { useTheme } from '@/design/theme';
import type { Tincture } from '@/design/tokens';
import { Button } from '@/pieces/Button';
import { useFocusLook } from '@/pieces/focus';
import { Sheet } from '@/pieces/Sheet';
import { Text } from '@/pieces/Text';
import type { Player } from '@/match/matchView';
import { useInLanguage } from '@/table/kit/tableContext';
import { TERRAINS } from '../data/terrain';
import { RECRUITS } from '../data/units';
import type { Fighter } from '../rules/fight';
import { other, type MedievalBattle } from '../state';
import { forms } from '../words';
import { boardWords } from '../words/boardWords';
import { FightPicture, type Banner } from './FightCard';
import { answer, favours, firstAsked, kindsOf, type Asked } from './imagined';
import { armyOf } from './inHand';
import { UnitPiece } from './UnitPiece';

interface Props {
  readonly view: Readonly<MedievalBattle>;
  readonly players: readonly Player[];
  readonly me: Seat;
  /** −1: none. */
  readonly inHand: number;
}

export function Calculator({ view, players, me, inHand }: Props) {
  const words = useInLanguage(boardWords);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Button
        kind="plain"
        iconOnly
        icon="scales"
        label={words.calculator.open}
        onPress={() => setAsked(firstAsked(view, me, inHand))}
        testID="open:calculator"
      />
      {asked === null ? null : (
        <Sheet
          open
          title={words.calculator.open}
          closeLabel={words.calculator.close}
          onClose={close}
          foot={<Answer asked={asked} players={players} me={me} />}
          testID="calculator"
        >
          <Attack asked={asked} onAsk={setAsked} />
          <Side
            title={words.calculator.mine}
            name="mine"
            fighter={asked.mine}
            banner={bannerOf(players, me)}
            onPick={mine => setAsked({ ...asked, mine })}
          />
          <Side
            title={words.calculator.theirs}
            name="theirs"
            fighter={asked.theirs}
            banner={bannerOf(players, other(me))}
            onPick={theirs => setAsked({ ...asked, theirs })}
          />
        </Sheet>
      )}
    </>
  );
}

const bannerOf = (players: readonly Player[], seat: Seat): Banner => ({
  seat,
  tincture: armyOf<Tincture>(players, seat, 'sable'),
  points: -1,
});

/** What would come of it stays in sight while the question is changed. */
function Answer({ asked, players, me }: { readonly asked: Asked; readonly players: readonly Player[]; readonly me: Seat }) {
  const words = useInLanguage(boardWords);
  const told = answer(asked);
  if (told === null) return <Text role="small">{words.calculator.closed}</Text>;
  const [attacker, defender] = asked.attacks === 'mine' ? [me, other(me)] : [other(me), me];
  return (
    <View testID="calculator:answer" style={styles.answer}>
      <FightPicture
        forecast={told}
        to={asked.attacks === 'mine' ? 'attacker' : 'defender'}
        attacker={bannerOf(players, attacker)}
        defender={bannerOf(players, defender)}
        brief
      />
      <Text role="note" colour="ink2">
        {words.calculator.certain(favours(asked, told), told.kind)}
      </Text>
    </View>
  );
}

function Attack({ asked, onAsk }: { readonly asked: Asked; readonly onAsk: (next: Asked) => void }) {
  const words = useInLanguage(boardWords);
  const kinds = kindsOf(asked);
  const kind = kinds.includes(asked.kind) ? asked.kind : 'melee';
  return (
    <View style={styles.tiles}>
      {(['mine', 'theirs'] as const).map(attacks => (
        <Tile
          key={attacks}
          label={words.calculator.attacks[attacks]}
          picked={asked.attacks === attacks}
          onPress={() => onAsk({ ...asked, attacks })}
          testID={`attacks:${attacks}`}
        />
      ))}
      {kinds.length === 1
        ? null
        : kinds.map(one => (
            <Tile
              key={one}
              label={one === 'shot' ? words.shot : words.melee}
              picked={kind === one}
              onPress={() => onAsk({ ...asked, kind: one })}
              testID={`kind:${one}`}
            />
          ))}
    </View>
  );
}

interface SideProps {
  readonly title: string;
  readonly name: 'mine' | 'theirs';
  readonly fighter: Fighter;
  readonly banner: Banner;
  readonly onPick: (fighter: Fighter) => void;
}

function Side({ title, name, fighter, banner, onPick }: SideProps) {
  const t = useInLanguage(forms);
  const words = useInLanguage(boardWords);
  return (
    <View style={styles.side}>
      <Text role="smallStrong">{`${title}: ${t.names.unit(fighter.type)}`}</Text>
      <View style={styles.tiles}>
        {RECRUITS.map(type => (
          <Tile
            key={type}
            label={words.unit(type)}
            picked={fighter.type === type}
            onPress={() => onPick({ ...fighter, type })}
            testID={`${name}:${type}`}
          >
            <UnitPiece type={type} {...banner} knights={fighter.knights} width={30} />
          </Tile>
        ))}
      </View>
      <View style={styles.tiles}>
        {TERRAINS.map(terrain => (
          <Tile
            key={terrain}
            label={t.names.terrains[terrain]}
            picked={fighter.terrain === terrain}
            onPress={() => onPick({ ...fighter, terrain })}
            testID={`${name}:${terrain}`}
          />
        ))}
      </View>
      <View style={styles.tiles}>
        {[2, 1].map(knights => (
          <Tile
            key={knights}
            label={words.knights(knights)}
            picked={fighter.knights === knights}
            onPress={() => onPick({ ...fighter, knights })}
            testID={`${name}:${knights}`}
          />
        ))}
      </View>
    </View>
  );
}

interface TileProps {
  readonly label: string;
  readonly picked: boolean;
  readonly onPress: () => void;
  readonly testID: string;
  /** Instead of the label, which is then only spoken. */
  readonly children?: ReactNode;
}

/** One of several answers to a part of the question. What is picked wears an edge of ink, not only a tint. */
function Tile({ label, picked, onPress, testID, children }: TileProps) {
  const { colours } = useTheme();
  const { handlers, ring } = useFocusLook();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      accessibilityState={{ selected: picked }}
      aria-pressed={picked}
      testID={testID}
      onPress={onPress}
      {...handlers}
      style={({ pressed }) => [
        styles.tile,
        {
          backgroundColor: pressed ? mix(colours.card, colours.ink, 0.1) : picked ? colours.field : colours.card,
          borderColor: picked ? colours.ink : colours.edge,
          borderWidth: picked ? stroke.beacon : stroke.hair,
        },
        ring,
      ]}
    >
      {children ?? (
        <Text role={picked ? 'smallStrong' : 'small'} align="center">
          {label}
        </Text>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  answer: { gap: space.xs },
  side: { gap: space.s },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: target.gap },
  tile: {
    minHeight: target.side,
    flexGrow: 1,
    // Four beside each other, whatever they say.
    flexBasis: '22%',
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.xs,
    borderRadius: radius.button,
  },
});
