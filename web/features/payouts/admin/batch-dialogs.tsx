import { notifications } from '@mantine/notifications';
import type { Endpoint } from '#contract/core/endpoint.ts';
import {
  adminDiscardPayout,
  adminMarkFailed,
  adminMarkPaid,
  adminSendPayout,
  adminTakeOutOfPayout,
  FailureInput,
  PaymentInput,
  type PayoutBatch,
} from '#contract/payouts/batches.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { TextareaField, TextField } from '#web/ui/fields/text-field.tsx';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

export type BatchQuestion = 'SEND' | 'DISCARD' | 'TAKE_OUT' | 'PAID' | 'FAILED';

interface AskProps {
  batch: PayoutBatch;
  lineIds: string[];
  onDone: () => void;
  onClose: () => void;
}

function after({ onDone, onClose }: AskProps, { message }: Endpoint) {
  return () => {
    notifications.show({ message: message ?? '' });
    onDone();
    onClose();
  };
}

function SendDialog(props: AskProps) {
  const { batch, onClose } = props;
  const send = useEndpointMutation(adminSendPayout, { onSuccess: after(props, adminSendPayout) });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => send.mutate({ params: { id: batch.id } })}
      title={`Send payout ${batch.number}?`}
      confirmLabel="Send"
      loading={send.isPending}
      error={send.error?.message}
    >
      <p>
        {count(batch.lines, 'transfer')}, {formatRupees(batch.net)}. Tax is withheld for good, and nothing can
        be taken out any more. Then the file for the bank is there.
      </p>
    </ConfirmModal>
  );
}

function DiscardDialog(props: AskProps) {
  const { batch, onClose } = props;
  const discard = useEndpointMutation(adminDiscardPayout, { onSuccess: after(props, adminDiscardPayout) });
  return (
    <ConfirmModal
      opened
      danger
      onClose={onClose}
      onConfirm={() => discard.mutate({ params: { id: batch.id } })}
      title={`Discard payout ${batch.number}?`}
      confirmLabel="Discard"
      loading={discard.isPending}
      error={discard.error?.message}
    >
      <p>All its rewards are payable again.</p>
    </ConfirmModal>
  );
}

function TakeOutDialog(props: AskProps) {
  const { batch, lineIds, onClose } = props;
  const take = useEndpointMutation(adminTakeOutOfPayout, { onSuccess: after(props, adminTakeOutOfPayout) });
  return (
    <ConfirmModal
      opened
      onClose={onClose}
      onConfirm={() => take.mutate({ params: { id: batch.id }, body: { lineIds } })}
      title={`Take ${count(lineIds.length, 'transfer')} out?`}
      confirmLabel="Take out"
      loading={take.isPending}
      error={take.error?.message}
    >
      <p>What they pay is payable again, and can be in the next payout.</p>
    </ConfirmModal>
  );
}

function PaidDialog(props: AskProps) {
  const { batch, lineIds, onClose } = props;
  const today = dayOf(Date.now());
  const { form, draft, submit, failure, isPending } = useEndpointForm(PaymentInput, adminMarkPaid, {
    params: { id: batch.id },
    draftName: `mark-paid:${batch.id}`,
    defaultValues: { reference: '', paidOn: today },
    toBody: (body) => ({ ...body, lineIds }),
    onSuccess: after(props, adminMarkPaid),
  });
  return (
    <Dialog opened onClose={onClose} size={440} title={`Mark ${count(lineIds.length, 'transfer')} as paid`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <DraftNotice draft={draft} />
        <TextField
          control={form.control}
          name="reference"
          label="Reference"
          description="Of the bank. Whoever is paid reads it."
          autoComplete="off"
          data-autofocus
        />
        <DateField
          control={form.control}
          name="paidOn"
          label="Paid on"
          minDate={batch.sentAt ? dayOf(batch.sentAt) : undefined}
          maxDate={today}
        />
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Mark as paid
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}

function FailedDialog(props: AskProps) {
  const { batch, lineIds, onClose } = props;
  const { form, draft, submit, failure, isPending } = useEndpointForm(FailureInput, adminMarkFailed, {
    params: { id: batch.id },
    draftName: `mark-failed:${batch.id}`,
    defaultValues: { reason: '' },
    toBody: (body) => ({ ...body, lineIds }),
    onSuccess: after(props, adminMarkFailed),
  });
  return (
    <Dialog opened onClose={onClose} size={440} title={`Mark ${count(lineIds.length, 'transfer')} as failed`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <DraftNotice draft={draft} />
        <TextareaField
          control={form.control}
          name="reason"
          label="Reason"
          description="The referrer reads this text. What they were paid is payable again."
        />
        <SubmitFooter isSending={isPending} danger onCancel={onClose}>
          Mark as failed
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}

const DIALOGS: Readonly<Record<BatchQuestion, (props: AskProps) => React.ReactNode>> = {
  SEND: SendDialog,
  DISCARD: DiscardDialog,
  TAKE_OUT: TakeOutDialog,
  PAID: PaidDialog,
  FAILED: FailedDialog,
};

/** The confirmation before a payout, or some of its transfers, change state. */
export function BatchDialog({ question, ...props }: AskProps & { question: BatchQuestion }) {
  const Ask = DIALOGS[question];
  return <Ask {...props} />;
}
