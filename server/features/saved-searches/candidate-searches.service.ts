import { AppError } from '#contract/core/errors.ts';
import { candidatesPath } from '#contract/saved-searches/candidate-filter.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { Db } from '#server/db/schema/database.ts';
import { countUnseen, findSearch, insertFinds, markSeen, type Owner } from './saved-searches.queries.ts';
import { filterOf } from './saved-searches.service.ts';
import { matching, statementsOf } from './search-kinds.ts';

interface Presented {
  id: string;
  filter: unknown;
}

/** At most twenty, each with the number of matches that its owner has not seen. */
export async function withNews<T extends Presented>(db: Db, { companyId }: Owner, searches: readonly T[]) {
  const known = searches.flatMap(({ id, filter }) =>
    filter ? [{ searchId: id, filter: filter as CandidateFilter }] : [],
  );
  const statements = await statementsOf(
    db,
    companyId,
    known.map(({ filter }) => filter),
  );
  const findings = known.flatMap(({ searchId }, place) => {
    const found = statements[place];
    return found ? [{ searchId, found }] : [];
  });
  const unseen = await countUnseen(db, findings);
  return searches.map((search) => {
    const filter = search.filter as CandidateFilter | null;
    const path = filter && candidatesPath(filter);
    return { ...search, filter, path, newCount: unseen.get(search.id) ?? 0 };
  });
}

export async function withNewsOne<T extends Presented>(db: Db, owner: Owner, search: T) {
  const [told] = await withNews(db, owner, [search]);
  if (!told) throw new AppError('NOT_FOUND');
  return told;
}

/** Marks the current matches as seen. */
export async function opened(db: Db, owner: Owner, id: string): Promise<void> {
  const row = await findSearch(db, owner, id);
  if (!row) throw new AppError('NOT_FOUND');
  const filter = filterOf(CandidateFilter, row);
  if (filter) await insertFinds(db, id, await matching(db, owner.companyId, filter), { areNew: false });
  await markSeen(db, id);
}
