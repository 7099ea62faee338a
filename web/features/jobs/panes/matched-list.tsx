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
  actionsOf?: ((job: MatchedJob, tabIndex: number | undefined) => ReactNode) | undefined;
}

/**
 * The rows of the board for a candidate; the arrows, J and K move along them. Beside a detail they are one stop of Tab,
 * so that it comes to the detail before it has been at every job.
 */
export function MatchedList({ jobs, shownId, isBeside, toOf, actionsOf }: MatchedListProps) {
  const list = useRef<HTMLUListElement>(null);
  const entry = jobs.find(({ id }) => id === shownId) ?? jobs[0];
  const tabIndexOf = (job: MatchedJob) => (isBeside && job !== entry ? -1 : undefined);
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
          tabIndex={tabIndexOf(job)}
          actions={actionsOf?.(job, tabIndexOf(job))}
        />
      ))}
    </ul>
  );
}
