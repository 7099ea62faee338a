import { useMemo } from 'react';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { NO_JOB } from '#web/features/search/filters/search-state.ts';
import { useEndpoint } from '#web/lib/api/query.ts';

/** The company's published jobs, and the one to score against: the requested one, otherwise the newest. */
export function useMatchableJobs(asked: string | undefined) {
  const published = useEndpoint(listOwnJobs, { query: { status: 'PUBLISHED', size: 100 } });
  const content = published.data?.content;
  const jobs = useMemo(
    () =>
      (content ?? []).map(({ id, title, location, skills }) => ({ id, title, city: location.city, skills })),
    [content],
  );
  const jobId = asked === NO_JOB ? null : (asked ?? jobs[0]?.id ?? null);
  return { jobs, jobId, isReady: !published.isPending };
}
