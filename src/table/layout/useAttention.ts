/** Who has sat down last, whose board is looked at, and what is lit. */
import { useCallback, useEffect, useState } from 'react';
import type { Seat, Spot } from '@/engine/contract';
import type { MatchView } from '@/match/matchView';
import type { OnLight } from '../furniture/onLight';
import { whose } from '../furniture/sentences';
import { useTouch } from '@/pieces/touches';
import { useMatchView } from '../kit/tableContext';

interface Lit {
  readonly at: Spot | null;
  readonly of?: Seat | undefined;
}

const NOWHERE: Lit = { at: null };

/** Where somebody else has acted last since `me` did. */
function actedAt({ chronicle, sinceMine }: MatchView): Lit {
  for (const entry of chronicle.slice(sinceMine).reverse()) {
    const fact = entry.facts.findLast(f => f.at !== undefined);
    if (fact?.at !== undefined) return { at: fact.at, of: whose(fact, entry) };
  }
  return NOWHERE;
}

/** So long whoever is asked sees where the others acted last; then only what may be answered is marked. In milliseconds. */
const SEEN_FOR = 4000;

/** Up to which choice the marks of the others' acts are gone: after a while, or at the first touch of whoever is asked. */
function useMarksGone({ asked, me, curtain, offers }: MatchView, n: number): number {
  const [upTo, setUpTo] = useState(-1);
  const answers = asked === me && curtain === null && offers.length > 0;
  useEffect(() => {
    if (!answers) return;
    const timer = setTimeout(setUpTo, SEEN_FOR, n);
    return () => clearTimeout(timer);
  }, [answers, n]);
  useTouch(
    useCallback(() => {
      if (answers) setUpTo(n);
    }, [answers, n]),
  );
  return upTo;
}

export function useAttention() {
  const now = useMatchView();
  const [looking, setLooking] = useState<Seat | null>(null);
  const [lit, setLit] = useState<(Lit & { readonly n: number }) | null>(null);
  const [sat, setSat] = useState({ me: now.me, curtain: now.curtain });
  const [asked, setAsked] = useState(now.asked);
  const [turnOf, setTurnOf] = useState<Seat | null>(null);
  // Whoever sits down next begins with what is theirs; without a curtain a banner says who that is.
  if (sat.me !== now.me || sat.curtain !== now.curtain) {
    setSat({ me: now.me, curtain: now.curtain });
    setLooking(null);
    setTurnOf(sat.me !== now.me && sat.curtain === null && now.curtain === null && now.asked === now.me ? now.me : null);
  }
  // Whoever is asked is brought home: the answers lie there.
  if (asked !== now.asked) {
    setAsked(now.asked);
    if (now.asked === now.me) setLooking(null);
  }
  const n = now.chronicle.at(-1)?.n ?? 0;
  const acted = useMarksGone(now, n) < n ? actedAt(now) : NOWHERE;
  const light = useCallback<OnLight>((at, of) => setLit({ at, of, n }), [n]);
  const banner = useCallback(() => setTurnOf(null), []);
  // A place that was lit by hand stays so until something happens; then it is where somebody else has just acted.
  const shown = lit !== null && lit.n === n && lit.at !== null ? lit : acted;
  return { looking, setLooking, shown, light, turnOf, bannerGone: banner };
}
