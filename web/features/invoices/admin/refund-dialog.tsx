import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { AdminInvoice } from '#contract/invoices/admin-invoices.ts';
import { adminRecordRefund, RecordRefund } from '#contract/invoices/money.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { useKeptForm } from '#web/lib/forms/kept-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { MoneyField } from '#web/ui/fields/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

interface RefundDialogProps {
  invoice: AdminInvoice;
  onClose: () => void;
}

/** Notes what went back to a company. */
export function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const { id, number, company, refundDue } = invoice;
  // What this person acts on; after a refusal, what stands there now.
  const [seen, setSeen] = useState<number | null>(invoice.refunded);
  const refunded = seen ?? invoice.refunded;
  const today = dayOf(new Date());
  const form = useZodForm(RecordRefund, {
    defaultValues: { refundedOn: today, amount: refundDue, reference: '', refunded },
  });
  const draft = useKeptForm(form, `record-refund:${id}`);
  const record = useEndpointMutation(adminRecordRefund, {
    onSuccess: () => {
      draft.forget();
      notifications.show({ message: adminRecordRefund.message });
      onClose();
    },
    onError: (error) => {
      applyServerErrors(form, error);
      if (error.status !== 409) return;
      setSeen(null);
      void refresh(adminRecordRefund);
    },
  });
  const submit = form.handleSubmit((body) => record.mutate({ params: { id }, body: { ...body, refunded } }));
  return (
    <Dialog opened onClose={onClose} title={`Refund of ${number}`}>
      <Form onSubmit={submit}>
        <FormFailure error={record.error} />
        <p className="muted">
          {formatRupees(refundDue)} is due to {company.name}. Record it once the money has left; the owners
          are told.
        </p>
        <KeptLine draft={draft} />
        <DateField control={form.control} name="refundedOn" label="Refunded on" maxDate={today} />
        <MoneyField control={form.control} name="amount" label="Amount" />
        <TextField
          control={form.control}
          name="reference"
          label="Reference"
          description="As the bank statement has it; each is recorded once."
        />
        <SubmitFooter isSending={record.isPending} onCancel={onClose}>
          Record refund
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
