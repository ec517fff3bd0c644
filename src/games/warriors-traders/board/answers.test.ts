import { answersAreFound } from '@/table/testing/answersAreFound';
import { warriorsTradersDrawn } from '.';

answersAreFound(warriorsTradersDrawn);
