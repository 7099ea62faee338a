import { longAfter } from '../dialogs/staging.ts';
import type { Page } from '../story.ts';
import { type FormStory, fromMenu, opens, other, press, WORDS } from './form-story.ts';

const suggested = (page: Page, place: number) =>
  page.getByRole('list', { name: 'Suggested times' }).getByRole('button').nth(place).click();

const PENDING = '/interview-requests/pending';
const ACTIVE = '/interview-requests/active';

/** The forms with which a candidate answers a request or changes an interview. */
export const INTERVIEW_FORMS: readonly FormStory[] = [
  {
    name: 'an acceptance',
    who: 'candidate',
    path: PENDING,
    open: async (page) => {
      await press(page, /^Accept:/);
      await suggested(page, 0);
    },
    type: [['Message', WORDS]],
    send: 'Accept and send times',
    told: 'Failed to submit response. Please try again.',
    // A second time without a date.
    wrong: [['Start of time 2', '6:30 pm']],
  },
  {
    name: 'a refusal',
    who: 'candidate',
    path: PENDING,
    open: async (page) => {
      await press(page, /^Decline:/);
      await other(page);
    },
    type: [['Your reason', WORDS]],
    send: 'Decline request',
    told: 'Failed to submit response. Please try again.',
  },
  {
    name: 'a wish for another time',
    who: 'candidate',
    path: ACTIVE,
    open: async (page) => {
      await fromMenu(/^More:/, /^Reschedule/)(page);
      await other(page);
      await suggested(page, 0);
      await suggested(page, 1);
    },
    type: [['Your reason', WORDS]],
    send: 'Request new times',
    told: 'Failed to reschedule interview. Please try again.',
    wrong: [['Your reason', '']],
  },
  {
    name: 'a cancellation',
    who: 'candidate',
    path: ACTIVE,
    open: async (page) => {
      await fromMenu(/^More:/, /^Cancel$/)(page);
      await other(page);
    },
    type: [['Your reason', WORDS]],
    send: 'Cancel interview',
  },
  {
    name: 'notes',
    who: 'candidate',
    path: ACTIVE,
    open: opens(/^Prepare:/),
    type: [['Preparation notes', WORDS]],
    send: 'Save notes',
    told: 'Failed to save notes. Please try again.',
  },
  {
    name: 'feedback',
    who: 'candidate',
    path: ACTIVE,
    open: async (page) => {
      await longAfter(page);
      await press(page, /^Give feedback/);
    },
    type: [['Your feedback', WORDS]],
    send: 'Send feedback',
    wrong: [['Your feedback', '']],
  },
];
