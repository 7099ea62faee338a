import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { CandidateCard as Candidate } from '#contract/search/candidate-card.ts';
import cardClasses from '#web/features/profiles/candidate-summary.module.css';
import { Loading } from '#web/ui/display/loading.tsx';
import { CandidateCard } from './candidate-card.tsx';
import classes from './results.module.css';

interface ResultsProps {
  candidates: readonly Candidate[];
  /** Skills asked for: shown first and ticked. */
  wanted: readonly string[];
  /** The job that links to a candidate keep. */
  jobId: string | null;
  canSave: boolean;
  /** Offers to ask for an interview; left out for those who may not. */
  onRequest?: ((candidate: Candidate) => void) | undefined;
}

function pageOf({ id }: Candidate, jobId: string | null): string {
  return `/recruiter/candidates/${id}${jobId ? `?job=${jobId}` : ''}`;
}

/** The candidates of a page; one of them shows its working, at first the best. */
export function Results({ candidates, wanted, jobId, canSave, onRequest }: ResultsProps): ReactNode {
  const [opened, setOpened] = useState<string | null>();
  const openId = opened === undefined ? candidates[0]?.id : opened;
  const names = new Set(wanted.map((name) => name.toLowerCase()));
  return (
    <ul className={classes.list}>
      {candidates.map((candidate) => {
        const isOpen = candidate.id === openId;
        return (
          <li key={candidate.id}>
            <CandidateCard
              candidate={candidate}
              wanted={names}
              to={pageOf(candidate, jobId)}
              isOpen={isOpen}
              onToggle={() => setOpened(isOpen ? null : candidate.id)}
              canSave={canSave}
              action={
                onRequest && (
                  <Button
                    size="xs"
                    variant={isOpen && candidate.match ? 'filled' : 'default'}
                    aria-label={`Request interview with ${candidate.firstName} ${candidate.lastName}`}
                    onClick={() => onRequest(candidate)}
                  >
                    Request interview
                  </Button>
                )
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Cards to come. */
export function ResultsLoading() {
  return (
    <Loading>
      <div className={classes.list}>
        {[0, 1, 2].map((place) => (
          <div key={place} className={cardClasses.card}>
            <div className={cardClasses.top}>
              <Skeleton circle height={48} />
              <div>
                <Skeleton height={16} width="40%" mb={8} />
                <Skeleton height={12} width="55%" mb={8} />
                <Skeleton height={12} width="50%" />
              </div>
              <Skeleton circle height={56} />
            </div>
            <Skeleton height={32} width="60%" my={16} />
            <Skeleton height={24} width="75%" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
