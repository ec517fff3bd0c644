import { lessonsAreSeen } from '@/table/testing/lessonsAreSeen';
import { pebblesDrawn } from '.';

lessonsAreSeen(pebblesDrawn);
