import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { type QuickMessage, sendQuickMessage } from '#contract/quick-messages.ts';
import { track } from '#web/lib/analytics.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useFocusBack } from '#web/lib/focus/use-focus-back.ts';
import { applyServerErrors } from '#web/lib/forms/form.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TenDigitField } from '#web/ui/fields/ten-digit-field.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { IconCircleCheck } from '#web/ui/icons/states.ts';
import { QUICK_MESSAGE_FAILURE } from './quick-message-failure.ts';
import classes from './quick-message-panel.module.css';

const SENT_FOR_MS = 5000;

type Values = z.input<typeof QuickMessage>;

interface QuickMessageFormProps {
  form: UseFormReturn<Values, unknown, z.output<typeof QuickMessage>>;
  onClose: () => void;
}

export function QuickMessageForm({ form, onClose }: QuickMessageFormProps) {
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState } = form;
  const button = useFocusBack(formState.isSubmitting);

  async function send({ senderPhone, ...rest }: z.output<typeof QuickMessage>): Promise<void> {
    setFailure(undefined);
    track('chat_message_sent');
    try {
      await call(sendQuickMessage, { body: senderPhone ? { ...rest, senderPhone } : rest });
      track('chat_message_success');
      form.reset();
      setIsSent(true);
    } catch (error) {
      track('chat_message_failed', error instanceof ApiError ? { status: error.status } : {});
      if (!applyServerErrors(form, error)) setFailure(wordsOf(error, QUICK_MESSAGE_FAILURE));
    }
  }

  if (isSent) return <Sent onClose={onClose} />;
  return (
    <div className={classes.form}>
      <p className={`muted ${classes.intro}`}>Your question goes to our support team.</p>
      <Form onSubmit={handleSubmit(send, () => setFailure(undefined))}>
        {failure && <FailureMessage>{failure}</FailureMessage>}
        <TextField control={control} name="senderName" label="Name" autoComplete="name" data-autofocus />
        <TextField control={control} name="senderEmail" label="Email" type="email" autoComplete="email" />
        <TenDigitField control={control} name="senderPhone" label="Phone" optional />
        <TextareaField control={control} name="message" label="Message" minRows={3} maxRows={6} />
        <div>
          <Button ref={button} type="submit" loading={formState.isSubmitting}>
            Send
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Stands in the place of the form for a moment, then closes the panel. */
function Sent({ onClose }: { onClose: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    line.current?.focus();
    const timer = setTimeout(() => close(), SENT_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p ref={line} role="status" tabIndex={-1} className={classes.sent}>
      <IconCircleCheck className="icon" size={20} aria-hidden="true" />
      Message sent
    </p>
  );
}
