import type * as z from 'zod';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import type { Db } from '#server/db/schema/database.ts';
import { admit } from '#server/features/candidates/recruiter-view.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { keysOf } from '#server/features/companies/hiding-keys.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import * as search from '#server/features/search/search.service.ts';
import type { Actor, ActorCompany } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { candidateSaved, candidateUnsaved } from './saved-candidates.events.ts';
import * as queries from './saved-candidates.queries.ts';

/** The list belongs to the company: a colleague's saving is everyone's. */
export async function save(db: Db, actor: Actor, candidateId: string): Promise<{ isSaved: true }> {
  const companyId = companyOf(actor).id;
  await admit(db, { candidateId, companyId });
  const isNew = await queries.insertSaved(db, {
    companyId,
    candidateId,
    savedBy: actor.userId,
    savedAt: now(),
  });
  if (isNew) {
    await emit(db, candidateSaved, { companyId, actorId: actor.userId, candidateId });
    await refresh(db, companyId);
  }
  return { isSaved: true };
}

export async function remove(db: Db, actor: Actor, candidateId: string): Promise<undefined> {
  const companyId = companyOf(actor).id;
  if (!(await queries.deleteSaved(db, companyId, candidateId))) return;
  await emit(db, candidateUnsaved, { companyId, actorId: actor.userId, candidateId });
  await refresh(db, companyId);
}

/** The open screens of all members follow. */
export async function refresh(db: Db, companyId: string): Promise<void> {
  await live.changed(db, await companies.listMemberIds(db, companyId), ['savedCandidates']);
}

/** Those the company may see are saved; of the others it is only said that they are not there. */
export async function saveSeveral(db: Db, actor: Actor, candidateIds: string[]) {
  const companyId = companyOf(actor).id;
  const keys = await keysOf(db, companyId);
  const by = { companyId, savedBy: actor.userId, savedAt: now() };
  const seen = await queries.insertSeen(db, by, { candidateIds, companyKeys: keys });
  const saved = candidateIds.filter((id) => seen.has(id));
  const added = saved.filter((id) => seen.get(id)?.isNew);
  for (const candidateId of added) {
    await emit(db, candidateSaved, { companyId, actorId: actor.userId, candidateId });
  }
  if (added.length > 0) await refresh(db, companyId);
  return { saved, missing: candidateIds.filter((id) => !seen.has(id)) };
}

type ListQuery = PageQuery & { jobId?: string | undefined; tag?: string | undefined };

export async function list(db: Db, company: ActorCompany, query: ListQuery) {
  const job = query.jobId ? toMatchJob(await jobs.getOwn(db, company.id, query.jobId)) : null;
  const listed = { companyId: company.id, companyKeys: await keysOf(db, company.id), tag: query.tag };
  const { ids, total } = await queries.findSaved(db, listed, query);
  const content: z.input<typeof CandidateCard>[] = await search.cards(db, ids, {
    companyId: company.id,
    job,
  });
  return toPage(content, query, total);
}

export async function listTags(db: Db, { id: companyId }: ActorCompany) {
  return queries.countTags(db, { companyId, companyKeys: await keysOf(db, companyId) });
}
