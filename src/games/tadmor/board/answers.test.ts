import { answersAreFound } from '@/table/testing/answersAreFound';
import { tadmorDrawn } from '.';

answersAreFound(tadmorDrawn);
