import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import { MOST_TAGS } from '#contract/search/saved-details.ts';
import { lockNames } from '#server/db/named-locks.ts';
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
import { asMember } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import {
  candidateSaved,
  candidateUnsaved,
  savedNoteWritten,
  savedTagsChanged,
} from './saved-candidates.events.ts';
import * as queries from './saved-candidates.queries.ts';

/** The list belongs to the company: a candidate saved by one colleague is saved for all. */
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
    await emit(db, candidateSaved, { ...asMember(actor), companyId, candidateId });
    await refresh(db, companyId);
  }
  return { isSaved: true };
}

export async function remove(db: Db, actor: Actor, candidateId: string): Promise<undefined> {
  const companyId = companyOf(actor).id;
  if (!(await queries.deleteSaved(db, companyId, candidateId))) return;
  await emit(db, candidateUnsaved, { ...asMember(actor), companyId, candidateId });
  await refresh(db, companyId);
}

/** Refreshes the open screens of all members. */
async function refresh(db: Db, companyId: string): Promise<void> {
  await live.changed(db, await companies.listMemberIds(db, companyId), ['savedCandidates']);
}

/** Saves those whom the company can see; the others are only reported as not found. */
export async function saveSeveral(db: Db, actor: Actor, candidateIds: string[]) {
  const companyId = companyOf(actor).id;
  const keys = await keysOf(db, companyId);
  const by = { companyId, savedBy: actor.userId, savedAt: now() };
  const seen = await queries.insertSeen(db, by, { candidateIds, companyKeys: keys });
  const saved = candidateIds.filter((id) => seen.has(id));
  const added = saved.filter((id) => seen.get(id)?.isNew);
  for (const candidateId of added) {
    await emit(db, candidateSaved, { ...asMember(actor), companyId, candidateId });
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

/** The team's tags and note about a candidate; null while the company has not saved them. */
export async function findDetails(db: Db, pair: queries.Pair) {
  await admit(db, pair);
  return { saved: (await queries.findDetails(db, pair)) ?? null };
}

async function get(db: Db, pair: queries.Pair) {
  const { saved } = await findDetails(db, pair);
  if (!saved) throw new AppError('CANDIDATE_NOT_FOUND');
  return saved;
}

async function changed(db: Db, pair: queries.Pair) {
  await refresh(db, pair.companyId);
  return get(db, pair);
}

/** A tag that the company already has keeps its first spelling. */
export async function changeTags(
  db: Db,
  actor: Actor,
  candidateId: string,
  { add, remove }: { add: string[]; remove: string[] },
) {
  const pair = { companyId: companyOf(actor).id, candidateId };
  await lockNames(db, 'savedTags', [pair.companyId]);
  const { tags: before } = await get(db, pair);
  const spelt = new Map(
    (await queries.listSpellings(db, pair.companyId, add)).map((tag) => [tag.toLowerCase(), tag]),
  );
  await queries.deleteTags(db, pair, remove);
  await queries.insertTags(
    db,
    pair,
    add.map((tag) => spelt.get(tag.toLowerCase()) ?? tag),
  );
  const details = await changed(db, pair);
  const after = details.tags;
  if (after.length > MOST_TAGS) throw new AppError('TAG_LIMIT');
  if (after.join('\n') !== before.join('\n')) {
    await emit(db, savedTagsChanged, { ...asMember(actor), ...pair, before, after });
  }
  return details;
}

/** A note that was not read is not overwritten: its writer gets it, and keeps their own text. */
export async function writeNote(
  db: Db,
  actor: Actor,
  candidateId: string,
  note: string,
  seen: number | undefined,
) {
  const pair = { companyId: companyOf(actor).id, candidateId };
  const { version } = await get(db, pair);
  const by = { notedBy: actor.userId, notedAt: now() };
  if (!(await queries.updateNote(db, pair, { note, seenVersion: seen ?? version, ...by }))) {
    throw new AppError('STALE_VERSION', { data: await get(db, pair) });
  }
  await emit(db, savedNoteWritten, { ...asMember(actor), ...pair, isEmpty: note === '' });
  return changed(db, pair);
}
