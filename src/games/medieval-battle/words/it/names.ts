/** I nomi italiani delle unità con articolo e numero: preposizioni e verbi li seguono. */
import { counted, joined, the as articled, type Articled } from '@/words/grammar/italian';
import type { UnitType } from '../../data/units';
import type { Names } from '../languageForm';

interface Noun extends Articled {
  readonly plural: boolean;
}

const feminine = (bare: string): Noun => ({ bare, article: 'la', plural: false });
const archers = (bare: string): Noun => ({ bare, article: 'gli', plural: true });

const units: Readonly<Record<UnitType, Noun>> = {
  heavyCavalry: feminine('cavalleria pesante'),
  lightCavalry: feminine('cavalleria leggera'),
  mountedArchers: archers('arcieri a cavallo'),
  heavyInfantry: feminine('fanteria pesante'),
  lightInfantry: feminine('fanteria leggera'),
  pikemen: { bare: 'picchieri', article: 'i', plural: true },
  archers: archers('arcieri'),
  longbowmen: archers('arcieri con arco lungo'),
  wagonTrain: feminine('carovana'),
};
const anyUnit: Noun = { bare: 'unità', article: 'l’', plural: false };

const noun = (type: UnitType | null): Noun => (type === null ? anyUnit : units[type]);
const isPlural = (type: UnitType | null): boolean => noun(type).plural;

export const unit = (type: UnitType | null): string => noun(type).bare;
/** 'la cavalleria pesante' */
export const the = (type: UnitType | null): string => articled(noun(type));
/** 'dalla cavalleria pesante', 'dai picchieri' */
export const by = (type: UnitType): string => joined('da', noun(type));
/** 'la tua cavalleria', 'i tuoi picchieri' */
export const your = (type: UnitType): string => (isPlural(type) ? `i tuoi ${unit(type)}` : `la tua ${unit(type)}`);
/** 'la carovana nemica', 'gli arcieri nemici' */
export const enemy = (type: UnitType | null): string => `${the(type)} ${isPlural(type) ? 'nemici' : 'nemica'}`;
/** 'i picchieri di Ugo' */
export const of = (owner: string, type: UnitType): string => `${the(type)} di ${owner}`;

/** The form that agrees in number: `verb('pikemen', 'perde', 'perdono')`. */
export const verb = (type: UnitType, one: string, many: string): string => (isPlural(type) ? many : one);
/** A participle or adjective that agrees: `ending('pikemen', 'eliminat')` is 'eliminati'. */
export const ending = (type: UnitType, stem: string): string => stem + (isPlural(type) ? 'i' : 'a');

export const knights = (n: number): string => counted(n, 'cavaliere', 'cavalieri');
export const points = (n: number): string => counted(n, 'punto movimento', 'punti movimento');
export const left = (n: number): string => counted(n, 'punto rimasto', 'punti rimasti');

export const names: Names = {
  unit,
  the,
  of,
  terrains: { plain: 'pianura', woods: 'bosco', rockyHills: 'colline rocciose', mountains: 'montagne' },
};
