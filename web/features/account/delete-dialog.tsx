import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod';
import {
  type AccountClosing,
  deleteAccount,
  ERASURE_DAYS,
  getAccountClosing,
} from '#contract/account/closing.ts';
import { AccountDeletion } from '#contract/account/password.ts';
import { companyNameKey } from '#contract/companies/company-name.ts';
import { listInWords } from '#contract/kit/list-in-words.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { endSession } from '#web/lib/api/session.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { PasswordField, TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

const WORD = 'DELETE';

/**
 * The confirmation text to type: the names of the companies that close with the account,
 * otherwise a fixed word.
 */
function deletionForm(closes: AccountClosing['closes']) {
  return ordered({
    password: AccountDeletion.shape.password,
    companyNames: z.array(z.string()).superRefine((typed, context) => {
      for (const [index, { name }] of closes.entries()) {
        if (companyNameKey(typed[index] ?? '') === companyNameKey(name)) continue;
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `Please type ${name} to confirm.`,
        });
      }
    }),
    word: z
      .string()
      .trim()
      .refine((word) => closes.length > 0 || word.toUpperCase() === WORD, `Please type ${WORD} to confirm.`),
  });
}

interface DeleteDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The last step before the account is deleted: the password and a typed confirmation. */
export function DeleteDialog({ opened, onClose }: DeleteDialogProps) {
  const closing = useEndpoint(getAccountClosing, {});
  return (
    <Dialog opened={opened} onClose={onClose} title="Delete your account?" size={440}>
      {closing.data && <DeletionFields closes={closing.data.closes} onClose={onClose} />}
      {closing.isPending && <LoadingText lines={5} />}
      {closing.error && !closing.data && <FailureMessage>{closing.error.message}</FailureMessage>}
    </Dialog>
  );
}

interface DeletionFieldsProps {
  closes: AccountClosing['closes'];
  onClose: () => void;
}

function DeletionFields({ closes, onClose }: DeletionFieldsProps) {
  const schema = useMemo(() => deletionForm(closes), [closes]);
  const form = useZodForm(schema, {
    mode: 'onSubmit',
    defaultValues: { password: '', companyNames: closes.map(() => ''), word: '' },
  });
  const queryClient = useQueryClient();
  const remove = useEndpointMutation(deleteAccount, {
    onSuccess() {
      endSession('signed-out');
      queryClient.clear();
    },
    onError: (error) => applyServerErrors(form, error),
  });
  return (
    <Form
      onSubmit={form.handleSubmit(({ password, companyNames }) =>
        remove.mutate({ body: { password, companyNames } }),
      )}
    >
      <FormFailure error={remove.error} />
      <p>
        Interviews are cancelled and requests declined, with notice to the other side. After {ERASURE_DAYS}{' '}
        days your personal data is erased.
      </p>
      {closes.map((company) => (
        <Message key={company.id} family="warning" title={`${company.name} closes with your account`}>
          <p>{whatEnds(company)}</p>
        </Message>
      ))}
      <PasswordField
        control={form.control}
        name="password"
        label="Password"
        autoComplete="current-password"
        data-autofocus
      />
      {closes.map(({ id, name }, index) => (
        <TextField
          key={id}
          control={form.control}
          name={`companyNames.${index}`}
          label={`Type ${name} to confirm`}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      {closes.length === 0 && (
        <TextField
          control={form.control}
          name="word"
          label={`Type ${WORD} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <SubmitFooter isSending={remove.isPending} danger onCancel={onClose} cancelLabel="Keep account">
        Delete account
      </SubmitFooter>
    </Form>
  );
}

function whatEnds({ openJobs, openApplications, openInterviews }: AccountClosing['closes'][number]): string {
  const ends = [
    openJobs > 0 && count(openJobs, 'open job'),
    openApplications > 0 && count(openApplications, 'open application'),
    openInterviews > 0 && count(openInterviews, 'interview or request'),
  ].filter((text) => text !== false);
  if (ends.length === 0) return 'It has nothing open. Nobody can join it any more.';
  return `${listInWords(ends)} end with it, and the candidates are told. Nobody can join it any more.`;
}

function count(number: number, one: string): string {
  if (number === 1) return `1 ${one}`;
  return `${number} ${one.startsWith('interview') ? 'interviews and requests' : `${one}s`}`;
}
