import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { type AdminInvoice, adminGetInvoice, adminGetInvoicePdf } from '#contract/invoices/admin-invoices.ts';
import {
  adminRecordPayment,
  adminRecordRefund,
  adminRemindOfInvoice,
  RecordPayment,
  RecordRefund,
} from '#contract/invoices/money.ts';
import { DocumentButton } from '#web/features/invoices/document-button.tsx';
import { InvoiceDetails } from '#web/features/invoices/invoice-details.tsx';
import panel from '#web/features/invoices/invoice-panel.module.css';
import { callFile } from '#web/lib/api/api.ts';
import { refresh, useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { dayOf, formatDateTime } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { FormFailure } from '#web/ui/failures/form-failure.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import { FieldPair, Form } from '#web/ui/fields/form-layout.tsx';
import { MoneyField } from '#web/ui/fields/number-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { FileView } from '#web/ui/files/file-view.tsx';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { SubmitFooter } from '#web/ui/overlays/submit-footer.tsx';
import classes from './admin-invoices.module.css';
import { CreditDialog } from './credit-dialog.tsx';

interface PaymentDialogProps {
  invoice: AdminInvoice;
  onClose: () => void;
}

/** Records a payment of a company, complete or partial, and the tax withheld. */
function PaymentDialog({ invoice, onClose }: PaymentDialogProps) {
  const { id, number, company, issuedOn, outstanding } = invoice;
  const today = dayOf(new Date());
  const { form, draft, submit, failure, isPending } = useEndpointForm(RecordPayment, adminRecordPayment, {
    params: { id },
    draftName: `record-payment:${id}`,
    defaultValues: { paidOn: today, received: outstanding, withheld: 0, reference: '' },
    onSuccess: () => {
      notifications.show({ message: adminRecordPayment.message });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={`Payment of ${number}`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <p className="muted">
          {formatRupees(outstanding)} is outstanding. The owners of {company.name} are told of the payment.
        </p>
        <DraftNotice draft={draft} />
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
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Record payment
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}

interface RefundDialogProps {
  invoice: AdminInvoice;
  onClose: () => void;
}

/** Records a refund to a company. */
function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const { id, number, company, refundDue } = invoice;
  // The amount that the user has seen and acts on; after a conflict, the current one.
  const [seen, setSeen] = useState<number | null>(invoice.refunded);
  const refunded = seen ?? invoice.refunded;
  const today = dayOf(new Date());
  const { form, draft, submit, failure, isPending } = useEndpointForm(RecordRefund, adminRecordRefund, {
    params: { id },
    draftName: `record-refund:${id}`,
    defaultValues: { refundedOn: today, amount: refundDue, reference: '', refunded },
    toBody: (body) => ({ ...body, refunded }),
    onSuccess: () => {
      notifications.show({ message: adminRecordRefund.message });
      onClose();
    },
    onError: (error) => {
      if (error.status !== 409) return;
      setSeen(null);
      void refresh(adminRecordRefund);
    },
  });
  return (
    <Dialog opened onClose={onClose} title={`Refund of ${number}`}>
      <Form onSubmit={submit}>
        <FormFailure error={failure} />
        <p className="muted">
          {formatRupees(refundDue)} is due to {company.name}. Record it once the money has left; the owners
          are told.
        </p>
        <DraftNotice draft={draft} />
        <DateField control={form.control} name="refundedOn" label="Refunded on" maxDate={today} />
        <MoneyField control={form.control} name="amount" label="Amount" />
        <TextField
          control={form.control}
          name="reference"
          label="Reference"
          description="As the bank statement has it; each is recorded once."
        />
        <SubmitFooter isSending={isPending} onCancel={onClose}>
          Record refund
        </SubmitFooter>
      </Form>
    </Dialog>
  );
}

interface AdminInvoicePanelProps {
  /** The panel is closed without an id. */
  invoiceId: string | undefined;
  onClose: () => void;
}

const DIALOGS = { PAY: PaymentDialog, CREDIT: CreditDialog, REFUND: RefundDialog };
type Asked = keyof typeof DIALOGS;

/** One invoice of any company beside the list, with its history and actions. */
export function AdminInvoicePanel({ invoiceId, onClose }: AdminInvoicePanelProps) {
  const isOpen = invoiceId !== undefined;
  const [asked, setAsked] = useState<Asked | null>(null);
  const invoice = useEndpoint(adminGetInvoice, { params: { id: invoiceId ?? '' } }, { enabled: isOpen });
  const { data, error } = invoice;
  // Also after Back: the next invoice opens without a dialog.
  useEffect(() => {
    if (!isOpen) setAsked(null);
  }, [isOpen]);
  const Ask = asked && DIALOGS[asked];
  return (
    <>
      <SidePanel opened={isOpen} onClose={onClose} title={data?.number ?? 'Invoice'}>
        <LoadFailure reading={invoice} />
        {!error && !data && <LoadingText lines={8} />}
        {!error && data && <Invoice invoice={data} onAsk={setAsked} />}
      </SidePanel>
      {Ask && isOpen && data && <Ask invoice={data} onClose={() => setAsked(null)} />}
    </>
  );
}

function Invoice({ invoice, onAsk }: { invoice: AdminInvoice; onAsk: (asked: Asked) => void }) {
  const { id, number, company, daysOverdue, history, allowedActions } = invoice;
  const may = (action: AdminInvoice['allowedActions'][number]) => allowedActions.includes(action);
  const [isShown, setShown] = useState(false);
  const reminding = useEndpointMutation(adminRemindOfInvoice, {
    onSuccess: () => notifications.show({ message: adminRemindOfInvoice.message }),
    onError: (failure) => void (failure.status === 409 && refresh(adminRemindOfInvoice)),
  });
  return (
    <>
      {reminding.error && <FailureMessage>{reminding.error.message}</FailureMessage>}
      <p className={classes.head}>
        <span className="strong">{company.name}</span>
        {daysOverdue !== null && <span className={classes.late}>{count(daysOverdue, 'day')} overdue</span>}
      </p>
      <InvoiceDetails invoice={invoice} side="admin" />
      <section className={panel.section}>
        <h3>Document</h3>
        <Button variant="link" px={0} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'View'} {number}
        </Button>
        {isShown && (
          <FileView id={id} name={number} read={() => callFile(adminGetInvoicePdf, { params: { id } })} />
        )}
      </section>
      <section className={panel.section}>
        <h3>History</h3>
        <ol className={classes.history}>
          {history.map(({ at, words, byName }) => (
            <li key={`${at} ${words}`}>
              <p>{words}</p>
              <p className="small muted">
                {formatDateTime(at)}
                {byName && `, ${byName}`}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <DialogFooter>
        {may('REFUND') && <Button onClick={() => onAsk('REFUND')}>Record refund</Button>}
        {may('PAY') && <Button onClick={() => onAsk('PAY')}>Record payment</Button>}
        {may('REMIND') && (
          <Button
            variant="default"
            loading={reminding.isPending}
            onClick={() => reminding.mutate({ params: { id } })}
          >
            Remind now
          </Button>
        )}
        {may('CREDIT') && (
          <Button variant="default" onClick={() => onAsk('CREDIT')}>
            Credit
          </Button>
        )}
        <DocumentButton kind="invoice" side="admin" id={id} number={number} isLarge />
      </DialogFooter>
    </>
  );
}
