import { toPage } from '#contract/core/page.ts';
import { getJobFacets, type JobChoice, type JobFacets, listJobs } from '#contract/jobs/public-jobs.ts';
import { EXPERIENCE_LEVEL_LABELS, JOB_TYPE_LABELS, WORK_MODE_LABELS } from '#contract/labels/jobs.ts';
import { route } from '#server/http/route.ts';
import { countOpenJobs, listFacets, listMyStatuses, listOpenJobs, listSaved } from './board.queries.ts';
import { toListing } from './jobs.presenter.ts';

/** In their own order, those that find nothing too. */
function named<T extends string>(labels: Readonly<Record<T, string>>, choices: JobChoice[]): JobChoice[] {
  const counts = new Map(choices.map(({ value, count }) => [value, count]));
  const known = Object.entries<string>(labels);
  return known.map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }));
}

export const routes = [
  route(listJobs, async ({ db, actor, query }) => {
    const rows = await listOpenJobs(db, query);
    const candidateId = actor?.type === 'JOBSEEKER' ? actor.userId : undefined;
    const mine = candidateId ? await listMyStatuses(db, candidateId, rows) : [];
    const kept = candidateId ? await listSaved(db, candidateId, rows) : [];
    const statuses = new Map(mine.map(({ jobId, status }) => [jobId, status]));
    const saved = new Set(kept.map(({ jobId }) => jobId));
    const jobs = rows.map((job) => ({
      ...toListing(job),
      myStatus: statuses.get(job.id) ?? null,
      isSaved: saved.has(job.id),
    }));
    return toPage(jobs, query, await countOpenJobs(db, query));
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
];
