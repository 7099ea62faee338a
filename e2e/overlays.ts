import type { Who } from './screens.ts';
import type { Page } from './story.ts';

type Role = 'button' | 'menuitem' | 'link';

/** Something to press, by its name. */
interface Press {
  role: Role;
  name: RegExp;
}

export interface Overlay {
  name: string;
  /** The file that draws it. */
  file: string;
  path: string;
  /** Before the first press: what has to be so. */
  given?: (page: Page) => Promise<unknown>;
  open: readonly Press[];
  /** Which of these has the focus afterwards; the first unless told otherwise. */
  opener?: number;
  /** It stands in the address: Back closes it too. */
  hasAddress?: true;
  /** Its address is written over that of the list: Back leaves both, which is still to be mended. */
  isBackPastIt?: true;
  /** On wide screens, on phones, or both when left out. */
  only?: 'wide' | 'narrow';
}

const press = (name: RegExp, role: Role = 'button'): Press => ({ role, name });
const item = (name: RegExp) => press(name, 'menuitem');

const answer = (status: number, body: object) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

/** What is booked by now is over then. The clock stays so: whoever needs it comes last. */
const longAfter = async (page: Page) => {
  await page.clock.setFixedTime(Date.now() + 60 * 86_400_000);
  await page.reload();
};

const thread = (page: Page) => page.locator('a[data-thread]').first().click();

const writes = (label: string) => (page: Page) => page.getByLabel(label).fill('Something else');

const features = (path: string) => `web/features/${path}`;
const PENDING = '/interview-requests/pending';
const ACTIVE = '/interview-requests/active';
const BOOKED = features('interviews/candidate-dialogs');
const REVIEW = features('companies/review');

/** Every dialog and panel, and how it is opened. */
export const OVERLAYS: Partial<Record<Who, readonly Overlay[]>> = {
  nobody: [
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
  ],
  candidate: [
    {
      name: 'a request',
      file: features('interviews/interview-details.tsx'),
      path: PENDING,
      open: [press(/^Details:/)],
      hasAddress: true,
    },
    {
      name: 'accept',
      file: `${BOOKED}/accept-dialog.tsx`,
      path: PENDING,
      open: [press(/^Accept:/)],
      hasAddress: true,
    },
    {
      name: 'decline',
      file: `${BOOKED}/decline-dialog.tsx`,
      path: PENDING,
      open: [press(/^Decline:/)],
      hasAddress: true,
    },
    {
      name: 'weekly hours',
      file: `${BOOKED}/accept-dialog.tsx`,
      path: PENDING,
      open: [press(/^Accept:/), press(/^Set weekly hours$/)],
      hasAddress: true,
    },
    {
      name: 'prepare',
      file: `${BOOKED}/prepare-dialog.tsx`,
      path: ACTIVE,
      open: [press(/^Prepare:/)],
      hasAddress: true,
    },
    {
      name: 'reschedule',
      file: `${BOOKED}/reschedule-dialog.tsx`,
      path: ACTIVE,
      open: [press(/^More:/), item(/^Reschedule/)],
      hasAddress: true,
    },
    {
      name: 'cancel',
      file: `${BOOKED}/cancel-dialog.tsx`,
      path: ACTIVE,
      open: [press(/^More:/), item(/^Cancel$/)],
      hasAddress: true,
    },
    {
      name: 'calendar feed',
      file: features('interviews/candidate/calendar-feed.tsx'),
      path: ACTIVE,
      open: [press(/^Calendar feed$/)],
    },
    {
      name: 'report',
      file: features('messages/report-dialog.tsx'),
      path: '/messages',
      given: thread,
      open: [press(/^More about/), item(/^Report$/)],
    },
    {
      name: 'block',
      file: features('messages/thread-menu.tsx'),
      path: '/messages',
      given: thread,
      open: [press(/^More about/), item(/^Block$/)],
    },
    {
      name: 'withdraw an application',
      file: features('applications/candidate/my-application-actions.tsx'),
      path: '/applications',
      open: [press(/^More actions/), item(/^Withdraw/)],
    },
    {
      name: 'apply',
      file: features('applications/candidate/apply-sheet.tsx'),
      path: '/jobs',
      given: async (page) => {
        const { content } = await page.request.get('/api/jobs').then(async (got) => (await got.json()).data);
        await page.route(`**/api/jobs/${content[0].id}*`, async (route) => {
          const got = await route.fetch();
          const { data, ...rest } = await got.json();
          await route.fulfill(
            answer(200, { ...rest, data: { ...data, myApplication: null, openRequest: null } }),
          );
        });
        await page.goto(`/jobs/${content[0].id}`);
      },
      open: [press(/^Apply$/)],
      hasAddress: true,
    },
    {
      name: 'save a search',
      file: features('saved-searches/save-search-dialog.tsx'),
      path: '/jobs?q=never+saved',
      open: [press(/^Save search$/)],
      only: 'wide',
    },
    {
      name: 'save a search on a phone',
      file: features('saved-searches/save-search-dialog.tsx'),
      path: '/jobs?q=never+saved',
      open: [press(/^Save search$/)],
      only: 'narrow',
    },
    {
      name: 'rename a search',
      file: features('saved-searches/rename-dialog.tsx'),
      path: '/jobs/saved?tab=searches',
      open: [press(/^More actions for/), item(/^Rename$/)],
    },
    {
      name: 'delete a search',
      file: features('saved-searches/saved-search-row.tsx'),
      path: '/jobs/saved?tab=searches',
      open: [press(/^More actions for/), item(/^Delete$/)],
    },
    {
      name: 'filters of jobs',
      file: 'web/ui/filters/filter-drawer.tsx',
      path: '/jobs',
      open: [press(/^Filters/)],
      only: 'narrow',
    },
    {
      name: 'leave the editor',
      file: features('candidates/editor/leave-guard.tsx'),
      path: '/profile/edit/info',
      given: writes('First name'),
      open: [press(/^Next$/, 'link')],
    },
    {
      name: 'notifications',
      file: 'web/features/notifications/notification-bell.tsx',
      path: '/home',
      open: [press(/notification/i)],
      only: 'wide',
    },
    {
      name: 'deactivate the account',
      file: features('account/closing/deactivate-card.tsx'),
      path: '/profile/settings?tab=account',
      open: [press(/^Deactivate account$/)],
    },
    {
      name: 'delete the account',
      file: features('account/closing/delete-dialog.tsx'),
      path: '/profile/settings?tab=account',
      open: [press(/^Delete account…$/)],
    },
    {
      name: 'feedback',
      file: features('interviews/recruiter/text-dialog.tsx'),
      path: ACTIVE,
      given: longAfter,
      open: [press(/^Give feedback/)],
      hasAddress: true,
    },
  ],
  recruiter: [
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
      isBackPastIt: true,
    },
    {
      name: 'reject an application',
      file: features('applications/reject-dialog.tsx'),
      path: '/recruiter/applications?status=APPLIED',
      open: [press(/^[A-Z][a-z]+ [A-Z][a-z]+$/), press(/^Reject$/)],
      opener: 1,
      hasAddress: true,
      isBackPastIt: true,
    },
    {
      name: 'report',
      file: features('messages/report-dialog.tsx'),
      path: '/recruiter/messages',
      given: thread,
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
  ],
  pending: [
    {
      name: 'cancel the submission',
      file: features('companies/onboarding/application-state.tsx'),
      path: '/recruiter/onboarding',
      open: [press(/^Cancel submission$/)],
    },
  ],
  admin: [
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
  ],
};

/** Files that hold a dialog nobody opens here, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'web/ui/overlays/dialog.tsx': 'a piece of the others',
  'web/ui/overlays/confirm-modal.tsx': 'a piece of the others',
  'web/ui/overlays/side-panel.tsx': 'a piece of the others',
  'web/features/companies/documents/document-list.tsx':
    'a question like the others, of a company whose application is not sent yet: nobody of the demo has one',
  'web/features/candidates/degree/verify-dialog.tsx':
    'the degree of the demo is verified: it has its own story',
  'web/features/candidates/degree/degree-proof.tsx':
    'the degree of the demo is verified: it has its own story',
  'web/features/offers/recruiter/make-offer-dialog.tsx':
    'not opened here yet: needs an applicant in its last stage',
  'web/features/team/remove-dialog.tsx': 'not opened here yet: its screen came while this was written',
  'web/features/team/role-dialog.tsx': 'not opened here yet: its screen came while this was written',
  'web/features/auth/proof/proof-dialog.tsx':
    'the button behind it goes on waiting: its settings have their own story',
  'web/features/candidate-accounts/decisions/decision-dialogs.tsx':
    'not opened here yet: it came while this was written',
  'web/features/offers/candidate/accept-dialog.tsx': 'not opened here yet: needs an offer',
  'web/features/offers/candidate/decline-offer-dialog.tsx': 'not opened here yet: needs an offer',
  'web/features/offers/recruiter/withdraw-dialog.tsx': 'not opened here yet: needs an offer',
  'web/features/team/invite-dialog.tsx': 'not opened here yet: its screen came while this was written',
  'web/ui/fields/check-menu.tsx': 'a list under its button',
  'web/screens/public/landing-actions.tsx': 'loads the two waitlists, which are opened',
  'web/screens/admin/recruiters-screen.tsx': 'shows the details of a recruiter, which are opened',
  'web/screens/admin/dashboard-screen.tsx': 'shows the details of a recruiter, which are opened',
  'web/features/interviews/candidate-dialogs/interview-dialogs.tsx':
    'its text dialogs are opened as feedback',
  'web/features/interviews/recruiter/recruiter-dialogs.tsx':
    'its text dialogs are opened as cancel and withdraw',
  'web/features/interviews/recruiter/no-show-dialog.tsx':
    'a question like the others, in the hour after a start only: the server moves its clock for it in its own story',
};
