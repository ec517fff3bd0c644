/** Italian. */
import { en } from './en';

export const it: typeof en = en;
