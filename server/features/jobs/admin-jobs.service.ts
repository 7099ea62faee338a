import type * as z from 'zod';
import { applicationMoves } from '#contract/applications/transitions.ts';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import { type AdminJob, type AdminJobRow, EDITS_SHOWN } from '#contract/jobs/admin-jobs.ts';
import { jobMoves } from '#contract/jobs/transitions.ts';
import { APPLICATION_STATUSES } from '#contract/labels/applications.ts';
import { JOB_STATUSES } from '#contract/labels/jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { sumOf, tallyOf } from '#server/platform/tally.ts';
import * as queries from './admin-jobs.queries.ts';
import * as history from './history.service.ts';
import { jobTakenDown } from './jobs.events.ts';
import { toFacts } from './jobs.presenter.ts';
import * as jobs from './jobs.queries.ts';

function toRow({ companyId, companyName, ...row }: queries.AdminJobListed): z.input<typeof AdminJobRow> {
  return { ...row, company: { id: companyId, name: companyName } };
}

type Listed = Parameters<typeof queries.find>[1] & Parameters<typeof queries.find>[2];

export async function list(db: Db, query: Listed) {
  const found = await queries.find(db, query, query);
  const rows = await queries.listRows(db, found.ids);
  const counts = tallyOf(JOB_STATUSES, Object.entries(found.counts));
  const total = query.status ? counts[query.status] : sumOf(counts);
  return { ...toPage(rows.map(toRow), query, total), counts };
}

export async function get(db: Db, id: string): Promise<z.input<typeof AdminJob>> {
  const job = await queries.findJob(db, id);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  const applications = tallyOf(APPLICATION_STATUSES, Object.entries(await queries.countApplications(db, id)));
  const { content: edits } = await history.list(db, id, { page: 0, size: EDITS_SHOWN });
  return {
    ...toRow({ ...job, applicationsCount: sumOf(applications) }),
    facts: toFacts(job),
    postedBy: job.postedBy,
    closedAt: job.closedAt,
    takenDownReason: job.takenDownReason,
    views: job.views,
    applications,
    edits,
    isPublic: job.status === 'PUBLISHED' && job.approvalStatus === 'APPROVED',
  };
}

async function countEngaged(db: Db, jobId: string): Promise<number> {
  const counts = await jobs.countApplications(db, jobId);
  return applicationMoves.statusesIn('ENGAGED').reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

interface TakingDown {
  action: 'CLOSE' | 'ARCHIVE';
  reason: string;
}

/** When an admin and a company move a job at once, the first possible move wins. */
export async function takeDown(
  db: Db,
  deed: PersonsDeed,
  jobId: string,
  { action, reason }: TakingDown,
): Promise<void> {
  await jobs.lockJob(db, jobId);
  const job = await queries.findJob(db, jobId);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  const at = now();
  const engagedCount = await countEngaged(db, jobId);
  const to = jobMoves.admit(action, { status: job.status, engagedCount }, deed.party, at);
  const { companyId, title, status: from } = job;
  const version = await jobs.changeStatus(db, job, {
    status: to,
    updatedAt: at,
    closedAt: job.closedAt ?? at,
    takenDownReason: reason,
  });
  if (version === undefined) throw new AppError('STATE_CHANGED');
  await history.recordMove(db, { jobId, version, actorId: deed.actorId, at }, from, to);
  await emit(db, jobTakenDown, { ...deed, jobId, companyId, title, from, to, reason });
  const members = await companies.listMemberIds(db, companyId);
  await live.changed(db, [...members, ...(await users.listAdminIds(db))], ['jobs']);
}
