/** Why a match was not opened, as the sentence that Home says. */
import type { NotOpened } from '@/match/openMatch';

export type Notice = 'noSuchMatch' | 'unknownGame' | 'notBrought' | 'setApart';

export const noticeOf = ({ why }: NotOpened): Notice =>
  why === 'missing' ? 'noSuchMatch' : why === 'unknownGame' || why === 'notBrought' ? why : 'setApart';
