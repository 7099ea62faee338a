import { useState } from 'react';
import type { SavedJob } from '#contract/saved-jobs.ts';

interface Touched {
  job: SavedJob;
  isSaved: boolean;
  place: number;
}

/**
 * The rows of the list of saved jobs. One that was taken off stays where it stands until the list is left: it can be
 * put back where one's finger, or focus, still is.
 */
export function useStayingJobs(content: readonly SavedJob[]) {
  const [touched, setTouched] = useState<readonly Touched[]>([]);
  const rows = content
    .filter(({ id }) => !touched.some(({ job }) => job.id === id))
    .map((job) => ({ job, isSaved: true }));
  for (const { job, isSaved, place } of touched.toSorted((a, b) => a.place - b.place)) {
    rows.splice(place, 0, { job, isSaved });
  }
  function touch(id: string, isSaved: boolean): void {
    const place = rows.findIndex(({ job }) => job.id === id);
    const job = rows[place]?.job;
    if (job) setTouched((before) => [...before.filter((one) => one.job.id !== id), { job, isSaved, place }]);
  }
  return { rows, touch };
}
