import { toPage } from '#contract/core/page.ts';
import { getJobFacets, type JobChoice, type JobFacets, listJobs } from '#contract/jobs/public-jobs.ts';
import { EXPERIENCE_LEVEL_LABELS, JOB_TYPE_LABELS, WORK_MODE_LABELS } from '#contract/labels/jobs.ts';
import { route } from '#server/http/route.ts';
import * as board from './board.service.ts';
import { listFacets } from './facets.service.ts';
import { findPage } from './find-page.service.ts';

/** In their own order, those that find nothing too. */
function named<T extends string>(labels: Readonly<Record<T, string>>, choices: JobChoice[]): JobChoice[] {
  const counts = new Map(choices.map(({ value, count }) => [value, count]));
  const known = Object.entries<string>(labels);
  return known.map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }));
}

export const routes = [
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
];
