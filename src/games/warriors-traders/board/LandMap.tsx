/** The map in its window: ground, whose land it is, borders, what is offered, pieces, names, and over them the places to tap. */
import { useContext, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Spot as At } from '@/engine/contract';
import { useTheme } from '@/design/theme';
import type { BoardProps } from '@/table/kit/boardProps';
import { useSpotBoxes } from '@/table/kit/useSpotBoxes';
import { pelletAt, ScaleContext } from '@/table/kit/panning';
import { useHeld, useInLanguage } from '@/table/kit/tableContext';
import { Viewport, type Attended } from '@/table/kit/Viewport';
import { forms } from '../words';
import { LANDS } from '../data/lands';
import { battlesOf } from '../rules/battle';
import { isHostile } from '../rules/movement';
import { kindOf, numberOf, pieceSpot, provinceSpot } from '../spots';
import { awaySince, landOf, type Traders, type TradersQuestion } from '../state';
import { nationById } from '../words/lookUp';
import { isPieceFirst, tappedAt, type Wanted } from './asking';
import { Borders, Ground, Holdings, seaOf } from './Ground';
import { BattleSigns, Marks } from './Marks';
import { NationNames, Names } from './Names';
import { nationsOn } from './namePlan';
import { cropFor, pictureOf, placeOn, shownIn, type Bounds } from './picture';
import { ProvincePlace } from './ProvincePlace';
import { Stacks, tinctureOf } from './Stacks';
import { Ties, tiesOf } from './Ties';
import { Travellers } from './Travellers';

type Props = Pick<BoardProps<Traders>, 'view' | 'question' | 'players' | 'width' | 'height' | 'glow'> & {
  readonly wanted: Wanted;
  readonly onLook: (at: At) => void;
  /** Something lies over the foot of the map. */
  readonly covered: boolean;
};

/** How far one may look in. */
const NEAREST = 2.2;
/** From this size on names and symbols can be read. */
const READABLE = 0.6;
/** The least height of letters, in dp, and what they are at most in the picture. */
const LETTERS = 12;

export function LandMap({ view, question, players, width, height, glow, wanted, onLook, covered }: Props) {
  const { colours } = useTheme();
  const picture = pictureOf(view.land);
  const crop = useMemo(() => cropFor(picture, width, height), [picture, width, height]);
  const q = question as TradersQuestion | null;
  const from = q?.ask === 'leave' && view.battle !== null ? placeOn(picture, crop, view.battle.at) : null;
  const attend: Attended | null = from === null ? null : { x: from[0], y: from[1], from: 0, to: height };
  const lit = glow === null ? -1 : provinceOf(view, glow);
  const [followX, followY] = lit < 0 ? [0, 0] : placeOn(picture, crop, lit);
  const layers = { view, question, players, glow, wanted, onLook, crop };
  return (
    <View style={{ width, height, backgroundColor: seaOf(colours) }}>
      <Viewport
        width={width}
        height={height}
        pictureWidth={crop.width}
        pictureHeight={crop.height}
        mostScale={NEAREST}
        leastTarget={picture.side}
        attend={attend}
        follow={lit < 0 ? null : { x: followX, y: followY }}
        covered={covered}
      >
        <Layers {...layers} />
      </Viewport>
    </View>
  );
}

type LayersProps = Omit<Props, 'width' | 'height' | 'covered'> & { readonly crop: Bounds };

// eslint-disable-next-line max-lines-per-function -- one picture, laid from back to front
export function Layers({ view, question, players, glow, wanted, onLook, crop }: LayersProps) {
  const picture = pictureOf(view.land);
  const scale = useContext(ScaleContext);
  const t = useInLanguage(forms);
  const { selected } = useHeld();
  const ground = useSpotBoxes(at => {
    const province = provinceOf(view, at);
    if (province < 0) return null;
    const [x, y] = placeOn(picture, crop, province);
    const half = picture.side / 2;
    return { left: (x - half) * scale, top: (y - half) * scale, width: picture.side * scale, height: picture.side * scale };
  });
  const held = useMemo(() => view.holder.map(owner => tinctureOf(players, owner) ?? '').join(','), [view.holder, players]);
  const homes = landOf(view)
    .nations.map(
      (_, nation) =>
        tinctureOf(
          players,
          view.realms.findIndex((realm, seat) => realm.nation === nation && awaySince(view, seat) === 0),
        ) ?? '',
    )
    .join(',');
  const near = scale >= READABLE;
  const letters = Math.round(Math.min(LETTERS / READABLE, Math.max(9, LETTERS / scale)));
  // As words, which are the same from one tap to the next: what is written on the map is then not planned again.
  const asked = [...wanted.nations].map(([capital, at]) => `${capital} ${at.slice('nation:'.length)}`).join();
  const nations = useMemo(() => {
    const named = asked.split(',').flatMap(pair => {
      const [capital, id] = pair.split(' ');
      return id === undefined
        ? []
        : [[Number(capital), `${LANDS[view.land].nations.indexOf(id) + 1} · ${nationById(t.names, id).name}`] as const];
    });
    return nationsOn(view.land, LETTERS / scale, new Map(named));
  }, [view.land, scale, asked, t.names]);
  const q = question as TradersQuestion | null;
  const pieceFirst = isPieceFirst(q);
  const inHand = selected.some(at => kindOf(at) === 'piece');
  return (
    <View ref={ground} style={StyleSheet.absoluteFill} collapsable={false}>
      <Ground land={view.land} crop={crop} />
      <Holdings land={view.land} crop={crop} held={held} />
      <Borders land={view.land} crop={crop} homes={homes} />
      <Marks
        land={view.land}
        crop={crop}
        offered={[...wanted.provinces].join(' ')}
        glow={glow === null ? -1 : provinceOf(view, glow)}
        scale={scale}
      />
      <Ties
        land={view.land}
        crop={crop}
        ties={tiesOf(view).join(' ')}
        tinctures={players.map(player => player.tincture).join(' ')}
        scale={scale}
      />
      <Stacks view={view} players={players} crop={crop} near={near} pellet={pelletAt(scale)} />
      <Travellers view={view} players={players} crop={crop} />
      <View style={StyleSheet.absoluteFill} pointerEvents="box-none">
        {shownIn(picture, crop).map(p => {
          const [x, y] = placeOn(picture, crop, p);
          const at = provinceSpot(view, p);
          const tapped = tappedAt(wanted, p, at, pieceSpot, inHand);
          const takes = tapped === 'look' ? null : (tapped?.at ?? at);
          return (
            <ProvincePlace
              key={p}
              at={at}
              takes={takes}
              asleep={takes === at && !wanted.provinces.has(p)}
              calm={takes !== at && inHand && pieceFirst && !selected.includes(takes ?? '')}
              hollow
              x={x}
              y={y}
              side={picture.side}
              onLook={onLook}
            />
          );
        })}
      </View>
      <BattleSigns land={view.land} crop={crop} battles={battleSigns(view, q, wanted, inHand).join(' ')} scale={scale} />
      {near ? <Names land={view.land} crop={crop} size={letters} nations={nations} /> : null}
      {nations.length === 0 ? null : <NationNames crop={crop} nations={nations} />}
    </View>
  );
}

function provinceOf(view: Readonly<Traders>, at: At): number {
  switch (kindOf(at)) {
    case 'province':
      return numberOf(at);
    case 'piece':
      return view.pieces.find(piece => piece.id === numberOf(at))?.at ?? -1;
    case 'nation':
      return landOf(view).capitals[numberOf(at)] ?? -1;
    default:
      return -1;
  }
}

/** Battles that are to come, the one that is fought, and those that a march would bring. */
function battleSigns(view: Readonly<Traders>, q: TradersQuestion | null, wanted: Wanted, inHand: boolean): number[] {
  if (view.battle !== null) return [view.battle.at];
  if (q === null || (q.ask !== 'march' && q.ask !== 'chooseBattle')) return [];
  const coming = battlesOf(view, q.seat);
  const would = inHand ? [...wanted.provinces].filter(p => isHostile(view, q.seat, p)) : [];
  return [...new Set([...coming, ...would])];
}
