import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { APPLICANT_SORTS, listJobApplicants } from '#contract/applications/recruiter-applications.ts';
import { getRecruiterDashboardSummary, getRecruiterStats } from '#contract/dashboards/recruiter-dashboard.ts';
import { listPendingActions } from '#contract/dashboards/work-queue.ts';
import { countRecruiterInterviews, listRecruiterInterviews } from '#contract/interviews/recruiter.ts';
import { listTeamWeek } from '#contract/interviews/team-week.ts';
import { DAY_RANGES, listJobDays } from '#contract/jobs/days.ts';
import { getJobStats, listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { countJobReach } from '#contract/jobs/reach.ts';
import type { Caller } from '#server/testing/caller.ts';
import { BACKEND_JOB } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import { addCrowd, type Crowd } from './crowd.ts';
import { readsOf, wholeTables } from './scans.ts';

const server = ownServer();
let crowd: Crowd;
beforeAll(async () => {
  crowd = await addCrowd(server);
}, 180_000);

type Look = (asking: Caller, crowd: Crowd) => Promise<{ status: number; message: string }>;

const NARROWINGS = {
  'by stage': { status: ['NEW'] },
  'by source': { source: 'INVITED' },
  'by experience': { experienceMin: 3 },
  'by pay': { payMax: 4_000_000 },
  'by notice': { noticeMax: 'ONE_MONTH' },
  'by words': { search: 'person1' },
} as const;
const { requiredSkills, experienceRequired, salary, location, workMode, maxNoticePeriod } = BACKEND_JOB;
const WISHES = { requiredSkills, experienceRequired, salary, location, workMode, maxNoticePeriod };
const WEEK = { from: '2026-11-23T00:00:00Z', to: '2026-11-30T00:00:00Z' };

/**
 * Calls of a recruiter's screens; other roles have tables of their own next to this one. A list over all jobs
 * of one company is not included: it reads whole tables for a hash join.
 */
const RECRUITER: Record<string, Look> = {
  'the work queue': (me) => me.call(listPendingActions),
  'the work queue by words': (me) => me.call(listPendingActions, { query: { search: 'person' } }),
  'the work queue of a job': (me, { jobId }) => me.call(listPendingActions, { query: { jobId } }),
  dashboard: (me) => me.call(getRecruiterDashboardSummary),
  'dashboard figures': (me) => me.call(getRecruiterStats),
  'own jobs': (me) => me.call(listOwnJobs, { query: { search: 'engineer' } }),
  'interviews of a job': (me, { jobId }) =>
    me.call(listRecruiterInterviews, { query: { jobId, view: 'open' } }),
  'interviews counted': (me) => me.call(countRecruiterInterviews),
  'the week of the team': (me) => me.call(listTeamWeek, { query: WEEK }),
  'figures of a job': (me, { jobId }) => me.call(getJobStats, { params: { id: jobId } }),
  'reach of a job': (me) => me.call(countJobReach, { body: WISHES }),
  ...Object.fromEntries(
    DAY_RANGES.map((days): [string, Look] => [
      `figures by day of ${days} days`,
      (me, { jobId }) => me.call(listJobDays, { params: { id: jobId }, query: { days } }),
    ]),
  ),
  ...Object.fromEntries(
    APPLICANT_SORTS.flatMap((sort): [string, Look][] => [
      [
        `applicants of a job, ${sort}`,
        (me, { jobId }) => me.call(listJobApplicants, { params: { id: jobId }, query: { sort } }),
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(NARROWINGS).flatMap(([name, narrowing]): [string, Look][] => {
      const query = { ...narrowing } as { search?: string };
      return [
        [
          `applicants of a job ${name}`,
          (me, { jobId }) => me.call(listJobApplicants, { params: { id: jobId }, query }),
        ],
      ];
    }),
  ),
};

/** Fails with the statements of this call that read a large table from beginning to end. */
async function explains(asking: Caller, look: Look): Promise<void> {
  const statements = await readsOf(async () => {
    const answer = await look(asking, crowd);
    expect(answer.status, answer.message).toBe(200);
  });
  expect(statements.length).toBeGreaterThan(0);
  const whole = await wholeTables(server.db, statements);
  expect(whole).toEqual([]);
}

test.each(Object.entries(RECRUITER))('a recruiter: %s reads no large table whole', (_, look) =>
  explains(server.as(crowd.recruiter), look),
);

test.each([
  ['that reads one', ''],
  ['whose statement has a name', '/*@find_nobody*/'],
])('a call %s is detected', async (_, mark) => {
  const whole = await readsOf(() =>
    sql`${sql.raw(mark)} select id from users where last_name = 'Nobody'`.execute(server.db),
  );
  expect(await wholeTables(server.db, whole)).toEqual([
    expect.stringMatching(/^users: 15\d{3} rows, filtered by/),
  ]);
});
