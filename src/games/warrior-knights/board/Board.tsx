/** The whole table: the map, what lies beside it on a tablet, and what is opened over it. */
import { useCallback, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import { Button } from '@/pieces/Button';
import { RoundButton } from '@/pieces/RoundButton';
import { useOpenLens } from '@/table/kit/openLens';
import type { BoardProps } from '@/table/kit/boardProps';
import type { RealmQuestion } from '../asking';
import type { Realm } from '../state';
import { Column } from './Column';
import { useEyes } from './eyes';
import type { LensArea } from './LensFrame';
import { Lenses } from './Lenses';
import { OnlyLooked } from '@/table/kit/onlyLooked';
import { RoundRows } from './Parts';
import { planFor } from './plan';
import { RealmMap } from './RealmMap';
import { useUsual } from './usual';

export function Board({ view, question, me, looking, players, layout, width, height, glow }: BoardProps<Realm>) {
  const { colours, growth } = useTheme();
  const plan = useMemo(() => planFor(layout, width, height, growth), [layout, width, height, growth]);
  const eyes = useEyes(view, players);
  const q = question as RealmQuestion | null;
  const usual = useUsual(view, q, me, looking);
  const [lens, open] = useOpenLens(usual.during, usual.lens);
  const openRegion = useCallback((region: number) => open(`region:${region}`), [open]);
  const part = { eyes, growth };
  const under = lens !== null && plan.covers;
  const inColumn = plan.opens === 'column';
  const opened = (area: LensArea | null, wide: number) =>
    lens === null ? null : (
      <Lenses
        {...part}
        lens={lens}
        q={q}
        me={me}
        looking={looking}
        layout={layout}
        area={area}
        width={wide}
        desk={usual.desk}
        // What covers nothing gives way to what is asked; the map comes to light only where it was covered.
        onClose={() => open(inColumn && lens !== usual.lens ? usual.lens : null)}
      />
    );
  const back =
    lens !== null || usual.lens === null
      ? null
      : {
          icon: usual.lens === 'plan' ? ('cards' as const) : ('speech' as const),
          label: eyes.b.open(usual.lens === 'plan' ? eyes.b.plan : usual.lens === 'baron' ? eyes.b.baron : eyes.b.desk),
          onPress: () => open(usual.lens),
          testID: 'open:usual',
        };
  return (
    <OnlyLooked value={looking !== me}>
      <View style={[styles.board, { width, height, backgroundColor: colours.paper }]}>
        <RealmMap view={view} question={question} players={players} glow={glow} layout={layout} box={plan.map} onOpen={openRegion} />
        {plan.rows === null || under ? null : (
          <View style={[styles.over, plan.rows]}>
            <RoundRows {...part} width={plan.rows.width} />
          </View>
        )}
        {plan.column === null || under ? null : (
          <Column {...part} width={plan.column.width} box={plan.column} lens={inColumn ? lens : null} q={q}>
            {inColumn ? opened(null, plan.column.width) : null}
            {inColumn && back !== null ? <Button kind="plain" {...back} /> : null}
          </Column>
        )}
        {inColumn || back === null ? null : (
          <View style={[styles.over, plan.chip]}>
            <RoundButton {...back} />
          </View>
        )}
        {plan.opens === 'over' ? opened(plan.lens, plan.lens.width) : null}
        {plan.opens === 'below' && lens !== null ? (
          <View style={[styles.over, plan.lens]} pointerEvents="box-none">
            <View style={[styles.gives, { height: plan.map.height }]} pointerEvents="none" />
            {opened({ ...plan.lens, flows: true }, plan.lens.width)}
          </View>
        ) : null}
      </View>
    </OnlyLooked>
  );
}

const styles = StyleSheet.create({
  board: { overflow: 'hidden' },
  over: { position: 'absolute' },
  gives: { flexShrink: 1 },
});
