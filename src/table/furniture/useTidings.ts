/** What of the news has been read, by whom; it is kept, so that a card that was open when the app died is open again. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMatchView, useTable } from '../kit/tableContext';
import { allOf, readers, unread, type News, type Read } from './tidings';

export interface ReadBefore {
  /** Absent: this match is opened for the first time here, and begins with nothing unread. */
  readonly read?: Read | undefined;
  readonly onRead: (read: Read) => void;
}

export interface Unread {
  /** To be read before one goes on. */
  readonly cards: readonly News[];
  /** Passes by itself. */
  readonly passing: News | null;
  readonly goOn: () => void;
}

const NOTHING: Unread = { cards: [], passing: null, goOn: () => {} };

export function useTidings(before: ReadBefore | undefined): Unread {
  const { drawn, gameWords, who } = useTable();
  const now = useMatchView();
  // The chronicle of a match that is resumed is recalled only after it lies on the table.
  const last = allOf(Math.max(now.n, now.chronicle.at(-1)?.n ?? 0));
  const [read, setRead] = useState<Read>(() => before?.read ?? Object.fromEntries(now.players.map((_, seat) => [seat, last])));
  // From now on it is known what was read, whatever happens to the app.
  const isNew = before !== undefined && before.read === undefined;
  useEffect(() => {
    if (isNew) before?.onRead(read);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what was read before; what is read later is told as it is read
  }, [isNew]);
  // What was taken back is news again when it happens once more.
  if (Object.values(read).some(n => n > last))
    setRead(Object.fromEntries(Object.entries(read).map(([seat, n]) => [seat, Math.min(n, last)])));
  const { news, upTo } = useMemo(
    () => unread(now, before === undefined ? undefined : drawn.tidings, gameWords, who, read),
    [before, now, drawn, gameWords, who, read],
  );
  const goOn = useCallback(() => {
    const next = { ...read, ...Object.fromEntries(readers(now).map(seat => [seat, upTo])) };
    setRead(next);
    before?.onRead(next);
  }, [read, now, upTo, before]);
  if (news.length === 0) return NOTHING;
  // What would have passed by itself is no card beside what has to be read.
  const cards = news.filter(one => !one.passes);
  return { cards, passing: cards.length > 0 ? null : (news.at(-1) ?? null), goOn };
}
