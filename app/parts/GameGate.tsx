/** A screen of one game, named in its address: opens the box first. */
import type { ReactNode } from 'react';
import type { DrawnBox } from '@/table/kit/boardProps';
import { Loading } from './Loading';
import { lidOf, useBox } from '../context/shelf';
import { NotFoundScreen } from '../screens/NotFound';

interface Props {
  readonly game: string;
  readonly children: (box: DrawnBox) => ReactNode;
}

export function GameGate({ game, children }: Props) {
  const id = lidOf(game)?.id ?? null;
  const box = useBox(id);
  if (id === null) return <NotFoundScreen />;
  return box === null ? <Loading /> : children(box);
}
