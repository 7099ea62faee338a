import { features, item, longAfter, type Overlay, openThread, press, writes } from './overlay.ts';

export const OF_RECRUITERS: readonly Overlay[] = [
  {
    name: 'request interview',
    file: features('interviews/request/request-interview-modal.tsx'),
    path: '/recruiter/candidates',
    open: [press(/^Request interview/)],
  },
  {
    name: 'filters of candidates',
    file: 'web/ui/filters/filter-drawer.tsx',
    path: '/recruiter/candidates',
    open: [press(/^Filters/)],
    only: 'narrow',
  },
  {
    name: 'an interview',
    file: features('interviews/recruiter/recruiter-details.tsx'),
    path: '/recruiter/interviews',
    open: [press(/^Details:/)],
    hasAddress: true,
  },
  {
    name: 'cancel an interview',
    file: features('interviews/recruiter/text-dialog.tsx'),
    path: '/recruiter/interviews',
    open: [press(/^More:/), item(/^Cancel/)],
    hasAddress: true,
  },
  {
    name: 'withdraw a request',
    file: features('interviews/recruiter/text-dialog.tsx'),
    path: '/recruiter/interviews',
    open: [press(/^Withdraw/)],
    hasAddress: true,
  },
  {
    name: 'an application',
    file: features('applications/application-panel.tsx'),
    path: '/recruiter/applications',
    open: [press(/^[A-Z][a-z]+ [A-Z][a-z]+$/)],
    hasAddress: true,
  },
  {
    name: 'reject an application',
    file: features('applications/reject-dialog.tsx'),
    path: '/recruiter/applications?status=APPLIED',
    open: [press(/^[A-Z][a-z]+ [A-Z][a-z]+$/), press(/^Reject$/)],
    opener: 1,
    hasAddress: true,
  },
  {
    name: 'report',
    file: features('messages/report-dialog.tsx'),
    path: '/recruiter/messages',
    given: openThread,
    open: [press(/^More about/), item(/^Report$/)],
  },
  {
    name: 'delete a job',
    file: features('jobs/job-moves.tsx'),
    path: '/recruiter/jobs',
    open: [press(/^More actions/), item(/^Delete/)],
  },
  {
    name: 'leave a job',
    file: features('jobs/editor/job-form.tsx'),
    path: '/recruiter/jobs/create',
    given: writes('Job title'),
    open: [press(/^Candidates$/, 'link')],
  },
  {
    name: 'outcome',
    file: features('interviews/recruiter/outcome-dialog.tsx'),
    path: '/recruiter/interviews',
    given: longAfter,
    open: [press(/^Give feedback/)],
    hasAddress: true,
  },
];

export const OF_PENDING: readonly Overlay[] = [
  {
    name: 'cancel the submission',
    file: features('companies/onboarding/application-state.tsx'),
    path: '/recruiter/onboarding',
    open: [press(/^Cancel submission$/)],
  },
];
