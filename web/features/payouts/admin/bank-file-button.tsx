import { Button } from '@mantine/core';
import { adminGetBankFile, type PayoutBatch } from '#contract/payouts/batches.ts';
import { callFile } from '#web/lib/api/api.ts';
import { proved } from '#web/lib/api/proof.ts';
import { useSaveFile } from '#web/lib/files/save-file.ts';

/** The transfers that are on their way, for the bank. */
export function BankFileButton({ batch: { id, number } }: { batch: PayoutBatch }) {
  const { isLoading, save } = useSaveFile();
  const fetchFile = () => proved(() => callFile(adminGetBankFile, { params: { id } }));
  return (
    <Button
      variant="default"
      loading={isLoading}
      onClick={() => void save(fetchFile, `payout-${number}.csv`)}
    >
      Bank file (CSV)
    </Button>
  );
}
