import { addDays } from '#contract/kit/days.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as invoices from '#server/features/invoices/invoices.service.ts';
import { now } from '#server/platform/clock.ts';
import { newId } from '#server/platform/new-id.ts';
import { createRecruiter, type TestRecruiter } from './accounts.ts';
import { createSearchableCandidate } from './candidates.ts';
import { createApplication, createJob } from './jobs.ts';
import { dayIn } from './offers.ts';

interface HireRow {
  recruiter?: TestRecruiter;
  candidate?: { id: string };
  annualSalary?: number;
  joinedOn?: string;
  companyName?: string;
}

/**
 * A confirmed hire, inserted as a row, for tests of what follows from it; `hireOne` creates one over HTTP.
 */
export async function insertHire(db: Db, row: HireRow = {}) {
  const recruiter = row.recruiter ?? (await createRecruiter(db));
  const candidate = row.candidate ?? (await createSearchableCandidate(db));
  const { annualSalary = 4_000_000, joinedOn = dayIn(0), companyName = 'Tamarind Pay' } = row;
  const job = await createJob(db, recruiter);
  const application = await createApplication(db, job.id, candidate);
  const at = now();
  const [offerId, hireId] = [newId(), newId()];
  const agreed = {
    applicationId: application.id,
    jobId: job.id,
    companyId: recruiter.companyId,
    candidateId: candidate.id,
    annualSalary,
    candidateName: 'Asha Raghavan',
    companyName,
    jobTitle: job.title,
  };
  const expiresOn = joinedOn;
  await db
    .insertInto('offers')
    .values({
      ...agreed,
      id: offerId,
      version: 1,
      status: 'ACCEPTED',
      variablePay: 0,
      joiningDate: joinedOn,
      extendedOn: expiresOn,
      expiresOn,
      expiresAt: toInstant(addDays(expiresOn, 1), '00:00'),
      extendedBy: recruiter.id,
      extendedByName: 'Rohan Mehta',
      extendedAt: at,
      acceptedName: 'Asha Raghavan',
      closedAt: at,
    })
    .execute();
  await db
    .insertInto('hires')
    .values({
      ...agreed,
      id: hireId,
      offerId,
      joinedOn,
      status: 'CONFIRMED',
      recordedBy: recruiter.id,
      recordedAt: at,
      confirmedAt: at,
      guaranteeEndsAt: toInstant(addDays(joinedOn, 91), '00:00'),
    })
    .execute();
  return { hireId, applicationId: application.id, recruiter, candidate, jobId: job.id };
}

/** A confirmed hire with its invoice. */
export async function invoiceOne(db: Db, row: HireRow = {}) {
  const hire = await insertHire(db, row);
  await db.transaction().execute((tx) => invoices.issue(tx, hire.hireId));
  return { ...hire, invoice: await invoiceOf(db, hire.hireId) };
}

export function invoiceOf(db: Db, hireId: string) {
  return db.selectFrom('invoices').selectAll().where('hireId', '=', hireId).executeTakeFirstOrThrow();
}

/** A received payment, as an admin records it. */
export async function payOne(
  db: Db,
  { id, recordedBy }: { id: string; recordedBy: string },
  { received, withheld = 0 }: { received: number; withheld?: number },
): Promise<void> {
  const paidOn = dayIn(0);
  await db
    .insertInto('payments')
    .values({
      id: newId(),
      invoiceId: id,
      paidOn,
      received,
      withheld,
      reference: `UTR ${newId()}`,
      recordedBy,
      recordedAt: now(),
    })
    .execute();
}
