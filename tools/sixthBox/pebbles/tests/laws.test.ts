import { keepEveryLaw } from '@/engine/testing/keepEveryLaw';
import { pebbles } from '..';
import { invariants } from './invariants';
import { scramble } from './scramble';

keepEveryLaw(pebbles, { invariants, scramble }, [2, 3, 4]);
