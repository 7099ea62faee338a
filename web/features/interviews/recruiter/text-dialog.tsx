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
  /** Who did not come. */
  absent: string;
  /** Over when the screen shows it. */
  onReport: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a no-show is reported: the other side is told and may contest it. */
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
  /** What it is and about whom: under this name the words are kept until they are sent. */
  name: string;
  title: string;
  lead: string;
  label: string;
  /** Shown when the text is blank. */
  required: string;
  submitLabel: string;
  /** As many characters as the call takes. */
  maxLength: number | undefined;
  danger?: boolean;
  /** Sends the text; rejects with the failure. Returns the sentence of the success. */
  onSubmit: (text: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for a few words: feedback, a reason, an account of what happened. */
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
