import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { endsAt, startsAt } from './interviews.queries.ts';
import { deleteCardsOf } from './scorecards.queries.ts';

/** Interviews with the person on either side. */
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

/** Erases what the candidate wrote, and what was written about them; the interview itself stays. */
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

/** Interviews for the person's export, without the internal notes of the other side. */
export async function listForExport(db: Db, userId: string) {
  const interviews = db
    .selectFrom('interviews as i')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .select(['i.id', 'c.name as companyName', 'j.title as jobTitle', 'i.status', 'i.interviewType'])
    .select(['i.interviewMode', 'i.interviewStage', 'i.totalStages', 'i.message', 'i.respondBy'])
    .select([startsAt.as('startsAt'), endsAt.as('endsAt'), 'i.timezone', 'i.closingReason'])
    .select(['i.createdAt', 'i.updatedAt'])
    .orderBy('i.createdAt');
  const asCandidate = interviews
    .select(['i.candidateMessage', 'i.preparationNotes', 'i.candidateFeedback', 'i.contestReason'])
    .where('i.candidateId', '=', userId);
  const asRecruiter = interviews
    .select('i.recruiterFeedback')
    .where((eb) => eb.or([eb('i.interviewerId', '=', userId), eb('i.requestedBy', '=', userId)]));
  return [...(await asCandidate.execute()), ...(await asRecruiter.execute())];
}
