import { toPage } from '#contract/core/page.ts';
import { listJobDays } from '#contract/jobs/days.ts';
import {
  getJob,
  getJobFacets,
  type JobChoice,
  type JobFacets,
  listJobs,
  recordJobView,
} from '#contract/jobs/public-jobs.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { EXPERIENCE_LEVEL_LABELS, JOB_TYPE_LABELS, WORK_MODE_LABELS } from '#contract/labels/jobs.ts';
import type { Db } from '#server/db/schema/database.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { linkTo } from '#server/platform/links.ts';
import * as board from './board/board.service.ts';
import { findPage, listFacets } from './board/board.service.ts';
import { toCompany, toFacts, toText } from './jobs.presenter.ts';
import * as jobs from './jobs.service.ts';
import { getOpen } from './listings.service.ts';
import * as queries from './public-jobs.queries.ts';
import { insertView, listDays } from './public-jobs.queries.ts';
import { markVisitor, viewSourceOf } from './visitors.ts';

async function myApplication(db: Db, jobId: string, actor: Actor | null) {
  if (actor?.type !== 'JOBSEEKER') return null;
  const row = await queries.findMyApplication(db, jobId, actor.userId);
  if (!row) return null;
  const { id, status, ending, requestId } = row;
  return { id, status, ending, hasApplied: row.appliedAt !== null, requestId };
}

/** In their own order, including those without a match. */
function named<T extends string>(labels: Readonly<Record<T, string>>, choices: JobChoice[]): JobChoice[] {
  const counts = new Map(choices.map(({ value, count }) => [value, count]));
  const known = Object.entries<string>(labels);
  return known.map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }));
}

export const routes = [
  route(listJobDays, async ({ db, actor, params, query }) => {
    await jobs.getOwn(db, companyOf(actor).id, params.id);
    return { days: await listDays(db, params.id, Number(query.days)) };
  }),
  route(listJobs, async ({ db, actor, query }) => {
    const { ids, total, isEstimate } = await findPage(db, query);
    const listed = await board.listByIds(db, ids, actor?.type === 'JOBSEEKER' ? actor.userId : null);
    const jobs = listed.map(({ job }) => job);
    return { ...toPage(jobs, query, total), totalIsEstimate: isEstimate };
  }),
  route(getJobFacets, async ({ db, query }) => {
    const rows = await listFacets(db, query);
    const of = (facet: keyof JobFacets) => rows.filter((row) => row.facet === facet);
    return {
      city: of('city'),
      workMode: named(WORK_MODE_LABELS, of('workMode')),
      jobType: named(JOB_TYPE_LABELS, of('jobType')),
      level: named(EXPERIENCE_LEVEL_LABELS, of('level')),
      skill: of('skill'),
      company: of('company'),
    };
  }),
  route(getJob, async ({ db, actor, params }) => {
    const job = await getOpen(db, params.id);
    return {
      ...toFacts(job),
      ...toText(job),
      company: {
        ...toCompany(job),
        website: job.website,
        industry: job.industry,
        size: job.size,
        description: job.companyDescription,
        city: job.companyCity,
      },
      myApplication: await myApplication(db, job.id, actor),
      isSaved: actor?.type === 'JOBSEEKER' && (await queries.isSaved(db, job.id, actor.userId)),
    };
  }),
  route(recordJobView, { perAddress: 'jobViewsPerAddress' }, async ({ db, actor, params, body, request }) => {
    const job = await getOpen(db, params.id);
    if (actor?.company?.id === job.companyId) return undefined;
    const day = localDate(now());
    await insertView(db, job.id, {
      viewer: actor?.userId ?? markVisitor(request, job.id, day),
      day,
      source: viewSourceOf(body, linkTo('')),
    });
    return undefined;
  }),
];
