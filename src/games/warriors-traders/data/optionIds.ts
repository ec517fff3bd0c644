/** The ids of what may be chosen before a match; index.ts says when each is offered. */
export const OPTION_IDS = [
  'map',
  'west2',
  'east2',
  'italy2',
  'west3',
  'east3',
  'italy3',
  'alliances4',
  'alliances6',
  'allies',
  'nations',
  'variableOrder',
  'soloRoutes',
  'startInfantry',
  'turns',
  'leaving',
] as const;
export type OptionId = (typeof OPTION_IDS)[number];
