import { answersAreFound } from '@/table/testing/answersAreFound';
import { medievalBattleDrawn } from '.';

answersAreFound(medievalBattleDrawn);
