import { notifications } from '@mantine/notifications';
import type { AdminInvoice } from '#contract/invoices/admin-invoices.ts';
import { adminRecordPayment, RecordPayment } from '#contract/invoices/money.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { applyServerErrors, useZodForm } from '#web/lib/forms/form.ts';
import { useKeptForm } from '#web/lib/forms/kept-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { FieldPair, Form } from '#web/ui/fields/form-layout.tsx';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { MoneyField } from '#web/ui/fields/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

interface PaymentDialogProps {
  invoice: AdminInvoice;
  onClose: () => void;
}

/** Notes what a company paid, all of it or a part, and what it withheld. */
export function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const { id, number, company, issuedOn, outstanding } = invoice;
  const today = dayOf(new Date());
  const form = useZodForm(RecordPayment, {
    defaultValues: { paidOn: today, received: outstanding, withheld: 0, reference: '' },
  });
  const draft = useKeptForm(form, `record-payment:${id}`);
  const record = useEndpointMutation(adminRecordPayment, {
    onSuccess: () => {
      draft.forget();
      notifications.show({ message: adminRecordPayment.message });
      onClose();
    },
    onError: (error) => applyServerErrors(form, error),
  });
  const submit = form.handleSubmit((body) => record.mutate({ params: { id }, body }));
  return (
    <Dialog opened onClose={onClose} title={`Payment of ${number}`}>
      <Form onSubmit={submit}>
        <FormFailure error={record.error} />
        <p className="muted">
          {formatRupees(outstanding)} is outstanding. The owners of {company.name} are told of the payment.
        </p>
        <KeptLine draft={draft} />
        <DateField control={form.control} name="paidOn" label="Paid on" minDate={issuedOn} maxDate={today} />
        <FieldPair>
          <MoneyField control={form.control} name="received" label="Amount received" />
          <MoneyField control={form.control} name="withheld" label="TDS withheld" />
        </FieldPair>
        <TextField
          control={form.control}
          name="reference"
          label="Reference"
          description="As the bank statement has it; each is recorded once."
        />
        <SubmitFooter isSending={record.isPending} onCancel={onClose}>
          Record payment
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
