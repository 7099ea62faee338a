import { openJob } from '../dialogs/staging.ts';
import { choose, type FormStory, fromMenu, opens, other, press, WORDS } from './form-story.ts';

const SETTINGS = '/profile/settings';

export const CANDIDATE_FORMS: readonly FormStory[] = [
  {
    name: 'basic info',
    who: 'candidate',
    path: '/profile/edit/info',
    type: [['First name', 'Kavita']],
    send: 'Save & Continue',
    isVersioned: true,
    wrong: [
      ['First name', ''],
      ['Last name', ''],
    ],
  },
  {
    name: 'a draft of it',
    who: 'candidate',
    path: '/profile/edit/info',
    type: [['Headline', 'Engineer of ledgers']],
    send: 'Save Draft',
    isVersioned: true,
  },
  {
    name: 'skills',
    who: 'candidate',
    path: '/profile/edit/skills',
    open: (page) => page.getByRole('combobox', { name: 'Primary role' }).waitFor(),
    type: [],
    send: 'Save & Continue',
    isVersioned: true,
  },
  {
    name: 'experience',
    who: 'candidate',
    path: '/profile/edit/experience',
    open: opens('Add experience'),
    type: [
      ['Designation', 'Senior engineer'],
      ['Company name', 'Indus Grid'],
    ],
    send: 'Save Draft',
    isVersioned: true,
  },
  {
    name: 'education',
    who: 'candidate',
    path: '/profile/edit/education',
    type: [],
    send: 'Save Draft',
    told: 'Failed to save education data.',
    isVersioned: true,
  },
  {
    name: 'name',
    who: 'candidate',
    path: SETTINGS,
    open: opens('Change name'),
    type: [['First name', 'Kavita']],
    send: 'Save changes',
    wrong: [
      ['First name', ''],
      ['Last name', ''],
    ],
  },
  {
    name: 'phone number',
    who: 'candidate',
    path: SETTINGS,
    open: opens('Change phone number'),
    type: [['Phone number', '+91 91234 56789']],
    send: 'Save changes',
    told: 'Failed to update phone number',
    wrong: [['Phone number', '12']],
  },
  {
    name: 'a new address',
    who: 'candidate',
    path: SETTINGS,
    open: opens('Change email'),
    type: [['New email', 'another@people.test']],
    send: 'Send code',
    told: 'Failed to send verification code',
    wrong: [['New email', 'nowhere']],
  },
  {
    name: 'password',
    who: 'candidate',
    path: `${SETTINGS}?tab=security`,
    type: [
      ['Current password', 'Correct-horse-8'],
      ['New password', 'Correct-horse-9'],
      ['Confirm new password', 'Correct-horse-9'],
    ],
    send: 'Save password',
    told: 'Failed to change password',
    wrong: [['Current password', '']],
  },
  {
    name: 'an end of the account',
    who: 'candidate',
    path: `${SETTINGS}?tab=account`,
    open: opens('Delete account…'),
    type: [
      ['Password', 'Correct-horse-8'],
      ['Type DELETE to confirm', 'DELETE'],
    ],
    send: 'Delete account',
    wrong: [['Password', '']],
  },
  {
    name: 'invitations of friends',
    who: 'candidate',
    path: '/refer-and-earn',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Email addresses' }).fill('friend@people.test');
      await page.keyboard.press('Enter');
    },
    type: [['Personal message', WORDS]],
    send: 'Send Invitations',
    told: 'Failed to send invitations. Please try again.',
  },
  {
    name: 'a search to keep',
    who: 'candidate',
    path: '/jobs?q=never+saved',
    open: opens('Save search'),
    type: [['Name', 'Ledgers']],
    send: 'Save search',
    told: 'The search was not saved.',
    wrong: [['Name', '']],
  },
  {
    name: 'another name of a search',
    who: 'candidate',
    path: '/jobs/saved?tab=searches',
    open: fromMenu(/^More actions for/, /^Rename$/),
    type: [['Name', 'Ledgers']],
    send: 'Rename',
    told: 'The search was not renamed.',
    wrong: [['Name', '']],
  },
  {
    name: 'an accepted offer',
    who: 'candidate',
    path: '/offers',
    open: opens(/^Accept /),
    type: [['Full name', 'Ananya Iyer']],
    send: 'Accept offer',
    wrong: [['Full name', '']],
  },
  {
    name: 'a declined offer',
    who: 'candidate',
    path: '/offers',
    open: async (page) => {
      await press(page, /^Decline /);
      await other(page);
    },
    type: [['Your reason', WORDS]],
    send: 'Decline offer',
  },
  {
    name: 'a report',
    who: 'candidate',
    path: '/messages',
    open: async (page) => {
      await page.locator('a[data-thread]').first().click();
      await fromMenu(/^More about/, /^Report$/)(page);
    },
    type: [['What is wrong', WORDS]],
    send: 'Send report',
    wrong: [['What is wrong', '']],
  },
  ...[
    { name: 'a report of a job', open: /^Report this job$/ },
    { name: 'a report of a company', open: /^Report the company$/ },
  ].map(
    ({ name, open }): FormStory => ({
      name,
      who: 'candidate',
      path: '/jobs',
      open: async (page) => {
        await openJob(page);
        await press(page, open);
        await choose(page, 'What is wrong');
      },
      type: [['In your words', WORDS]],
      send: 'Send report',
    }),
  ),
];
