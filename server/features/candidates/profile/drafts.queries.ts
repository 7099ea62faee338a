import { type Selectable, sql } from 'kysely';
import type { Section } from '#contract/candidates/sections.ts';
import type { CandidateDraftsTable } from '#server/db/schema/candidates.ts';
import type { Db } from '#server/db/schema/database.ts';

export type DraftRow = Selectable<CandidateDraftsTable>;

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
