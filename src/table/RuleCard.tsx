/** What lies under a long press: the thing's name, its rule in our words, and the rule ids it stands on. */
import { Sheet } from '@/pieces/Sheet';
import { Button } from '@/pieces/Button';
import { Text } from '@/pieces/Text';
import { useWords } from '@/words/language';
import { useHeld, useMatchView, useTable } from './tableContext';

export function RuleCard({ onRules }: { readonly onRules?: () => void }) {
  const words = useWords();
  const { finger, gameWords } = useTable();
  const { view } = useMatchView();
  const { card: at } = useHeld();
  const card = at === null ? null : gameWords.card(view, at);
  return (
    <Sheet
      closeLabel={words.close}
      open={at !== null}
      title={card?.title ?? words.match.rules}
      onClose={() => finger.closeCard()}
      testID="sheet:card"
    >
      <Text>{card?.text ?? words.match.notInRules}</Text>
      {card?.rules === undefined ? null : (
        <Text role="note" colour="ink2">
          {words.match.ruleNumbers(card.rules)}
        </Text>
      )}
      {onRules === undefined ? null : <Button label={words.match.rules} kind="quiet" icon="book" onPress={onRules} testID="card:rules" />}
    </Sheet>
  );
}
