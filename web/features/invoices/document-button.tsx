import { ActionIcon, Button } from '@mantine/core';
import { adminGetCreditNotePdf, adminGetInvoicePdf } from '#contract/invoices/admin-invoices.ts';
import { getCreditNotePdf, getInvoicePdf } from '#contract/invoices/billing.ts';
import { callFile } from '#web/lib/api/api.ts';
import { useSaveFile } from '#web/lib/api/save-file.ts';
import { IconDownload } from '#web/ui/icons/acts.ts';

/** The reader: an owner of the company, or an admin. */
export type Side = 'company' | 'admin';

const ENDPOINTS = {
  company: { invoice: getInvoicePdf, note: getCreditNotePdf },
  admin: { invoice: adminGetInvoicePdf, note: adminGetCreditNotePdf },
};

interface DocumentButtonProps {
  kind: 'invoice' | 'note';
  side?: Side;
  id: string;
  number: string;
  /** A label instead of only an icon. */
  isLarge?: boolean;
}

/** Downloads the invoice or the credit note as PDF. */
export function DocumentButton({ kind, side = 'company', id, number, isLarge = false }: DocumentButtonProps) {
  const { isLoading, save } = useSaveFile();
  const endpoint = ENDPOINTS[side][kind];
  const props = {
    loading: isLoading,
    onClick: () => void save(() => callFile(endpoint, { params: { id } }), `${number}.pdf`),
  };
  const name = `Download ${number} as PDF`;
  if (isLarge) {
    const variant = side === 'company' ? 'filled' : 'default';
    return (
      <Button {...props} variant={variant}>
        Download PDF
      </Button>
    );
  }
  return (
    <ActionIcon {...props} variant="subtle" color="gray" aria-label={name} title={name}>
      <IconDownload size={18} aria-hidden />
    </ActionIcon>
  );
}
