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

/**
 * The candidate's own degree, locked together with the profile, so that the steps of a proof are serialised.
 */
export async function lockDegree(db: Db, candidateId: string, educationId: string) {
  await candidates.lock(db, candidateId);
  const degree = await education.findDegree(db, candidateId, educationId);
  if (!degree) throw new AppError('NOT_FOUND');
  return degree;
}

/** Sets the status on the profile, and updates search and the open screens. */
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

/** Days that a document is stored after the decision, for questions. */
const KEPT_DAYS = 90;

/** A code that expired leaves the degree as it was: unverified. */
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

/** Certificates are personal data: withdrawn ones are deleted at once, decided ones after three months. */
export const deleteSpentProofs = defineSweep('deleteSpentProofs', async (db) => {
  const removed = await db.transaction().execute(async (tx) => {
    const ids = await queries.takeSpentDocuments(tx, inDays(-KEPT_DAYS));
    const gone: Awaited<ReturnType<typeof files.remove>>[] = [];
    // Not in parallel: if one query failed, the others would still run on a connection that is already in use
    // by others.
    for (const id of ids) gone.push(await files.remove(tx, id));
    return gone;
  });
  for (const file of removed) await files.removeBytes(file);
});
