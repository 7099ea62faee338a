import { notifications } from '@mantine/notifications';
import {
  type AdminJobRow,
  adminArchiveJob,
  adminCloseJob,
  JOB_ARCHIVED,
  JOB_CLOSED_BY_ADMIN,
  TAKE_DOWN_REASON_MAX,
} from '#contract/jobs/admin-jobs.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { forgetDraft, texts, useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { CountedTextarea, lengthFault } from '#web/ui/fields/counted-textarea.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

export type TakeDownAction = 'CLOSE' | 'ARCHIVE';

const Reason = texts('reason');

const WORDS = {
  CLOSE: {
    call: adminCloseJob,
    done: JOB_CLOSED_BY_ADMIN,
    verb: 'Close',
    effect:
      'The job leaves the board. Its applications stay as they are, and the company may publish it again.',
  },
  ARCHIVE: {
    call: adminArchiveJob,
    done: JOB_ARCHIVED,
    verb: 'Archive',
    effect: 'The job is gone for good. Those who wait for an answer are told that it was taken down.',
  },
} as const;

interface TakeDownDialogProps {
  action: TakeDownAction;
  job: Pick<AdminJobRow, 'id' | 'title' | 'company'>;
  onClose: () => void;
}

/** Asks for a reason before a job is closed or archived; the company sees it. */
export function TakeDownDialog({ action, job, onClose }: TakeDownDialogProps) {
  const { call, done, verb, effect } = WORDS[action];
  const name = `take-down-job:${action}:${job.id}`;
  const draft = useSavedDraft({ name, schema: Reason, initial: { reason: '' } });
  const { reason } = draft.value;
  const taking = useEndpointMutation(call, {
    onSuccess: () => {
      notifications.show({ message: done });
      forgetDraft(name);
      onClose();
    },
    // The company may have changed its state first: then the screen is outdated.
    onError: ({ status }) => void (status === 409 && refresh(call)),
  });
  return (
    <Dialog opened onClose={onClose} title={`${verb} ${job.title}?`} size={440}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          taking.mutate({ params: { id: job.id }, body: { reason } });
        }}
      >
        <div style={{ display: 'grid', gap: 14 }}>
          {taking.error && <FailureMessage>{taking.error.message}</FailureMessage>}
          <DraftNotice draft={draft} />
          <p>{effect}</p>
          <CountedTextarea
            limit={TAKE_DOWN_REASON_MAX}
            label="Reason"
            description={`${job.company.name} reads it.`}
            value={reason}
            onChange={(event) => draft.set({ reason: event.currentTarget.value })}
            data-autofocus
          />
        </div>
        <SubmitFooter
          isSending={taking.isPending}
          disabled={reason.trim() === '' || lengthFault(reason, TAKE_DOWN_REASON_MAX) !== null}
          danger
          onCancel={onClose}
        >
          {verb} job
        </SubmitFooter>
      </form>
    </Dialog>
  );
}
