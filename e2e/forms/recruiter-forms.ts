import { longAfter, onlyOneOf, openFirstPerson } from '../dialogs/staging.ts';
import { expect } from '../story.ts';
import { choose, type FormStory, fromMenu, opens, press, WORDS } from './form-story.ts';

const OFFERS = '/recruiter/offers?status=EXTENDED';

export const RECRUITER_FORMS: readonly FormStory[] = [
  {
    name: 'an own profile',
    who: 'recruiter',
    path: '/recruiter/profile/edit',
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
    name: 'the notes of the team on a saved candidate',
    who: 'recruiter',
    path: '/recruiter/candidates?view=saved',
    open: openFirstPerson,
    type: [['Team notes', WORDS]],
    send: 'Save notes',
    told: 'The notes were not saved.',
    isVersioned: true,
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
    open: async (page) => {
      await onlyOneOf('Waiting for them')(page);
      await fromMenu(/^More:/, /^Withdraw/)(page);
    },
    type: [['Reason', WORDS]],
    send: 'Withdraw request',
    wrong: [['Reason', '']],
  },
  {
    name: 'an interview called off',
    who: 'recruiter',
    path: '/recruiter/interviews',
    open: async (page) => {
      await onlyOneOf('Booked')(page);
      await fromMenu(/^More:/, /^Cancel/)(page);
    },
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
      // By the server's clock the interview is not over: no scorecard is requested.
      await expect(page.getByRole('dialog').getByLabel('Loading')).toHaveCount(0);
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
    type: [['Note for colleagues', WORDS]],
    send: 'Reject',
    wrong: [['Note for colleagues', '']],
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
  {
    name: 'another role of a colleague',
    who: 'recruiter',
    path: '/recruiter/team',
    open: async (page) => {
      await page
        .getByRole('combobox', { name: /^Role of/ })
        .first()
        .click();
      await page.getByRole('option', { name: 'Viewer', exact: true }).click();
    },
    type: [],
    send: 'Change role',
  },
  {
    name: 'another version of an offer',
    who: 'recruiter',
    path: OFFERS,
    open: async (page) => {
      await openFirstPerson(page);
      await press(page, 'Change offer');
    },
    type: [
      ['Annual salary', '41,00,000'],
      ['Note', WORDS],
    ],
    send: 'Send offer',
    wrong: [['Annual salary', '']],
  },
  {
    name: 'an offer taken back',
    who: 'recruiter',
    path: OFFERS,
    open: async (page) => {
      await openFirstPerson(page);
      await press(page, 'Withdraw offer');
    },
    type: [['Reason', WORDS]],
    send: 'Withdraw offer',
    wrong: [['Reason', '']],
  },
  {
    name: 'a note on an application',
    who: 'recruiter',
    path: '/recruiter/applications',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^[A-Z][a-z]+ [A-Z][a-z]+$/ })
        .first()
        .click();
      await page.getByRole('tab', { name: /^Notes/ }).click();
    },
    type: [['New note', WORDS]],
    send: 'Add note',
    isNew: true,
  },
  {
    name: 'a message to a candidate',
    who: 'recruiter',
    path: '/recruiter/messages',
    open: (page) => page.locator('a[data-thread]').first().click(),
    type: [[/^Message to /, WORDS]],
    send: 'Send',
    isWriting: true,
  },
  {
    name: 'a report of a candidate',
    who: 'recruiter',
    path: '/recruiter/candidates',
    open: async (page) => {
      await openFirstPerson(page);
      await press(page, /^Report this person$/);
      await choose(page, 'What is wrong');
    },
    type: [['In your words', WORDS]],
    send: 'Send report',
  },
];
