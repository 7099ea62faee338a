import { agreeOnOffer } from '../hires/hire-people.ts';
import { joinAsCandidate } from '../interview-people.ts';
import { indiaDay } from '../people.ts';
import { expect, type Page } from '../story.ts';
import { features, item, type Overlay, openThread, press, writes } from './overlay.ts';
import { longAfter, onlyOneOf, openFirstPerson, staged } from './staging.ts';

/** A day on which no other story books anything. */
const DAYS_AWAY = 48;

/** The name of a person in a list row. */
const PERSON = /^[A-Z][a-z]+ [A-Z][a-z]+$/;

/** Opens the first person of a list and waits for this button. */
const openFirst = (button: string) => async (page: Page) => {
  await openFirstPerson(page);
  await page.getByRole('button', { name: button, exact: true }).waitFor();
};

export const OF_RECRUITERS: readonly Overlay[] = [
  {
    name: 'the palette',
    file: 'web/ui/palette/palette.tsx',
    path: '/recruiter/dashboard',
    open: [press(/^Search and go$/)],
  },
  {
    name: 'request interview',
    file: features('interviews/request/request-interview-modal.tsx'),
    path: '/recruiter/candidates',
    open: [press(/^Request interview/)],
  },
  {
    name: 'interview requests to several',
    file: features('interviews/request/request-several-modal.tsx'),
    path: '/recruiter/candidates?layout=table',
    given: async (page) => {
      const people = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Request / }) });
      for (const place of [0, 1]) await people.nth(place).getByRole('checkbox').click();
    },
    open: [press(/^Request interviews$/)],
    only: 'wide',
  },
  {
    name: 'everyone has been asked',
    file: 'web/screens/recruiter/candidate-requests.tsx',
    path: '/recruiter/candidates?layout=table&sort=LAST_ACTIVE',
    given: async (page) => {
      const asked = page.getByRole('row').filter({ has: page.getByText('Interview requested') });
      await asked.first().getByRole('checkbox').click();
    },
    open: [press(/^Request interviews$/)],
    only: 'wide',
  },
  {
    name: 'a candidate',
    file: 'web/screens/recruiter/candidate-panel.tsx',
    path: '/recruiter/candidates',
    open: [press(/^[A-Z][a-z]+ [A-Z][a-z]+$/, 'link')],
    hasAddress: true,
  },
  {
    name: 'taking somebody off the saved list',
    file: features('search/results/use-save-candidate.tsx'),
    path: '/recruiter/candidates?view=saved',
    open: [press(/^Save [A-Z]/)],
  },
  {
    name: 'saved searches of candidates',
    file: features('saved-searches/candidate-searches.tsx'),
    path: '/recruiter/candidates',
    open: [press(/^Saved searches$/)],
    hasAddress: true,
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
    name: 'pick a time',
    file: features('interviews/recruiter/recruiter-dialogs.tsx'),
    path: '/recruiter/interviews',
    open: [press(/^Pick a time/)],
    hasAddress: true,
  },
  {
    name: 'cancel an interview',
    file: features('interviews/recruiter/text-dialog.tsx'),
    path: '/recruiter/interviews',
    given: onlyOneOf('Booked'),
    open: [press(/^More:/), item(/^Cancel/)],
    hasAddress: true,
  },
  {
    name: 'withdraw a request',
    file: features('interviews/recruiter/text-dialog.tsx'),
    path: '/recruiter/interviews',
    given: onlyOneOf('Waiting for them'),
    open: [press(/^More:/), item(/^Withdraw/)],
    hasAddress: true,
  },
  {
    name: 'an application',
    file: features('applications/application-panel.tsx'),
    path: '/recruiter/applications',
    open: [press(PERSON)],
    hasAddress: true,
  },
  {
    name: 'reject an application',
    file: features('profiles/stage-moves/reject-dialog.tsx'),
    path: '/recruiter/applications?status=APPLIED',
    open: [press(PERSON), press(/^Reject$/)],
    opener: 1,
    hasAddress: true,
  },
  {
    name: 'templates of rejections',
    file: 'web/features/profiles/templates-dialog.tsx',
    path: '/recruiter/applications?status=APPLIED',
    open: [press(PERSON), press(/^Reject$/), press(/^Templates$/), item(/^Manage templates/)],
    opener: 2,
    hasAddress: true,
  },
  {
    name: 'delete a note',
    file: features('notes/notes-panel.tsx'),
    path: '/recruiter/applications',
    given: async (page) => {
      await page.getByRole('button', { name: PERSON }).first().click();
      await page.getByRole('link', { name: 'Open page' }).click();
      // The panel has the same tabs, so wait until it is gone.
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('tab', { name: /^Notes/ }).click();
      await page.getByLabel('New note').fill('To be deleted');
      await page.getByRole('button', { name: 'Add note' }).click();
    },
    open: [press(/^More: your note$/), item(/^Delete$/)],
  },
  {
    name: 'the hiring team of a job',
    file: features('jobs/team-dialog.tsx'),
    path: '/recruiter/jobs?status=PUBLISHED',
    given: async (page) => {
      await page.getByRole('table').getByRole('link', { name: /[a-z]/ }).first().click();
      await page.getByRole('button', { name: 'Change', exact: true }).waitFor();
    },
    open: [press(/^Change$/)],
  },
  {
    name: 'another version of an offer',
    file: features('offers/recruiter/make-offer-dialog.tsx'),
    path: '/recruiter/offers?status=EXTENDED',
    given: openFirst('Change offer'),
    open: [press(/^Change offer$/)],
    hasAddress: true,
  },
  {
    name: 'withdraw an offer',
    file: features('offers/recruiter/withdraw-dialog.tsx'),
    path: '/recruiter/offers?status=EXTENDED',
    given: openFirst('Change offer'),
    open: [press(/^Withdraw offer$/)],
    hasAddress: true,
  },
  {
    name: 'a leaving',
    file: features('hires/dialogs/leaving-dialog.tsx'),
    path: '/recruiter/hires?status=CONFIRMED',
    given: openFirst('Report leaving'),
    open: [press(/^Report leaving$/)],
    hasAddress: true,
  },
  {
    name: 'did not join',
    file: features('hires/recruiter/absence-dialog.tsx'),
    path: '/recruiter/offers?status=ACCEPTED',
    // A hire of its own: those of the demo data are confirmed by silence once another story moves the clock.
    given: async (page) => {
      const day = { joiningDate: indiaDay(), timesInDays: DAYS_AWAY };
      const { applicationId } = await agreeOnOffer(page, await joinAsCandidate(page), day);
      await page.goto(`/recruiter/applications?application=${applicationId}&tab=offer`);
      await page.getByRole('button', { name: 'Did not join' }).waitFor();
    },
    open: [press(/^Did not join$/)],
    hasAddress: true,
  },
  {
    name: 'an invoice',
    file: features('invoices/invoice-panel.tsx'),
    path: '/recruiter/billing',
    open: [press(/^MDL/)],
    hasAddress: true,
  },
  {
    name: 'invite a colleague',
    file: features('team/invite-dialog.tsx'),
    path: '/recruiter/team',
    open: [press(/^Invite$/)],
    hasAddress: true,
  },
  {
    name: 'another role',
    file: features('team/role-dialog.tsx'),
    path: '/recruiter/team',
    open: [press(/^Role of/, 'combobox'), press(/^Viewer$/, 'option')],
  },
  {
    name: 'remove a colleague',
    file: features('team/remove-dialog.tsx'),
    path: '/recruiter/team',
    open: [press(/^Remove /)],
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
    name: 'decide anew',
    file: features('interviews/recruiter/recruiter-dialogs.tsx'),
    path: '/recruiter/interviews',
    given: staged('**/api/recruiter/interviews?**', {
      status: 'COMPLETED',
      outcome: 'HOLD',
      ballHolder: 'RECRUITER',
      nextAct: 'DECIDE',
    }),
    open: [press(/^Decide:/)],
    hasAddress: true,
  },
  {
    name: 'a scorecard',
    file: features('interviews/recruiter/recruiter-dialogs.tsx'),
    path: '/recruiter/interviews?view=past',
    given: staged('**/api/recruiter/interviews?**', { nextAct: null, maySendScorecard: true }),
    open: [press(/^More:/), item(/^Send a scorecard/)],
    hasAddress: true,
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
