import { AppError } from '#contract/core/errors.ts';
import { MOST_TAGS } from '#contract/search/saved-details.ts';
import type { Db } from '#server/db/schema/database.ts';
import { takeTurns } from '#server/db/turns.ts';
import { admit } from '#server/features/candidates/recruiter-view.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as queries from './details.queries.ts';
import { savedNoteWritten, savedTagsChanged } from './saved-candidates.events.ts';
import { refresh } from './saved-candidates.service.ts';

/** What the team keeps about a candidate; null while the company has not saved them. */
export async function find(db: Db, pair: queries.Pair) {
  await admit(db, pair);
  return { saved: (await queries.findDetails(db, pair)) ?? null };
}

async function get(db: Db, pair: queries.Pair) {
  const { saved } = await find(db, pair);
  if (!saved) throw new AppError('CANDIDATE_NOT_FOUND');
  return saved;
}

async function changed(db: Db, pair: queries.Pair) {
  await refresh(db, pair.companyId);
  return get(db, pair);
}

/** A tag that the company has already keeps the letters it was first written in. */
export async function changeTags(
  db: Db,
  actor: Actor,
  candidateId: string,
  { add, remove }: { add: string[]; remove: string[] },
) {
  const pair = { companyId: companyOf(actor).id, candidateId };
  await takeTurns(db, 'savedTags', [pair.companyId]);
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
    await emit(db, savedTagsChanged, { ...pair, actorId: actor.userId, before, after });
  }
  return details;
}

/** A note that was not read is not overwritten: its writer reads it, with their own text still there. */
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
  await emit(db, savedNoteWritten, { ...pair, actorId: actor.userId, isEmpty: note === '' });
  return changed(db, pair);
}
