/** The few sentences that only the table in words needs. */
export interface TableInWordsForm {
  readonly goal: (points: number) => string;
  readonly barbarians: (strength: number) => string;
  readonly order: (nations: string) => string;
  readonly player: (who: string, nation: string) => string;
  readonly points: (points: string) => string;
  readonly gone: (turn: number) => string;
  readonly goods: (goods: string, income: string) => string;
  readonly unified: string;
  readonly core: (missing: string) => string;
  readonly whole: string;
  readonly wars: (names: string) => string;
  readonly routes: (names: string) => string;
  readonly allies: (names: string) => string;
  readonly provinces: string;
  readonly noProvinces: string;
  readonly barbarianLand: string;
  readonly freeLand: string;
  readonly none: string;
  readonly neighbours: (names: string) => string;
}
