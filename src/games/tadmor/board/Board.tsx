/** The whole table: seven regions, the marauders' slot, rare goods, temple cards and improvements; on a tablet also what everybody owns. */
import { useCallback, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/design/theme';
import { GlowAt } from '@/pieces/Glow';
import { useOpenLens } from '@/table/kit/openLens';
import type { BoardProps } from '@/table/kit/boardProps';
import { useSpotBoxes } from '@/table/kit/useSpotBoxes';
import { useHeld } from '@/table/kit/tableContext';
import { templeCardsLeft } from '../rules/temple';
import { kindOf } from '../spots';
import { NONE, type Tadmor, type TadmorQuestion } from '../state';
import { Exchange, Towers, useAnswers } from './Answers';
import { asksRegion, doorTo, lensFor, momentOf } from './asking';
import { DisplayDoor, DisplayRow } from './Display';
import { Estate } from './Estate';
import { glowBox } from './glow';
import { Lenses } from './Lenses';
import type { Lens } from './opened';
import { OnlyLooked } from '@/table/kit/onlyLooked';
import { planFor } from './planFor';
import { Regions } from './Regions';
import { Stacks } from './Stacks';
import { DeckBox, SlotBox, TemplesBox, TurnBox } from './Standing';

export function Board({ view, question, me, looking, players, layout, width, height, glow }: BoardProps<Tadmor>) {
  const { colours, growth } = useTheme();
  const { seats } = view;
  const plan = useMemo(() => planFor(layout, width, height, seats, growth), [layout, width, height, seats, growth]);
  const asked = question as TadmorQuestion | null;
  const [lens, open] = useOpenLens(momentOf(asked, view.turn, looking), lensFor(asked, looking === me ? me : -1, layout));
  const { selected, which } = useHeld();
  const answers = useAnswers();
  const board = useSpotBoxes((at, seat) => glowBox(plan, view, at, seat, looking));
  const lit = glow === null ? null : glowBox(plan, view, glow, looking, looking);
  // What is in hand waits for a place on the table, or for an answer beside the board: that must be seen.
  const aside = (which === null && selected.some(at => kindOf(at) === 'tile')) || answers.kind !== null;
  const mine = looking === me;
  const behindDoor = doorTo(asked, me, layout);
  const openDisplay = useCallback(() => open(behindDoor), [open, behindDoor]);
  const close = useCallback(() => open(null), [open]);
  const tincture = (seat: number) => players[seat]?.tincture ?? 'sable';
  return (
    <OnlyLooked value={!mine}>
      <View style={[styles.board, { width, height, backgroundColor: colours.paper }]} ref={board} collapsable={false}>
        <Regions
          view={view}
          regions={plan.regions}
          players={players}
          looking={looking}
          whole={mine && asksRegion(asked)}
          placing={mine && asked?.ask === 'place' && asked.seat === me ? me : null}
        />
        <TurnBox
          turn={view.turn}
          box={plan.turn}
          first={tincture(view.first)}
          next={view.pawn === view.first ? null : tincture(view.pawn)}
        />
        <SlotBox
          now={view.attacked}
          safe={view.current}
          sentBy={players[view.merchants.findIndex(m => m.selected !== NONE)]?.name ?? null}
          box={plan.slot}
        />
        <TemplesBox left={templeCardsLeft(view).join(',')} box={plan.temples} />
        <DeckBox cards={view.deck.length} box={plan.deck} />
        <Stacks view={view} boxes={plan.stacks} />
        {plan.opener === null ? null : <DisplayDoor view={view} box={plan.opener} onOpen={openDisplay} />}
        {plan.displayHead === null ? null : <DisplayRow view={view} head={plan.displayHead} boxes={plan.display} />}
        {plan.estates.map((box, i) => {
          const seat = (looking + i) % seats;
          const player = players[seat];
          return player === undefined ? null : <Estate key={seat} view={view} seat={seat} player={player} box={box} own={i === 0} />;
        })}
        {lit === null ? null : <GlowAt box={lit} />}
        {mine && layout === 'phone' && answers.kind === 'exchange' ? <Exchange box={plan.answers} spots={answers.spots} /> : null}
        {mine && layout === 'phone' && answers.kind === 'traitor' ? (
          <Towers box={plan.answers} spots={answers.spots} view={view} players={players} />
        ) : null}
        {lens === null || aside || !shows(lens, layout) ? null : (
          <Lenses
            lens={lens}
            view={view}
            looking={looking}
            players={players}
            area={plan.lens}
            growth={growth}
            whole={layout === 'phone'}
            onClose={close}
          />
        )}
      </View>
    </OnlyLooked>
  );
}

/** On a tablet only cards that lie nowhere else are opened. */
const ON_TABLET: readonly Lens[] = ['box', 'rares', 'missions'];
const shows = (lens: Lens, layout: BoardProps['layout']): boolean => layout === 'phone' || ON_TABLET.includes(lens);

const styles = StyleSheet.create({
  board: { overflow: 'hidden' },
});
