/** Every token and piece on one page, light, dark and grey: a development build's sample book, in English only. */
import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { space } from '@/design/space';
import { play } from '@/device/player';
import { SOUNDS } from '@/device/soundSynth';
import { ThemeProvider, useTheme, type Scheme } from '@/design/theme';
import { onTincture, tileKinds, tinctures, type ColourName, type TileKind, type Tincture } from '@/design/tokens';
import { roles, type Role } from '@/design/type';
import { Arms } from '@/pieces/Arms';
import { Beacon, type BeaconState } from '@/pieces/Beacon';
import type { BeaconShape } from '@/pieces/beaconShape';
import { Button } from '@/pieces/Button';
import { Die, type DieState } from '@/pieces/Die';
import { Flag } from '@/pieces/Flag';
import type { Point } from '@/pieces/hatch';
import { Glow } from '@/pieces/Glow';
import { HexG } from '@/pieces/Hex';
import { hexHeight, hexRadius, outline } from '@/pieces/hexGrid';
import { Icon, IconG } from '@/pieces/Icon';
import { icons, type IconName } from '@/pieces/icons';
import { Livery } from '@/pieces/Livery';
import { LandG, landHatch } from '@/pieces/Land';
import { motifs } from '@/pieces/motifs';
import { Panel } from '@/pieces/Panel';
import { FigureG, Pellet, PelletG } from '@/pieces/Pellet';
import { RoundButton } from '@/pieces/RoundButton';
import { Divider } from '@/pieces/Divider';
import { Sheet } from '@/pieces/Sheet';
import { Shield, ShieldG } from '@/pieces/Shield';
import { Text } from '@/pieces/Text';

const SEATS = Object.keys(tinctures) as Tincture[];
const KINDS = Object.keys(tileKinds) as TileKind[];
const COLOURS = [
  'paper',
  'card',
  'field',
  'ink',
  'ink2',
  'edge',
  'rule',
  'accent',
  'onAccent',
  'beacon',
  'good',
  'warn',
  'bad',
] as const satisfies readonly ColourName[];
/** A concave province, to show that hatches stay inside. */
const PROVINCE: readonly Point[] = [
  [4, 6],
  [46, 2],
  [84, 16],
  [62, 34],
  [86, 60],
  [40, 68],
  [8, 56],
  [22, 32],
];

const PROVINCE_OUTLINE = outline(PROVINCE);

const nothing = () => undefined;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={styles.part}>
      <Text role="subheading">{title}</Text>
      <Divider />
      <View style={styles.row}>{children}</View>
    </View>
  );
}

function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <View style={styles.named}>
      {children}
      <Text role="note" colour="ink2">
        {name}
      </Text>
    </View>
  );
}

function Province({ tincture }: { readonly tincture: Tincture }) {
  return (
    <Svg width={90} height={72} pointerEvents="none" aria-hidden>
      <LandG outline={PROVINCE_OUTLINE} hatch={landHatch(PROVINCE, tincture)} tincture={tincture} />
      <ShieldG tincture={tincture} x={44} y={34} width={24} />
    </Svg>
  );
}

/** Two tiles of a kind as Burgundy draws them: the empty space and the placed tile. */
function Tiles({ kind, number }: { readonly kind: TileKind; readonly number: number }) {
  const { colours } = useTheme();
  const { fill, ink, glyph } = tileKinds[kind];
  const radius = hexRadius(48);
  const y = hexHeight(radius) / 2;
  return (
    <Svg width={100} height={2 * y} pointerEvents="none" aria-hidden>
      <HexG x={25} y={y} radius={radius} fill={fill} edge={colours.edge} edgeWidth={1} rim={5} ground={colours.field} />
      <IconG name={glyph} x={25} y={y - 8} size={17} colour={colours.ink} />
      <FigureG value={number} x={25} y={y + 10} size={16} colour={colours.ink} />
      <HexG x={75} y={y} radius={radius} fill={fill} />
      <IconG name={glyph} x={75} y={y} size={22} colour={onTincture[ink]} />
      <PelletG value="+4" x={75} y={y + 19} height={15} />
    </Svg>
  );
}

function Beacons({ shape, width, height }: { readonly shape: BeaconShape; readonly width: number; readonly height: number }) {
  const { colours } = useTheme();
  const states: readonly BeaconState[] = ['offered', 'pressed', 'chosen', 'sealed'];
  return states.map(state => (
    <Named key={state} name={`${shape} ${state}`}>
      <View style={{ width, height, margin: space.s, backgroundColor: shape === 'box' ? colours.field : 'transparent' }}>
        {shape === 'hex' ? (
          <Svg width={width} height={height} pointerEvents="none" aria-hidden>
            <HexG x={width / 2} y={height / 2} radius={hexRadius(width)} fill={tileKinds.ship.fill} />
          </Svg>
        ) : null}
        {shape === 'round' ? <Shield tincture="vert" width={width} /> : null}
        <Beacon shape={shape} width={width} height={height} state={state} />
      </View>
    </Named>
  ));
}

function Buttons() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" label="End the turn" onPress={nothing} />
      <Button kind="primary" label="Draw three cards" detail="no undo after this" seals onPress={nothing} />
      <Button label="Open a sheet" icon="book" onPress={() => setOpen(true)} testID="showroom:sheet" />
      <Button label="Chosen" selected onPress={nothing} />
      <Button kind="quiet" label="Quiet" icon="undo" onPress={nothing} />
      <Button label="Not now" disabled onPress={nothing} />
      <Button kind="primary" label="Not now either" disabled onPress={nothing} />
      <RoundButton icon="plus" label="Nearer" onPress={nothing} />
      <RoundButton icon="close" label="Close" flat onPress={nothing} />
      <Sheet open={open} title="The ship" onClose={() => setOpen(false)} closeLabel="Close">
        <Text>Take the goods of any one depot, then go one step ahead in the order of play.</Text>
        <Text role="quote" colour="ink2">
          Italics are for quoted rules only.
        </Text>
      </Sheet>
    </>
  );
}

// eslint-disable-next-line max-lines-per-function -- a list of everything there is, for developers
function Everything() {
  const { colours } = useTheme();
  return (
    <View style={[styles.sheet, { backgroundColor: colours.paper }]}>
      <Part title="Type">
        <View>
          {(Object.keys(roles) as Role[]).map(role => (
            <Text key={role} role={role}>
              {roles[role].face === 'figure' ? '0123456789 +12 −3' : `${role}: Perché Il1 O0, così è più «città» — “naïf”`}
            </Text>
          ))}
        </View>
      </Part>
      <Part title="Colours">
        {COLOURS.map(name => (
          <Named key={name} name={name}>
            <View style={[styles.swatch, { backgroundColor: colours[name], borderColor: colours.ink }]} />
          </Named>
        ))}
      </Part>
      <Part title="Seats">
        {SEATS.map(seat => (
          <Named key={seat} name={seat}>
            <View style={styles.row}>
              <Shield tincture={seat} width={64} />
              <Shield tincture={seat} />
              <Shield tincture={seat} width={18} />
              <Shield tincture={seat} width={32} bare />
              <Flag tincture={seat} />
            </View>
            <Province tincture={seat} />
          </Named>
        ))}
        <Flag />
        <Arms size={96} />
        <Arms size={52} />
        <Arms size={24} />
      </Part>
      <Part title="Kinds of tile">
        {KINDS.map((kind, i) => (
          <Named key={kind} name={kind}>
            <Tiles kind={kind} number={i + 1} />
          </Named>
        ))}
      </Part>
      <Part title="Beacons">
        <Beacons shape="hex" width={48} height={56} />
        <Beacons shape="round" width={48} height={48} />
        <Beacons shape="box" width={100} height={64} />
        <Named name="look here">
          <View style={{ width: 100, height: 64, margin: space.s }}>
            <Glow shape="box" width={100} height={64} />
          </View>
        </Named>
      </Part>
      <Part title="Dice and pellets">
        {(['plain', 'chosen', 'used'] as DieState[]).map(state =>
          [1, 2, 3, 4, 5, 6].map(face => <Die key={`${state}${face}`} face={face} state={state} />),
        )}
        {SEATS.map((seat, i) => (
          <Die key={seat} face={i + 1} tincture={seat} size={32} />
        ))}
        <Pellet value={7} />
        <Pellet value={42} />
        <Pellet value={5} digits={3} />
        <Pellet value="+3" colour={colours.good} />
        <Pellet value="−2" colour={colours.bad} />
      </Part>
      <Part title="Buttons">
        <Buttons />
      </Part>
      <Part title="Liveries">
        {motifs.map(motif => (
          <Panel key={motif} motif={motif} style={styles.card}>
            <Icon name="camel" size={36} />
            <Text role="subheading" plain>
              Caravan
            </Text>
            <Livery motif={motif} width={132} colour={colours.accent} />
          </Panel>
        ))}
      </Part>
      <Part title="Icons">
        {(Object.keys(icons) as IconName[]).map(name => (
          <View key={name} style={styles.icon}>
            <View style={styles.pair}>
              <Icon name={name} />
              <Icon name={name} size={14} />
            </View>
            <Text role="note" colour="ink2" numberOfLines={1}>
              {name}
            </Text>
          </View>
        ))}
      </Part>
    </View>
  );
}

export function ShowroomScreen() {
  const looks: readonly { readonly scheme: Scheme; readonly grey: boolean }[] = [
    { scheme: 'light', grey: false },
    { scheme: 'dark', grey: false },
    { scheme: 'light', grey: true },
  ];
  return (
    <ScrollView>
      <Part title="Sounds">
        {SOUNDS.map(sound => (
          <Button key={sound} label={sound} onPress={() => play(sound, 1)} />
        ))}
      </Part>
      {looks.map(({ scheme, grey }) => (
        <ThemeProvider key={`${scheme}${grey}`} scheme={scheme}>
          <View style={grey ? { filter: 'grayscale(1)' } : null}>
            <Everything />
          </View>
        </ThemeProvider>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  sheet: { padding: space.xl, gap: space.xl },
  part: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  named: { alignItems: 'center', gap: space.xs },
  swatch: { width: 56, height: 40, borderWidth: 1, borderRadius: 2 },
  card: { width: 166, alignItems: 'center' },
  icon: { width: 92, alignItems: 'center' },
  pair: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
