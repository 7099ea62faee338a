import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { fullName } from '#contract/kit/full-name.ts';
import { QuickMessage, sendQuickMessage } from '#contract/quick-messages.ts';
import { useSession } from '#web/lib/api/session.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { FieldPair, Form } from '#web/ui/fields/form-layout.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { IconCircleCheck } from '#web/ui/icons/states.ts';
import classes from './contact-card.module.css';

const EMPTY = { senderName: '', senderEmail: '', message: '' };

/** A message to the support mailbox; signed-in users need not enter name and address. */
export function SupportForm() {
  const { user } = useSession();
  const sender = user && { senderName: fullName(user), senderEmail: user.email };
  const { form, submit, failure, isPending } = useEndpointForm(QuickMessage, sendQuickMessage, {
    draftName: 'support',
    defaultValues: EMPTY,
    ...(sender && { values: { ...EMPTY, ...sender }, resetOptions: { keepDirtyValues: true } }),
    onSuccess: () => {
      setSentFrom(form.getValues('senderEmail'));
    },
  });
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  if (sentFrom !== null) return <Sent email={sentFrom} />;
  return (
    <Form onSubmit={submit}>
      <FormFailure error={failure} />
      <FieldPair>
        <TextField control={form.control} name="senderName" label="Name" autoComplete="name" />
        <TextField
          control={form.control}
          name="senderEmail"
          label="Email"
          type="email"
          autoComplete="email"
        />
      </FieldPair>
      <TextareaField control={form.control} name="message" label="Message" minRows={5} />
      <div>
        <Button type="submit" size="md" loading={isPending}>
          Send message
        </Button>
      </div>
    </Form>
  );
}

function Sent({ email }: { email: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} role="status" tabIndex={-1} className={classes.sent}>
      <IconCircleCheck className="icon" size={20} aria-hidden="true" />
      <span>
        Message sent. We answer to <strong>{email}</strong>.
      </span>
    </p>
  );
}
