import { type ReactNode, useRef } from 'react';
import type { MatchedJob } from '#contract/jobs/matched-jobs.ts';
import { MatchedRow } from './matched-row.tsx';
import { moveAlong } from './move-along.ts';

interface MatchedListProps {
  jobs: readonly MatchedJob[];
  shownId: string | undefined;
  isBeside: boolean;
  toOf: (job: MatchedJob) => string;
  /** At the end of each row: what can be done with the job without opening it. */
  actionsOf?: ((job: MatchedJob) => ReactNode) | undefined;
}

/** The rows of the board for a candidate; the arrows, J and K move along them. */
export function MatchedList({ jobs, shownId, isBeside, toOf, actionsOf }: MatchedListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={list}
      onKeyDown={(event) =>
        moveAlong(event, [...(list.current?.querySelectorAll<HTMLElement>('a[data-job]') ?? [])])
      }
    >
      {jobs.map((job) => (
        <MatchedRow
          key={job.id}
          job={job}
          to={toOf(job)}
          isShown={isBeside && job.id === shownId}
          isBeside={isBeside}
          actions={actionsOf?.(job)}
        />
      ))}
    </ul>
  );
}
