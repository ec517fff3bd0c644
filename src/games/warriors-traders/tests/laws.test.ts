import { keepEveryLaw } from '@/engine/testing/keepEveryLaw';
import { warriorsTraders } from '..';
import { invariants } from './invariants';
import { scramble } from './scramble';

keepEveryLaw(warriorsTraders, { invariants, scramble }, [2, 3, 4, 5, 6]);
