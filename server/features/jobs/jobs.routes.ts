import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import { adminArchiveJob, adminCloseJob, adminGetJob, adminListJobs } from '#contract/jobs/admin-jobs.ts';
import { listJobHistory } from '#contract/jobs/history.ts';
import {
  closeJob,
  createJob,
  deleteJob,
  getJobStats,
  getOwnJob,
  listOwnJobs,
  publishJob,
  reopenJob,
  unpublishJob,
  updateJob,
} from '#contract/jobs/own-jobs.ts';
import { getJobTeam, setJobTeam } from '#contract/jobs/team.ts';
import type { JobMove } from '#contract/jobs/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { Reply } from '#server/http/reply.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { mineOf } from '#server/http/session/mine-of.ts';
import { companyOf } from '#server/http/session/session.ts';
import { asAdmin } from '#server/platform/deed.ts';
import { sumOf } from '#server/platform/tally.ts';
import * as adminJobs from './admin-jobs.service.ts';
import * as history from './history.service.ts';
import { toJob, toSummary } from './jobs.presenter.ts';
import * as queries from './jobs.queries.ts';
import * as jobs from './jobs.service.ts';
import * as plan from './plan.service.ts';
import { readStats } from './public-jobs.queries.ts';
import * as team from './team.service.ts';

async function current(db: Db, actor: Actor, jobId: string) {
  const job = await queries.findOwnJobWithCounts(db, companyOf(actor).id, jobId);
  if (!job) throw new AppError('JOB_NOT_FOUND');
  return new Reply(toJob(job, await plan.list(db, jobId)), { etag: job.version });
}

function moving(endpoint: typeof publishJob, action: JobMove) {
  return route(endpoint, async ({ db, actor, params }) => {
    await jobs.move(db, actor, params.id, action);
    return current(db, actor, params.id);
  });
}

function takingDown(endpoint: typeof adminCloseJob, action: 'CLOSE' | 'ARCHIVE') {
  return route(endpoint, async ({ db, actor, params, body, request }) => {
    await adminJobs.takeDown(db, asAdmin(actor, request), params.id, { ...body, action });
    return adminJobs.get(db, params.id);
  });
}

export const routes = [
  route(adminListJobs, ({ db, query }) => adminJobs.list(db, query)),
  route(adminGetJob, ({ db, params }) => adminJobs.get(db, params.id)),
  takingDown(adminCloseJob, 'CLOSE'),
  takingDown(adminArchiveJob, 'ARCHIVE'),
  route(listOwnJobs, async ({ db, actor, query }) => {
    const company = companyOf(actor).id;
    const filter = { ...query, mineOf: mineOf(actor, query) };
    const rows = await queries.listOwnJobs(db, company, filter);
    const counts = await queries.countOwnJobs(db, company, filter);
    const total = query.status ? counts[query.status] : sumOf(counts);
    return { ...toPage(rows.map(toSummary), query, total), counts };
  }),
  route(createJob, async ({ db, actor, body }) => {
    const job = await jobs.create(db, actor, body);
    return current(db, actor, job.id);
  }),
  route(getOwnJob, ({ db, actor, params }) => current(db, actor, params.id)),
  route(updateJob, async ({ db, actor, params, body, request }) => {
    try {
      await jobs.update(db, actor, params.id, body, request.ifMatch);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'STALE_VERSION')) throw error;
      const { data } = await current(db, actor, params.id);
      const edits = await history.since(db, params.id, request.ifMatch ?? data.version);
      throw new AppError('STALE_VERSION', { data: { ...data, edits } });
    }
    return current(db, actor, params.id);
  }),
  route(deleteJob, async ({ db, actor, params }) => {
    await jobs.remove(db, actor, params.id);
    return undefined;
  }),
  moving(publishJob, 'PUBLISH'),
  moving(unpublishJob, 'UNPUBLISH'),
  moving(closeJob, 'CLOSE'),
  moving(reopenJob, 'REOPEN'),
  route(getJobTeam, async ({ db, actor, params }) =>
    team.get(db, actor, await jobs.getOwn(db, companyOf(actor).id, params.id)),
  ),
  route(setJobTeam, async ({ db, actor, params, body }) => {
    await queries.lockJob(db, params.id);
    const job = await jobs.getOwn(db, companyOf(actor).id, params.id);
    await team.set(db, actor, job, body);
    return team.get(db, actor, job);
  }),
  route(getJobStats, async ({ db, actor, params }) => {
    await jobs.getOwn(db, companyOf(actor).id, params.id);
    return readStats(db, params.id);
  }),
  route(listJobHistory, async ({ db, actor, params, query }) => {
    await jobs.getOwn(db, companyOf(actor).id, params.id);
    return history.list(db, params.id, query);
  }),
];
