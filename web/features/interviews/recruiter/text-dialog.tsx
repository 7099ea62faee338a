import { notifications } from '@mantine/notifications';
import { type FormEvent, useRef, useState } from 'react';
import { Failure } from '#web/features/interviews/failure.tsx';
import { messageOf } from '#web/lib/api/api-error.ts';
import { texts, useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { CountedTextarea, lengthFault } from '#web/ui/fields/counted-textarea.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

interface NoShowDialogProps {
  /** The person who did not come. */
  absent: string;
  /** Resolves when the screen shows it. */
  onReport: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a no-show is reported: the other side is notified and may contest it. */
export function NoShowDialog({ absent, onReport, onClose }: NoShowDialogProps) {
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  async function report() {
    setError(undefined);
    setSending(true);
    try {
      await onReport();
      notifications.show({ message: 'No-show reported.' });
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setSending(false);
    }
  }
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => void report()}
      title="Report a no-show?"
      confirmLabel="Report no-show"
      danger
      loading={isSending}
      error={error}
    >
      <p>{absent} did not come to this interview. They are told and can contest it within 48 hours.</p>
    </ConfirmModal>
  );
}

const Words = texts('text');

interface TextDialogProps {
  /** The kind of text and its object: the name under which the draft is stored until it is sent. */
  name: string;
  title: string;
  lead: string;
  label: string;
  /** The error for a blank text. */
  required: string;
  submitLabel: string;
  /** The limit of the endpoint in characters. */
  maxLength: number | undefined;
  danger?: boolean;
  /** Sends the text; rejects with the failure. Returns the success message. */
  onSubmit: (text: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for a text: feedback, a reason, an account of what happened. */
export function TextDialog(props: TextDialogProps) {
  const draft = useSavedDraft({ name: props.name, schema: Words, initial: { text: '' } });
  const { text } = draft.value;
  const box = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const words = text.trim();
    setFault(words ? null : props.required);
    if (!words || lengthFault(words, props.maxLength)) return box.current?.focus();
    setSending(true);
    setFailure(null);
    try {
      notifications.show({ message: await props.onSubmit(words) });
      draft.forget();
      props.onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setSending(false);
    }
  }

  return (
    <Dialog opened onClose={props.onClose} title={props.title}>
      <form noValidate onSubmit={submit}>
        {failure && <Failure>{failure}</Failure>}
        <p className="muted" style={{ marginBottom: 16 }}>
          {props.lead}
        </p>
        <DraftNotice draft={draft} />
        <CountedTextarea
          ref={box}
          label={props.label}
          limit={props.maxLength}
          data-autofocus
          value={text}
          error={fault}
          onChange={(event) => draft.set({ text: event.currentTarget.value })}
        />
        <SubmitFooter isSending={isSending} danger={props.danger ?? false} onCancel={props.onClose}>
          {props.submitLabel}
        </SubmitFooter>
      </form>
    </Dialog>
  );
}
