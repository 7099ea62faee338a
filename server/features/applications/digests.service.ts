import { DEFAULT_PACE, DIGEST_MAILED_AT, type DigestPace } from '#contract/applications/digest.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inHours, inMinutes, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { applicationsGathered } from './applications.events.ts';
import * as queries from './digests.queries.ts';
import { listDue } from './digests.queries.ts';

const DAY_HOURS = 24;

/** When a digest that starts now is mailed. */
function dueBy(pace: DigestPace): Date {
  if (pace === 'AT_ONCE') return now();
  if (pace === 'HOURLY') return inMinutes(60);
  const today = toInstant(localDate(now()), DIGEST_MAILED_AT);
  return now() < today ? today : toInstant(localDate(inHours(DAY_HOURS)), DIGEST_MAILED_AT);
}

export async function getPace(db: Db, userId: string): Promise<DigestPace> {
  const [chosen] = await queries.listPaces(db, [userId]);
  return chosen?.pace ?? DEFAULT_PACE;
}

export function setPace(db: Db, userId: string, pace: DigestPace): Promise<void> {
  return queries.savePace(db, userId, pace, dueBy(pace));
}

/**
 * Queues a new application for the members who want several in one mail; returns those who are notified at
 * once. An application of a person whom the company has invited is never delayed.
 */
export async function gather(db: Db, applicationId: string, userIds: readonly string[]): Promise<string[]> {
  if (await queries.wasAsked(db, applicationId)) return [...userIds];
  const paces = new Map((await queries.listPaces(db, userIds)).map(({ userId, pace }) => [userId, pace]));
  const paceOf = (userId: string) => paces.get(userId) ?? DEFAULT_PACE;
  // Always in the same order, so that two concurrent applications cannot deadlock.
  for (const userId of [...userIds].sort()) {
    const pace = paceOf(userId);
    if (pace !== 'AT_ONCE') await queries.addWaiting(db, { userId, applicationId, dueAt: dueBy(pace) });
  }
  return userIds.filter((userId) => paceOf(userId) === 'AT_ONCE');
}

/** Sends one person their digest, once, regardless of the number of processes. */
export async function tellIfDue(db: Db, userId: string): Promise<void> {
  if (!(await queries.claimDue(db, userId, now()))) return;
  const waiting = await queries.takeWaiting(db, userId);
  if (waiting.length === 0) return;
  const applications = waiting.map(({ firstName, lastName, ...application }) => ({
    ...application,
    candidate: fullName({ firstName, lastName }),
  }));
  await emit(db, applicationsGathered, { userId, applications });
}

export const mailApplicationDigests = defineSweep('mailApplicationDigests', async (db) => {
  await forEachDue(db, await listDue(db, now()), tellIfDue);
});
