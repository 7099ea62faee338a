import type * as z from 'zod';
import { verifiedDegreeOf } from '#contract/candidates/education.ts';
import { toVisible, type VisibleCandidate } from '#contract/candidates/recruiter-view.ts';
import { AppError } from '#contract/core/errors.ts';
import { fileAddress } from '#contract/files.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { MOST_RECENT } from '#contract/search/seen-candidates.ts';
import type { Db } from '#server/db/schema/database.ts';
import { keysOf } from '#server/features/companies/hiding-keys.service.ts';
import { now } from '#server/platform/clock.ts';
import * as live from '#server/platform/live.ts';
import { findPerson, getPerson, type PersonRow } from './candidates.queries.ts';
import { getVisibility, listSeen, type Visibility } from './privacy.queries.ts';
import * as profile from './profile/profile.service.ts';
import { insertView, listRecentIds, putRecent, trimRecent } from './views.queries.ts';

interface Pair {
  candidateId: string;
  companyId: string;
}

/** Throws CANDIDATE_NOT_FOUND unless the company can see this candidate, by search or by an application. */
export async function admit(db: Db, { candidateId, companyId }: Pair): Promise<Visibility> {
  const companyKeys = await keysOf(db, companyId);
  const visibility = await getVisibility(db, { candidateId, companyId, companyKeys });
  if (!visibility.isSeen) throw new AppError('CANDIDATE_NOT_FOUND');
  return visibility;
}

/** The profile as a recruiter of this company sees it. */
export async function getForCompany(db: Db, pair: Pair): Promise<z.input<typeof VisibleCandidate>> {
  const visibility = await admit(db, pair);
  const person = await findPerson(db, pair.candidateId);
  if (!person) throw new AppError('CANDIDATE_NOT_FOUND');
  return present(db, person, visibility);
}

/** The candidate's own profile, as a company without an application sees it. */
export async function getPreview(db: Db, userId: string): Promise<z.input<typeof VisibleCandidate>> {
  return present(db, await getPerson(db, userId), { isContactShared: false, isSaved: false });
}

type Shown = Pick<Visibility, 'isContactShared' | 'isSaved'>;

async function present(db: Db, person: PersonRow, { isContactShared, isSaved }: Shown) {
  const visible = toVisible(await profile.load(db, person), isContactShared);
  return {
    ...visible,
    id: person.userId,
    fullName: fullName(person),
    profilePictureUrl: fileAddress(person.pictureFileId),
    hasVerifiedDegree: verifiedDegreeOf(visible.education.educations) !== undefined,
    isContactShared,
    isSaved,
    lastActiveAt: person.lastActiveAt,
  };
}

/**
 * Counts a profile view, once per viewer and day in India, and stores the viewer's recently opened profiles.
 */
export async function recordView(db: Db, viewerId: string, pair: Pair): Promise<void> {
  await admit(db, pair);
  const viewedAt = now();
  await putRecent(db, { ...pair, viewerId, viewedAt });
  await trimRecent(db, { ...pair, viewerId }, MOST_RECENT);
  const isFirst = await insertView(db, { ...pair, viewerId, day: localDate(viewedAt) });
  if (isFirst) await live.changed(db, [pair.candidateId], ['profileViews']);
}

/** The profiles that the viewer opened for this company and may still see, the last one first. */
export async function listRecent(db: Db, viewerId: string, companyId: string): Promise<string[]> {
  return listRecentIds(db, { viewerId, companyId }, await keysOf(db, companyId));
}

/** Those of the candidates whom the company can see, in their order. */
export async function listAdmitted(db: Db, companyId: string, ids: readonly string[]): Promise<string[]> {
  const seen = new Set(await listSeen(db, { companyId, companyKeys: await keysOf(db, companyId) }, ids));
  return ids.filter((id) => seen.has(id));
}
