/** I nomi italiani con articolo, genere e numero: preposizioni e verbi li seguono. */

interface Noun {
  readonly bare: string;
  /** 'la', 'gli', 'i' */
  readonly article: 'la' | 'gli' | 'i' | 'l’';
  readonly plural: boolean;
}

const feminine = (bare: string): Noun => ({ bare, article: 'la', plural: false });
const archers = (bare: string): Noun => ({ bare, article: 'gli', plural: true });

const pieces: Readonly<Record<string, Noun>> = {
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
const unknown: Noun = { bare: 'unità', article: 'l’', plural: false };

export const piece = (type: string): Noun => pieces[type] ?? unknown;

const join = (article: string, bare: string): string => (article.endsWith('’') ? article + bare : `${article} ${bare}`);
const contracted = {
  di: { la: 'della', gli: 'degli', i: 'dei', 'l’': 'dell’' },
  a: { la: 'alla', gli: 'agli', i: 'ai', 'l’': 'all’' },
  da: { la: 'dalla', gli: 'dagli', i: 'dai', 'l’': 'dall’' },
  su: { la: 'sulla', gli: 'sugli', i: 'sui', 'l’': 'sull’' },
} as const;

/** 'la cavalleria pesante' */
export const the = (type: string): string => join(piece(type).article, piece(type).bare);
/** 'della cavalleria pesante', 'ai picchieri' */
export const with_ = (preposition: keyof typeof contracted, type: string): string =>
  join(contracted[preposition][piece(type).article], piece(type).bare);

const isPlural = (type: string): boolean => piece(type).plural;
/** 'la tua cavalleria', 'i tuoi picchieri' */
export const your = (type: string): string => (isPlural(type) ? `i tuoi ${piece(type).bare}` : `la tua ${piece(type).bare}`);
/** 'la carovana nemica', 'gli arcieri nemici' */
export const enemy = (type: string): string => `${the(type)} ${isPlural(type) ? 'nemici' : 'nemica'}`;
/** 'i picchieri di Ugo' */
export const of = (owner: string, type: string): string => `${the(type)} di ${owner}`;

/** The form that agrees in number: `verb('pikemen', 'perde', 'perdono')`. */
export const verb = (type: string, one: string, many: string): string => (isPlural(type) ? many : one);
/** A participle or adjective that agrees: `ending('pikemen', 'eliminat')` is 'eliminati'. */
export const ending = (type: string, stem: string): string => stem + (isPlural(type) ? 'i' : 'a');

export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

export const knights = (n: number): string => count(n, 'cavaliere', 'cavalieri');
export const points = (n: number): string => count(n, 'punto movimento', 'punti movimento');

export const terrains: Readonly<Record<string, string>> = {
  plain: 'pianura',
  woods: 'bosco',
  rockyHills: 'colline rocciose',
  mountains: 'montagne',
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
