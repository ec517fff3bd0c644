import { keepEveryLaw } from '@/engine/testing/keepEveryLaw';
import { burgundy } from '..';
import { invariants } from './invariants';
import { scramble } from './scramble';

keepEveryLaw(burgundy, { invariants, scramble }, [1, 2, 3, 4]);
