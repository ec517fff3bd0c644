import { lessonsAreSeen } from '@/table/testing/lessonsAreSeen';
import { burgundyDrawn } from '.';

lessonsAreSeen(burgundyDrawn);
