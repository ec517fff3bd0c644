/** 2 The map: put together at random, from a preset, or by the players in turn, module by module. */
import type { Decision, Options, Seat, SetUp } from '@/engine/contract';
import { below, shuffle } from '@/engine/dice';
import { LAYOUTS, TIME_TOKENS, type MapSize } from '../data/layouts';
import { PIECES, type Face, type Kind, type Piece, type Side } from '../data/modules';
import { PRESETS, type Preset, type PresetName } from '../data/presets';
import { RECRUITS } from '../data/units';
import type { MedievalFact } from '../facts';
import { other, type Lay, type LayModule, type MedievalBattle, type MedievalChoice } from '../state';
import { moduleOf } from './battlefield';

const THIRDS = 3;
const SIDES = 2;
const UNLAID = '-';

function isPreset(name: unknown): name is PresetName {
  return typeof name === 'string' && name in PRESETS;
}

export interface Assembly {
  readonly map: MapSize;
  readonly field: string;
  readonly isBuilt: boolean;
}

function fieldOf(map: MapSize, side: Side, modules: readonly string[]): string {
  return [map, side, ...modules].join(' ');
}

/** How the options want the map. A preset brings its own size and side. */
export function assemble(options: Options, luck: { seed: number }): Assembly {
  const map: MapSize = options.map === 'large' ? 'large' : 'standard';
  const how = map === 'large' ? options.largeAssembly : options.assembly;
  if (isPreset(how)) {
    const preset: Preset = PRESETS[how];
    return { map: preset.map, field: fieldOf(preset.map, preset.side, preset.modules), isBuilt: true };
  }
  const side: Side = options.side === 'B' || (options.side === 'chance' && below(luck, SIDES) === 1) ? 'B' : 'A';
  const { slots } = LAYOUTS[map];
  if (how === 'build')
    return {
      map,
      field: fieldOf(
        map,
        side,
        slots.map(() => UNLAID),
      ),
      isBuilt: false,
    };
  return { map, field: fieldOf(map, side, assembledAtRandom(map, side, luck)), isBuilt: true };
}

/** 2.1, 2.5 Pieces of a kind in random order; inner pieces on a random face, in a random rotation; the others show the side. */
function assembledAtRandom(map: MapSize, side: Side, luck: { seed: number }): string[] {
  const heaps: Partial<Record<Kind, Piece[]>> = {};
  return LAYOUTS[map].slots.map(({ kind }) => {
    heaps[kind] ??= shuffle(
      luck,
      PIECES.filter(piece => piece.kind === kind),
    );
    const [first, second] = (heaps[kind].shift() as Piece).faces;
    if (kind !== 'inner') return side === 'A' ? first : second;
    return `${below(luck, 2) === 0 ? first : second}.${below(luck, THIRDS)}`;
  });
}

/** Faces that fit the slot: of a piece of its kind that lies nowhere yet; outer and supplementary faces of the chosen side. */
export function facesFor(field: string, kind: Kind): string[] {
  const [, side, ...modules] = field.split(' ');
  const laid = modules.map(text => moduleOf(text)?.face);
  return PIECES.filter(piece => piece.kind === kind && !piece.faces.some(face => laid.includes(face as Face))).flatMap(piece =>
    kind === 'inner' ? [...piece.faces] : [piece.faces[side === 'A' ? 0 : 1]],
  );
}

/** 2.7 The builder: Red begins, the players fill slot after slot in turn. */
export const layModule: Decision<MedievalBattle, LayModule, MedievalChoice, MedievalFact> = {
  asks: (_g, { seat }) => seat,

  offers(g, { slot }) {
    const kind = LAYOUTS[g.map].slots[slot]?.kind as Kind;
    const turns = kind === 'inner' ? THIRDS : 1;
    return facesFor(g.field, kind).flatMap(face =>
      Array.from({ length: turns }, (_, turn): Lay => ({ do: 'lay', at: `module:${face}`, turn })),
    );
  },

  happens(g, { seat, slot }, c, tell) {
    const { slots } = LAYOUTS[g.map];
    const { id, kind } = slots[slot] as { id: string; kind: Kind };
    const face = c.at.slice('module:'.length);
    const { turn } = c as Lay;
    const parts = g.field.split(' ');
    parts[slot + 2] = kind === 'inner' ? `${face}.${turn}` : face;
    g.field = parts.join(' ');
    tell({ what: 'laid', seat, slot: id, face, turn });
    if (slot + 1 < slots.length) g.questions.push({ ask: 'layModule', seat: other(seat), slot: slot + 1 });
    else beginRecruiting(g);
  },
};

/** 5.1 Red recruits, then Yellow, each in secret; then both armies are shown. */
function beginRecruiting(g: MedievalBattle): void {
  g.questions.push({ ask: 'reveal' }, { ask: 'recruit', seat: other(g.red) }, { ask: 'recruit', seat: g.red });
}

export function setUp(s: SetUp): MedievalBattle {
  const luck = { seed: s.seed };
  const { map, field, isBuilt } = assemble(s.options, luck);
  const red: Seat = s.first === 1 ? 1 : 0;
  const nobody = (): number[] => new Array<number>(RECRUITS.length).fill(0);
  const g: MedievalBattle = {
    questions: [],
    seed: luck.seed,
    map,
    field,
    red,
    dismounting: s.options.dismounting === true,
    retreatCost: s.options.retreatCost === 'target' ? 'target' : 'origin',
    zoneMelee: s.options.zoneMelee === 'afterStep' ? 'afterStep' : 'atOnce',
    recruited: [nobody(), nobody()],
    units: [],
    tokens: [TIME_TOKENS, TIME_TOKENS],
    holders: LAYOUTS[map].slots.filter(slot => slot.kind !== 'outer').map(() => -1),
    turn: 0,
    passes: 0,
    ending: null,
    winner: -1,
  };
  if (isBuilt) beginRecruiting(g);
  else g.questions.push({ ask: 'layModule', seat: red, slot: 0 });
  return g;
}
