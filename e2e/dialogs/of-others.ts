import { features, type Overlay, press } from './overlay.ts';

const REVIEW = features('companies/review');

export const OF_NOBODY: readonly Overlay[] = [
  {
    name: 'waitlist of graduates',
    file: features('waitlist/candidate-dialog.tsx'),
    path: '/',
    open: [press(/^Find Opportunities$/)],
    hasAddress: true,
  },
  {
    name: 'waitlist of companies',
    file: features('waitlist/recruiter-dialog.tsx'),
    path: '/',
    open: [press(/^Hire Talent$/)],
    hasAddress: true,
  },
  {
    name: 'quick message',
    file: features('quick-messages/quick-message-panel.tsx'),
    path: '/',
    open: [press(/^Ask us$/)],
  },
];

export const OF_ADMINS: readonly Overlay[] = [
  {
    name: 'a recruiter',
    file: `${REVIEW}/review-modal.tsx`,
    path: '/admin/recruiters?status=PENDING',
    open: [press(/^View Details/)],
    hasAddress: true,
  },
  {
    name: 'approve',
    file: `${REVIEW}/decision-dialogs.tsx`,
    path: '/admin/recruiters?status=PENDING',
    open: [press(/^Approve /)],
  },
  {
    name: 'reject',
    file: `${REVIEW}/decision-dialogs.tsx`,
    path: '/admin/recruiters?status=PENDING',
    open: [press(/^Reject /)],
  },
  {
    name: 'reject from the details',
    file: `${REVIEW}/review-modal.tsx`,
    path: '/admin/recruiters?status=PENDING',
    open: [press(/^View Details/), press(/^Reject…/)],
    hasAddress: true,
  },
  {
    name: 'verify a degree',
    file: features('verifications/decision-dialogs.tsx'),
    path: '/admin/verifications',
    open: [press(/^Approve /)],
  },
  {
    name: 'reject a document',
    file: features('verifications/decision-dialogs.tsx'),
    path: '/admin/verifications',
    open: [press(/^Reject /)],
  },
  {
    name: 'menu',
    file: 'web/ui/shell/ink-shell.tsx',
    path: '/admin/dashboard',
    open: [press(/^Menu$/)],
    only: 'narrow',
  },
];
