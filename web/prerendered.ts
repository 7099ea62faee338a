/** The built page of every job, into which the server renders the requested one. */
export const ONE_JOB = '/jobs/one';

/**
 * Pages that are prerendered to HTML. Their routes must not have a clientLoader: with one, React Router
 * writes the empty fallback instead of the page.
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
