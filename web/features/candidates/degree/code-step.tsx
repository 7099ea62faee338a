import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import {
  CodeConfirmation,
  confirmDegreeCode,
  type DegreeProof,
  sendDegreeCode,
} from '#contract/verifications/own.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import classes from './degree.module.css';

/** `3 tries left.`; empty if the refusal was not about a code. */
export function attemptsInWords(remaining: number | undefined): string {
  if (remaining === undefined || remaining === 0) return '';
  return `${count(remaining, 'try', 'tries')} left.`;
}

/**
 * For a form in a dialog that was opened from another form: React events bubble through portals, so its
 * submit would also submit the outer form.
 */
export function apart(submit: (event: FormEvent) => unknown) {
  return (event: FormEvent) => {
    event.stopPropagation();
    void submit(event);
  };
}

interface CodeStepProps {
  proof: DegreeProof;
  onElsewhere: () => void;
}

/** Asks for the mailed code; a wrong one shows how many tries are left. */
export function CodeStep({ proof, onElsewhere }: CodeStepProps) {
  const params = { id: proof.educationId };
  const form = useZodForm(CodeConfirmation, { defaultValues: { code: '' } });
  const confirming = useEndpointMutation(confirmDegreeCode, {
    onError(error) {
      if (!error.isRefusal) return;
      form.resetField('code');
      if (!applyServerErrors(form, error)) form.setFocus('code');
    },
  });
  const resending = useEndpointMutation(sendDegreeCode, {});
  const error = confirming.error ?? resending.error;
  // Clears the other call's message, so that the shown one is about the last request.
  function confirm(body: { code: string }) {
    resending.reset();
    confirming.mutate({ params, body });
  }
  function resend() {
    confirming.reset();
    resending.mutate({ params, body: { email: proof.email ?? '' } });
  }
  return (
    <form noValidate className={classes.step} onSubmit={apart(form.handleSubmit(confirm))}>
      {error && !error.isRefusal && <FailureMessage>{error.message}</FailureMessage>}
      {error?.isRefusal && error.errors.length === 0 && (
        <Message family="danger" title={error.message}>
          {attemptsInWords(error.remainingAttempts)}
        </Message>
      )}
      {resending.isSuccess && <Message family="success">Another code is on its way.</Message>}
      <TextField
        control={form.control}
        name="code"
        label="Code"
        description={`We sent 6 digits to ${proof.email}. They work until ${formatTime(proof.expiresAt ?? '')}.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        className={classes.code}
        data-autofocus
      />
      <div className={classes.links}>
        <Button variant="link" size="xs" loading={resending.isPending} onClick={resend}>
          Send another code
        </Button>
        <Button variant="link" size="xs" onClick={onElsewhere}>
          Use another address
        </Button>
      </div>
      <DialogFooter>
        <Button type="submit" loading={confirming.isPending}>
          Verify degree
        </Button>
      </DialogFooter>
    </form>
  );
}
