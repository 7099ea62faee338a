import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type * as z from 'zod';
import type { Job, JobInput } from '#contract/jobs/job.ts';
import { createJob, publishJob, updateJob } from '#contract/jobs/own-jobs.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { refresh } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { jobWords } from './job-steps.ts';

interface Saving {
  input: JobInput;
  publish: boolean;
  /** The job that is edited, with the version on screen; none makes a new one. Without a version it wins over any. */
  edited?: { id: string; version?: number };
}

type Body = z.input<typeof JobInput>;

/** A draft is kept even when publishing it fails: that is told, and can be tried again from its page. */
async function publish(job: Job): Promise<Job> {
  try {
    return await call(publishJob, { params: { id: job.id } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notifications.show({ color: 'brick', message: wordsOf(error, jobWords('Failed to publish job')) });
    return job;
  }
}

async function save({ input, publish: isToPublish, edited }: Saving): Promise<Job> {
  const body = input as Body;
  const headers: Record<string, string> =
    edited?.version === undefined ? {} : { 'if-match': `"${edited.version}"` };
  const job = edited
    ? await call(updateJob, { params: { id: edited.id }, body }, { headers })
    : await call(createJob, { body });
  return isToPublish && job.status === 'DRAFT' ? publish(job) : job;
}

/** Saves a job and, when asked, publishes it. `conflict` is the newer version somebody else saved meanwhile. */
export function useSaveJob() {
  const mutation = useMutation<Job, ApiError, Saving>(
    {
      mutationFn: save,
      onSuccess: (job, { publish: isToPublish }) => {
        void refresh(updateJob);
        const isOut = isToPublish && job.status === 'PUBLISHED';
        notifications.show({
          message: isOut ? 'Job published' : job.status === 'DRAFT' ? 'Draft saved' : 'Job saved',
        });
      },
    },
    queryClient,
  );
  const { error } = mutation;
  const conflict = error?.code === 'STALE_VERSION' ? (error.data as Job) : undefined;
  return { save: mutation.mutate, isSaving: mutation.isPending, conflict, failure: conflict ? null : error };
}
