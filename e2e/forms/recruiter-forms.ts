import { type FormStory, fromMenu, longAfter, opens, press, WORDS } from './form-story.ts';

export const RECRUITER_FORMS: readonly FormStory[] = [
  {
    name: 'an own profile',
    who: 'recruiter',
    path: '/recruiter/profile',
    open: opens(/^Edit/),
    type: [['Bio', WORDS]],
    send: 'Save changes',
    told: 'Failed to save recruiter profile',
    isVersioned: true,
    wrong: [
      ['First name', ''],
      ['Last name', ''],
    ],
  },
  {
    name: 'the company',
    who: 'recruiter',
    path: '/recruiter/company',
    open: opens('Edit Company'),
    type: [['What the company does', WORDS]],
    send: 'Save changes',
    told: 'Failed to save company profile',
    isVersioned: true,
    wrong: [['Company name', '']],
  },
  {
    name: 'its address',
    who: 'recruiter',
    path: '/recruiter/company',
    open: opens('Edit Address'),
    type: [['State', 'Kerala']],
    send: 'Save changes',
    told: 'Failed to save company profile',
    isVersioned: true,
    wrong: [['City', '']],
  },
  {
    name: 'a new job',
    who: 'recruiter',
    path: '/recruiter/jobs/create',
    type: [
      ['Job title', 'Ledger Engineer'],
      ['Description', WORDS],
    ],
    send: 'Save Draft',
    isNew: true,
    wrong: [['Job title', '']],
  },
  {
    name: 'a job to publish',
    who: 'recruiter',
    path: '/recruiter/jobs/create',
    type: [],
    send: 'Publish',
    wrong: [['Job title', '']],
  },
  {
    name: 'a request',
    who: 'recruiter',
    path: '/recruiter/candidates',
    open: async (page) => {
      await press(page, /^Request interview/);
      await page.getByRole('dialog').getByRole('combobox', { name: 'Job' }).click();
      await page.getByRole('option').first().click();
    },
    type: [['Message', WORDS]],
    send: 'Send request',
  },
  {
    name: 'a request taken back',
    who: 'recruiter',
    path: '/recruiter/interviews',
    open: opens(/^Withdraw/),
    type: [['Reason', WORDS]],
    send: 'Withdraw request',
    wrong: [['Reason', '']],
  },
  {
    name: 'an interview called off',
    who: 'recruiter',
    path: '/recruiter/interviews',
    open: fromMenu(/^More:/, /^Cancel/),
    type: [['Reason', WORDS]],
    send: 'Cancel interview',
    wrong: [['Reason', '']],
  },
  {
    name: 'how it went',
    who: 'recruiter',
    path: '/recruiter/interviews',
    open: async (page) => {
      await longAfter(page);
      await press(page, /^Give feedback/);
      await page.getByRole('combobox', { name: 'Outcome' }).click();
      await page.getByRole('option').first().click();
    },
    type: [['Feedback', WORDS]],
    send: 'Save feedback',
    wrong: [['Feedback', '']],
  },
  {
    name: 'a rejected application',
    who: 'recruiter',
    path: '/recruiter/applications?status=APPLIED',
    open: async (page) => {
      await press(page, /^[A-Z][a-z]+ [A-Z][a-z]+$/);
      await press(page, /^Reject$/);
    },
    type: [['Reason', WORDS]],
    send: 'Reject',
    wrong: [['Reason', '']],
  },
  {
    name: 'an invitation to the team',
    who: 'recruiter',
    path: '/recruiter/team',
    open: opens(/^Invite/),
    type: [['Email', 'colleague@company.test']],
    send: 'Send invitation',
    wrong: [['Email', 'nowhere']],
  },
  {
    name: 'a colleague removed',
    who: 'recruiter',
    path: '/recruiter/team',
    open: opens(/^Remove /),
    type: [],
    send: 'Remove',
  },
];
