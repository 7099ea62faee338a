/** Stands for the page of any job, into which the server draws the one that is asked for. */
export const ONE_JOB = '/jobs/one';

/**
 * Pages built to HTML ahead of time. Their routes must not have a clientLoader: with one, React Router
 * ships the empty fallback instead of the page.
 */
export const PRERENDERED = [
  '/',
  '/candidate',
  '/recruiter',
  '/affiliate',
  '/pricing',
  '/help',
  '/support',
  '/privacy',
  '/terms',
  '/cookies',
  '/jobs',
  '/login',
  '/admin/login',
  '/candidate/signup',
  '/recruiter/signup',
  '/candidate/signup/referral-program',
  '/recruiter/signup/referral-program',
  '/affiliate/signup',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/team/join',
  '/unsubscribe',
  '/unsubscribe/searches',
];
