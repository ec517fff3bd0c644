/** The nouns of the game: what every language must have a word for. */
import type { Shield } from '../data/shields';
import type { Monastery } from '../data/monasteries';
import type { Post } from '../data/borderDuchies';
import type { Animal, Building, Colour } from '../data/names';

/** A thing with its articles, so that a sentence may be built around it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly a: string;
  readonly the: string;
}

export interface Names {
  /** The tiles: 'a castle', 'a livestock tile'. */
  readonly tiles: Readonly<Record<Colour, Noun>>;
  /** The areas of a duchy: 'village', 'river'. */
  readonly areas: Readonly<Record<Colour, Noun>>;
  /** 'on the river', with its article. */
  readonly onArea: Readonly<Record<Colour, string>>;
  readonly inn: Noun;
  /** 'north-west', of a border post. */
  readonly posts: Readonly<Record<Post, string>>;
  /** 'shield 5 (Cargo)'. */
  readonly shield: (number: Shield) => Noun;
  readonly joker: Noun;
  readonly buildings: Readonly<Record<Building, Noun>>;
  readonly animals: Readonly<Record<Animal, Noun>>;
  readonly monastery: (number: Monastery) => Noun;
  /** 'the tile with 3 cows'. */
  readonly livestock: (animal: Animal, heads: number) => Noun;
  readonly goods: (good: number, count: number) => string;
  /** The colour alone, as a caption of goods. */
  readonly colours: readonly string[];
  readonly silver: (count: number) => string;
  readonly workers: (count: number) => string;
  readonly points: (count: number) => string;
  readonly tilesCount: (count: number) => string;
}
