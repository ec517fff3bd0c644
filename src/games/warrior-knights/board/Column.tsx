/**
 * On a tablet all that lies beside the map is open: what is asked or looked at first, then the card that is up, areas, phases, track, Mercenaries, Agendas,
 * fleets.
 */
import type { Box } from '@/pieces/boxes';
import { useEffect, useRef, type ReactNode } from 'react';
import { ScrollView } from 'react-native';
import type { RealmQuestion } from '../asking';
import type { Lens } from './opened';
import { AssemblyPart, DraftPart, RealmPart, RoundPart, type PartProps } from './Parts';

interface Props extends PartProps {
  readonly box: Box;
  /** What is opened in it, above all else. */
  readonly lens: Lens | null;
  readonly q: RealmQuestion | null;
  readonly children: ReactNode;
}

export function Column({ box, lens, q, children, ...part }: Props) {
  const scroll = useRef<ScrollView>(null);
  // Whatever is opened is opened to be seen.
  useEffect(() => {
    if (lens !== null) scroll.current?.scrollTo({ y: 0, animated: false });
  }, [lens]);
  return (
    <ScrollView ref={scroll} style={[{ position: 'absolute' }, box]} contentContainerStyle={{ gap: 6, paddingBottom: 8 }} testID="column">
      {children}
      <RoundPart {...part} planned={lens === 'plan'} />
      <DraftPart {...part} q={q} />
      <AssemblyPart {...part} />
      <RealmPart {...part} />
    </ScrollView>
  );
}
