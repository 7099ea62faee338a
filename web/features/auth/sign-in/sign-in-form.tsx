import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Credentials } from '#contract/auth/session.ts';
import classes from '#web/features/auth/auth-form.module.css';
import { useEarlyTyping } from '#web/features/auth/early-typing.ts';
import { EmailField } from '#web/features/auth/email-field.tsx';
import { EmailMark, EmailNote } from '#web/features/auth/email-state.tsx';
import { useEmailStatus } from '#web/features/auth/use-email-status.ts';
import { usePause } from '#web/features/auth/use-pause.ts';
import { ResendButton } from '#web/features/auth/verification/resend-button.tsx';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { useOnReturn } from '#web/lib/when/on-return.ts';
import { useSteady } from '#web/lib/when/press.ts';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { late } from '#web/ui/late/late.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { SignInMessage } from './sign-in-message.tsx';
import { SignInPassword } from './sign-in-password.tsx';
import { useSignIn } from './use-sign-in.ts';

const TwoFactorStep = late(
  async () => (await import('#web/features/auth/two-factor/two-factor-step.tsx')).TwoFactorStep,
);
const CHECK_YOUR_ENTRIES = 'Please check your email and password.';
const TONES = { 'not-found': 'danger', disabled: 'danger', 'not-verified': 'warning' } as const;

interface SignInFormProps {
  isAdminLogin: boolean;
  /** Under the button: other ways in. */
  foot?: ReactNode;
}

/** E-mail and password, with what the server knows of the address before it is sent. */
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
  // Whoever was sent away to put the account right comes back with it.
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
