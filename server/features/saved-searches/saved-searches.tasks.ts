import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { inMinutes, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { defineSweep, forEachApart } from '#server/platform/tasks.ts';
import { isMailTime, nextMailTime } from './mail-time.ts';
import { type FoundBySearch, searchesFound } from './saved-searches.events.ts';
import * as queries from './saved-searches.queries.ts';
import { filterOf } from './saved-searches.service.ts';
import { SEARCHES } from './search-kinds.ts';

/** How many people a minute are told; the others follow with the next. */
const BATCH = 500;
/** What a search finds beyond these is counted. */
const MOST_FINDS = 10;
/** Longer than a request may take: what was dated before and is committed after a look is found by the next. */
const LAG_MINUTES = 1;

export const mailSavedSearches = defineSweep('mailSavedSearches', async (db) => {
  if (!isMailTime(now())) return;
  await forEachApart(db, await queries.listDueOwners(db, now(), BATCH), tellOwner, 'people were not told');
});

/** Whoever rests, has left or is suspended is told nothing, and later nothing of what came meanwhile. */
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
