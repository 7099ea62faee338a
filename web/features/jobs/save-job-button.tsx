import { ActionIcon, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { listMatchedJobs } from '#contract/jobs/matched-jobs.ts';
import { getJob } from '#contract/jobs/public-jobs.ts';
import { type SavedJob, saveJob, unsaveJob } from '#contract/saved-jobs.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { useSession } from '#web/lib/api/session.ts';
import { loginPath } from '#web/lib/guard.ts';
import { IconBookmark, IconBookmarkFilled } from '#web/ui/icons/acts.ts';
import classes from './save-job-button.module.css';

const KEY = 'medallist.saveAfterSignIn';

/** Remembers that a visitor wants to save this job, in case they sign in. */
function wishToSave(jobId: string): void {
  try {
    sessionStorage.setItem(KEY, jobId);
  } catch {
    // Without storage nothing is remembered: after sign-in the user still returns to the job.
  }
}

/** Whether this job was to be saved in this tab; true only once. */
function takeWish(jobId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== jobId) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** Updates the board and the page of a job in the cache before they are read again. */
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
  /** Called once the server has saved it. */
  onChange?: ((isSaved: boolean) => void) | undefined;
}

/** Saves or unsaves a job; `shown` is optimistic, and is reverted with a message if the server refuses. */
function useSaveJob({ job: { id, title }, isSaved, onChange }: Options) {
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

interface Touched {
  job: SavedJob;
  isSaved: boolean;
  place: number;
}

/**
 * The rows of the saved jobs. An unsaved one stays in place until the list is left, so that it can be saved
 * again where the pointer or the focus is.
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

interface SaveJobButtonProps {
  job: { id: string; title: string };
  isSaved: boolean;
  /** An icon without label, for rows. */
  compact?: boolean;
  tabIndex?: number | undefined;
  onChange?: (isSaved: boolean) => void;
}

/** Saves a job for later. Visitors are sent to sign in; companies have no such button. */
export function SaveJobButton(props: SaveJobButtonProps) {
  const { user } = useSession();
  if (!user) return <SignInToSave {...props} />;
  return user.userType === 'JOBSEEKER' ? <SaveToggle {...props} /> : null;
}

function Bookmark({ isFilled }: { isFilled: boolean }) {
  const Icon = isFilled ? IconBookmarkFilled : IconBookmark;
  return <Icon size={18} stroke={1.6} aria-hidden="true" />;
}

function SignInToSave({ job, compact }: SaveJobButtonProps) {
  const way = { to: loginPath(`/jobs/${job.id}`), onClick: () => wishToSave(job.id) };
  if (compact) {
    return (
      <ActionIcon
        component={Link}
        {...way}
        variant="default"
        size={36}
        className={classes.compact ?? ''}
        aria-label={`Save ${job.title}`}
      >
        <Bookmark isFilled={false} />
      </ActionIcon>
    );
  }
  return (
    <Button component={Link} {...way} variant="default" leftSection={<Bookmark isFilled={false} />}>
      Save job
    </Button>
  );
}

function SaveToggle({ job, isSaved, compact, tabIndex, onChange }: SaveJobButtonProps) {
  const { shown, set } = useSaveJob({ job, isSaved, onChange });
  useEffect(() => {
    if (takeWish(job.id)) set(true);
  });
  const state = { 'aria-pressed': shown, tabIndex, onClick: () => set(!shown) };
  if (compact) {
    return (
      <ActionIcon
        {...state}
        variant="default"
        size={36}
        className={classes.compact ?? ''}
        c={shown ? 'var(--m-link)' : undefined}
        aria-label={`Save ${job.title}`}
      >
        <Bookmark isFilled={shown} />
      </ActionIcon>
    );
  }
  return (
    <Button
      {...state}
      variant="default"
      c={shown ? 'var(--m-link)' : undefined}
      leftSection={<Bookmark isFilled={shown} />}
    >
      {shown ? 'Saved' : 'Save job'}
    </Button>
  );
}
