import type { Insertable, Selectable } from 'kysely';
import type {
  CandidateOnlineProfilesTable,
  CandidateProjectsTable,
} from '#server/db/schema/candidate-profile.ts';
import type { Db } from '#server/db/schema/database.ts';

export type OnlineProfileRow = Selectable<CandidateOnlineProfilesTable>;
export type ProjectRow = Selectable<CandidateProjectsTable>;

export function listOnlineProfiles(db: Db, candidateId: string): Promise<OnlineProfileRow[]> {
  return db
    .selectFrom('candidateOnlineProfiles')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('position')
    .execute();
}

export async function replaceOnlineProfiles(
  db: Db,
  candidateId: string,
  rows: Insertable<CandidateOnlineProfilesTable>[],
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

export async function replaceProjects(
  db: Db,
  candidateId: string,
  rows: Insertable<CandidateProjectsTable>[],
): Promise<void> {
  await db.deleteFrom('candidateProjects').where('candidateId', '=', candidateId).execute();
  if (rows.length > 0) await db.insertInto('candidateProjects').values(rows).execute();
}
