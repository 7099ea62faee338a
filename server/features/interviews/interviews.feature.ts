import { defineFeature } from '#server/feature.ts';
import { routes as candidateRoutes } from './candidate.routes.ts';
import { auditEntries, departures, follows } from './interviews.follows.ts';
import { routes as interviewsRoutes } from './interviews.routes.ts';
import {
  completePastInterviews,
  expireInterviewRequests,
  remindOfHolds,
  remindOfInterviews,
} from './interviews.service.ts';
import { mails, notices } from './interviews.told.ts';
import { routes as recruiterRoutes } from './recruiter.routes.ts';

export const interviews = defineFeature({
  name: 'interviews',
  routes: [...candidateRoutes, ...recruiterRoutes, ...interviewsRoutes],
  deadlines: [expireInterviewRequests, completePastInterviews, remindOfHolds, remindOfInterviews],
  notices,
  mails,
  audit: auditEntries,
  follows,
  departures,
  after: { follows: ['companies'], departures: ['hires'] },
});
