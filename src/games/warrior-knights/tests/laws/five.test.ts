import { keepEveryLaw } from '@/engine/testing/keepEveryLaw';
import { warriorKnights } from '../..';
import { invariants } from '../invariants';
import { scramble } from '../scramble';

keepEveryLaw(warriorKnights, { invariants, scramble }, [5]);
