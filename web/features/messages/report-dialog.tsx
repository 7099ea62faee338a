import { notifications } from '@mantine/notifications';
import { type FormEvent, useRef, useState } from 'react';
import { REPORT_MAX, ReportInput, reportThread, type Thread } from '#contract/messages.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { texts, useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { CountedTextarea, lengthFault } from '#web/ui/fields/counted-textarea.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

const Words = texts('text');

interface ReportDialogProps {
  thread: Thread;
  onClose: () => void;
}

/** Reports a conversation to the admins. */
export function ReportDialog({ thread: { id, counterpart }, onClose }: ReportDialogProps) {
  const draft = useSavedDraft({ name: `report:${id}`, schema: Words, initial: { text: '' } });
  const [fault, setFault] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const report = useEndpointMutation(reportThread, {
    onSuccess: () => {
      draft.forget();
      notifications.show({ message: reportThread.message ?? '' });
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const read = ReportInput.safeParse({ reason: draft.value.text });
    const isLong = lengthFault(draft.value.text, REPORT_MAX) !== null;
    setFault(read.success || isLong ? null : (read.error.issues[0]?.message ?? null));
    if (!read.success) return box.current?.focus();
    report.mutate({ params: { id }, body: read.data });
  }
  return (
    <Dialog opened onClose={onClose} title="Report this conversation">
      <form noValidate onSubmit={submit}>
        {report.error && <FailureMessage>{report.error.message}</FailureMessage>}
        <p className="muted" style={{ marginBottom: 16 }}>
          Our team reads what you write about the conversation with {counterpart.name}. The other side is not
          told.
        </p>
        <DraftNotice draft={draft} />
        <CountedTextarea
          ref={box}
          label="What is wrong"
          limit={REPORT_MAX}
          data-autofocus
          value={draft.value.text}
          error={fault}
          onChange={(event) => draft.set({ text: event.currentTarget.value })}
        />
        <SubmitFooter isSending={report.isPending} onCancel={onClose}>
          Send report
        </SubmitFooter>
      </form>
    </Dialog>
  );
}
