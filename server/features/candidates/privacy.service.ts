import type { Privacy, PrivacyInput } from '#contract/candidates/privacy.ts';
import { fieldFault } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/hiding-keys.service.ts';
import { keysOfEach } from '#server/features/companies/hiding-keys.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { companyBlocked, privacyChanged } from './candidates.events.ts';
import { getCandidate, lockCandidate, updateCandidate } from './candidates.queries.ts';
import { listHidingKeys, refreshIndexRows } from './index-row/candidate-index.service.ts';
import { deleteBlock, insertBlock, listHiddenCompanies, replaceHiddenCompanies } from './privacy.queries.ts';
import { listExperiences } from './profile/sections.queries.ts';

const UNKNOWN = 'Please choose a company from the list, or type its name.';

export async function get(db: Db, userId: string): Promise<Privacy> {
  const { isVisible, hideFromCurrentEmployer } = await getCandidate(db, userId);
  const hidden = await listHiddenCompanies(db, userId);
  const jobs = await listExperiences(db, [userId]);
  const current = jobs.filter(({ isCurrentJob }) => isCurrentJob).map(({ companyName }) => companyName);
  return {
    isVisible,
    hideFromCurrentEmployer,
    hiddenCompanies: hidden.map(({ id, name }) => ({ id, name })),
    currentEmployers: [...new Set(current)],
  };
}

/** Each company once; registered ones under their registered name. */
async function named(db: Db, chosen: PrivacyInput['hiddenCompanies']) {
  const ids = chosen.flatMap(({ id }) => id ?? []);
  const names = new Map((await companies.listNamesOf(db, ids)).map(({ id, name }) => [id, name]));
  const listed = chosen.map(({ id, name }, place) => {
    if (!id) return { id: null, name };
    const current = names.get(id);
    if (current) return { id, name: current };
    throw fieldFault(`hiddenCompanies.${place}.id`, UNKNOWN);
  });
  return [...new Map(listed.map((one) => [one.id ?? one.name.toLowerCase(), one])).values()];
}

/** Replaces all settings at once; the search row is updated in the same transaction. */
export async function save(db: Db, userId: string, input: PrivacyInput): Promise<Privacy> {
  await lockCandidate(db, userId);
  const before = await get(db, userId);
  await replaceHiddenCompanies(db, userId, await named(db, input.hiddenCompanies));
  const { isVisible, hideFromCurrentEmployer } = input;
  await updateCandidate(db, userId, { isVisible, hideFromCurrentEmployer, updatedAt: now() });
  await refreshIndexRows(db, [userId]);
  const after = await get(db, userId);
  await emit(db, privacyChanged, { userId, before, after });
  return after;
}

interface Blocking {
  candidateId: string;
  companyId: string;
  companyName: string;
  isBlocked: boolean;
}

/** Blocks or unblocks a company; the search row is updated in the same transaction. */
export async function setBlocked(db: Db, { candidateId, companyId, ...rest }: Blocking): Promise<void> {
  await lockCandidate(db, candidateId);
  if (rest.isBlocked) await insertBlock(db, { candidateId, companyId, blockedAt: now() });
  else await deleteBlock(db, candidateId, companyId);
  await refreshIndexRows(db, [candidateId]);
  await emit(db, companyBlocked, { userId: candidateId, companyId, ...rest });
}

/** Those of these items whose company the candidate does not hide from. */
export async function withoutHidden<T extends { companyId: string }>(db: Db, candidateId: string, all: T[]) {
  const hiding = new Set(await listHidingKeys(db, candidateId));
  if (hiding.size === 0 || all.length === 0) return all;
  const keys = await keysOfEach(db, [...new Set(all.map(({ companyId }) => companyId))]);
  return all.filter(({ companyId }) => !keys.get(companyId)?.some((key) => hiding.has(key)));
}
