import { lessonsAreSeen } from '@/table/testing/lessonsAreSeen';
import { warriorsTradersDrawn } from '.';

lessonsAreSeen(warriorsTradersDrawn);
