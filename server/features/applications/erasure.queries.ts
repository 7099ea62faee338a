import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

/** What the candidate and the company wrote about the person goes; that there was an application stays. */
export async function blankTexts(db: Db, candidateId: string): Promise<string[]> {
  const rows = await db
    .updateTable('applications')
    .set({ note: null, rejectReason: null, rejectMessage: null, candidateNote: null })
    .where('candidateId', '=', candidateId)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await db
    .updateTable('applicationEvents')
    .set({ reason: null })
    .where('applicationId', '=', anyOf(ids))
    .execute();
  return ids;
}
