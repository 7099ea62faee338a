import { formatRupees } from '#contract/core/rupees.ts';
import { CREDIT_CAUSE_LABELS, type DueMoment } from '#contract/labels/invoices.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as queries from './history.queries.ts';

export interface Happening {
  at: Date;
  words: string;
  /** Null where nobody of Medallist did it by hand. */
  byName: string | null;
}

const MOMENTS: Readonly<Record<DueMoment, string>> = {
  BEFORE: 'before its last day',
  TODAY: 'on its last day',
  AFTER: 'after its last day',
};

interface Subject {
  id: string;
  issuedAt: Date;
  overdueAt: Date | null;
}

/** All that happened to an invoice, the latest first. */
export async function listHistory(db: Db, { id, issuedAt, overdueAt }: Subject): Promise<Happening[]> {
  const reminders = await queries.listReminders(db, id);
  const payments = await queries.listRecordedPayments(db, id);
  const credits = await queries.listIssuedCredits(db, id);
  const refunds = await queries.listRecordedRefunds(db, id);
  const happenings: Happening[] = [
    { at: issuedAt, words: 'Issued', byName: null },
    ...(overdueAt ? [{ at: overdueAt, words: 'Became overdue', byName: null }] : []),
    ...reminders.map(({ at, moment, byName }) => ({
      at,
      words: `Owners reminded, ${MOMENTS[moment]}`,
      byName,
    })),
    ...payments.map(({ at, received, withheld, reference, byName }) => ({
      at,
      words: `Payment of ${formatRupees(received)}${withheld > 0 ? ` and ${formatRupees(withheld)} TDS` : ''} recorded, ${reference}`,
      byName,
    })),
    ...credits.map(({ at, number, total, cause, reason, byName }) => ({
      at,
      words: `Credit note ${number} over ${formatRupees(total)}: ${reason ?? CREDIT_CAUSE_LABELS[cause].toLowerCase()}`,
      byName,
    })),
    ...refunds.map(({ at, amount, reference, byName }) => ({
      at,
      words: `Refund of ${formatRupees(amount)} recorded, ${reference}`,
      byName,
    })),
  ];
  return happenings.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}
