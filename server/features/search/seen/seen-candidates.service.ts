import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as recruiterView from '#server/features/candidates/recruiter-view.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import { cards } from '#server/features/search/cards.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { listPresent } from './present.queries.ts';

interface AgainstJob {
  jobId?: string | undefined;
}

async function shownTo(db: Db, actor: Actor, { jobId }: AgainstJob) {
  const companyId = companyOf(actor).id;
  return { companyId, job: jobId ? toMatchJob(await jobs.getOwn(db, companyId, jobId)) : null };
}

/** Whose profiles the recruiter opened last. */
export async function listRecent(db: Db, actor: Actor, query: PageQuery & AgainstJob) {
  const shown = await shownTo(db, actor, query);
  const ids = await recruiterView.listRecent(db, actor.userId, shown.companyId);
  const start = query.page * query.size;
  return toPage(await cards(db, ids.slice(start, start + query.size), shown), query, ids.length);
}

/** Candidates to set beside each other, each once. */
export async function compare(
  db: Db,
  actor: Actor,
  { candidateId, jobId }: AgainstJob & { candidateId: readonly string[] },
) {
  const shown = await shownTo(db, actor, { jobId });
  const ids = await recruiterView.listAdmitted(db, shown.companyId, [...new Set(candidateId)]);
  const present = new Map((await listPresent(db, ids)).map(({ id, ...rest }) => [id, rest]));
  return (await cards(db, ids, shown)).map((card) => {
    const { currentSalary = 0, currentCity = null } = present.get(card.id) ?? {};
    return { ...card, currentSalary: currentSalary > 0 ? currentSalary : null, currentCity };
  });
}
