import { keepEveryLaw } from '@/engine/testing/keepEveryLaw';
import { medievalBattle } from '..';
import { invariants } from './invariants';
import { scramble } from './scramble';

keepEveryLaw(medievalBattle, { invariants, scramble }, [2]);
