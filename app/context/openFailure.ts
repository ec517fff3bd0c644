/** Why a match was not opened, as the sentence that Home says. */
import type { NotOpened } from '@/match/openMatch';

export type NoticeId = 'noSuchMatch' | 'unknownGame' | 'notBrought' | 'newer' | 'secrets' | 'setApart';

/** What Home may be told to say. An address can ask for anything. */
export const NOTICES = [
  'noSuchPage',
  'erased',
  'noSuchMatch',
  'unknownGame',
  'notBrought',
  'pageNotBrought',
  'newer',
  'secrets',
  'setApart',
] as const;

export const noticeOf = ({ why }: NotOpened): NoticeId => (why === 'missing' ? 'noSuchMatch' : isNotice(why) ? why : 'setApart');

const SAME = ['unknownGame', 'notBrought', 'newer', 'secrets'] as const;
const isNotice = (why: string): why is (typeof SAME)[number] => SAME.some(known => known === why);
