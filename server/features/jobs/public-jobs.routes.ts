import { getJob, recordJobView } from '#contract/jobs/public-jobs.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { route } from '#server/http/route.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { now } from '#server/platform/clock.ts';
import { linkTo } from '#server/platform/links.ts';
import { viewSourceOf } from './days/view-source.ts';
import { markVisitor } from './days/visitor-mark.ts';
import { toCompany, toFacts, toText } from './jobs.presenter.ts';
import { getOpen } from './open-job.service.ts';
import * as queries from './public-jobs.queries.ts';
import { insertView } from './stats.queries.ts';

async function myApplication(db: Db, jobId: string, actor: Actor | null) {
  if (actor?.type !== 'JOBSEEKER') return null;
  const row = await queries.findMyApplication(db, jobId, actor.userId);
  if (!row) return null;
  const { id, status, ending, requestId } = row;
  return { id, status, ending, hasApplied: row.appliedAt !== null, requestId };
}

export const routes = [
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
