import type { Db } from '#server/db/schema/database.ts';
import { endsAt, startsAt } from '#server/features/interviews/lists/columns.queries.ts';

/** Interviews as their person knows them; what the other side wrote for itself is not theirs. */
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
