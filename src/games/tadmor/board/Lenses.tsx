/** What can be opened over the board. */
import { useMemo } from 'react';
import { View } from 'react-native';
import { inGrid, type Box } from '@/pieces/boxes';
import type { Seat } from '@/engine/contract';
import { BoardText } from '@/pieces/BoardText';
import type { Player } from '@/match/matchView';
import { useInLanguage, useMatchView } from '@/table/kit/tableContext';
import { boardWords } from '../words/boardWords';
import { RARE_GOODS } from '../data/names';
import { priceOf } from '../rules/improvements';
import { numberOf, rareSpot } from '../spots';
import { HIDDEN, merchantOf, NONE, type Merchant, type Tadmor } from '../state';
import { faceUp } from './laidOut';
import { postOn } from './Estate';
import { LENS_EDGE, LENS_HEAD, LENS_TOP, LensFrame } from './LensFrame';
import { MissionCard, type MissionState } from './MissionCard';
import type { Lens } from './opened';
import { RareChoice } from './RareChoice';
import { Riches, RICHES_HIGH } from './Riches';
import { TileCard } from './TileCard';

interface Props {
  readonly lens: Lens;
  readonly view: Readonly<Tadmor>;
  readonly looking: Seat;
  readonly players: readonly Player[];
  readonly area: Box;
  readonly growth: number;
  readonly whole: boolean;
  readonly onClose: () => void;
}

const GAP = 4;
const CARD = { tile: 52, mission: 62, rare: 92 } as const;
const roomIn = (area: Box): number => area.height - LENS_HEAD - LENS_TOP - 2 * LENS_EDGE;

/** As many cards as there is room for lie below each other, with their rule in words. */
const columnsFor = (cards: number, least: number, area: Box): number => (cards * (least + GAP) <= roomIn(area) ? 1 : 2);

/** Rows share the height there is, down to the least they need and up to the most they can use. */
function rowHeight(rows: number, least: number, area: Box, most = 2): number {
  return Math.max(least, Math.min(least * most, roomIn(area) / rows - GAP));
}

export function Lenses(props: Props) {
  const words = useInLanguage(boardWords);
  const { offers } = useMatchView();
  const areFree = offers.some(c => c.do === 'takeTile');
  const { lens, view, looking, area, whole, onClose } = props;
  const m = merchantOf(view, looking);
  const frame = { lens, area, whole, onClose };
  switch (lens) {
    case 'display':
      return (
        <TileLens {...props} tiles={faceUp(view)} title={words.improvements} {...(areFree ? null : { note: words.price(priceOf(view)) })} />
      );
    case 'box':
      return <TileLens {...props} tiles={offers.flatMap(c => (c.do === 'takeTile' ? [numberOf(c.at)] : []))} title={words.improvements} />;
    case 'tiles':
      return <TileLens {...props} tiles={m.tiles} title={words.ownImprovements} empty={words.noImprovements} />;
    case 'missions':
      return <MissionLens {...props} />;
    case 'rares':
      return (
        <LensFrame {...frame} title={words.rareGoods} high={3 * (CARD.rare + GAP)}>
          {inGrid(RARE_GOODS.length, 3, insideOf(area), CARD.rare, GAP).map((box, rare) => (
            <RareChoice key={rare} rare={rare} at={rareSpot(rare)} left={leftOf(view, rare)} box={box} />
          ))}
        </LensFrame>
      );
    case 'riches':
      return (
        <LensFrame {...frame} title={words.rareAndTemples} high={RICHES_HIGH}>
          <Riches view={view} seat={looking} tincture={props.players[looking]?.tincture ?? 'sable'} width={area.width - 2 * LENS_EDGE} />
        </LensFrame>
      );
  }
}

const insideOf = (area: Box): Box => ({ left: LENS_EDGE - 1, top: LENS_TOP, width: area.width - 2 * LENS_EDGE - 2, height: area.height });

const leftOf = (view: Readonly<Tadmor>, rare: number): number =>
  view.stacks.reduce((sum, stack) => sum + stack.filter(each => each === rare).length, 0);

interface TileLensProps extends Props {
  readonly tiles: readonly number[];
  readonly title: string;
  readonly note?: string;
  readonly empty?: string;
}

function TileLens({ lens, view, looking, players, area, growth, whole, onClose, tiles, title, note, empty }: TileLensProps) {
  const least = CARD.tile * Math.min(growth, 1.2);
  const columns = columnsFor(tiles.length, least, area);
  const rows = Math.max(1, Math.ceil(tiles.length / columns));
  const height = rowHeight(rows, least, area);
  const m = merchantOf(view, looking);
  const boxes = useMemo(() => inGrid(tiles.length, columns, insideOf(area), height, GAP), [tiles.length, columns, area, height]);
  return (
    <LensFrame
      lens={lens}
      area={area}
      whole={whole}
      onClose={onClose}
      title={title}
      high={rows * (height + GAP)}
      {...(note === undefined ? null : { note })}
    >
      {tiles.length === 0 ? <Nothing text={empty ?? ''} /> : null}
      {boxes.map((box, i) => {
        const tile = tiles[i] as number;
        return (
          <TileCard
            key={tile}
            tile={tile}
            box={box}
            post={lens === 'tiles' ? postOn(m, tile) : NONE}
            tincture={players[looking]?.tincture ?? 'sable'}
          />
        );
      })}
    </LensFrame>
  );
}

/** Cards of the hand first, then what is fulfilled, then what was called in. */
export function missionsOf(m: Readonly<Merchant>): { readonly mission: number; readonly state: MissionState }[] {
  return (['hand', 'fulfilled', 'returned'] as const).flatMap(state =>
    m[state].flatMap(mission => (mission === HIDDEN ? [] : [{ mission, state }])),
  );
}

function MissionLens({ lens, view, looking, area, growth, whole, onClose }: Props) {
  const words = useInLanguage(boardWords);
  const m = merchantOf(view, looking);
  const missions = missionsOf(m);
  const hidden = m.hand.filter(mission => mission === HIDDEN).length;
  const least = CARD.mission * Math.min(growth, 1.2);
  const columns = columnsFor(missions.length, least, area);
  const rows = Math.max(1, Math.ceil(missions.length / columns));
  const height = rowHeight(rows, least, area, 1.35);
  const boxes = useMemo(() => inGrid(missions.length, columns, insideOf(area), height, GAP), [missions.length, columns, area, height]);
  return (
    <LensFrame
      lens={lens}
      area={area}
      whole={whole}
      onClose={onClose}
      title={words.missions}
      high={rows * (height + GAP)}
      {...(hidden > 0 ? { note: words.hiddenInHand(hidden) } : null)}
    >
      {missions.length === 0 ? <Nothing text={words.noMissions} /> : null}
      {boxes.map((box, i) => {
        const one = missions[i];
        return one === undefined ? null : <MissionCard key={one.mission} {...one} box={box} />;
      })}
    </LensFrame>
  );
}

function Nothing({ text }: { readonly text: string }) {
  return (
    <View style={{ padding: 12 }}>
      <BoardText role="small" colour="ink2">
        {text}
      </BoardText>
    </View>
  );
}
