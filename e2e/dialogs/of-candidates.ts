import type { Page } from '../story.ts';
import { features, item, type Overlay, openThread, press, writes } from './overlay.ts';
import { longAfter, openJob, staged } from './staging.ts';

const PENDING = '/interview-requests/pending';
const ACTIVE = '/interview-requests/active';
const BOOKED = features('interviews/candidate-dialogs');

const answer = (status: number, body: object) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

/** A degree with this state of its proof; the demo candidate has none. */
const withDegree = (proof: object) => async (page: Page) => {
  const id = '01a1d7c2-522d-7690-b658-b837ecd9f7a7';
  const degree = {
    id,
    universityName: 'IIT Madras',
    educationDegree: "Bachelor's Degree",
    fieldOfStudy: 'Computer Science and Engineering',
    specialization: null,
    courseType: 'FULL_TIME',
    startYear: 2016,
    endYear: 2020,
    cgpa: 8.7,
    percentage: null,
    verificationStatus: 'UNVERIFIED',
  };
  const unset = { email: null, expiresAt: null, resendAt: null, remainingAttempts: null, documentName: null };
  const stands = {
    ...unset,
    educationId: id,
    submittedAt: null,
    reason: null,
    mailDomain: 'iitm.ac.in',
    ...proof,
  };
  await page.route(`**/education/${id}/verification`, (route) =>
    route.fulfill(answer(200, { success: true, data: stands })),
  );
  await staged('**/api/jobseeker/profile/education?*', { educations: [degree] })(page);
};

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
    file: `${BOOKED}/interview-dialogs.tsx`,
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
    name: 'a report of a job',
    file: features('profiles/report-dialog.tsx'),
    path: '/jobs',
    given: openJob,
    open: [press(/^Report this job$/)],
    only: 'wide',
  },
  {
    name: 'a report of a company',
    file: features('profiles/report-dialog.tsx'),
    path: '/jobs',
    given: openJob,
    open: [press(/^Report the company$/)],
    only: 'narrow',
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
    file: features('saved-searches/named-search-dialog.tsx'),
    path: '/jobs?q=never+saved',
    open: [press(/^Save search$/)],
    hasAddress: true,
    only: 'wide',
  },
  {
    name: 'save a search on a phone',
    file: features('saved-searches/named-search-dialog.tsx'),
    path: '/jobs?q=never+saved',
    open: [press(/^Save search$/)],
    hasAddress: true,
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
    file: features('saved-searches/saved-searches.tsx'),
    path: '/jobs/saved?tab=searches',
    open: [press(/^More actions for/), item(/^Delete$/)],
  },
  {
    name: 'accept an offer',
    file: features('offers/accept-dialog.tsx'),
    path: '/offers',
    open: [press(/^Accept /)],
    hasAddress: true,
  },
  {
    name: 'decline an offer',
    file: features('offers/decline-offer-dialog.tsx'),
    path: '/offers',
    open: [press(/^Decline /)],
    hasAddress: true,
  },
  {
    name: 'verify a degree',
    file: features('candidates/degree/verify-dialog.tsx'),
    path: '/profile/edit/education',
    given: withDegree({ status: 'UNVERIFIED', method: null }),
    open: [press(/^Verify degree$/)],
    hasAddress: true,
  },
  {
    name: 'take a document back',
    file: features('candidates/degree/degree-proof.tsx'),
    path: '/profile/edit/education',
    given: withDegree({ status: 'PENDING', method: 'DOCUMENT', documentName: 'degree.pdf' }),
    open: [press(/^Withdraw$/)],
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
    file: features('candidates/editor/section-form.tsx'),
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
    file: features('account/account-settings.tsx'),
    path: '/profile/settings?tab=account',
    open: [press(/^Deactivate account$/)],
  },
  {
    name: 'delete the account',
    file: features('account/delete-dialog.tsx'),
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
