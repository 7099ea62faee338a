import { Button } from '@mantine/core';
import * as z from 'zod';
import { deleteAccount, ERASURE_DAYS } from '#contract/account/closing.ts';
import { AccountDeletion } from '#contract/account/password.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { endSession } from '#web/lib/api/session.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { FailureMessage } from '#web/ui/display/failure-message.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { PasswordField, TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';

const WORD = 'DELETE';

const DeletionForm = ordered({
  ...AccountDeletion.shape,
  word: z
    .string()
    .trim()
    .refine((word) => word.toUpperCase() === WORD, `Please type ${WORD} to confirm.`),
});

interface DeleteDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The last step before an account is gone: the password, and a word typed on purpose. */
export function DeleteDialog({ opened, onClose }: DeleteDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Delete your account?" size={440}>
      <DeletionFields onClose={onClose} />
    </Dialog>
  );
}

function DeletionFields({ onClose }: { onClose: () => void }) {
  const form = useZodForm(DeletionForm, { mode: 'onSubmit', defaultValues: { password: '', word: '' } });
  const remove = useEndpointMutation(deleteAccount, {
    onSuccess() {
      endSession('signed-out');
      queryClient.clear();
    },
    onError: (error) => applyServerErrors(form, error),
  });
  return (
    <Form onSubmit={form.handleSubmit(({ password }) => remove.mutate({ body: { password } }))}>
      {remove.error && remove.error.errors.length === 0 && (
        <FailureMessage>{remove.error.message}</FailureMessage>
      )}
      <p>
        Interviews are cancelled and requests declined, with notice to the other side. After {ERASURE_DAYS}{' '}
        days your personal data is erased.
      </p>
      <PasswordField
        control={form.control}
        name="password"
        label="Password"
        autoComplete="current-password"
        data-autofocus
      />
      <TextField
        control={form.control}
        name="word"
        label={`Type ${WORD} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <DialogFooter>
        <Button type="submit" color="brick" loading={remove.isPending}>
          Delete account
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Keep account
        </Button>
      </DialogFooter>
    </Form>
  );
}
