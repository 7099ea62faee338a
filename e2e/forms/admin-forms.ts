import type { Page } from 'playwright/test';
import { staged, tickSentTransfers } from '../dialogs/staging.ts';
import { choose, type FormStory, fromMenu, opens, press, WORDS } from './form-story.ts';

/** Opens the first item of a list and chooses the decision. */
const decides = (open: RegExp, choice: RegExp) => async (page: Page) => {
  await press(page, open);
  await page.getByRole('dialog').getByRole('radio', { name: choice }).check();
};

export const ADMIN_FORMS: readonly FormStory[] = [
  {
    name: 'a recruiter rejected from the list',
    who: 'admin',
    path: '/admin/recruiters?status=PENDING',
    open: opens(/^Reject /),
    type: [['Please provide a rejection reason:', WORDS]],
    send: 'Reject recruiter',
    told: 'Failed to process action. Please try again.',
  },
  {
    name: 'a recruiter rejected from the details',
    who: 'admin',
    path: '/admin/recruiters?status=PENDING',
    open: async (page) => {
      await press(page, /^View Details/);
      await press(page, /^Reject…/);
    },
    type: [['Reason for rejection', WORDS]],
    send: 'Reject recruiter',
    told: 'Failed to reject recruiter',
    wrong: [['Reason for rejection', '']],
  },
  {
    name: 'a recruiter approved from the list',
    who: 'admin',
    path: '/admin/recruiters?status=PENDING',
    open: opens(/^Approve /),
    type: [],
    send: 'Approve',
    told: 'Failed to process action. Please try again.',
  },
  {
    name: 'a recruiter approved from the details',
    who: 'admin',
    path: '/admin/recruiters?status=PENDING',
    open: async (page) => {
      await press(page, /^View Details/);
      await press(page, 'Approve recruiter');
    },
    type: [],
    send: 'Approve recruiter',
    told: 'Failed to approve recruiter',
  },
  {
    name: 'a recruiter suspended',
    who: 'admin',
    path: '/admin/recruiters?status=APPROVED',
    open: async (page) => {
      await press(page, /^View Details/);
      await press(page, /^Suspend…/);
    },
    type: [['Reason for suspension', WORDS]],
    send: 'Suspend recruiter',
    told: 'Failed to suspend recruiter',
    wrong: [['Reason for suspension', '']],
  },
  {
    name: 'a job closed for its company',
    who: 'admin',
    path: '/admin/jobs?status=PUBLISHED',
    open: fromMenu(/^More actions/, /^Close/),
    type: [['Reason', WORDS]],
    send: 'Close job',
  },
  {
    name: 'a job archived for its company',
    who: 'admin',
    path: '/admin/jobs?status=PUBLISHED',
    open: fromMenu(/^More actions/, /^Archive/),
    type: [['Reason', WORDS]],
    send: 'Archive job',
  },
  {
    name: 'a reward held',
    who: 'admin',
    path: '/admin/payouts',
    open: fromMenu(/^More actions for the reward/, /^Hold/),
    type: [['Reason', WORDS]],
    send: 'Hold',
    wrong: [['Reason', '']],
  },
  {
    name: 'transfers marked as paid',
    who: 'admin',
    path: '/admin/payouts?tab=BATCHES',
    open: async (page) => {
      await tickSentTransfers(page);
      await press(page, /^Mark as paid/);
    },
    type: [['Reference', 'UTR 4711']],
    send: 'Mark as paid',
    wrong: [['Reference', '']],
  },
  {
    name: 'transfers marked as failed',
    who: 'admin',
    path: '/admin/payouts?tab=BATCHES',
    open: async (page) => {
      await tickSentTransfers(page);
      await press(page, /^Mark as failed/);
    },
    type: [['Reason', WORDS]],
    send: 'Mark as failed',
    wrong: [['Reason', '']],
  },
  {
    name: 'a degree rejected',
    who: 'admin',
    path: '/admin/verifications',
    open: opens(/^Reject /),
    type: [['What is wrong with the document?', WORDS]],
    send: 'Reject document',
    wrong: [['What is wrong with the document?', '']],
  },
  {
    name: 'a disputed hire settled',
    who: 'admin',
    path: '/admin/hires',
    open: async (page) => {
      await press(page, /^Settle: /);
      await choose(page, 'Outcome');
    },
    type: [['Reason', WORDS]],
    send: 'Settle',
    wrong: [['Reason', '']],
  },
  {
    name: 'an affiliate rejected',
    who: 'admin',
    path: '/admin/affiliates?status=PENDING',
    open: decides(/^View Details/, /^Reject/),
    type: [['Reason for rejection', WORDS]],
    send: 'Reject affiliate',
    wrong: [['Reason for rejection', '']],
  },
  {
    name: 'a flagged referral refused',
    who: 'admin',
    path: '/admin/referrals',
    open: decides(/^Open /, /^Refuse/),
    type: [['Reason', WORDS]],
    send: 'Decide',
    wrong: [['Reason', '']],
  },
  {
    name: 'a contested no-show settled',
    who: 'admin',
    path: '/admin/queue?kind=CONTEST',
    open: decides(/^Open /, /stands$/),
    type: [['Reason', WORDS]],
    send: 'Decide',
    wrong: [['Reason', '']],
  },
  {
    name: 'a report closed',
    who: 'admin',
    path: '/admin/reports',
    open: decides(/^Open /, /^Dismissed/),
    type: [['Reason', WORDS]],
    send: 'Close the report',
    wrong: [['Reason', '']],
  },
  {
    name: 'a payment recorded',
    who: 'admin',
    path: '/admin/invoices?status=OVERDUE',
    open: async (page) => {
      await press(page, /^MDL\//);
      await press(page, /^Record payment$/);
    },
    type: [['Reference', 'UTR 4711']],
    send: 'Record payment',
    wrong: [['Reference', '']],
  },
  {
    name: 'a credit note issued',
    who: 'admin',
    path: '/admin/invoices?status=OVERDUE',
    open: async (page) => {
      await press(page, /^MDL\//);
      await press(page, /^Credit$/);
    },
    type: [
      ['Percent of the invoice', '10%'],
      ['Reason', WORDS],
    ],
    send: 'Issue credit note',
    wrong: [['Reason', '']],
  },
  {
    name: 'a refund recorded',
    who: 'admin',
    path: '/admin/invoices?refundDue=true',
    open: async (page) => {
      await press(page, /^MDL\//);
      await press(page, /^Record refund$/);
    },
    type: [['Reference', 'NEFT 4711']],
    send: 'Record refund',
    wrong: [['Reference', '']],
  },
  {
    name: 'an admin added',
    who: 'superadmin',
    path: '/admin/team?add=true',
    open: async (page) => {
      await page.getByRole('dialog').waitFor();
    },
    type: [
      ['First name', 'Lata'],
      ['Last name', 'Menon'],
      ['Email', 'lata.menon@medallist.test'],
    ],
    send: 'Add Admin',
    wrong: [['Email', 'nowhere']],
  },
  {
    name: 'a candidate suspended',
    who: 'admin',
    path: '/admin/candidates?status=ACTIVE',
    open: fromMenu(/^More actions/, /^Suspend/),
    type: [['Enter reason for suspension:', WORDS]],
    send: 'Suspend',
  },
  {
    name: 'a candidate deleted',
    who: 'admin',
    path: '/admin/candidates?status=ACTIVE',
    open: fromMenu(/^More actions/, /^Delete/),
    type: [['Type DELETE to confirm', 'DELETE']],
    send: 'Delete',
  },
  {
    name: 'the end of a suspension',
    who: 'admin',
    path: '/admin/candidates',
    open: async (page) => {
      await staged('**/api/admin/candidates?*', { status: 'SUSPENDED' })(page);
      await fromMenu(/^More actions/, /^Activate/)(page);
    },
    type: [],
    send: 'Activate',
  },
];
