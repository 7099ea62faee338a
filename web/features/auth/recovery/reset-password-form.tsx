import { Button } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { resetPassword } from '#contract/auth/recovery.ts';
import classes from '#web/features/auth/auth-form.module.css';
import { PasswordRules } from '#web/features/auth/sign-up/password-rules.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { PasswordField } from '#web/ui/fields/text-field.tsx';
import { ResetForm } from './reset-schema.ts';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  onFailed: (error: ApiError) => void;
}

/** A new password, twice, with the rules it has to meet. */
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
