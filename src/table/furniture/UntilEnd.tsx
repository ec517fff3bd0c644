/** How far the end is and what brings it; nothing once it is over, or where a game does not say. */
import { Text } from '@/pieces/Text';
import { useMatchView, useTable } from '../kit/tableContext';

export function UntilEnd({ align = 'left' }: { readonly align?: 'left' | 'center' }) {
  const { drawn, language, who } = useTable();
  const { view, over } = useMatchView();
  if (over || drawn.untilEnd === undefined) return null;
  return (
    <Text role="small" colour="ink2" align={align} testID="untilEnd">
      {drawn.untilEnd(view, language, who)}
    </Text>
  );
}
