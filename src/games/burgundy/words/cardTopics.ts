/** What rule cards are about besides pieces, and what each of them says. */
export const TOPICS = [
  'points',
  'die',
  'whiteDie',
  'depot',
  'blackDepot',
  'storage',
  'teamStorage',
  'goods',
  'sold',
  'route',
  'workers',
  'silver',
  'bridge',
  'phase',
  'bonus',
  'duchy',
  'takeWorkers',
  'endTurn',
  'skip',
  'shields',
  'tribute',
  'target',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface Text {
  readonly title: string;
  readonly text: string;
}
