import type { MatchCandidate } from '#contract/matching/match.ts';
import { daysOfNoticeLeft } from '#contract/matching/notice.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inHours, now } from '#server/platform/clock.ts';
import * as queries from './candidates.queries.ts';
import * as documents from './index-row/candidate-index.service.ts';
import * as visibility from './privacy.queries.ts';
import { completionOf } from './profile/profile.service.ts';
import * as recruiterView from './recruiter-view.service.ts';

/** An empty profile for a new account. */
export async function create(db: Db, userId: string): Promise<void> {
  const at = now();
  await queries.insertCandidate(db, { userId, lastActiveAt: at, createdAt: at, updatedAt: at });
}

/**
 * Must be called after a change of the account that search depends on: status, confirmed address, verified
 * degree.
 */
export function refreshIndexRow(db: Db, userId: string): Promise<void> {
  return documents.refreshIndexRows(db, [userId]);
}

export const lock = queries.lockCandidate;
export const refreshIndexRows = documents.refreshIndexRows;
export const admit = recruiterView.admit;
export const isContactShared = visibility.isContactShared;

/** Whether all four sections are saved. */
export async function isComplete(db: Db, userId: string): Promise<boolean> {
  return completionOf(await queries.getPerson(db, userId)).percent === 100;
}

const ACTIVE_STEP_HOURS = 1;

/** Records that the candidate is active; writes at most once an hour. */
export async function markActive(db: Db, userId: string): Promise<void> {
  await queries.touchCandidate(db, userId, now(), inHours(-ACTIVE_STEP_HOURS));
}

/** The candidate's data that the score may read. Name, gender, photo and age are left out on purpose. */
export interface MatchFacts extends Pick<MatchCandidate, 'skills' | 'experienceMonths' | 'noticePeriod'> {
  /** Rupees a year; 0 if not given. */
  expectedTotal: number;
  preferredLocations: string[];
  /** `YYYY-MM-DD`; only for candidates who are serving notice. */
  lastWorkingDay: string | null;
}

/** `today` is `YYYY-MM-DD`; the rest of a notice period is counted from it. */
export function toMatchCandidate(facts: MatchFacts, today: string): MatchCandidate {
  const { skills, experienceMonths, expectedTotal, preferredLocations, noticePeriod, lastWorkingDay } = facts;
  return {
    skills,
    experienceMonths,
    expectedSalary: expectedTotal > 0 ? expectedTotal : null,
    preferredLocations,
    noticePeriod,
    noticeDaysLeft: lastWorkingDay ? daysOfNoticeLeft(lastWorkingDay, today) : null,
  };
}
