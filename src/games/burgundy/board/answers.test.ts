import { answersAreFound } from '@/table/testing/answersAreFound';
import { burgundyDrawn } from '.';

answersAreFound(burgundyDrawn);
