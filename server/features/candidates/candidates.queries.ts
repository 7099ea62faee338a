import type { Insertable, Selectable, Updateable } from 'kysely';
import { AppError } from '#contract/core/errors.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { CandidatesTable } from '#server/db/schema/candidates.ts';
import type { Db } from '#server/db/schema/database.ts';

export async function insertCandidate(db: Db, candidate: Insertable<CandidatesTable>): Promise<void> {
  await db.insertInto('candidates').values(candidate).execute();
}

const noProfile = () => new AppError('PROFILE_NOT_FOUND');

export type CandidateRow = Selectable<CandidatesTable>;

export function getCandidate(db: Db, userId: string): Promise<CandidateRow> {
  return db
    .selectFrom('candidates')
    .modifyFront(named('get_candidate'))
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow(noProfile);
}

/** Serialises saves of one profile: the second one sees the version that the first has written. */
export function lockCandidate(db: Db, userId: string): Promise<CandidateRow> {
  return db
    .selectFrom('candidates')
    .modifyFront(named('lock_candidate'))
    .selectAll()
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow(noProfile);
}

/** Of two transactions that rewrite one search document, the second reads what the first has changed. */
export async function lockCandidates(db: Db, userIds: string[]): Promise<void> {
  await db
    .selectFrom('candidates')
    .modifyFront(named('lock_candidates'))
    .select('userId')
    .where('userId', '=', anyOf(userIds))
    .orderBy('userId')
    .forNoKeyUpdate()
    .execute();
}

export type CandidateChange = Updateable<CandidatesTable>;

export async function updateCandidate(db: Db, userId: string, change: CandidateChange): Promise<void> {
  await db.updateTable('candidates').set(change).where('userId', '=', userId).execute();
}

/** What erasure leaves in the row: it stays because applications refer to it, and versions never decrease. */
type Left =
  | 'userId'
  | 'createdAt'
  | 'salaryTotal'
  | 'basicInfoVersion'
  | 'skillsVersion'
  | 'experienceVersion'
  | 'educationVersion';

/** The row stays; the personal data is erased. */
export async function blankCandidate(db: Db, userId: string, at: Date): Promise<void> {
  await updateCandidate(db, userId, {
    headline: null,
    professionalSummary: null,
    resumeFileId: null,
    salaryFixed: 0,
    salaryVariable: 0,
    salaryEsop: 0,
    expectedTotal: 0,
    expectedFixed: 0,
    noticePeriod: 'ONE_MONTH',
    lastWorkingDay: null,
    preferredLocations: [],
    offerCompany: null,
    offerAmount: null,
    offerJoiningDate: null,
    domain: null,
    primaryRole: null,
    currentIndustry: null,
    department: null,
    roleCategory: null,
    jobRole: null,
    desiredJobType: 'PERMANENT',
    desiredEmploymentType: 'FULL_TIME',
    preferredShift: 'DAY',
    isVisible: false,
    hideFromCurrentEmployer: true,
    basicInfoSavedAt: null,
    skillsSavedAt: null,
    experienceSavedAt: null,
    educationSavedAt: null,
    lastActiveAt: at,
    updatedAt: at,
  } satisfies CandidateChange & Record<Exclude<keyof CandidateRow, Left>, unknown>);
}

function selectPerson(db: Db) {
  return db
    .selectFrom('candidates as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('files as f', 'f.id', 'c.resumeFileId')
    .selectAll('c')
    .select(['u.firstName', 'u.lastName', 'u.email', 'u.phone', 'u.status', 'u.emailVerifiedAt'])
    .select(['u.pictureFileId', 'f.name as resumeName', 'f.sizeBytes as resumeBytes'])
    .select('f.createdAt as resumeUploadedAt');
}

/** The candidate with their account and resume. */
export type PersonRow = Awaited<ReturnType<typeof getPerson>>;

export function getPerson(db: Db, userId: string) {
  return selectPerson(db).where('c.userId', '=', userId).executeTakeFirstOrThrow(noProfile);
}

export function findPerson(db: Db, userId: string): Promise<PersonRow | undefined> {
  return selectPerson(db).where('c.userId', '=', userId).executeTakeFirst();
}

export function listPersons(db: Db, userIds: string[]): Promise<PersonRow[]> {
  return selectPerson(db).modifyFront(named('list_persons')).where('c.userId', '=', anyOf(userIds)).execute();
}

/** Updates the time of the last visit, at most once an hour, here and in the search document. */
export async function touchCandidate(db: Db, userId: string, at: Date, staleBefore: Date): Promise<void> {
  await db
    .with('touched', (cte) =>
      cte
        .updateTable('candidates')
        .set({ lastActiveAt: at })
        .where('userId', '=', userId)
        .where('lastActiveAt', '<', staleBefore)
        .returning('userId'),
    )
    .updateTable('candidateIndex as d')
    .from('touched')
    .set({ lastActiveAt: at })
    .whereRef('d.candidateId', '=', 'touched.userId')
    .execute();
}
