import { notifications } from '@mantine/notifications';
import type * as z from 'zod';
import type { Job, JobInput } from '#contract/jobs/job.ts';
import { createJob, publishJob, updateJob } from '#contract/jobs/own-jobs.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { refresh } from '#web/lib/api/query.ts';
import { useVersionedSave } from '#web/lib/api/use-versioned-save.ts';
import { jobWords } from './job-steps.ts';

interface Saving {
  input: JobInput;
  publish: boolean;
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

/** Makes a job or saves the one that is edited and, when asked, publishes it. */
export function useSaveJob(edited?: Job) {
  const { save, ...rest } = useVersionedSave<Job>(edited?.version);
  return {
    ...rest,
    async save({ input, publish: isToPublish }: Saving): Promise<Job | undefined> {
      const body = input as Body;
      const saved = await save(async (headers) => {
        const job = edited
          ? await call(updateJob, { params: { id: edited.id }, body }, { headers })
          : await call(createJob, { body });
        return isToPublish && job.status === 'DRAFT' ? publish(job) : job;
      });
      if (!saved) return undefined;
      void refresh(updateJob);
      const isOut = isToPublish && saved.status === 'PUBLISHED';
      notifications.show({
        message: isOut ? 'Job published' : saved.status === 'DRAFT' ? 'Draft saved' : 'Job saved',
      });
      return saved;
    },
  };
}
