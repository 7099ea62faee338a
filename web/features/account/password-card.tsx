import { Button } from '@mantine/core';
import * as z from 'zod';
import { PasswordUpdate, updatePassword } from '#contract/account/password.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { Card } from '#web/ui/display/card.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { Form, FormActions } from '#web/ui/fields/form-layout.tsx';
import { PasswordField } from '#web/ui/fields/text-field.tsx';
import classes from './password-card.module.css';
import { SavedStatus, useNote } from './saved-status.tsx';

/** The contract's rules, and the new password repeated. */
export const PasswordForm = ordered(
  { ...PasswordUpdate.shape, confirmPassword: z.string() },
  {
    at: 'confirmPassword',
    reads: ['newPassword', 'confirmPassword'],
    text: 'Passwords do not match',
    holds: ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  },
);

const defaultValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password; all other sessions end. */
export function PasswordCard() {
  const { form, submit, failure, isPending } = useEndpointForm(PasswordForm, updatePassword, {
    defaultValues,
    onSuccess() {
      form.reset();
      show(updatePassword.message);
    },
  });
  const [note, show] = useNote();
  return (
    <Card title="Change password">
      <div className={classes.narrow}>
        <Form onSubmit={submit}>
          <FormFailure error={failure} words="Failed to change password" />
          <PasswordField
            control={form.control}
            name="currentPassword"
            label="Current password"
            autoComplete="current-password"
          />
          <PasswordField
            control={form.control}
            name="newPassword"
            label="New password"
            description="At least 6 characters. Other devices are signed out."
            autoComplete="new-password"
          />
          <PasswordField
            control={form.control}
            name="confirmPassword"
            label="Confirm new password"
            autoComplete="new-password"
          />
          <div className={classes.foot}>
            <FormActions>
              <Button type="submit" loading={isPending}>
                Save password
              </Button>
            </FormActions>
            <SavedStatus text={note} />
          </div>
        </Form>
      </div>
    </Card>
  );
}
