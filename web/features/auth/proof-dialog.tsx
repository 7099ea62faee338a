import { Button } from '@mantine/core';
import { useState } from 'react';
import { Proof, proveSession } from '#contract/auth/prove.ts';
import type { ProofKind } from '#contract/core/proof.ts';
import { call } from '#web/lib/api/api.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import type { ProofQuestion } from '#web/lib/api/proof.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { PasswordField, TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

const WAYS = { PASSWORD: 'Use your password', CODE: 'Use a code' } satisfies Record<ProofKind, string>;

/** Asks the user to prove their identity before an action that could take the account away. */
export default function ProofDialog({ question }: { question: ProofQuestion }) {
  const { accepts, answer } = question;
  const [kind, setKind] = useState<ProofKind>(accepts[0] ?? 'PASSWORD');
  const other = accepts.find((way) => way !== kind);
  return (
    <Dialog opened onClose={() => answer(false)} title="Is it you?" size={440}>
      <ProofFields key={kind} kind={kind} answer={answer}>
        {other && (
          <Button variant="link" onClick={() => setKind(other)}>
            {WAYS[other]}
          </Button>
        )}
      </ProofFields>
    </Dialog>
  );
}

interface ProofFieldsProps {
  kind: ProofKind;
  answer: ProofQuestion['answer'];
  children: React.ReactNode;
}

function ProofFields({ kind, answer, children }: ProofFieldsProps) {
  const [fault, setFault] = useState<string | null>(null);
  const form = useZodForm(Proof, { mode: 'onSubmit', defaultValues: { password: '', totpCode: '' } });
  const { isSubmitting } = form.formState;
  const send = form.handleSubmit(async (body) => {
    setFault(null);
    try {
      await call(proveSession, { body });
      answer(true);
    } catch (error) {
      if (!applyServerErrors(form, error)) setFault(messageOf(error));
    }
  });
  return (
    <Form onSubmit={send}>
      {fault && <FailureMessage>{fault}</FailureMessage>}
      {kind === 'PASSWORD' ? (
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          description="It has been a while since you signed in. Signing in again counts as well."
          autoComplete="current-password"
          data-autofocus
        />
      ) : (
        <TextField
          control={form.control}
          name="totpCode"
          label="Code from your app, or a recovery code"
          description="It has been a while since you signed in. A code counts once."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
      )}
      {children}
      <SubmitFooter isSending={isSubmitting} onCancel={() => answer(false)}>
        Continue
      </SubmitFooter>
    </Form>
  );
}
