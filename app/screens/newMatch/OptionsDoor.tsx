/** What the rulebook leaves open, behind one door that says what of it differs from the usual: whoever is new only begins. */
import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Game, OptionValue } from '@/engine/contract';
import { space } from '@/design/space';
import type { Player } from '@/match/matchView';
import { Button } from '@/pieces/Button';
import { Panel } from '@/pieces/Panel';
import { Text } from '@/pieces/Text';
import { whoAt } from '@/table/furniture/sentences';
import { useSpoken } from '@/words/language';
import { SegmentedControl } from '../../parts/SegmentedControl';
import { SeedField } from './SeedField';
import { inOrder, offeredOptions, type Plan } from './setUpForm';

interface Props {
  readonly game: Game;
  readonly plan: Plan;
  /** The players with the names that they will bear. */
  readonly named: readonly Player[];
  readonly onPlan: (plan: Plan) => void;
}

export function OptionsDoor({ game, plan, named, onPlan }: Props) {
  const { words, language } = useSpoken();
  const [open, setOpen] = useState(false);
  const gameWords = game.words[language];
  const seats = plan.players.length;
  const who = whoAt(named, words);
  const firstTitle = gameWords.first?.title ?? words.newMatch.first;
  const offered = game.options.flatMap(option => {
    const texts = gameWords.options[option.id];
    const value = plan.options[option.id];
    const fits = option.offered?.(seats, plan.options) ?? true;
    return fits && texts !== undefined && value !== undefined ? [{ option, texts, value }] : [];
  });
  const titleOf = (texts: (typeof offered)[number]['texts'], value: OptionValue): string =>
    texts.values[String(value)]?.title ?? String(value);
  const changed = [
    ...offered
      .filter(({ option, value }) => value !== option.values[0])
      .map(({ texts, value }) => words.newMatch.setTo(texts.title, titleOf(texts, value))),
    ...(plan.first === null ? [] : [words.newMatch.setTo(firstTitle, who(plan.first))]),
  ];
  return (
    <>
      <Button
        label={words.newMatch.optionsOn(changed.length)}
        detail={changed.length === 0 ? words.newMatch.asUsual : words.list(changed)}
        icon={open ? 'chevronUp' : 'chevronDown'}
        expanded={open}
        onPress={() => setOpen(!open)}
        testID="setup:options"
      />
      {open ? (
        <View style={styles.cards}>
          {offered.map(({ option, texts, value }) => (
            <Card key={option.id} title={texts.title} help={texts.help} testID={`setup:option:${option.id}`}>
              <SegmentedControl
                label={texts.title}
                value={value}
                values={inOrder(option.values).map(v => ({ value: v, title: titleOf(texts, v) }))}
                onChange={v => onPlan({ ...plan, options: offeredOptions(game, seats, { ...plan.options, [option.id]: v }) })}
                testID={`option:${option.id}`}
              />
              <Text role="small" testID={`help:${option.id}`}>
                {texts.values[String(value)]?.help ?? ''}
              </Text>
            </Card>
          ))}
          {seats === 1 ? null : (
            <Card title={firstTitle} help={gameWords.firstDecides?.(plan.options) ?? gameWords.first?.help ?? words.newMatch.firstHelp}>
              <SegmentedControl
                label={firstTitle}
                value={plan.first ?? -1}
                values={[{ value: -1, title: words.newMatch.firstByLot }, ...named.map((_, seat) => ({ value: seat, title: who(seat) }))]}
                onChange={seat => onPlan({ ...plan, first: seat === -1 ? null : seat })}
                testID="setup:first"
              />
            </Card>
          )}
          <Card title={words.newMatch.seed} help={words.newMatch.seedHelp}>
            <SeedField seed={plan.seed} onChange={seed => onPlan({ ...plan, seed })} />
          </Card>
        </View>
      ) : null}
    </>
  );
}

interface CardProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
  readonly testID?: string;
}

function Card({ title, help, children, testID }: CardProps) {
  return (
    <Panel style={styles.card} testID={testID}>
      <Text role="strong">{title}</Text>
      <Text role="small" colour="ink2">
        {help}
      </Text>
      {children}
    </Panel>
  );
}

const styles = StyleSheet.create({
  /** Side by side as soon as two have room. */
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  card: { flexBasis: 400, flexGrow: 1, maxWidth: '100%' },
});
