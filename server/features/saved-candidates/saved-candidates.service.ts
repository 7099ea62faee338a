import type * as z from 'zod';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import type { Db } from '#server/db/schema/database.ts';
import { admit } from '#server/features/candidates/recruiter-view/recruiter-view.service.ts';
import { keysOf } from '#server/features/companies/hiding-keys.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/match-job.service.ts';
import * as search from '#server/features/search/search.service.ts';
import type { Actor, ActorCompany } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './saved-candidates.queries.ts';

/** The list belongs to the company: a colleague's saving is everyone's. */
export async function save(db: Db, actor: Actor, candidateId: string): Promise<{ isSaved: true }> {
  const companyId = companyOf(actor).id;
  await admit(db, { candidateId, companyId });
  await queries.insertSaved(db, { companyId, candidateId, savedBy: actor.userId, savedAt: now() });
  return { isSaved: true };
}

export async function list(db: Db, company: ActorCompany, query: PageQuery & { jobId?: string | undefined }) {
  const job = query.jobId ? toMatchJob(await jobs.getOwn(db, company.id, query.jobId)) : null;
  const keys = await keysOf(db, company.id);
  const ids = await queries.listSavedIds(db, company.id, keys, query);
  const content: z.input<typeof CandidateCard>[] = await search.cards(db, ids, {
    companyId: company.id,
    job,
  });
  return toPage(content, query, await queries.countSaved(db, company.id, keys));
}
