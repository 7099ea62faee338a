import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconMailExclamation } from '#web/ui/icons/messages.ts';
import { IconAlertCircleFilled, IconCircleCheck } from '#web/ui/icons/states.ts';
import classes from './auth-form.module.css';
import type { EmailState } from './use-email-status.ts';

/** At the end of an e-mail field: being checked, or right. */
export function EmailMark({ state }: { state: 'checking' | 'ready' | string }) {
  if (state === 'checking') return <Loader size={16} color="var(--m-faint)" aria-hidden="true" />;
  if (state !== 'ready') return null;
  return <IconCircleCheck size={16} stroke={1.8} className={classes.right} aria-hidden="true" />;
}

export function Fault({ children }: { children: ReactNode }) {
  return (
    <p className={classes.fault}>
      <IconAlertCircleFilled size={14} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

export function Fine({ children }: { children: ReactNode }) {
  return (
    <p className={classes.fine}>
      <IconCircleCheck size={14} stroke={2} aria-hidden="true" />
      {children}
    </p>
  );
}

/** What the check of the address means for signing in. */
export function EmailNote({ state, isAdminLogin }: { state: EmailState; isAdminLogin: boolean }) {
  switch (state) {
    case 'checking':
      return <p>Checking this email…</p>;
    case 'ready':
      return <Fine>Account found</Fine>;
    case 'unknown':
      return <p>Unable to check email status</p>;
    case 'disabled':
      return <Fault>Account is disabled. Please contact support.</Fault>;
    case 'not-verified':
      return (
        <p className={classes.unverified}>
          <IconMailExclamation size={15} stroke={1.8} aria-hidden="true" />
          Verify this email before you sign in.
        </p>
      );
    case 'not-found':
      return (
        <>
          <Fault>No account found with this email address.</Fault>
          {!isAdminLogin && <SignUpLinks />}
        </>
      );
    default:
      return null;
  }
}

function SignUpLinks() {
  return (
    <p className={classes.links}>
      <Link to="/candidate/signup" className="inline-link">
        Apply to join
      </Link>{' '}
      or{' '}
      <Link to="/recruiter/signup" className="inline-link">
        start hiring
      </Link>
    </p>
  );
}
