import { type Insertable, type Selectable, sql } from 'kysely';
import type { Section } from '#contract/candidates/sections.ts';
import type { DegreeVerification } from '#contract/labels/profile.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type {
  CandidateOnlineProfilesTable,
  CandidateProjectsTable,
} from '#server/db/schema/candidate-profile.ts';
import type {
  CandidateDraftsTable,
  CandidateEducationsTable,
  CandidateExperiencesTable,
  CandidateSkillsTable,
} from '#server/db/schema/candidates.ts';
import type { Db } from '#server/db/schema/database.ts';

/**
 * A type for rows that set every column of the table, including those with a default, and nothing else: a
 * field without a column, or a column that no field fills, does not compile.
 */
type Exactly<Table, Given> = readonly (Given &
  Record<Exclude<keyof Given, keyof Insertable<Table>>, never>)[];
type Full<Table> = Required<Insertable<Table>>;

export type SkillRow = Selectable<CandidateSkillsTable>;
export type ExperienceRow = Selectable<CandidateExperiencesTable>;
export type EducationRow = Selectable<CandidateEducationsTable>;
export type OnlineProfileRow = Selectable<CandidateOnlineProfilesTable>;
export type ProjectRow = Selectable<CandidateProjectsTable>;

export function listSkills(db: Db, candidateIds: string[]): Promise<SkillRow[]> {
  return db
    .selectFrom('candidateSkills')
    .modifyFront(named('list_skills'))
    .selectAll()
    .where('candidateId', '=', anyOf(candidateIds))
    .orderBy('position')
    .execute();
}

export async function replaceSkills<Given extends Full<CandidateSkillsTable>>(
  db: Db,
  candidateId: string,
  rows: Exactly<CandidateSkillsTable, Given>,
): Promise<void> {
  await sql`/*@delete_skills*/
    delete from candidate_skills where candidate_id = ${candidateId}`.execute(db);
  if (rows.length > 0) await db.insertInto('candidateSkills').values(rows).execute();
}

export function listExperiences(db: Db, candidateIds: string[]): Promise<ExperienceRow[]> {
  return db
    .selectFrom('candidateExperiences')
    .modifyFront(named('list_experiences'))
    .selectAll()
    .where('candidateId', '=', anyOf(candidateIds))
    .orderBy('position')
    .execute();
}

export async function replaceExperiences<Given extends Full<CandidateExperiencesTable>>(
  db: Db,
  candidateId: string,
  rows: Exactly<CandidateExperiencesTable, Given>,
): Promise<void> {
  await db.deleteFrom('candidateExperiences').where('candidateId', '=', candidateId).execute();
  if (rows.length > 0) await db.insertInto('candidateExperiences').values(rows).execute();
}

/** Latest first. */
export function listEducations(db: Db, candidateIds: string[]): Promise<EducationRow[]> {
  return db
    .selectFrom('candidateEducations')
    .modifyFront(named('list_educations'))
    .selectAll()
    .where('candidateId', '=', anyOf(candidateIds))
    .orderBy('endYear', 'desc')
    .orderBy('position')
    .execute();
}

/** How the unverified degrees are being proved; an expired code does not count. */
export function listOpenProofs(db: Db, candidateId: string, at: Date) {
  return db
    .selectFrom('degreeVerifications')
    .select(['educationId', 'method'])
    .where('candidateId', '=', candidateId)
    .where('status', '=', 'PENDING')
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', at)]))
    .execute();
}

export function findEducation(db: Db, candidateId: string, id: string): Promise<EducationRow | undefined> {
  return db
    .selectFrom('candidateEducations')
    .selectAll()
    .where('id', '=', id)
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
}

export async function updateVerification(
  db: Db,
  {
    candidateId,
    educationId,
    status,
  }: { candidateId: string; educationId: string; status: DegreeVerification },
): Promise<void> {
  await db
    .updateTable('candidateEducations')
    .set({ verificationStatus: status })
    .where('id', '=', educationId)
    .where('candidateId', '=', candidateId)
    .execute();
}

/** Existing rows keep their ids, because proofs of a degree refer to them. */
export async function replaceEducations<Given extends Full<CandidateEducationsTable>>(
  db: Db,
  candidateId: string,
  rows: Exactly<CandidateEducationsTable, Given>,
): Promise<void> {
  await db
    .deleteFrom('candidateEducations')
    .where('candidateId', '=', candidateId)
    .where('id', '!=', sql<string>`all(${rows.map(({ id }) => id)}::uuid[])`)
    .execute();
  if (rows.length === 0) return;
  await db
    .insertInto('candidateEducations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(
        (eb) =>
          ({
            universityName: eb.ref('excluded.universityName'),
            educationDegree: eb.ref('excluded.educationDegree'),
            fieldOfStudy: eb.ref('excluded.fieldOfStudy'),
            specialization: eb.ref('excluded.specialization'),
            courseType: eb.ref('excluded.courseType'),
            startYear: eb.ref('excluded.startYear'),
            endYear: eb.ref('excluded.endYear'),
            cgpa: eb.ref('excluded.cgpa'),
            percentage: eb.ref('excluded.percentage'),
            verificationStatus: eb.ref('excluded.verificationStatus'),
            position: eb.ref('excluded.position'),
          }) satisfies Record<Exclude<keyof EducationRow, 'id' | 'candidateId'>, unknown>,
      ),
    )
    .execute();
}

export function listOnlineProfiles(db: Db, candidateId: string): Promise<OnlineProfileRow[]> {
  return db
    .selectFrom('candidateOnlineProfiles')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('position')
    .execute();
}

export async function replaceOnlineProfiles<Given extends Full<CandidateOnlineProfilesTable>>(
  db: Db,
  candidateId: string,
  rows: Exactly<CandidateOnlineProfilesTable, Given>,
): Promise<void> {
  await db.deleteFrom('candidateOnlineProfiles').where('candidateId', '=', candidateId).execute();
  if (rows.length > 0) await db.insertInto('candidateOnlineProfiles').values(rows).execute();
}

export function listProjects(db: Db, candidateId: string): Promise<ProjectRow[]> {
  return db
    .selectFrom('candidateProjects')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('position')
    .execute();
}

export async function replaceProjects<Given extends Full<CandidateProjectsTable>>(
  db: Db,
  candidateId: string,
  rows: Exactly<CandidateProjectsTable, Given>,
): Promise<void> {
  await db.deleteFrom('candidateProjects').where('candidateId', '=', candidateId).execute();
  if (rows.length > 0) await db.insertInto('candidateProjects').values(rows).execute();
}

type DraftRow = Selectable<CandidateDraftsTable>;

export function findDraft(db: Db, candidateId: string, section: Section): Promise<DraftRow | undefined> {
  return db
    .selectFrom('candidateDrafts')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .where('section', '=', section)
    .executeTakeFirst();
}

export async function upsertDraft(
  db: Db,
  draft: { candidateId: string; section: Section; body: object; savedAt: Date },
): Promise<void> {
  const body = JSON.stringify(draft.body);
  await db
    .insertInto('candidateDrafts')
    .values({ ...draft, body })
    .onConflict((conflict) =>
      conflict.columns(['candidateId', 'section']).doUpdateSet({ body, savedAt: draft.savedAt }),
    )
    .execute();
}

export async function deleteDraft(db: Db, candidateId: string, section: Section): Promise<void> {
  await sql`/*@delete_draft*/
    delete from candidate_drafts where candidate_id = ${candidateId} and section = ${section}`.execute(db);
}

export function listDrafts(db: Db, candidateId: string): Promise<DraftRow[]> {
  return db.selectFrom('candidateDrafts').selectAll().where('candidateId', '=', candidateId).execute();
}
