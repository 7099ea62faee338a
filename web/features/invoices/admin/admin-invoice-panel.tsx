import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { type AdminInvoice, adminGetInvoice, adminGetInvoicePdf } from '#contract/invoices/admin-invoices.ts';
import { adminRemindOfInvoice } from '#contract/invoices/money.ts';
import { DocumentButton } from '#web/features/invoices/document-button.tsx';
import { InvoiceDetails } from '#web/features/invoices/invoice-details.tsx';
import panel from '#web/features/invoices/invoice-panel.module.css';
import { callFile } from '#web/lib/api/api.ts';
import { refresh, useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { FileView } from '#web/ui/files/file-view.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import classes from './admin-invoices.module.css';
import { CreditDialog } from './credit-dialog.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

interface AdminInvoicePanelProps {
  /** Nothing is open without one. */
  invoiceId: string | undefined;
  onClose: () => void;
}

const DIALOGS = { PAY: PaymentDialog, CREDIT: CreditDialog, REFUND: RefundDialog };
type Asked = keyof typeof DIALOGS;

/** One invoice of any company beside the list, with what has happened to it and what can be done. */
export function AdminInvoicePanel({ invoiceId, onClose }: AdminInvoicePanelProps) {
  const isOpen = invoiceId !== undefined;
  const [asked, setAsked] = useState<Asked | null>(null);
  const invoice = useEndpoint(adminGetInvoice, { params: { id: invoiceId ?? '' } }, { enabled: isOpen });
  const { data, error } = invoice;
  // Also when one goes back: the next invoice opens without a question.
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
