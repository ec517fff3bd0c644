/** On a tablet all that lies beside the map is open: the card that is up, areas, phases, track, Mercenaries, Agendas, fleets. */
import { ScrollView } from 'react-native';
import type { Box } from './geometry';
import { AssemblyPart, DraftPart, RealmPart, RoundPart, type PartProps } from './Parts';

export function Column({ box, ...part }: PartProps & { readonly box: Box }) {
  return (
    <ScrollView style={[{ position: 'absolute' }, box]} contentContainerStyle={{ gap: 6, paddingBottom: 8 }} testID="column">
      <RoundPart {...part} />
      <DraftPart {...part} />
      <AssemblyPart {...part} />
      <RealmPart {...part} />
    </ScrollView>
  );
}
