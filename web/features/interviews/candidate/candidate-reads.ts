import { listMyApplications } from '#contract/applications/candidate-applications.ts';
import { getCandidateHome } from '#contract/dashboards/candidate-home.ts';
import {
  getCandidateInterview,
  getInterviewStats,
  listAcceptedInterviews,
  listActiveInterviews,
  listPastInterviews,
  listPendingInterviews,
} from '#contract/interviews/candidate.ts';

/** What a candidate's screens read again once an interview of theirs has moved. */
export const CANDIDATE_READS = [
  listPendingInterviews,
  listAcceptedInterviews,
  listActiveInterviews,
  listPastInterviews,
  getInterviewStats,
  getCandidateInterview,
  getCandidateHome,
  listMyApplications,
];
