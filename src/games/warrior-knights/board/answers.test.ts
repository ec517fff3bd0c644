import { answersAreFound } from '@/table/testing/answersAreFound';
import { holdSpot, kindOf, numberOf, regionSpot } from '../spots';
import type { Realm } from '../state';
import { warriorKnightsDrawn } from '.';

// On the map a stronghold is tapped with its region.
answersAreFound(
  warriorKnightsDrawn,
  view => at => (kindOf(at) === kindOf(holdSpot(0)) ? regionSpot((view as unknown as Realm).barons[numberOf(at)]?.stronghold ?? 0) : at),
);
