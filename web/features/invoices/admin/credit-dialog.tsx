import { SegmentedControl } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { AdminInvoice } from '#contract/invoices/admin-invoices.ts';
import { creditOf } from '#contract/invoices/credit.ts';
import { adminCreditInvoice, CreditInvoice } from '#contract/invoices/money.ts';
import { refresh } from '#web/lib/api/query.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { MoneyField, NumberField } from '#web/ui/fields/number-field.tsx';
import { TextareaField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';

interface CreditDialogProps {
  invoice: AdminInvoice;
  onClose: () => void;
}

/** Issues a credit note for a percentage or an amount, with a reason that the owners see. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const { id, number, creditNotes } = invoice;
  // The amount that the user has seen and acts on; after a conflict, the current one.
  const [seen, setSeen] = useState<number | null>(invoice.credited);
  const credited = seen ?? invoice.credited;
  const { form, draft, submit, failure, isPending } = useEndpointForm(CreditInvoice, adminCreditInvoice, {
    params: { id },
    draftName: `credit-invoice:${id}`,
    defaultValues: { percent: null, amount: null, reason: '', credited },
    toBody: (body) => ({ ...body, credited }),
    onSuccess: () => {
      notifications.show({ message: adminCreditInvoice.message });
      onClose();
    },
    onError: (error) => {
      if (error.status !== 409) return;
      setSeen(null);
      void refresh(adminCreditInvoice);
    },
  });
  const [percent, amount] = form.watch(['percent', 'amount']);
  const [chosen, setChosen] = useState<'percent' | 'amount' | null>(null);
  const by = chosen ?? (amount == null ? 'percent' : 'amount');
  function choose(next: string) {
    form.setValue('percent', null);
    form.setValue('amount', null);
    form.clearErrors();
    setChosen(next === 'amount' ? 'amount' : 'percent');
  }
  const share = percent ? creditOf(invoice, creditNotes, percent)?.total : amount;
  return (
    <Dialog opened onClose={onClose} title={`Credit of ${number}`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <p className="muted">
          {formatRupees(invoice.total - credited)} with GST is left to credit. What was paid beyond the rest
          becomes a refund.
        </p>
        <DraftNotice draft={draft} />
        <SegmentedControl
          aria-label="By"
          value={by}
          onChange={choose}
          data={[
            { value: 'percent', label: 'Percentage' },
            { value: 'amount', label: 'Amount' },
          ]}
        />
        {by === 'percent' ? (
          <NumberField control={form.control} name="percent" label="Percent of the invoice" suffix="%" />
        ) : (
          <MoneyField control={form.control} name="amount" label="Amount with GST" />
        )}
        <TextareaField
          control={form.control}
          name="reason"
          label="Reason"
          description="The owners read it, and it stands on the credit note."
        />
        <p aria-live="polite">{share ? `The credit note is over ${formatRupees(share)}.` : ''}</p>
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Issue credit note
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}
