/** What a Baron owns: purse, votes, faith and Prestige by source, cities, charges and offices, and how each army is made up. */
import { View } from 'react-native';
import type { Seat } from '@/engine/contract';
import { SOURCES } from '../data/names';
import { agendaSpot } from '../spots';
import { armiesOf, baronOf, isGarrison, nobleOf, NONE, type Realm } from '../state';
import type { Eyes } from './eyes';
import type { PartProps } from './Parts';
import { armyLine } from '../words/armies';
import { Heading, Line, Tiles } from './Tiles';

export function BaronPart(props: PartProps & { readonly seat: Seat }) {
  const { eyes, seat } = props;
  const { g, t, b, say } = eyes;
  const baron = baronOf(g, seat);
  const towns = g.towns.flatMap((town, city) => (town.owner === seat ? [say.city(city)] : []));
  return (
    <View style={{ gap: 4 }}>
      <Line strong>
        {[
          `${t.stocks.prestige} ${baron.prestige} (${SOURCES.map((source, i) => `${t.sources[source]} ${baron.sources[i] ?? 0}`).join(', ')})`,
          `${t.stocks.crowns} ${baron.crowns}`,
          `${t.stocks.votes} ${baron.votes}`,
          `${t.stocks.faith} ${baron.faith}`,
        ].join(' · ')}
      </Line>
      {honours(g, b, seat).map(line => (
        <Line key={line}>{line}</Line>
      ))}
      <Line>{`${b.cities}: ${towns.length === 0 ? b.none : towns.join(', ')}`}</Line>
      {armiesOf(seat).map(army => (
        <Line key={army}>{armyLine(eyes, army)}</Line>
      ))}
      {charges(g, seat).length === 0 ? null : (
        <>
          <Heading>{b.holds}</Heading>
          <Tiles {...props} spots={charges(g, seat).map(agendaSpot)} />
        </>
      )}
    </View>
  );
}

function honours(g: Readonly<Realm>, b: Eyes['b'], seat: Seat): string[] {
  const { banned, heretic, out } = baronOf(g, seat);
  return [
    ...(g.chairman === seat ? [b.chairman] : []),
    ...(g.head === seat ? [b.head] : []),
    ...(banned ? [b.banned] : []),
    ...(heretic ? [b.heretic] : []),
    ...(out ? [b.out] : []),
  ];
}

const charges = (g: Readonly<Realm>, seat: Seat): number[] => [
  ...baronOf(g, seat).charges,
  ...armiesOf(seat).flatMap(army => (isGarrison(army) || nobleOf(g, army).office === NONE ? [] : [nobleOf(g, army).office])),
];
