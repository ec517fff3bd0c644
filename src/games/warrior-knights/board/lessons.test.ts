import { lessonsAreSeen } from '@/table/testing/lessonsAreSeen';
import { warriorKnightsDrawn } from '.';

// What planning speaks of has been opened over the board, and fills it.
lessonsAreSeen(warriorKnightsDrawn, ['planning']);
