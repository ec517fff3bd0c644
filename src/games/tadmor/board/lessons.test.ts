import { lessonsAreSeen } from '@/table/testing/lessonsAreSeen';
import { tadmorDrawn } from '.';

lessonsAreSeen(tadmorDrawn);
