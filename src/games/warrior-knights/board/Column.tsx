/** On a tablet all that lies beside the map is open: what is asked first, then the card that is up, areas, phases, track, Mercenaries, Agendas, fleets. */
import type { ReactNode } from 'react';
import { ScrollView } from 'react-native';
import type { Box } from './geometry';
import { AssemblyPart, DraftPart, RealmPart, RoundPart, type PartProps } from './Parts';

export function Column({ box, children, ...part }: PartProps & { readonly box: Box; readonly children: ReactNode }) {
  return (
    <ScrollView style={[{ position: 'absolute' }, box]} contentContainerStyle={{ gap: 6, paddingBottom: 8 }} testID="column">
      {children}
      <RoundPart {...part} />
      <DraftPart {...part} />
      <AssemblyPart {...part} />
      <RealmPart {...part} />
    </ScrollView>
  );
}
