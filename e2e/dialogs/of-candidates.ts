import type { Page } from '../story.ts';
import { features, item, longAfter, type Overlay, openThread, press, writes } from './overlay.ts';

const PENDING = '/interview-requests/pending';
const ACTIVE = '/interview-requests/active';
const BOOKED = features('interviews/candidate-dialogs');

const answer = (status: number, body: object) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

/** A job that the demo candidate has nothing to do with yet. */
async function openJob(page: Page): Promise<void> {
  const { content } = await page.request.get('/api/jobs').then(async (got) => (await got.json()).data);
  await page.route(`**/api/jobs/${content[0].id}*`, async (route) => {
    const got = await route.fetch();
    const { data, ...rest } = await got.json();
    await route.fulfill(answer(200, { ...rest, data: { ...data, myApplication: null, openRequest: null } }));
  });
  await page.goto(`/jobs/${content[0].id}`);
}

export const OF_CANDIDATES: readonly Overlay[] = [
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
    given: openThread,
    open: [press(/^More about/), item(/^Report$/)],
  },
  {
    name: 'block',
    file: features('messages/thread-menu.tsx'),
    path: '/messages',
    given: openThread,
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
    given: openJob,
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
];
