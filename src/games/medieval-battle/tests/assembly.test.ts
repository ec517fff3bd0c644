/** 2 The map. */
import { LAYOUTS, type MapSize } from '../data/layouts';
import { FACES, PIECES, type Face, type Kind, type Side } from '../data/modules';
import { PRESETS, type Preset } from '../data/presets';
import { medievalBattle } from '..';
import { battlefieldOf, type Battlefield } from '../rules/battlefield';
import { geometryOf, hexAt, hexDistance, type Geometry } from '../rules/geometry';
import { assemble, facesFor } from '../rules/setUp';
import { opening } from './table';

const SIDES: readonly Side[] = ['A', 'B'];
const MAPS: readonly MapSize[] = ['standard', 'large'];
const count = (map: MapSize, kind: Kind): number => LAYOUTS[map].slots.filter(slot => slot.kind === kind).length;

test('2.1 one, three and three modules on the standard map; two, five and four on the large one', () => {
  expect((['inner', 'outer', 'supplementary'] as const).map(kind => count('standard', kind))).toEqual([1, 3, 3]);
  expect((['inner', 'outer', 'supplementary'] as const).map(kind => count('large', kind))).toEqual([2, 5, 4]);
  for (const side of SIDES) {
    const { g } = opening({ assembly: 'random', side }, 5);
    const outer = g.field.split(' ').slice(3, 6);
    expect(outer.every(face => face.startsWith(side))).toBe(true);
  }
});

test('2.2 a double flag in the middle of each inner module, a single one on each supplementary module, turned inwards', () => {
  for (const side of SIDES) {
    expect(geometryOf('standard', side).flags.map(flag => flag.value)).toEqual([2, 1, 1, 1]);
    expect(geometryOf('large', side).flags.map(flag => flag.value)).toEqual([2, 2, 1, 1, 1, 1]);
    const f = geometryOf('standard', side);
    for (const flag of f.flags.slice(1)) expect(f.neighbours[flag.hex]!.some(n => f.slot[n] === 0)).toBe(true);
    expect(hexAt(f, 0, 0)).toBe(f.flags[0]!.hex);
  }
});

test('2.3 the modules make one piece of 145 or 245 different hexes without a hole', () => {
  for (const side of SIDES) {
    for (const [map, size] of [
      ['standard', 145],
      ['large', 245],
    ] as const) {
      const f = geometryOf(map, side);
      expect(f.size).toBe(size);
      expect(new Set(f.q.map((q, i) => `${q},${f.r[i]}`)).size).toBe(size);
      expect(flood(f, [0]).size).toBe(size);
      // Without a hole the places around the board are one ring, too.
      expect(rimPieces(f)).toBe(1);
    }
  }
});

test('2.4 the second inner module bites out S3; only O3 and O4 of the outer modules touch', () => {
  for (const side of SIDES) {
    const standard = geometryOf('standard', side);
    const large = geometryOf('large', side);
    const s3 = cellsOf(standard, 'S3');
    const i2 = new Set(cellsOf(large, 'I2'));
    expect(s3.every(cell => i2.has(cell))).toBe(true);
    const outers = large.layout.slots.filter(slot => slot.kind === 'outer').map(slot => slot.id);
    const touching = outers.flatMap((a, i) => outers.slice(i + 1).flatMap(b => (touch(large, a, b) ? [`${a}–${b}`] : [])));
    expect(touching).toEqual(['O3–O4']);
  }
});

test('2.5 side B is the mirror image; the second inner module is the piece not used for the first', () => {
  for (const map of MAPS) {
    const a = geometryOf(map, 'A');
    const b = geometryOf(map, 'B');
    for (let hex = 0; hex < a.size; hex++) expect(hexAt(b, a.q[hex]! + a.r[hex]!, -a.r[hex]!)).toBeGreaterThanOrEqual(0);
  }
  for (const side of SIDES) {
    expect(facesFor(`standard ${side} - - - - - - -`, 'supplementary').every(face => face.endsWith(side))).toBe(true);
  }
  expect(facesFor('large A I.0 - - - - - - - - - -', 'inner')).toEqual(['III', 'IV']);
  for (let seed = 0; seed < 20; seed++) {
    const inner = opening({ map: 'large', largeAssembly: 'random', side: 'A' }, seed).g.field.split(' ').slice(2, 4);
    expect(new Set(inner.map(text => (text.startsWith('III') || text.startsWith('IV') ? 2 : 1))).size).toBe(2);
  }
});

/** Sums per slot and face of what a hex is good for: every assembly is a sum of these, so the worst one is found without building it. */
function worst(map: MapSize, side: Side, isGood: (f: Battlefield, hex: number) => boolean): { assemblies: number; least: number } {
  const { slots } = LAYOUTS[map];
  const f = geometryOf(map, side);
  const sums = slots.map((slot, s) => {
    const table: Record<string, number> = {};
    for (const piece of PIECES.filter(p => p.kind === slot.kind)) {
      const texts =
        slot.kind === 'inner' ? piece.faces.flatMap(face => [0, 1, 2].map(turn => `${face}.${turn}`)) : [piece.faces[side === 'A' ? 0 : 1]];
      for (const text of texts) {
        const field = [map, side, ...slots.map((_, i) => (i === s ? text : '-'))].join(' ');
        const laid = battlefieldOf({ field });
        let sum = 0;
        for (let hex = 0; hex < f.size; hex++) if (f.slot[hex] === s && isGood(laid, hex)) sum++;
        table[text] = sum;
      }
    }
    return table;
  });
  let assemblies = 0;
  let least = Infinity;
  const lay = (slot: number, used: ReadonlySet<number>, sum: number): void => {
    if (slot === slots.length) {
      assemblies++;
      least = Math.min(least, sum);
      return;
    }
    for (const [text, good] of Object.entries(sums[slot]!)) {
      const piece = PIECES.findIndex(p => p.faces.includes(text.split('.')[0]!));
      if (!used.has(piece)) lay(slot + 1, new Set([...used, piece]), sum + good);
    }
  };
  lay(0, new Set(), 0);
  return { assemblies, least };
}

test('2.6 34,560 standard assemblies, each with 36 sites for wagon trains and 66 to deploy', () => {
  const sites = SIDES.map(side => worst('standard', side, (f, hex) => f.terrain[hex] === 'plain' && !f.nearFlag[hex]!));
  const places = SIDES.map(side => worst('standard', side, (f, hex) => f.terrain[hex] !== 'mountains' && !f.nearFlag[hex]!));
  expect(sites[0]!.assemblies + sites[1]!.assemblies).toBe(34_560);
  expect(Math.min(...sites.map(s => s.least))).toBe(36);
  expect(Math.min(...places.map(s => s.least))).toBe(66);
});

test('2.6 no flag is cut off and no hex walled in, on both maps', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const f = battlefieldOf(
      opening(
        seed % 2 === 0
          ? { map: 'large', largeAssembly: 'random', side: seed % 4 === 0 ? 'A' : 'B' }
          : { assembly: 'random', side: seed % 4 === 1 ? 'A' : 'B' },
        seed,
      ).g,
    );
    const open = [...Array(f.size).keys()].filter(hex => f.terrain[hex] !== 'mountains');
    expect(flood(f, [f.flags[0]!.hex], hex => f.openToMounted[hex]!).size).toBe(open.length);
  }
});

test('2.7 the map comes by chance, from a preset, or from the players in turn', () => {
  const names = Object.keys(PRESETS);
  expect(names.length).toBe(6);
  for (const name of names) {
    const preset: Preset = PRESETS[name as keyof typeof PRESETS];
    const { g } = opening(preset.map === 'large' ? { map: 'large', largeAssembly: name } : { assembly: name });
    expect(g.field).toBe([preset.map, preset.side, ...preset.modules].join(' '));
    expect(battlefieldOf(g).terrain).not.toContain('unlaid');
  }
  expect(opening({ assembly: 'random' }, 1).g.field).not.toBe(opening({ assembly: 'random' }, 2).g.field);
  let at = opening({ assembly: 'build', side: 'B' });
  expect(at.offers.length).toBe(4 * 3);
  const layers: unknown[] = [];
  while (at.ask === 'layModule') {
    layers.push(at.asked);
    at = at.choose(at.offers.at(-1)!);
  }
  expect(layers).toEqual([0, 1, 0, 1, 0, 1, 0]);
  expect(at.ask).toBe('recruit');
  expect(at.g.field).toBe('standard B IV.2 BV BIV BIII S4B S3B S2B');
  const second = opening({ assembly: 'build', side: 'A' }, 1, 1);
  expect(second.asked).toBe(1);
  expect(medievalBattle.options[1]!.values).toContain('build');
});

const faces = (f: Geometry): Face[] => Object.keys(FACES).filter(face => FACES[face as Face].length === f.size) as Face[];

test('2.3 the outer module is chiral: no turn of its mirror image fits, so sides cannot be mixed', () => {
  const f = geometryOf('standard', 'A');
  expect(faces(f)).toEqual([]);
  const cells = cellsOf(f, 'O1').map(cell => cell.split(',').map(Number) as [number, number]);
  const shape = (list: [number, number][]): string => {
    const q = Math.min(...list.map(c => c[0]));
    const r = Math.min(...list.map(c => c[1]));
    return list
      .map(c => `${c[0] - q},${c[1] - r}`)
      .sort()
      .join(' ');
  };
  const turns = [0, 1, 2, 3, 4, 5].map(k => shape(cells.map(([q, r]) => turn(q, r, k))));
  const mirrored = shape(cells.map(([q, r]) => [q + r, -r]));
  expect(turns).not.toContain(mirrored);
});

function turn(q: number, r: number, sixths: number): [number, number] {
  return sixths === 0 ? [q, r] : turn(-r, q + r, sixths - 1);
}

function cellsOf(f: Geometry, slot: string): string[] {
  const s = f.layout.slots.findIndex(one => one.id === slot);
  return f.hexes[s]![0]!.map(hex => `${f.q[hex]},${f.r[hex]}`);
}

function touch(f: Geometry, a: string, b: string): boolean {
  const slot = (id: string): number => f.layout.slots.findIndex(s => s.id === id);
  return f.hexes[slot(a)]![0]!.some(hex => f.neighbours[hex]!.some(n => f.slot[n] === slot(b)));
}

function flood(f: Geometry, from: number[], isOpen: (hex: number) => boolean = () => true): Set<number> {
  const reached = new Set(from);
  for (const hex of reached) for (const n of f.neighbours[hex]!) if (isOpen(n)) reached.add(n);
  return reached;
}

/** How many pieces the places off the board fall into: two when there is a hole. */
function rimPieces(f: Geometry): number {
  const cells = new Map<string, number>();
  for (let hex = 0; hex < f.size; hex++) {
    const [q, r] = [f.q[hex]!, f.r[hex]!];
    for (const [dq, dr] of [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const) {
      if (hexAt(f, q + dq, r + dr) < 0) cells.set(`${q + dq},${r + dr}`, 0);
    }
  }
  let pieces = 0;
  const left = new Set(cells.keys());
  while (left.size > 0) {
    pieces++;
    const stack = [[...left][0]!];
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      if (!left.delete(cell)) continue;
      const [q, r] = cell.split(',').map(Number) as [number, number];
      for (const [dq, dr] of [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ] as const)
        stack.push(`${q + dq},${r + dr}`);
    }
  }
  return pieces;
}

test('2.6 a hex keeps its number whatever lies on it, and distances are those of the grid', () => {
  const a = battlefieldOf({ field: 'standard A I.0 AI AV AII S1A S2A S4A' });
  const b = battlefieldOf({ field: 'standard A I.1 AI AV AII S1A S2A S4A' });
  expect(a.q).toBe(b.q);
  expect(a.terrain).not.toEqual(b.terrain);
  const middle = hexAt(a, 0, 0);
  // The flag is the middle of the inner module: a turn leaves its ground alone.
  expect(a.terrain[middle]).toBe(b.terrain[middle]);
  expect(hexDistance(a, middle, hexAt(a, 2, -4))).toBe(4);
});

test('2.7 the side may be left to chance, too: both come about as often, on both maps', () => {
  for (const map of ['standard', 'large'] as const) {
    const sides = Array.from({ length: 200 }, (_, seed) =>
      assemble({ map, assembly: 'random', largeAssembly: 'random', side: 'chance' }, { seed: seed + 1 }),
    );
    const b = sides.filter(({ field }) => field.startsWith(`${map} B `)).length;
    expect([b > 70, b < 130]).toEqual([true, true]);
  }
  const preset = { seed: 5 };
  assemble({ map: 'standard', assembly: 'highPass', side: 'chance' }, preset);
  expect(preset.seed).toBe(5);
});
