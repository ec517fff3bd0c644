/**
 * The cities: eighteen of the Kingdom, then six overseas. The rulebook tells the strength of Froli, Monz and Vecht and the ports of Ballin,
 * Cadiz and Alexandria; other strengths, incomes and ports are ours.
 */
export interface City {
  readonly id: string;
  readonly name: string;
  readonly region: number;
  readonly strength: number;
  readonly income: number;
  readonly port?: true;
}

export const CITIES: readonly City[] = [
  { id: 'kovel', name: 'Kovel', region: 1, strength: 300, income: 3, port: true },
  { id: 'ballin', name: 'Ballin', region: 4, strength: 400, income: 5, port: true },
  { id: 'straven', name: 'Straven', region: 6, strength: 200, income: 3 },
  { id: 'froli', name: 'Froli', region: 7, strength: 200, income: 2 },
  { id: 'monz', name: 'Monz', region: 9, strength: 200, income: 2 },
  { id: 'altamont', name: 'Altamont', region: 12, strength: 400, income: 4 },
  { id: 'surat', name: 'Surat', region: 15, strength: 200, income: 2 },
  { id: 'vecht', name: 'Vecht', region: 17, strength: 300, income: 3 },
  { id: 'lenz', name: 'Lenz', region: 20, strength: 200, income: 3, port: true },
  { id: 'olbi', name: 'Olbi', region: 21, strength: 200, income: 3, port: true },
  { id: 'thira', name: 'Thira', region: 23, strength: 400, income: 4 },
  { id: 'semlik', name: 'Semlik', region: 25, strength: 300, income: 3 },
  { id: 'bingen', name: 'Bingen', region: 29, strength: 200, income: 2 },
  { id: 'roczak', name: 'Roczak', region: 31, strength: 300, income: 3 },
  { id: 'gedze', name: 'Gedze', region: 33, strength: 300, income: 4 },
  { id: 'uran', name: 'Uran', region: 35, strength: 200, income: 2, port: true },
  { id: 'berac', name: 'Berac', region: 39, strength: 300, income: 3 },
  { id: 'isar', name: 'Isar', region: 41, strength: 200, income: 2, port: true },
  { id: 'constantinople', name: 'Constantinople', region: 42, strength: 400, income: 5, port: true },
  { id: 'syracuse', name: 'Syracuse', region: 43, strength: 200, income: 3, port: true },
  { id: 'cadiz', name: 'Cadiz', region: 44, strength: 200, income: 3, port: true },
  { id: 'jerusalem', name: 'Jerusalem', region: 45, strength: 300, income: 4, port: true },
  { id: 'alexandria', name: 'Alexandria', region: 46, strength: 300, income: 4, port: true },
  { id: 'acre', name: 'Acre', region: 47, strength: 300, income: 3, port: true },
];

export const KINGDOM_CITIES = 18;
