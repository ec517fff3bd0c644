/** What one Baron proposes to another: who wants what, what is given for it, how much the other has, and what a promise is worth. */
import type { RealmDecision } from '../asking';
import { talksOf } from '../rules/agreements';
import { vowSpot } from '../spots';
import { baronOf } from '../state';
import type { Eyes } from './eyes';
import { Heading, Line } from './Tiles';

type Talk = Extract<RealmDecision, { readonly ask: 'want' | 'bid' | 'deal' | 'counter' }>;

export function Agreement({ eyes: { g, t, b, say, who }, q }: { readonly eyes: Eyes; readonly q: Talk }) {
  const other = 'terms' in q ? q.terms.by : q.to;
  const wants = 'terms' in q ? q.terms.wants : q.ask === 'bid' ? q.wants : null;
  const gives = 'terms' in q && q.ask === 'deal' ? q.terms.gives : null;
  return (
    <>
      {wants === null ? null : <Line strong>{b.wants(who('terms' in q ? other : q.seat), say.good(wants))}</Line>}
      {gives === null ? null : <Line strong>{b.inReturn(say.good(gives))}</Line>}
      <Line>{b.purseOf(who(other), t.labels.crowns(baronOf(g, other).crowns))}</Line>
      <Line>{b.wordOnly}</Line>
    </>
  );
}

/** Who has given whom his word this round. */
export function Promises({ eyes: { g, b, say, who } }: { readonly eyes: Eyes }) {
  const vows = talksOf(g)?.vows ?? [];
  if (vows.length === 0) return null;
  return (
    <>
      <Heading>{b.vows}</Heading>
      {vows.map(({ seat, to, vow }) => (
        <Line key={`${seat} ${to} ${vow}`}>{b.vow(who(seat), who(to), say.good(vowSpot(vow)))}</Line>
      ))}
    </>
  );
}
