import { AppError } from '#contract/core/errors.ts';
import type { DegreeVerification } from '#contract/labels/profile.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as education from '#server/features/candidates/profile/education.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { inDays, now } from '#server/platform/clock.ts';
import * as files from '#server/platform/files/files.ts';
import * as live from '#server/platform/live.ts';
import { defineSweep, forEachApart } from '#server/platform/tasks.ts';
import * as queries from './verifications.queries.ts';

/** One's own degree, locked with the profile it belongs to: every step of a proof goes after the other. */
export async function lockDegree(db: Db, candidateId: string, educationId: string) {
  await candidates.lock(db, candidateId);
  const degree = await education.findDegree(db, candidateId, educationId);
  if (!degree) throw new AppError('NOT_FOUND');
  return degree;
}

/** Sets what the profile shows; search and the open screens follow. */
export async function setStatus(
  db: Db,
  { candidateId, educationId }: { candidateId: string; educationId: string },
  status: DegreeVerification,
): Promise<void> {
  await education.setDegreeStatus(db, { candidateId, educationId, status });
  await candidates.refreshIndexRow(db, candidateId);
  await live.changed(db, [candidateId], ['degrees']);
}

export async function tellAdmins(db: Db): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), ['degrees']);
}

/** How long a document stays after the decision, for questions. */
const KEPT_DAYS = 90;

/** A code that nobody entered leaves the degree as it was: unverified. */
export const expireDegreeCodes = defineSweep('expireDegreeCodes', async (db) => {
  await forEachApart(db, await queries.listExpired(db, now()), expire);
});

async function expire(db: Db, { id, candidateId, educationId }: queries.VerificationRow): Promise<void> {
  if (!educationId) {
    await queries.settle(db, id, { status: 'EXPIRED', decidedAt: now() });
    return;
  }
  await lockDegree(db, candidateId, educationId);
  const expired = await queries.settle(db, id, { status: 'EXPIRED', decidedAt: now() });
  if (expired) await setStatus(db, { candidateId, educationId }, 'UNVERIFIED');
}

/** Certificates are personal: withdrawn ones go at once, decided ones after three months. */
export const deleteSpentProofs = defineSweep('deleteSpentProofs', async (db) => {
  const removed = await db.transaction().execute(async (tx) => {
    const ids = await queries.takeSpentDocuments(tx, inDays(-KEPT_DAYS));
    const gone: Awaited<ReturnType<typeof files.remove>>[] = [];
    // One after the other: where one fails, what another still asks would reach a connection that others use by then.
    for (const id of ids) gone.push(await files.remove(tx, id));
    return gone;
  });
  for (const file of removed) await files.removeBytes(file);
});
