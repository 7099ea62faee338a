import { getJob, listJobs } from '#contract/jobs/public-jobs.ts';
import { BoardSearch } from '#web/features/jobs/board/board-search.ts';
import { readSearch } from '#web/lib/address/use-search.ts';
import { pathOf } from '#web/lib/api/api.ts';
import { ONE_JOB } from '../../prerendered.ts';

/** A page that the server renders with its data. */
export interface DrawnPage {
  /** The path of the built page that serves as its template. */
  built: string;
  /** The calls whose answers it contains. */
  calls: readonly string[];
}

const JOB = /^\/jobs\/(?!saved\/?$)([\w-]+)\/?(?:\?|$)/;

/** The board only without filters: with filters it is hydrated as it was built, which has none. */
export function drawnPage(address: string): DrawnPage | undefined {
  if (address === '/jobs')
    return { built: '/jobs', calls: [pathOf(listJobs, { query: readSearch(BoardSearch) })] };
  const id = JOB.exec(address)?.[1];
  return id ? { built: ONE_JOB, calls: [pathOf(getJob, { params: { id } })] } : undefined;
}
