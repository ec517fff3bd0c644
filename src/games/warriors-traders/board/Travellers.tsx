/** Whoever has just gone from one province to another is seen on the way. The map below already shows where they are now. */
import { memo, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useLasts } from '@/design/theme';
import { Moving } from '@/pieces/Moving';
import type { Player } from '@/match/matchView';
import type { Piece, Traders } from '../state';
import { PiecePicture } from './PieceG';
import { pictureOf, placeOn, type Bounds } from './picture';
import { tinctureOf } from './Stacks';

interface Props {
  readonly view: Readonly<Traders>;
  readonly players: readonly Player[];
  readonly crop: Bounds;
}

interface Journey {
  readonly piece: Readonly<Piece>;
  readonly from: number;
}

/** More at once is another moment of the match, and no journey. */
const MOST = 8;
const WIDE = 34;
const NOBODY: readonly Journey[] = [];

export function journeys(before: readonly Piece[], now: readonly Piece[]): readonly Journey[] {
  const stood = new Map(before.map(piece => [piece.id, piece.at]));
  const gone = now.flatMap(piece => {
    const from = stood.get(piece.id) ?? piece.at;
    return from === piece.at ? [] : [{ piece, from }];
  });
  return gone.length > MOST ? NOBODY : gone;
}

export const Travellers = memo(function Travellers({ view, players, crop }: Props) {
  const lasts = useLasts('move');
  const [seen, setSeen] = useState({ pieces: view.pieces, under: NOBODY });
  if (seen.pieces !== view.pieces) setSeen({ pieces: view.pieces, under: lasts === 0 ? NOBODY : journeys(seen.pieces, view.pieces) });
  const { under } = seen;
  useEffect(() => {
    if (under.length === 0) return;
    const arrived = setTimeout(() => setSeen(now => (now.under === under ? { ...now, under: NOBODY } : now)), lasts);
    return () => clearTimeout(arrived);
  }, [under, lasts]);
  const picture = pictureOf(view.land);
  const pose = (province: number) => {
    const [x, y] = placeOn(picture, crop, province);
    return { x, y };
  };
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden>
      {under.map(({ piece: { id, owner, kind, at }, from }) => (
        <Moving key={`${id} ${from} ${at}`} from={pose(from)} to={pose(at)} lasts={lasts} style={styles.middle} testID="travels">
          <PiecePicture tincture={tinctureOf(players, owner)} kind={kind} count={1} width={WIDE} />
        </Moving>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({ middle: { position: 'absolute', left: (-WIDE * 1.24) / 2, top: -WIDE * 0.7 } });
