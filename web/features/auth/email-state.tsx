import { Loader, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router';
import { Credentials } from '#contract/auth/session.ts';
import { checkEmailStatus } from '#contract/auth/sign-up.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { type FieldProps, useField } from '#web/lib/forms/field.ts';
import { useSettled } from '#web/lib/when/settled.ts';
import { IconMailExclamation } from '#web/ui/icons/messages.ts';
import { IconAlertCircleFilled, IconCircleCheck } from '#web/ui/icons/states.ts';
import classes from './auth-form.module.css';

const DEBOUNCE_MS = 500;

type EmailState = 'idle' | 'checking' | 'ready' | 'not-found' | 'not-verified' | 'disabled' | 'unknown';

/**
 * What the server knows of the address in the sign-in form: asked once the field was touched and is valid,
 * and again each time the address is typed again. Also returns a function to ask again.
 */
export function useEmailStatus(typed: string, isTouched: boolean) {
  const email = Credentials.shape.email.safeParse(typed).data;
  const wanted = isTouched && email ? email : null;
  const settled = useSettled(wanted, DEBOUNCE_MS);
  const { data, isError, isFetchedAfterMount, refetch } = useEndpoint(
    checkEmailStatus,
    { body: { email: settled ?? '' } },
    { enabled: settled !== null, retry: false, staleTime: 0 },
  );
  return { state: stateNow(), askAgain };

  function stateNow(): EmailState {
    if (wanted === null) return 'idle';
    // A cached answer may be outdated by the time the address is typed again.
    if (settled !== wanted || !isFetchedAfterMount) return 'checking';
    return isError || !data ? 'unknown' : stateOf(data);
  }

  async function askAgain(): Promise<EmailState> {
    if (settled === null) return stateNow();
    const again = await refetch({ cancelRefetch: false });
    return again.isError || !again.data ? 'unknown' : stateOf(again.data);
  }
}

function stateOf(status: AnswerOf<typeof checkEmailStatus>): EmailState {
  if (!status.exists) return 'not-found';
  if (!status.accountEnabled) return 'disabled';
  if (status.needsVerification) return 'not-verified';
  return status.canLogin ? 'ready' : 'unknown';
}

interface EmailFieldProps<T extends FieldValues> extends Pick<FieldProps<T>, 'control' | 'name'> {
  autoComplete: 'username' | 'email';
  /** The appearance of the field after the check. */
  tone?: 'danger' | 'warning' | undefined;
  /** Inside the field, at its end. */
  mark?: ReactNode;
  /** Under the field: the result of the check. An error of the form takes precedence. */
  children?: ReactNode;
}

/** An e-mail field that is checked with the server while the user types. */
export function EmailField<T extends FieldValues>({
  control,
  name,
  tone,
  mark,
  ...props
}: EmailFieldProps<T>) {
  const { field, error, id } = useField({ control, name });
  return (
    <div className={classes.email} data-tone={tone}>
      <TextInput
        {...field}
        id={id}
        value={field.value ?? ''}
        label="Email"
        type="email"
        autoComplete={props.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        error={error ?? tone === 'danger'}
        rightSection={mark}
        rightSectionPointerEvents="none"
        aria-describedby={`${id}-note`}
      />
      <div id={`${id}-note`} role="status" className={classes.note}>
        {!error && props.children}
      </div>
    </div>
  );
}

/** At the end of an e-mail field: a spinner during the check, or a tick. */
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

/** What the result of the check means for signing in. */
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
