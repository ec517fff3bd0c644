/** A region looked at closely: each thing in it has a row of its own, which is a place to tap. */
import { NARROW } from './handPlan';
import { View } from 'react-native';
import type { Spot } from '@/engine/contract';
import { useHeld, useTable } from '@/table/kit/tableContext';
import { cityIn, incomeOfCity } from '../data/land';
import { cityStrength } from '../rules/cities';
import { holdStrength } from '../rules/strongholds';
import { armyAt, kindOf, numberOf } from '../spots';
import { armyOf, garrisonOf, nobleOf, NONE, ownerOfArmy, shapeOf, strengthOfArmy, townOf } from '../state';
import { stateOf, troopsIn } from '../words/armies';
import { Cell } from './Cell';
import type { Eyes } from './eyes';
import type { Look } from './looks';
import type { PartProps } from './Parts';
import { Line } from './Tiles';

const ROW = 50;
/** In a column names and numbers take a second line. */
const ROW_IN_COLUMN = 76;
const GAP = 4;

export function RegionPart({ eyes, width, growth, spots: all }: PartProps & { readonly spots: readonly Spot[] }) {
  const { finger } = useTable();
  useHeld();
  // A region is its city, unless something is to be done with the land itself.
  const spots = all.filter((at, i) => i > 0 || all.length === 1 || finger.lookOf(at).state !== 'quiet');
  const narrow = width < NARROW;
  const height = (narrow ? ROW_IN_COLUMN : ROW) * Math.min(growth, 1.2);
  const { b } = eyes;
  const empty = spots.every(at => kindOf(at) === 'region' || kindOf(at) === 'port');
  return (
    <>
      {empty ? <Line>{b.nothingHere}</Line> : null}
      <View style={{ width, height: spots.length * (height + GAP) - GAP }}>
        {spots.map((at, i) => {
          const { icon, tincture, title, note } = rowLook(eyes, at);
          return (
            <Cell
              key={at}
              at={at}
              box={{ left: 0, top: i * (height + GAP), width, height }}
              icon={icon}
              tincture={tincture}
              title={title}
              note={note}
              lines={narrow ? 2 : undefined}
            />
          );
        })}
      </View>
    </>
  );
}

function rowLook(eyes: Eyes, at: Spot): Look {
  const { g, t, b, say, who, tinctureOf } = eyes;
  const number = numberOf(at);
  switch (kindOf(at)) {
    case 'city': {
      const { owner, razed } = townOf(g, number);
      if (razed) return { icon: 'castle', title: t.labels.burnt(say.city(number)), note: b.ruins };
      return {
        icon: 'castle',
        ...(owner === NONE ? {} : { tincture: tinctureOf(owner) }),
        title: t.labels.city(say.city(number), cityStrength(g, number), incomeOfCity(number), owner === NONE ? null : who(owner)),
        note: wallNotes(eyes, number).join(', '),
      };
    }
    case 'hold': {
      const garrison = garrisonOf(number);
      const { troops } = armyOf(g, garrison);
      return {
        icon: 'tower',
        tincture: tinctureOf(number),
        title: t.labels.hold(who(number), holdStrength(g, number)),
        note: `${b.garrison}: ${troops.length === 0 ? b.noTroops : troopsIn(eyes, troops)}`,
      };
    }
    case 'noble': {
      const army = armyAt(at);
      const { troops, tokens } = armyOf(g, army);
      return {
        tincture: tinctureOf(ownerOfArmy(army)),
        title: `${strengthOfArmy(g, army)} · ${say.noble(army)}, ${t.names.shapes[shapeOf(army)]}`,
        note: [
          ...(nobleOf(g, army).atSea || nobleOf(g, army).exhausted ? [stateOf(eyes, army)] : []),
          troops.length === 0 ? b.noTroops : troopsIn(eyes, troops),
          ...(tokens > 0 ? [b.casualties(100 * tokens)] : []),
        ].join('; '),
      };
    }
    case 'port':
      return { icon: 'anchor', title: b.sail };
    default:
      return { icon: 'flag', title: say.region(number) };
  }
}

function wallNotes({ g, b, who }: Eyes, city: number): string[] {
  const { fortified, breaches } = townOf(g, city);
  const besiegers = g.sieges.filter(siege => siege.city === city).map(siege => who(siege.seat));
  return [
    ...(fortified ? [b.fortified] : []),
    ...(breaches > 0 ? [b.breaches(breaches)] : []),
    ...(besiegers.length > 0 ? [`${b.besieged}: ${besiegers.join(', ')}`] : []),
  ];
}

/** What stands first in a region's rows: a city's region is the city. */
export const titleOf = ({ say }: Eyes, region: number): string => (cityIn(region) === NONE ? say.region(region) : say.city(cityIn(region)));
