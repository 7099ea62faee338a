import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { Id } from '#contract/core/ids.ts';
import { DAY_MS } from '#contract/kit/days.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import {
  type JobSearchChange,
  MAX_SAVED_SEARCHES,
  SEARCHES_MAILED_AT,
} from '#contract/saved-searches/saved-search.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as preferences from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { inMinutes, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import { defineSweep, forEachApart } from '#server/platform/tasks.ts';
import { type FoundBySearch, searchesFound } from './saved-searches.events.ts';
import * as queries from './saved-searches.queries.ts';
import { SEARCHES } from './search-kinds.ts';

function mailTimeOf(day: Date): Date {
  return toInstant(localDate(day), SEARCHES_MAILED_AT);
}

/** Whether the mailing hour has come today in India; yesterday's missed mails wait for it too. */
export function isMailTime(at: Date): boolean {
  return at >= mailTimeOf(at);
}

/** The next mailing hour after this moment. */
export function nextMailTime(at: Date): Date {
  const today = mailTimeOf(at);
  return at < today ? today : mailTimeOf(new Date(at.getTime() + DAY_MS));
}

const PURPOSE = 'unsubscribe from saved searches';

/**
 * Only valid to unsubscribe from these mails. It is encrypted instead of stored, so only the server can
 * create or read it.
 */
export function tokenFor(userId: string): string {
  return seal(userId, PURPOSE);
}

function ownerOfToken(token: string): string | undefined {
  const opened = Id.safeParse(unseal(token, PURPOSE));
  return opened.success ? opened.data : undefined;
}

type Owner = queries.Owner;

/** The filter by the current schema; null when it contains choices that no longer exist. */
export function filterOf<F>(schema: z.ZodType<F>, { filter }: queries.SearchRow): F | null {
  const read = schema.safeParse(filter);
  return read.success ? read.data : null;
}

async function present(db: Db, { kind }: Owner, rows: readonly queries.SearchRow[]) {
  const search = SEARCHES[kind];
  const read = rows.map((row) => filterOf(search.filter, row));
  const known = read.filter((filter) => filter !== null);
  const words = (await search.words(db, known))[Symbol.iterator]();
  return rows.map(({ id, name, dueAt, createdAt }, place) => {
    const filter = read[place] ?? null;
    const said = filter === null ? [] : (words.next().value ?? []);
    return { id, name, filter, words: said, mailsDaily: dueAt !== null, createdAt };
  });
}

async function presentOne(db: Db, owner: Owner, id: string) {
  const row = await queries.findSearch(db, owner, id);
  const [search] = row ? await present(db, owner, [row]) : [];
  if (!search) throw new AppError('NOT_FOUND');
  return search;
}

export async function listAll(db: Db, owner: Owner) {
  return present(db, owner, await queries.listSearches(db, owner));
}

export async function list(db: Db, owner: Owner) {
  const { savedSearches } = await preferences.getPreferences(db, owner.ownerId);
  return { searches: await listAll(db, owner), areMailsOff: !savedSearches.email };
}

function nameTaken(): AppError {
  const error = new AppError('SEARCH_NAME_TAKEN');
  return new AppError('SEARCH_NAME_TAKEN', { errors: [{ path: 'name', message: error.message }] });
}

interface NewSearch {
  name: string;
  /** Parsed by the schema of the kind. */
  filter: object;
  mailsDaily: boolean;
}

/** Only matches from now on count as new. */
export async function create(db: Db, owner: Owner, { name, filter, mailsDaily }: NewSearch) {
  await lockNames(db, 'savedSearches', [owner.ownerId]);
  const taken = new Set(await queries.listPlaces(db, owner));
  const places = Array.from({ length: MAX_SAVED_SEARCHES }, (_, before) => before + 1);
  const place = places.find((free) => !taken.has(free));
  if (place === undefined) throw new AppError('SAVED_SEARCH_LIMIT');
  const at = now();
  const id = newId();
  const dueAt = mailsDaily ? nextMailTime(at) : null;
  const times = { dueAt, toldUntil: at, createdAt: at };
  const row = { ...owner, ...times, id, place, name, filter: JSON.stringify(filter) };
  if (!(await queries.insertSearch(db, row))) throw nameTaken();
  await SEARCHES[owner.kind].begin?.(db, row, filter);
  return presentOne(db, owner, id);
}

/** Mails that are switched on report matches from then on; mails that are already on continue unchanged. */
export async function change(
  db: Db,
  owner: Owner,
  id: string,
  { name, mailsDaily }: z.output<typeof JobSearchChange>,
) {
  await lockNames(db, 'savedSearches', [owner.ownerId]);
  const row = await queries.findSearch(db, owner, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (name !== undefined) {
    if (await queries.hasNamed(db, owner, name, id)) throw nameTaken();
    await queries.updateSearch(db, id, { name });
  }
  if (mailsDaily === false) await queries.updateSearch(db, id, { dueAt: null });
  if (mailsDaily === true && row.dueAt === null) {
    await queries.updateSearch(db, id, { dueAt: nextMailTime(now()), toldUntil: now() });
  }
  return presentOne(db, owner, id);
}

export async function remove(db: Db, owner: Owner, id: string): Promise<void> {
  if (!(await queries.deleteSearch(db, owner, id))) throw new AppError('NOT_FOUND');
}

/** A person with the mail can switch it off, signed in or not. */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  const userId = ownerOfToken(token);
  const [holder] = userId ? await users.holdStatuses(db, [userId]) : [];
  if (!userId || !holder || holder.status === 'DELETED') throw new AppError('INVALID_LINK');
  const { savedSearches } = await preferences.getPreferences(db, userId);
  await preferences.savePreferences(db, userId, { savedSearches: { ...savedSearches, email: false } });
  await live.changed(db, [userId], ['savedSearches', 'notificationPreferences']);
}

/** People notified per minute; the others follow in the next run. */
const BATCH = 500;
/** Matches beyond this number are only counted. */
const MOST_FINDS = 10;
/**
 * Longer than a request may take: a row dated before a run but committed after it is found by the next run.
 */
const LAG_MINUTES = 1;

export const mailSavedSearches = defineSweep('mailSavedSearches', async (db) => {
  if (!isMailTime(now())) return;
  await forEachApart(db, await queries.listDueOwners(db, now(), BATCH), tellOwner, 'people were not told');
});

/** A person who is inactive, has left or is suspended gets no mail, nor later one about that time. */
async function mayBeTold(tx: Db, userId: string): Promise<boolean> {
  const [holder] = await users.holdStatuses(tx, [userId]);
  const { emailVerifiedAt } = await users.get(tx, userId);
  return holder?.status === 'ACTIVE' && emailVerifiedAt !== null;
}

async function tellOwner(tx: Db, owner: queries.Owner): Promise<void> {
  const mayHear = await mayBeTold(tx, owner.ownerId);
  const at = now();
  const toldUntil = inMinutes(-LAG_MINUTES);
  const claimed = await queries.claimDue(tx, owner, { at, dueAt: nextMailTime(at), toldUntil });
  if (!mayHear) return;
  const found: { ids: string[]; search: FoundBySearch }[] = [];
  for (const row of claimed) {
    const news = await look(tx, owner, row);
    if (news) found.push(news);
  }
  if (found.length === 0) return;
  const total = new Set(found.flatMap(({ ids }) => ids)).size;
  const searches = found.map(({ search }) => search);
  await emit(tx, searchesFound, { userId: owner.ownerId, kind: owner.kind, searches, total });
}

async function look(tx: Db, { kind }: queries.Owner, row: queries.ClaimedSearch) {
  const search = SEARCHES[kind];
  const filter = filterOf(search.filter, row);
  if (filter === null) return null;
  const ids = await search.listNew(tx, row, filter);
  if (ids.length === 0) return null;
  const finds = await search.present(tx, ids.slice(0, MOST_FINDS));
  return { ids, search: { name: row.name, path: search.path(filter), finds, total: ids.length } };
}
