import { features, item, type Overlay, press } from './overlay.ts';
import { staged, tickSentTransfers } from './staging.ts';

const DECISIONS = features('candidate-accounts/decision-dialogs.tsx');
const INVOICES = features('invoices/admin');
const REVIEW = features('companies/review');
const PAYOUTS = features('payouts/admin');

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
    name: 'a question to the support',
    file: features('inbox/question-panel.tsx'),
    path: '/admin/messages',
    open: [press(/their question$/)],
    hasAddress: true,
  },
  {
    name: 'an application across companies',
    file: features('applications/admin-application-panel.tsx'),
    path: '/admin/applications',
    open: [press(/, .+/)],
    hasAddress: true,
  },
  {
    name: 'close a job of a company',
    file: features('jobs/admin/take-down-dialog.tsx'),
    path: '/admin/jobs?status=PUBLISHED',
    open: [press(/^More actions/), item(/^Close/)],
  },
  {
    name: 'a job of a company',
    file: features('jobs/admin/admin-job-panel.tsx'),
    path: '/admin/jobs?status=PUBLISHED',
    open: [press(/^More actions/), item(/^View$/)],
    hasAddress: true,
  },
  {
    name: 'a contested no-show',
    file: features('interviews/contest-dialog.tsx'),
    path: '/admin/queue?kind=CONTEST',
    open: [press(/^Open /)],
    hasAddress: true,
  },
  {
    name: 'a degree proof',
    file: features('verifications/proof-dialog.tsx'),
    path: '/admin/queue?kind=DEGREE',
    open: [press(/^Open /)],
    hasAddress: true,
  },
  {
    name: 'a disputed hire of the queue',
    file: features('hires/dispute-dialog.tsx'),
    path: '/admin/queue?kind=HIRE',
    open: [press(/^Open /)],
    hasAddress: true,
  },
  {
    name: 'a flagged referral',
    file: features('referrals/referral-dialog.tsx'),
    path: '/admin/referrals',
    open: [press(/^Open /)],
    hasAddress: true,
  },
  {
    name: 'a report',
    file: features('reports/report-review.tsx'),
    path: '/admin/reports',
    open: [press(/^Open /)],
    hasAddress: true,
  },
  {
    name: 'an affiliate',
    file: features('affiliates/affiliate-dialog.tsx'),
    path: '/admin/affiliates',
    open: [press(/^View Details/)],
    hasAddress: true,
  },
  {
    name: 'settle a disputed hire',
    file: features('hires/settle-dialog.tsx'),
    path: '/admin/hires',
    open: [press(/^Settle: /)],
  },
  {
    name: 'the history of settings',
    file: features('settings/history-panel.tsx'),
    path: '/admin/settings',
    open: [press(/^History: Supplier/)],
    hasAddress: true,
  },
  {
    name: 'an entry of the audit',
    file: features('audit/audit-panel.tsx'),
    path: '/admin/audit',
    open: [press(/^Details: /)],
    hasAddress: true,
  },
  {
    name: 'a mail',
    file: features('mails/mail-panel.tsx'),
    path: '/admin/mail',
    open: [press(/^Read: /)],
    hasAddress: true,
  },
  {
    name: 'suspend a candidate',
    file: DECISIONS,
    path: '/admin/candidates?status=ACTIVE',
    open: [press(/^More actions/), item(/^Suspend/)],
  },
  {
    name: 'end a suspension',
    file: DECISIONS,
    path: '/admin/candidates',
    given: staged('**/api/admin/candidates?*', { status: 'SUSPENDED' }),
    open: [press(/^More actions/), item(/^Activate/)],
  },
  {
    name: 'delete a candidate',
    file: DECISIONS,
    path: '/admin/candidates?status=ACTIVE',
    open: [press(/^More actions/), item(/^Delete/)],
  },
  {
    name: 'an invoice of any company',
    file: `${INVOICES}/admin-invoice-panel.tsx`,
    path: '/admin/invoices?status=OVERDUE',
    open: [press(/^MDL\//)],
    hasAddress: true,
  },
  {
    name: 'a payment',
    file: `${INVOICES}/admin-invoice-panel.tsx`,
    path: '/admin/invoices?status=OVERDUE',
    open: [press(/^MDL\//), press(/^Record payment$/)],
    opener: 1,
    hasAddress: true,
  },
  {
    name: 'a credit',
    file: `${INVOICES}/credit-dialog.tsx`,
    path: '/admin/invoices?status=OVERDUE',
    open: [press(/^MDL\//), press(/^Credit$/)],
    opener: 1,
    hasAddress: true,
  },
  {
    name: 'a refund',
    file: `${INVOICES}/admin-invoice-panel.tsx`,
    path: '/admin/invoices?refundDue=true',
    open: [press(/^MDL\//), press(/^Record refund$/)],
    opener: 1,
    hasAddress: true,
  },
  {
    name: 'hold a reward',
    file: `${PAYOUTS}/reward-dialogs.tsx`,
    path: '/admin/payouts',
    open: [press(/^More actions for the reward/), item(/^Hold/)],
  },
  {
    name: 'mark transfers as paid',
    file: `${PAYOUTS}/batch-dialogs.tsx`,
    path: '/admin/payouts?tab=BATCHES',
    given: tickSentTransfers,
    open: [press(/^Mark as paid/)],
  },
  {
    name: 'menu',
    file: 'web/ui/shell/ink-shell.tsx',
    path: '/admin/dashboard',
    open: [press(/^Menu$/)],
    only: 'narrow',
  },
];

const ADMINS = features('admin-team/admin-dialogs.tsx');

export const OF_SUPER_ADMINS: readonly Overlay[] = [
  {
    name: 'add an admin',
    file: features('admin-team/add-admin-dialog.tsx'),
    path: '/admin/team',
    open: [press(/^Add Admin$/)],
    hasAddress: true,
  },
  {
    name: 'remove an admin',
    file: ADMINS,
    path: '/admin/team',
    open: [press(/^Remove /)],
  },
];
