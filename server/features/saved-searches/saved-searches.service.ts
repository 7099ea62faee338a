import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { type JobSearchChange, MAX_SAVED_SEARCHES } from '#contract/saved-searches/saved-search.ts';
import type { Db } from '#server/db/schema/database.ts';
import { takeTurns } from '#server/db/turns.ts';
import * as preferences from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import { nextMailTime } from './mail-time.ts';
import * as queries from './saved-searches.queries.ts';
import { SEARCHES } from './search-kinds.ts';
import { ownerOfToken } from './unsubscribe-token.ts';

type Owner = queries.Owner;

/** The filter as it is understood today; null where it asks for what there is no more. */
export function filterOf<F>(schema: z.ZodType<F>, { filter }: queries.SearchRow): F | null {
  const read = schema.safeParse(filter);
  return read.success ? read.data : null;
}

export async function present(db: Db, { kind }: Owner, rows: readonly queries.SearchRow[]) {
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
  /** As the schema of the kind has read it. */
  filter: object;
  mailsDaily: boolean;
}

/** News are what comes from now on. */
export async function create(db: Db, owner: Owner, { name, filter, mailsDaily }: NewSearch) {
  await takeTurns(db, 'savedSearches', [owner.ownerId]);
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

/** Mails that are switched on tell of what comes from then on; those that are on already go on as they were. */
export async function change(
  db: Db,
  owner: Owner,
  id: string,
  { name, mailsDaily }: z.output<typeof JobSearchChange>,
) {
  await takeTurns(db, 'savedSearches', [owner.ownerId]);
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

/** Whoever holds the mail may switch it off, signed in or not. */
export async function unsubscribe(db: Db, token: string): Promise<void> {
  const userId = ownerOfToken(token);
  const [holder] = userId ? await users.holdStatuses(db, [userId]) : [];
  if (!userId || !holder || holder.status === 'DELETED') throw new AppError('INVALID_LINK');
  const { savedSearches } = await preferences.getPreferences(db, userId);
  await preferences.savePreferences(db, userId, { savedSearches: { ...savedSearches, email: false } });
  await live.changed(db, [userId], ['savedSearches', 'notificationPreferences']);
}
