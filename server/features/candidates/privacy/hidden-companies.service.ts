import type { Db } from '#server/db/schema/database.ts';
import { listHidingKeys } from '#server/features/candidates/index-row/candidate-index.service.ts';
import { keysOfEach } from '#server/features/companies/hiding-keys.service.ts';

/** Of these, what belongs to companies that the candidate does not hide from. */
export async function withoutHidden<T extends { companyId: string }>(db: Db, candidateId: string, all: T[]) {
  const hiding = new Set(await listHidingKeys(db, candidateId));
  if (hiding.size === 0 || all.length === 0) return all;
  const keys = await keysOfEach(db, [...new Set(all.map(({ companyId }) => companyId))]);
  return all.filter(({ companyId }) => !keys.get(companyId)?.some((key) => hiding.has(key)));
}
