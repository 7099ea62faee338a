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

/** What the tables say of a candidate that the score may read. Name, gender, photo and age are not there to be read. */
export interface MatchFacts extends Pick<MatchCandidate, 'skills' | 'experienceMonths' | 'noticePeriod'> {
  /** Rupees a year; 0 where they do not say. */
  expectedTotal: number;
  preferredLocations: string[];
  /** `YYYY-MM-DD`, of whoever serves notice. */
  lastWorkingDay: string | null;
}

/** As of `today`, `YYYY-MM-DD`, from which notice that is being served is counted. */
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
