import { lessonsAreSeen } from '@/table/testing/lessonsAreSeen';
import { medievalBattleDrawn } from '..';

// On a phone recruiting lies over the field, whose flags the first card speaks of.
lessonsAreSeen(medievalBattleDrawn, ['flags']);
