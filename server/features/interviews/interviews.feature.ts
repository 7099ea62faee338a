import { defineFeature } from '#server/feature.ts';
import { feedRoutes } from './calendar/feed.routes.ts';
import { candidateRoutes } from './candidate.routes.ts';
import { adminRoutes } from './contests/admin.routes.ts';
import { traces as interviewsAudit } from './interviews.audit.ts';
import { reactions as follows } from './interviews.reactions.ts';
import {
  completePastInterviews,
  expireInterviewRequests,
  remindOfHolds,
  remindOfInterviews,
} from './interviews.tasks.ts';
import { mails } from './notices/interviews.mail.ts';
import { notices as interviewsNotices } from './notices/interviews.notices.ts';
import { recruiterRoutes } from './recruiter.routes.ts';
import { traces as scorecardsAudit } from './scorecards/scorecards.audit.ts';
import { notices as scorecardsNotices } from './scorecards/scorecards.notices.ts';
import { scorecardRoutes } from './scorecards/scorecards.routes.ts';
import { timesRoutes } from './times/times.routes.ts';
import { accountReactions as departures } from './users.reactions.ts';

export const interviews = defineFeature({
  name: 'interviews',
  routes: [
    ...candidateRoutes,
    ...recruiterRoutes,
    ...scorecardRoutes,
    ...timesRoutes,
    ...adminRoutes,
    ...feedRoutes,
  ],
  deadlines: [expireInterviewRequests, completePastInterviews, remindOfHolds, remindOfInterviews],
  notices: [...interviewsNotices, ...scorecardsNotices],
  mails,
  audit: [...interviewsAudit, ...scorecardsAudit],
  follows,
  departures,
  after: { follows: ['companies'], departures: ['hires'] },
});
