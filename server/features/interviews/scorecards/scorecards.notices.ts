import { getInterview } from '#server/features/interviews/interviews.queries.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { scorecardSent } from './scorecards.events.ts';

export const notices = [
  on(scorecardSent, async (db, { interviewId, isShared }) => {
    if (!isShared) return;
    const { candidateId, companyName, jobTitle } = await getInterview(db, interviewId);
    await notify(db, [candidateId], {
      kind: 'interview.feedback_shared',
      title: `${companyName} shared feedback on your interview`,
      body: `${jobTitle}.`,
      link: `/interview-requests/active?view=past&interview=${interviewId}`,
    });
  }),
];
