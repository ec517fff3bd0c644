import { lessonsAreSeen } from '@/table/testing/lessonsAreSeen';
import { medievalBattleDrawn } from '..';

lessonsAreSeen(medievalBattleDrawn);
