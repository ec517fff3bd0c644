/** What can be opened over the map: the doors stand in the hand. */
export const DOORS = ['round', 'draft', 'assembly', 'realm', 'baron'] as const;
export type Door = (typeof DOORS)[number];
/** A door, the desk with the answers, the planning table, or a region by its number. */
export type Lens = Door | 'desk' | 'plan' | `region:${number}`;
