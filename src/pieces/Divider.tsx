import { View } from 'react-native';
import { stroke } from '@/design/space';
import { useTheme } from '@/design/theme';

/** A hairline between two things. Decoration: it says nothing. */
export function Divider({ upright = false }: { readonly upright?: boolean }) {
  const { colours } = useTheme();
  const line = { backgroundColor: colours.rule };
  return <View style={[line, upright ? { width: stroke.hair, alignSelf: 'stretch' } : { height: stroke.hair, alignSelf: 'stretch' }]} />;
}
