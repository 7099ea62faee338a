import { Button } from '@mantine/core';
import { CodeRequest, sendDegreeCode } from '#contract/verifications/own.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { Message } from '#web/ui/display/message.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { apart } from './apart.ts';
import classes from './degree.module.css';

interface AddressStepProps {
  educationId: string;
  mailDomain: string | null;
  onSent: () => void;
}

/** Asks for an address at the institute and has a code sent there. */
export function AddressStep({ educationId, mailDomain, onSent }: AddressStepProps) {
  const form = useZodForm(CodeRequest, { defaultValues: { email: '' } });
  const sending = useEndpointMutation(sendDegreeCode, {
    onSuccess: onSent,
    onError: (error) => applyServerErrors(form, error),
  });
  if (mailDomain === null) {
    return (
      <Message>We do not know the mail addresses of this institute yet. Please send a document.</Message>
    );
  }
  const { error } = sending;
  return (
    <form
      noValidate
      className={classes.step}
      onSubmit={apart(form.handleSubmit((body) => sending.mutate({ params: { id: educationId }, body })))}
    >
      <FormFailure error={error} />
      <TextField
        control={form.control}
        name="email"
        type="email"
        label="Your address at the institute"
        description={`It ends in ${mailDomain}. Student and alumni addresses both count.`}
        autoComplete="off"
        data-autofocus
      />
      <DialogFooter>
        <Button type="submit" loading={sending.isPending}>
          Send the code
        </Button>
      </DialogFooter>
    </form>
  );
}
