import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { checkPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { passwordStrength, RESET_PASSWORD_RULES, ResetPassword } from '#contract/kit/password.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { PasswordField } from '#web/ui/fields/text-field.tsx';
import { IconCircle, IconCircleCheckFilled } from '#web/ui/icons/states.ts';
import classes from './auth-form.module.css';
import { isDeadLink, RESET_FAILURE } from './reset-failure.ts';
import resetPasswordFormClasses from './reset-password-form.module.css';

const CONFIRM = 'Please confirm your password';

/** The new password, entered twice. */
const ResetForm = ordered(
  { newPassword: ResetPassword, confirmPassword: z.string({ error: CONFIRM }).min(1, CONFIRM) },
  {
    at: 'confirmPassword',
    reads: ['newPassword', 'confirmPassword'],
    text: 'Passwords do not match',
    holds: (form) => form.confirmPassword === '' || form.newPassword === form.confirmPassword,
  },
);

const LABELS = [
  'At least 8 characters',
  'One lowercase letter',
  'One uppercase letter',
  'One number',
  'One special character (@$!%*?&)',
];
const STEPS = { Weak: 1, Fair: 2, Good: 3, Strong: 4 };

/** Which rules a new password meets, and its strength. */
function PasswordRules({ password, id }: { password: string; id: string }) {
  const strength = passwordStrength(password);
  return (
    <div id={id} className={resetPasswordFormClasses.rules}>
      {password !== '' && (
        <p className={resetPasswordFormClasses.meter} data-strength={strength}>
          <span className={resetPasswordFormClasses.bars} aria-hidden="true">
            {Object.values(STEPS).map((step) => (
              <i key={step} data-full={step <= STEPS[strength]} />
            ))}
          </span>
          <VisuallyHidden>Strength: </VisuallyHidden>
          {strength}
        </p>
      )}
      <ul>
        {RESET_PASSWORD_RULES.map(({ pattern }, place) => {
          const isMet = pattern.test(password);
          const Icon = isMet ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={LABELS[place]} data-met={isMet}>
              <Icon size={15} stroke={1.8} aria-label={isMet ? 'Met:' : 'Not met yet:'} role="img" />
              {LABELS[place]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type ResetState = 'missing' | 'validating' | 'form' | 'failed' | 'invalid' | 'done';

/** The state of a reset link: whether it is valid, and the result of the last try. */
export function useResetLink(token: string | null) {
  const [state, setState] = useState<ResetState>(token ? 'validating' : 'missing');
  const [failure, setFailure] = useState<{ message: string; back: ResetState } | null>(null);

  function refuse(reason: unknown, message: string, back: ResetState): void {
    setFailure({ message, back });
    setState(reason instanceof ApiError && isDeadLink(reason) ? 'invalid' : 'failed');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `refuse` only sets state.
  useEffect(() => {
    if (!token || state !== 'validating') return;
    let isGone = false;
    call(checkPasswordReset, { body: { token } })
      .then(() => !isGone && setState('form'))
      .catch((reason: unknown) => !isGone && refuse(reason, messageOf(reason), 'validating'));
    return () => {
      isGone = true;
    };
  }, [token, state]);

  return {
    state,
    message: failure?.message,
    fail: (reason: unknown) => refuse(reason, wordsOf(reason, RESET_FAILURE), 'form'),
    finish: () => setState('done'),
    tryAgain() {
      setState(failure?.back ?? 'validating');
      setFailure(null);
    },
  };
}

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  onFailed: (error: ApiError) => void;
}

/** The new password, entered twice, with the rules it must meet. */
export function ResetPasswordForm({ token, onDone, onFailed }: ResetPasswordFormProps) {
  const form = useZodForm(ResetForm, { defaultValues: { newPassword: '', confirmPassword: '' } });
  const password = useWatch({ control: form.control, name: 'newPassword' });
  const reset = useEndpointMutation(resetPassword, {
    onSuccess: onDone,
    onError(error) {
      if (!applyServerErrors(form, error)) onFailed(error);
    },
  });
  return (
    <div className={classes.auth}>
      <Form onSubmit={form.handleSubmit(({ newPassword }) => reset.mutate({ body: { token, newPassword } }))}>
        <PasswordField
          control={form.control}
          name="newPassword"
          label="New password"
          autoComplete="new-password"
          aria-describedby="password-rules"
        />
        <PasswordRules id="password-rules" password={password} />
        <PasswordField
          control={form.control}
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
        />
        <Button type="submit" size="md" fullWidth loading={reset.isPending}>
          Reset password
        </Button>
      </Form>
    </div>
  );
}
