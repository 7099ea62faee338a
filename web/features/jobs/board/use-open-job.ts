import { useEffect } from 'react';
import { getJob, recordJobView } from '#contract/jobs/public-jobs.ts';
import { cameFrom } from '#web/lib/address/came-from.ts';
import { call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useSentEndpoint } from '#web/lib/api/use-sent-endpoint.ts';

export interface Closed {
  title: string;
  companyName: string;
}

/** What the server still returns of a job that was taken down. */
function closedOf(error: ApiError | null): Closed | undefined {
  return error?.status === 410 ? (error.data as Closed) : undefined;
}

/** A public job by its id, or what is known of a closed one; counted as a view if the user asked for it. */
export function useOpenJob(jobId: string, { isAskedFor = true, isSent = false } = {}) {
  const job = useSentEndpoint(getJob, { params: { id: jobId } }, { isSent });
  const id = isAskedFor && !job.isPlaceholderData ? job.data?.id : undefined;
  useEffect(() => {
    // Only a counter: readers of the job need not know about a failure.
    if (!id) return;
    const body = cameFrom(`/jobs/${id}`);
    void call(recordJobView, { params: { id }, body }).catch(() => undefined);
  }, [id]);
  const closed = closedOf(job.error);
  const named = job.data ? { title: job.data.title, companyName: job.data.company.name } : closed;
  return {
    job,
    closed,
    pageTitle: `${named ? `${named.title} at ${named.companyName}` : 'Job'} | Medallist`,
  };
}
