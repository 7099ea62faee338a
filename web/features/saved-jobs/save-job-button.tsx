import { ActionIcon, Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSession } from '#web/lib/api/session.ts';
import { loginPath } from '#web/lib/guard.ts';
import { IconBookmark, IconBookmarkFilled } from '#web/ui/icons/acts.ts';
import { takeWish, wishToSave } from './save-after-sign-in.ts';
import classes from './save-job-button.module.css';
import { useSaveJob } from './use-save-job.ts';

interface SaveJobButtonProps {
  job: { id: string; title: string };
  isSaved: boolean;
  /** A bookmark without words, for rows. */
  compact?: boolean;
  tabIndex?: number | undefined;
  onChange?: (isSaved: boolean) => void;
}

/** Keeps a job for later. Visitors sign in on the way; for companies there is nothing to keep. */
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
