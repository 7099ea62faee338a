import { Button } from '@mantine/core';
import { getInvoice } from '#contract/invoices/billing.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { DialogFooter } from '#web/ui/overlays/dialog.tsx';
import { SidePanel } from '#web/ui/overlays/side-panel.tsx';
import { DocumentButton } from './document-button.tsx';
import { InvoiceDetails } from './invoice-details.tsx';
import classes from './invoice-panel.module.css';

interface InvoicePanelProps {
  /** The panel is closed without an id. */
  invoiceId: string | undefined;
  onClose: () => void;
}

/** One invoice beside the list: how its total is calculated, what was paid or credited, and where to pay. */
export function InvoicePanel({ invoiceId, onClose }: InvoicePanelProps) {
  const invoice = useEndpoint(
    getInvoice,
    { params: { id: invoiceId ?? '' } },
    { enabled: invoiceId !== undefined },
  );
  const { data, error } = invoice;
  return (
    <SidePanel opened={invoiceId !== undefined} onClose={onClose} title={data?.number ?? 'Invoice'}>
      <LoadFailure reading={invoice} />
      {!error && !data && <LoadingText lines={8} />}
      {data && (
        <>
          <div className={classes.sheet}>
            <h2 className={classes.onPaper}>Tax invoice {data.number}</h2>
            <InvoiceDetails invoice={data} />
          </div>
          <DialogFooter>
            <DocumentButton kind="invoice" id={data.id} number={data.number} isLarge />
            <Button variant="default" onClick={() => window.print()}>
              Print
            </Button>
          </DialogFooter>
        </>
      )}
    </SidePanel>
  );
}
