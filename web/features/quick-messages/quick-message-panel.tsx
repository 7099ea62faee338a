import { Button, CloseButton, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { ERRORS } from '#contract/core/errors.ts';
import { QuickMessage, sendQuickMessage } from '#contract/quick-messages.ts';
import { track } from '#web/lib/analytics.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { type FailureWords, saidOrPlain, wordsOf } from '#web/lib/api/failure-words.ts';
import { useFocusBack } from '#web/lib/focus/use-focus-back.ts';
import { useDraftForm } from '#web/lib/forms/draft-form.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TenDigitField } from '#web/ui/fields/ten-digit-field.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { IconCircleCheck } from '#web/ui/icons/states.ts';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import classes from './quick-message-panel.module.css';

const FAILED = 'Failed to send message. Please try again.';

/** Why a quick message was not sent. A user who must wait must not be asked to try again. */
export const QUICK_MESSAGE_FAILURE: FailureWords = {
  409: ERRORS.MESSAGE_REPEATED[1],
  429: saidOrPlain,
  500: saidOrPlain,
  NETWORK_ERROR: FAILED,
  rest: FAILED,
  otherwise: FAILED,
};

const SENT_FOR_MS = 5000;

type Values = z.input<typeof QuickMessage>;

interface QuickMessageFormProps {
  form: UseFormReturn<Values, unknown, z.output<typeof QuickMessage>>;
  onClose: () => void;
}

function QuickMessageForm({ form, onClose }: QuickMessageFormProps) {
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

/** Replaces the form for a moment, then closes the panel. */
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

const TITLE = 'Ask us';
const EMPTY = { senderName: '', senderEmail: '', senderPhone: '', message: '' };

interface QuickMessagePanelProps {
  opened: boolean;
  onClose: () => void;
}

/** The form above the button; full-screen on a phone. Input stays while it is closed. */
export default function QuickMessagePanel({ opened, onClose }: QuickMessagePanelProps) {
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const form = useZodForm(QuickMessage, { defaultValues: EMPTY, mode: 'onSubmit' });
  useDraftForm(form, 'quick-message');
  const title = useId();
  if (isPhone) {
    return (
      <SidePanel opened={opened} onClose={onClose} title={TITLE}>
        <QuickMessageForm form={form} onClose={onClose} />
      </SidePanel>
    );
  }
  return (
    <Popover
      opened={opened}
      onDismiss={onClose}
      width={340}
      position="top-end"
      offset={12}
      withinPortal={false}
      withRoles={false}
      middlewares={{ flip: false, shift: false }}
      closeOnClickOutside={false}
      trapFocus
    >
      <Popover.Target>
        <span className={classes.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-labelledby={title} className={classes.panel}>
        <div className={classes.head}>
          <h2 id={title}>{TITLE}</h2>
          <CloseButton aria-label="Close" onClick={onClose} />
        </div>
        <QuickMessageForm form={form} onClose={onClose} />
      </Popover.Dropdown>
    </Popover>
  );
}
