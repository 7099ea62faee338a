import { notifications } from '@mantine/notifications';
import type * as z from 'zod';
import { type Job, JobInput } from '#contract/jobs/job.ts';
import { createJob, type NewerJob, publishJob, updateJob } from '#contract/jobs/own-jobs.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { refresh } from '#web/lib/api/query.ts';
import { type IfMatch, useVersionedSave } from '#web/lib/api/use-versioned-save.ts';
import { jobWords } from './job-steps.ts';
import { type JobValues, valuesOf } from './job-values.ts';
import { mergeJobs } from './merge-jobs.ts';
import { whoChanged } from './who-changed.ts';

export interface Saving {
  /** The form values that `input` was parsed from. */
  values: JobValues;
  input: JobInput;
  publish: boolean;
}

type Body = z.input<typeof JobInput>;

/** The draft is saved even if publishing fails: the failure is reported, and can be retried from its page. */
async function publish(job: Job): Promise<Job> {
  try {
    return await call(publishJob, { params: { id: job.id } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notifications.show({ color: 'brick', message: wordsOf(error, jobWords('Failed to publish job')) });
    return job;
  }
}

interface Saved {
  job: Job;
  /** The colleague whose changes were merged, if any. */
  others?: string;
}

/** Saves over the loaded version; a colleague's changes that do not collide are merged. */
async function saveOver(
  edited: Job,
  { values, input }: Saving,
  headers: IfMatch,
  myId?: string,
): Promise<Saved> {
  try {
    return { job: await call(updateJob, { params: { id: edited.id }, body: input as Body }, { headers }) };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'STALE_VERSION')) throw error;
    const newer = error.data as NewerJob;
    const { merged, collisions } = mergeJobs(valuesOf(edited), values, valuesOf(newer));
    const whole = JobInput.safeParse(merged);
    // A change of the published state needs the user's confirmation.
    if (collisions.length > 0 || newer.status !== edited.status || !whole.success) throw error;
    const over = { 'if-match': `"${newer.version}"` };
    const saved = await saveOver(newer, { values: merged, input: whole.data, publish: false }, over, myId);
    return { ...saved, others: [whoChanged(newer.edits, myId), saved.others].filter(Boolean).join(' ') };
  }
}

/** Creates a job or saves the edited one and, on request, publishes it. */
export function useSaveJob(edited?: Job, myId?: string) {
  const { save, ...rest } = useVersionedSave<Job>(edited?.version);
  return {
    ...rest,
    /** `over` is the version that the form was last merged with. */
    async save(saving: Saving, over = edited): Promise<Job | undefined> {
      let others: string | undefined;
      const saved = await save(async (headers) => {
        const made = over
          ? await saveOver(over, saving, headers, myId)
          : { job: await call(createJob, { body: saving.input as Body }) };
        others = made.others;
        return saving.publish && made.job.status === 'DRAFT' ? publish(made.job) : made.job;
      });
      if (!saved) return undefined;
      void refresh(updateJob);
      const isOut = saving.publish && saved.status === 'PUBLISHED';
      const done = isOut ? 'Job published' : saved.status === 'DRAFT' ? 'Draft saved' : 'Job saved';
      notifications.show({ message: others ? `${done}. ${others} Both are kept.` : done });
      return saved;
    },
  };
}
