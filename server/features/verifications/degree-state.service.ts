import { AppError } from '#contract/core/errors.ts';
import type { DegreeVerification } from '#contract/labels/profile.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as education from '#server/features/candidates/profile/education.service.ts';
import * as users from '#server/features/users/users.service.ts';
import * as live from '#server/platform/live.ts';

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
