import type { Db } from '#server/db/schema/database.ts';
import * as documents from '#server/features/candidates/index-row/candidate-index.service.ts';
import * as visibility from '#server/features/candidates/privacy/visibility.queries.ts';
import { completionOf } from '#server/features/candidates/profile/completion.ts';
import * as recruiterView from '#server/features/candidates/recruiter-view/recruiter-view.service.ts';
import { inHours, now } from '#server/platform/clock.ts';
import * as queries from './candidates.queries.ts';

/** An empty profile for a new account. */
export async function create(db: Db, userId: string): Promise<void> {
  const at = now();
  await queries.insertCandidate(db, { userId, lastActiveAt: at, createdAt: at, updatedAt: at });
}

/** Call after a change of the account that search depends on: status, confirmed address, verified degree. */
export function refreshIndexRow(db: Db, userId: string): Promise<void> {
  return documents.refreshIndexRows(db, [userId]);
}

export const lock = queries.lockCandidate;
export const refreshIndexRows = documents.refreshIndexRows;
export const admit = recruiterView.admit;
export const isContactShared = visibility.isContactShared;

/** All four sections are saved. */
export async function isComplete(db: Db, userId: string): Promise<boolean> {
  return completionOf(await queries.getPerson(db, userId)).percent === 100;
}

const ACTIVE_STEP_HOURS = 1;

/** Notes that the candidate is there; writes at most once an hour. */
export async function markActive(db: Db, userId: string): Promise<void> {
  await queries.touchCandidate(db, userId, now(), inHours(-ACTIVE_STEP_HOURS));
}
