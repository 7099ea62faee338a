import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { deleteCardsOf } from './scorecards/scorecards.queries.ts';

/** Interviews in which the person sat on either side. */
export async function listIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('interviews')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('candidateId', '=', userId),
        eb('interviewerId', '=', userId),
        eb('requestedBy', '=', userId),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** What the candidate wrote, and what was written about them, goes; that they met stays. */
export async function blankTexts(db: Db, candidateId: string): Promise<void> {
  const rows = await db
    .updateTable('interviews')
    .set({
      message: '',
      candidateMessage: null,
      preparationNotes: '',
      closingReason: null,
      contestReason: null,
      candidateFeedback: null,
      recruiterFeedback: null,
      meetingLink: null,
      meetingPassword: null,
    })
    .where('candidateId', '=', candidateId)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await deleteCardsOf(db, ids);
  await db
    .updateTable('interviewEvents')
    .set({ reason: null })
    .where('interviewId', '=', anyOf(ids))
    .execute();
}
