import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { CandidateInterview } from '#contract/interviews/interview.ts';
import type { Match } from '#contract/matching/match.ts';
import { RequestFacts } from '#web/features/interviews/candidate/request-facts.tsx';
import { payInWords } from '#web/features/interviews/interview-words.ts';
import { MatchWorking } from '#web/features/profiles/match-working.tsx';
import { formatLakhs } from '#web/lib/format/money.ts';
import { ScoreRing } from '#web/ui/brand/score-ring.tsx';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import classes from './answer-dialog.module.css';

interface OfferFactsProps {
  interview: CandidateInterview;
  match: Match | null;
}

/** What is offered, and how it fits: in sight on a desktop, one tap away where there is less room. */
export function OfferFacts({ interview, match }: OfferFactsProps) {
  return (
    <Folded interview={interview} match={match}>
      <RequestFacts interview={interview} />
      {match && (
        <section className={classes.match}>
          <div className={classes.matchHead}>
            <h3>Why {match.total}</h3>
            <ScoreRing value={match.total} size={44} label="Match" />
          </div>
          <MatchWorking match={match} />
        </section>
      )}
    </Folded>
  );
}

function Folded({ interview, match, children }: OfferFactsProps & { children: ReactNode }) {
  const isNarrow = useMediaQuery('(max-width: 1079px)') ?? false;
  if (!isNarrow) return children;
  const { expectedSalary } = interview.yourProfile;
  return (
    <Disclosure
      className={classes.folded}
      summary={
        <span className={classes.offered}>
          <span className="strong num">{payInWords(interview)}</span>
          {expectedSalary > 0 && (
            <span className="muted num"> · you expect {formatLakhs(expectedSalary)}</span>
          )}
          {match && <span className="muted num"> · match {match.total}</span>}
        </span>
      }
    >
      {children}
    </Disclosure>
  );
}
