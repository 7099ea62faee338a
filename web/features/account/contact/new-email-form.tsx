import { useMemo } from 'react';
import { EMAIL_UNCHANGED, NewEmail, requestEmailUpdate } from '#contract/account/email.ts';
import { ERRORS } from '#contract/core/errors.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { Form, SubmitActions } from '#web/ui/fields/form-layout.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { SentCode } from './email-code-form.tsx';

/** The contract's rules, and that the address differs from the current one. */
function otherThan(current: string) {
  return ordered(NewEmail.shape, {
    at: 'newEmail',
    reads: ['newEmail'],
    text: EMAIL_UNCHANGED,
    holds: ({ newEmail }) => newEmail.trim().toLowerCase() !== current.toLowerCase(),
  });
}

interface NewEmailFormProps {
  current: string;
  /** From an earlier attempt. */
  typed: string;
  hasExpired: boolean;
  onSent: (sent: SentCode) => void;
  onCancel: () => void;
}

/** First step: the address to which a code is mailed. */
export function NewEmailForm({ current, typed, hasExpired, onSent, onCancel }: NewEmailFormProps) {
  const schema = useMemo(() => otherThan(current), [current]);
  // Not on blur: the error would move Cancel away from under the pointer that leaves the field for it.
  const form = useZodForm(schema, { mode: 'onSubmit', defaultValues: { newEmail: typed } });
  const request = useEndpointMutation(requestEmailUpdate, {
    onSuccess: ({ newEmail, expiresAt, cooldownSeconds }) =>
      onSent({
        newEmail,
        expiresAt: Date.parse(expiresAt),
        resendAt: Date.now() + cooldownSeconds * 1000,
        isNew: true,
      }),
    onError: (error) => applyServerErrors(form, error),
  });
  return (
    <Form onSubmit={form.handleSubmit((body) => request.mutate({ body }))}>
      <FormFailure error={request.error} words="Failed to send verification code" />
      {hasExpired && request.isIdle && <Message family="warning">{ERRORS.CODE_EXPIRED[1]}</Message>}
      <TextField
        control={form.control}
        name="newEmail"
        label="New email"
        description="We mail a code there. Until you enter it, the old address stays."
        type="email"
        autoComplete="email"
        autoFocus
      />
      <SubmitActions isSending={request.isPending} onCancel={onCancel}>
        Send code
      </SubmitActions>
    </Form>
  );
}
