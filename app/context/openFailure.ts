/** Why a match was not opened, as the sentence that Home says. */
import type { NotOpened } from '@/match/openMatch';

export type NoticeId = 'noSuchMatch' | 'unknownGame' | 'notBrought' | 'newer' | 'setApart';

/** What Home may be told to say. An address can ask for anything. */
export const NOTICES = ['noSuchPage', 'erased', 'noSuchMatch', 'unknownGame', 'notBrought', 'pageNotBrought', 'newer', 'setApart'] as const;

export const noticeOf = ({ why }: NotOpened): NoticeId =>
  why === 'missing' ? 'noSuchMatch' : why === 'unknownGame' || why === 'notBrought' || why === 'newer' ? why : 'setApart';
