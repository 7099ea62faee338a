/** What makes a refund due, and what went back already, each of its day. */
interface Dated {
  creditNotes: readonly { issuedOn: string; total: number }[];
  payments: readonly { paidOn: string; received: number; withheld: number }[];
  refunds: readonly { refundedOn: string; amount: number }[];
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** What of an invoice over `total` was due back at the end of a day. */
function dueBy(day: string, total: number, { creditNotes, payments, refunds }: Dated): number {
  const credited = creditNotes.filter(({ issuedOn }) => issuedOn <= day).map((note) => note.total);
  const paid = payments.filter(({ paidOn }) => paidOn <= day).map((one) => one.received + one.withheld);
  const refunded = refunds.filter(({ refundedOn }) => refundedOn <= day).map(({ amount }) => amount);
  return sumOf(credited) + sumOf(paid) - total - sumOf(refunded);
}

/** How much could go back on a day, so that on none from then on more had gone back than was due. */
export function refundDueOn(day: string, total: number, dated: Dated): number {
  const later = dated.refunds.map(({ refundedOn }) => refundedOn).filter((one) => one > day);
  return Math.max(0, Math.min(...[day, ...later].map((one) => dueBy(one, total, dated))));
}
