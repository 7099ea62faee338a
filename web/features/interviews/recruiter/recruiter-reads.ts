import {
  getApplication,
  listApplications,
  listJobApplicants,
} from '#contract/applications/recruiter-applications.ts';
import {
  countRecruiterInterviews,
  getRecruiterInterview,
  listRecruiterInterviews,
} from '#contract/interviews/recruiter.ts';

/** What a recruiter's screens read again once an interview has moved. */
export const RECRUITER_READS = [
  listRecruiterInterviews,
  getRecruiterInterview,
  countRecruiterInterviews,
  listApplications,
  listJobApplicants,
  getApplication,
];
