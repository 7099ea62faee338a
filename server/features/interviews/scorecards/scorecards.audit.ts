import { getInterview } from '#server/features/interviews/interviews.queries.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { scorecardSent } from './scorecards.events.ts';

export const traces = [
  on(scorecardSent, async (db, { interviewId: subjectId, actorId }) => {
    const { companyId, companyName, jobTitle } = await getInterview(db, subjectId);
    const summary = `Sent a scorecard: ${jobTitle}, ${companyName}`;
    await audit.record(db, { action: 'interview.rated', actorId, subjectId, companyId, summary });
  }),
];
