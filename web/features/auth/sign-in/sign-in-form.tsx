import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Credentials } from '#contract/auth/session.ts';
import { listDemoAccounts } from '#contract/development.ts';
import classes from '#web/features/auth/auth-form.module.css';
import { useEarlyTyping } from '#web/features/auth/early-typing.ts';
import { EmailField, EmailMark, EmailNote, useEmailStatus } from '#web/features/auth/email-state.tsx';
import { TwoFactorStep } from '#web/features/auth/two-factor-step.tsx';
import { ResendButton } from '#web/features/auth/verification/resend-button.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useArrival } from '#web/lib/focus/use-arrival.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { useCountdown } from '#web/lib/use-countdown.ts';
import { useHydrated } from '#web/lib/when/hydrated.ts';
import { useOnReturn } from '#web/lib/when/on-return.ts';
import { useSteady } from '#web/lib/when/press.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { PasswordField } from '#web/ui/fields/text-field.tsx';
import { IconWifiOff } from '#web/ui/icons/states.ts';
import { IconClockPause } from '#web/ui/icons/times.ts';
import { failedAttempts, type SignInFailure, type SignInProblem } from './sign-in-failure.ts';
import { useSignIn } from './use-sign-in.ts';

const SECOND = 1000;

/** Keeps an address from being tried again before the server allows it. */
function usePause() {
  const [pause, setPause] = useState({ email: '', until: 0 });
  const left = useCountdown(pause.until);
  return {
    start: (email: string, seconds = 60) => setPause({ email, until: Date.now() + seconds * SECOND }),
    holds: (email: string) => left > 0 && email === pause.email,
  };
}

/** Problems that are fixed in a field, which gets the focus. */
const IN_A_FIELD: readonly SignInProblem[] = ['INVALID_CREDENTIALS', 'INVALID_ENTRIES'];

/** Above the form: why the last attempt failed. */
function SignInMessage({ failure: { problem, message } }: { failure: SignInFailure }) {
  if (problem === 'NETWORK_ERROR' || problem === 'TOO_MANY_ATTEMPTS') {
    return <Waiting isOffline={problem === 'NETWORK_ERROR'}>{message}</Waiting>;
  }
  if (IN_A_FIELD.includes(problem)) return <Message family="danger">{message}</Message>;
  return <FailureMessage>{message}</FailureMessage>;
}

/** Retrying helps, but not yet. */
function Waiting({ isOffline, children }: { isOffline: boolean; children: string }) {
  return (
    <Message
      ref={useArrival()}
      family={isOffline ? 'plain' : 'warning'}
      icon={isOffline ? IconWifiOff : IconClockPause}
    >
      {children}
    </Message>
  );
}

interface SignInPasswordProps {
  control: Control<{ email: string; password: string }, unknown, { email: string; password: string }>;
  failures: number;
}

/** The password field, with the link for a forgotten password. */
function SignInPassword({ control, failures }: SignInPasswordProps) {
  return (
    <div className={classes.password}>
      <PasswordField
        control={control}
        name="password"
        label="Password"
        autoComplete="current-password"
        aria-describedby="failed-attempts"
      />
      <p id="failed-attempts" role="status" className={classes.attempts}>
        {failedAttempts(failures)}
      </p>
      <Link to="/forgot-password" className={classes.forgot}>
        Forgot password?
      </Link>
    </div>
  );
}

interface DemoAccountsProps {
  isAdminLogin: boolean;
  onPick: (account: { email: string; password: string }) => void;
}

/**
 * Demo accounts for somebody who tries the product on their own machine. Production uses https and has none.
 */
function DemoAccounts({ isAdminLogin, onPick }: DemoAccountsProps) {
  const isAsked = useHydrated() && window.location.protocol !== 'https:';
  const { data = [] } = useEndpoint(
    listDemoAccounts,
    {},
    { enabled: isAsked, retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  const shown = isAdminLogin ? data.filter(({ userType }) => userType.endsWith('ADMIN')) : data;
  if (shown.length === 0) return null;
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Demo accounts</h2>
      <p>Only in development. Pick one to fill the form.</p>
      <ul>
        {shown.map((account) => (
          <li key={account.email}>
            <Button size="xs" variant="default" title={account.email} onClick={() => onPick(account)}>
              {account.label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CHECK_YOUR_ENTRIES = 'Please check your email and password.';
const TONES = { 'not-found': 'danger', disabled: 'danger', 'not-verified': 'warning' } as const;

interface SignInFormProps {
  isAdminLogin: boolean;
  /** Under the button: other ways to sign in. */
  foot?: ReactNode;
}

/** E-mail and password; the address is checked with the server before the form is sent. */
export function SignInForm({ isAdminLogin, foot }: SignInFormProps) {
  const form = useZodForm(Credentials, { defaultValues: { email: '', password: '' } });
  const { control, formState } = form;
  useEarlyTyping(form, ['email', 'password']);
  const email = useWatch({ control, name: 'email' });
  const pause = usePause();
  const signIn = useSignIn({
    isAdminLogin,
    email,
    onRefused({ problem }, error) {
      applyServerErrors(form, error);
      if (problem === 'INVALID_CREDENTIALS') form.resetField('password');
      if (problem === 'INVALID_CREDENTIALS') form.setFocus('password');
      if (problem === 'TOO_MANY_ATTEMPTS') pause.start(email, error.retryAfter);
    },
  });

  const { failure, failures, isBusy, setFailure } = signIn;
  const status = useEmailStatus(email, formState.touchedFields.email || signIn.isUnverified);
  const state = useSteady(status.state);
  const isUnverified = state === 'not-verified' || signIn.isUnverified;
  const tone = isUnverified ? 'warning' : TONES[state as keyof typeof TONES];
  const hasFault = Boolean(formState.errors.email || formState.errors.password);
  const isBlocked = hasFault || tone !== undefined || pause.holds(email);
  // Checks the address again when the user returns from fixing the problem, such as confirming it.
  useOnReturn(tone !== undefined, async () => {
    if ((await status.askAgain()) === 'ready' && signIn.isUnverified) setFailure(null);
  });
  const onSubmit = form.handleSubmit(signIn.submit, () =>
    setFailure({ problem: 'INVALID_ENTRIES', message: CHECK_YOUR_ENTRIES }),
  );

  function fill(account: { email: string; password: string }): void {
    setFailure(null);
    form.setValue('email', account.email, { shouldTouch: true, shouldValidate: true });
    form.setValue('password', account.password, { shouldTouch: true, shouldValidate: true });
    document.getElementById('sign-in')?.focus();
  }

  if (signIn.isSecondStep) {
    return (
      <TwoFactorStep
        message={failure?.message ?? null}
        failures={failures}
        isBusy={isBusy}
        onSend={signIn.submitCode}
        onBack={signIn.leaveSecondStep}
      />
    );
  }
  return (
    <div className={classes.auth}>
      {failure && failure.problem !== 'EMAIL_NOT_VERIFIED' && <SignInMessage failure={failure} />}
      <Form onSubmit={onSubmit}>
        <EmailField
          control={control}
          name="email"
          autoComplete="username"
          tone={tone}
          mark={<EmailMark state={state} />}
        >
          <EmailNote state={isUnverified ? 'not-verified' : state} isAdminLogin={isAdminLogin} />
        </EmailField>
        {isUnverified ? (
          <ResendButton email={email} />
        ) : (
          <SignInPassword control={control} failures={failures} />
        )}
        <Button
          id="sign-in"
          type="submit"
          size="md"
          fullWidth
          loading={isBusy}
          disabled={isBlocked}
          // Enter still sends while the check runs: the server decides, the check only helps.
          data-disabled={state === 'checking' || undefined}
          aria-disabled={state === 'checking' || undefined}
        >
          {failure?.problem === 'INVALID_CREDENTIALS' || failure?.problem === 'NETWORK_ERROR'
            ? 'Try again'
            : 'Sign in'}
        </Button>
      </Form>
      {foot}
      <DemoAccounts isAdminLogin={isAdminLogin} onPick={fill} />
    </div>
  );
}
