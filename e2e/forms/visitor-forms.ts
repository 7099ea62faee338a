import { choose, type FormStory, opens, press, type Typed, WORDS } from './form-story.ts';

const NEW = 'nobody.yet@people.test';
const PASSWORD = 'Correct-horse-9';
const SECRETS: Typed = [
  ['Email', NEW],
  ['Password', PASSWORD],
  ['Confirm password', PASSWORD],
];
const TROUBLE = "We're experiencing technical difficulties.";

export const VISITOR_FORMS: readonly FormStory[] = [
  {
    name: 'a question of a visitor',
    who: 'nobody',
    path: '/',
    open: opens('Ask us'),
    type: [
      ['Name', 'Asha Rao'],
      ['Email', 'asha@people.test'],
      ['Message', WORDS],
    ],
    send: 'Send',
    told: 'Failed',
    wrong: [['Email', 'nowhere']],
  },
  {
    name: 'a message to support',
    who: 'nobody',
    path: '/support',
    type: [
      ['Name', 'Asha Rao'],
      ['Email', 'asha@people.test'],
      ['Message', WORDS],
    ],
    send: 'Send message',
    wrong: [['Email', 'nowhere']],
  },
  {
    name: 'a graduate on the waitlist',
    who: 'nobody',
    path: '/',
    open: async (page) => {
      await press(page, 'Find Opportunities');
      await choose(page, 'College');
      await choose(page, 'Experience');
    },
    type: [
      ['Name', 'Asha Rao'],
      ['Email', 'asha@people.test'],
      ['Phone', '9876543210'],
    ],
    send: 'Join the waitlist',
    told: 'Server error occurred. Please try again later.',
    wrong: [['Email', 'nowhere']],
  },
  {
    name: 'a company on the waitlist',
    who: 'nobody',
    path: '/',
    open: opens('Hire Talent'),
    type: [
      ['Name', 'Rohan Mehta'],
      ['Email', 'rohan@company.test'],
      ['Phone', '9876543210'],
      ['Company', 'Indus Grid'],
    ],
    send: 'Join the waitlist',
    told: 'Server error occurred. Please try again later.',
    wrong: [['Email', 'nowhere']],
  },
  {
    name: 'a sign-in',
    who: 'nobody',
    path: '/login',
    type: [
      ['Email', 'candidate@medallist.test'],
      ['Password', PASSWORD],
    ],
    send: 'Sign in',
  },
  {
    name: 'a sign-in of an admin',
    who: 'nobody',
    path: '/admin/login',
    type: [
      ['Email', 'admin@medallist.test'],
      ['Password', PASSWORD],
    ],
    send: 'Sign in',
  },
  {
    name: 'an account of a candidate',
    who: 'nobody',
    path: '/candidate/signup',
    type: [
      ['First name', 'Asha'],
      ['Last name', 'Rao'],
      ['Email', NEW],
      ['Password', PASSWORD],
    ],
    send: 'Create account',
    told: TROUBLE,
    wrong: [['Email', 'nowhere']],
  },
  {
    name: 'an account of a recruiter',
    who: 'nobody',
    path: '/recruiter/signup',
    type: [
      ['First name', 'Rohan'],
      ['Last name', 'Mehta'],
      ['Company name', 'Indus Grid'],
      ['Mobile number', '9876543210'],
      ...SECRETS,
    ],
    send: 'Start hiring',
    told: TROUBLE,
    wrong: [['Email', 'nowhere']],
  },
  {
    name: 'a referrer of graduates',
    who: 'nobody',
    path: '/candidate/signup/referral-program',
    type: [
      ['First Name', 'Asha'],
      ['Last Name', 'Rao'],
      ['Email', NEW],
      ['Password', PASSWORD],
    ],
    send: 'Get Started',
    told: 'An error occurred during signup',
  },
  {
    name: 'a referrer of companies',
    who: 'nobody',
    path: '/recruiter/signup/referral-program',
    type: [
      ['First name', 'Rohan'],
      ['Last name', 'Mehta'],
      ['Company name', 'Indus Grid'],
      ['Mobile number', '9876543210'],
      ...SECRETS,
    ],
    send: 'Signup',
    told: 'An error occurred during signup',
  },
  {
    name: 'an affiliate',
    who: 'nobody',
    path: '/affiliate/signup',
    type: [
      ['First name', 'Maya'],
      ['Last name', 'Iyer'],
      ['Mobile number', '9876543210'],
      ['Website/Blog URL', 'https://maya.test'],
      ['Marketing experience', WORDS],
      ...SECRETS,
    ],
    send: 'Apply to Join Program',
    wrong: [['Email', 'nowhere']],
  },
  {
    name: 'a forgotten password',
    who: 'nobody',
    path: '/forgot-password',
    type: [['Email', NEW]],
    send: 'Send reset link',
    told: 'Failed to send reset email. Please try again.',
    wrong: [['Email', 'nowhere']],
  },
];
