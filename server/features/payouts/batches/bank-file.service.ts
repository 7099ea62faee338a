import { AppError } from '#contract/core/errors.ts';
import { PAYOUT_METHOD_LABELS } from '#contract/labels/payouts.ts';
import type { PayoutDetailsInput } from '#contract/payouts/details.ts';
import type { Db } from '#server/db/schema/database.ts';
import { CSV_START, csvLine } from '#server/platform/csv/csv.ts';
import { unseal } from '#server/platform/sealed.ts';
import * as queries from './batches.queries.ts';
import { admit, announce, type Order } from './batches.service.ts';

const HEADER = [
  'Transfer',
  'Beneficiary name',
  'Method',
  'Account number',
  'IFSC',
  'UPI ID',
  'Amount',
  'Remarks',
];

function payeeOf({ id, sealed }: queries.LineRow): PayoutDetailsInput {
  const text = sealed ? unseal(sealed, id) : undefined;
  if (text === undefined) throw new Error(`the payee of transfer ${id} cannot be read`);
  return JSON.parse(text);
}

export interface BankFile {
  name: string;
  text: string;
}

/** Of the transfers that nothing is known of yet. */
export async function write(db: Db, id: string, order: Order): Promise<BankFile> {
  const batch = await admit(db, id, 'MARK');
  const lines = await queries.listLines(db, id, 'SENT');
  if (lines.length === 0) throw new AppError('STATE_CHANGED');
  const rows = lines.map((line) => {
    const { legalName, method, accountNumber, ifsc, upiId } = payeeOf(line);
    const remarks = `Medallist payout ${batch.number}`;
    return csvLine([
      ...[line.id, legalName, PAYOUT_METHOD_LABELS[method], accountNumber ?? null, ifsc ?? null],
      ...[upiId ?? null, line.net, remarks],
    ]);
  });
  await announce(db, batch, id, 'downloaded', order);
  return { name: `payout-${batch.number}.csv`, text: [CSV_START + csvLine(HEADER), ...rows].join('') };
}
