import { keepEveryLaw } from '@/engine/testing/keepEveryLaw';
import { tadmor } from '..';
import { invariants } from './invariants';
import { scramble } from './scramble';

keepEveryLaw(tadmor, { invariants, scramble }, [2, 3, 4]);
