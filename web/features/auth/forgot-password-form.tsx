import { Button } from '@mantine/core';
import { useState } from 'react';
import { ForgottenAddress, requestPasswordReset } from '#contract/auth/recovery.ts';
import { deviceMarks } from '#web/lib/api/device-marks.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import classes from './auth-form.module.css';
import { useEarlyTyping } from './early-typing.ts';
import { FORGOT_FAILURE } from './reset-failure.ts';

/** Requests a reset link for the address. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useZodForm(ForgottenAddress, { defaultValues: { email: '' } });
  const [fault, setFault] = useState<string | null>(null);
  useEarlyTyping(form, ['email']);
  const ask = useEndpointMutation(requestPasswordReset, {
    onSuccess: () => onSent(form.getValues('email').trim()),
    onError(error) {
      if (!applyServerErrors(form, error)) setFault(wordsOf(error, FORGOT_FAILURE));
    },
  });
  return (
    <div className={classes.auth}>
      {fault && <FailureMessage>{fault}</FailureMessage>}
      <Form
        onSubmit={form.handleSubmit((body) => {
          setFault(null);
          ask.mutate({ body: { ...body, deviceMarks: deviceMarks() } });
        })}
      >
        <TextField
          control={form.control}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" size="md" fullWidth loading={ask.isPending}>
          Send reset link
        </Button>
      </Form>
    </div>
  );
}
