import { notifications } from '@mantine/notifications';
import { closeJob, deleteJob, publishJob, reopenJob, unpublishJob } from '#contract/jobs/own-jobs.ts';
import type { JobMove } from '#contract/jobs/transitions.ts';
import { type FailureWords, saidOfFields, wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';

/** The steps that ask for confirmation; editing has a screen of its own. */
export type Step = JobMove | 'DELETE';

interface StepText {
  label: string;
  title: string;
  text: string;
  done: string;
  /** Shown if the server gives no reason. */
  failed: string;
  danger?: boolean;
}

export const STEPS: Readonly<Record<Step, StepText>> = {
  PUBLISH: {
    label: 'Publish',
    title: 'Publish this job?',
    text: 'Everyone can see it and candidates can apply at once.',
    done: 'Job published',
    failed: 'Failed to publish job',
  },
  UNPUBLISH: {
    label: 'Unpublish',
    title: 'Unpublish this job?',
    text: 'It becomes a draft again and leaves the public pages. Applications stay.',
    done: 'Job unpublished',
    failed: 'Failed to unpublish job',
  },
  CLOSE: {
    label: 'Close',
    title: 'Close this job?',
    text: 'Are you sure you want to close this job? It takes no more applications. You can reopen it later.',
    done: 'Job closed',
    failed: 'Failed to close job',
  },
  REOPEN: {
    label: 'Reopen',
    title: 'Reopen this job?',
    text: 'It is published again and takes applications.',
    done: 'Job reopened',
    failed: 'Failed to reopen job',
  },
  DELETE: {
    label: 'Delete',
    title: 'Delete this job?',
    text: 'Are you sure you want to delete this job? This action cannot be undone. Candidates who still wait for an answer are told that it was taken down.',
    done: 'Job deleted',
    failed: 'Failed to delete job',
    danger: true,
  },
};

const CALLS = {
  PUBLISH: publishJob,
  UNPUBLISH: unpublishJob,
  CLOSE: closeJob,
  REOPEN: reopenJob,
  DELETE: deleteJob as unknown as typeof publishJob,
};

/** The server's message, with the missing fields of an incomplete job listed. */
export const jobWords = (otherwise: string): FailureWords => ({ otherwise, rest: saidOfFields });

export function useJobStep(jobId: string, step: Step, onDone: () => void) {
  const { done, failed } = STEPS[step];
  const call = useEndpointMutation(CALLS[step], {
    onSuccess: () => {
      notifications.show({ message: done });
      onDone();
    },
  });
  return {
    run: () => call.mutate({ params: { id: jobId } }),
    isRunning: call.isPending,
    error: call.error ? wordsOf(call.error, failed) : undefined,
    /** What the job lacks, each with its form field. */
    missing: call.error?.code === 'JOB_INCOMPLETE' ? call.error.errors : [],
  };
}
