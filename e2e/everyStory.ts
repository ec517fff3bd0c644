/** After every step of every story: a page that complains has failed, even if the step went through. */
import { checkNoComplaints } from './beyondDetox';

afterEach(checkNoComplaints);
