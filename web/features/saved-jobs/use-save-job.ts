import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { listMatchedJobs } from '#contract/jobs/matched-jobs.ts';
import { getJob } from '#contract/jobs/public-jobs.ts';
import { saveJob, unsaveJob } from '#contract/saved-jobs.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';

/** The board and the page of a job learn of it before they are read again. */
function mark(id: string, isSaved: boolean): void {
  queryClient.setQueriesData<AnswerOf<typeof listMatchedJobs>>(
    { queryKey: [listMatchedJobs.name] },
    (board) =>
      board && { ...board, content: board.content.map((job) => (job.id === id ? { ...job, isSaved } : job)) },
  );
  queryClient.setQueriesData<AnswerOf<typeof getJob>>(
    { queryKey: [getJob.name] },
    (job) => job && (job.id === id ? { ...job, isSaved } : job),
  );
}

interface Options {
  job: { id: string; title: string };
  isSaved: boolean;
  /** The server has it so. */
  onChange?: ((isSaved: boolean) => void) | undefined;
}

/** Saves or unsaves a job; `shown` runs ahead of the answer, and goes back with words when it is a refusal. */
export function useSaveJob({ job: { id, title }, isSaved, onChange }: Options) {
  const [wanted, setWanted] = useState(isSaved);
  const settle = (is: boolean) => {
    mark(id, is);
    onChange?.(is);
  };
  const complain = (done: string) => (error: ApiError) =>
    notifications.show({ color: 'brick', message: `${title} was not ${done}. ${error.message}` });
  const save = useEndpointMutation(saveJob, { onSuccess: () => settle(true), onError: complain('saved') });
  const unsave = useEndpointMutation(unsaveJob, {
    onSuccess: () => settle(false),
    onError: complain('removed'),
  });
  const isPending = save.isPending || unsave.isPending;
  const shown = isPending ? wanted : isSaved;
  function set(is: boolean): void {
    if (isPending) return;
    setWanted(is);
    (is ? save : unsave).mutate({ params: { id } });
  }
  return { shown, set };
}
