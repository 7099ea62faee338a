export type Who =
  | 'nobody'
  | 'candidate'
  | 'recruiter'
  | 'pending'
  | 'admin'
  | 'superadmin'
  | 'affiliate'
  | 'inactive';

export interface Screen {
  /** As in web/routes.ts. */
  route: string;
  heading: string | RegExp;
  /** The address, for routes with parameters. */
  path?: (ids: Ids) => string;
}

/** The ids that the screens with an id in their address use. */
export interface Ids {
  publicJob: string;
  ownJob: string;
  candidate: string;
  application: string;
  resetToken: string;
  /** The path of an invitation to the recruiter's team. */
  invitation: string;
  /** A payout that was sent to the bank. */
  payout: string;
  /** Of the candidate, and of the recruiter. */
  threads: readonly [string, string];
}

const screen = (route: string, heading: string | RegExp, path?: Screen['path']): Screen => ({
  route,
  heading,
  ...(path && { path }),
});

/** Every screen, by the account that sees it. */
export const SCREENS: Record<Who, readonly Screen[]> = {
  nobody: [
    screen('', 'Hired on merit.Paid on hire.'),
    screen('candidate', 'Companiescome to you.'),
    screen('recruiter', 'Interview first.Pay on hire.'),
    screen('affiliate', 'Share a link.Earn per hire.'),
    screen('pricing', 'The whole price list.'),
    screen('help', 'Help'),
    screen('support', 'Support'),
    screen('privacy', 'Privacy'),
    screen('terms', 'Terms'),
    screen('cookies', 'Cookies'),
    screen('jobs', 'Jobs'),
    screen('jobs/:jobId', /.+/, ({ publicJob }) => `jobs/${publicJob}`),
    screen('login', 'Sign in'),
    screen('admin/login', 'Admin Sign In'),
    screen('candidate/signup', 'Apply to join'),
    screen('recruiter/signup', 'Start hiring'),
    screen('candidate/signup/referral-program', 'Refer graduates, earn for each hire'),
    screen('recruiter/signup/referral-program', 'Refer companies, earn when they hire'),
    screen('affiliate/signup', 'Apply to the affiliate programme'),
    screen('verify-email', 'Verify your email'),
    screen('forgot-password', 'Forgot password'),
    screen(
      'reset-password',
      'Set a new password',
      ({ resetToken }) => `reset-password?accessToken=${resetToken}`,
    ),
    screen('team/join', 'Join Tamarind Pay', ({ invitation }) => invitation),
    screen('unsubscribe', 'Stop invitations', () => 'unsubscribe?token=anything'),
    screen(
      'unsubscribe/searches',
      'Stop mails about saved searches',
      () => 'unsubscribe/searches?token=anything',
    ),
  ],
  candidate: [
    screen('home', /^Good (morning|afternoon|evening), Ananya$/),
    screen('profile/edit/info', 'Edit Profile'),
    screen('profile/edit/skills', 'Edit Profile'),
    screen('profile/edit/experience', 'Edit Profile'),
    screen('profile/edit/education', 'Edit Profile'),
    screen('profile/from-resume', 'Fill from a Resume'),
    screen('profile/view', 'Profile Preview'),
    screen('jobs/saved', 'Saved'),
    screen('jobs', 'Jobs'),
    screen('jobs/:jobId', /.+/, ({ publicJob }) => `jobs/${publicJob}`),
    screen('applications', 'Applications'),
    screen('offers', 'Offers'),
    screen('interview-requests/pending', 'New Interview Requests'),
    screen('interview-requests/active', 'Active Interviews'),
    screen('refer-and-earn', 'Refer and Earn ₹20,000'),
    screen('messages', 'Messages'),
    screen('messages/:threadId', 'Messages', ({ threads }) => `messages/${threads[0]}`),
    screen('notifications', 'Notifications'),
    screen('profile/settings', 'Settings'),
    screen('activity', 'Activity'),
  ],
  recruiter: [
    screen('recruiter/dashboard', /^Good (morning|afternoon|evening), Rohan$/),
    screen('recruiter/company', 'Company profile'),
    screen('recruiter/profile', 'My Profile'),
    screen('recruiter/jobs', 'Jobs'),
    screen('recruiter/jobs/create', 'Create Job'),
    screen('recruiter/jobs/new', 'Create Job'),
    screen('recruiter/jobs/:jobId', /.+/, ({ ownJob }) => `recruiter/jobs/${ownJob}`),
    screen('recruiter/jobs/:jobId/edit', 'Edit Job', ({ ownJob }) => `recruiter/jobs/${ownJob}/edit`),
    screen(
      'recruiter/jobs/:jobId/applicants',
      'Applicants',
      ({ ownJob }) => `recruiter/jobs/${ownJob}/applicants`,
    ),
    screen('recruiter/candidates', 'Candidates'),
    screen('recruiter/candidates', 'Candidates', () => 'recruiter/candidates?view=saved&layout=table'),
    screen('recruiter/candidates', 'Candidates', () => 'recruiter/candidates?view=recent'),
    screen(
      'recruiter/candidates',
      'Compare candidates',
      ({ candidate }) => `recruiter/candidates?compare=${candidate}`,
    ),
    screen('recruiter/candidates/:candidateId', /.+/, ({ candidate }) => `recruiter/candidates/${candidate}`),
    screen('recruiter/applications', 'Applications'),
    screen(
      'recruiter/applications/:applicationId',
      /.+/,
      ({ application }) => `recruiter/applications/${application}`,
    ),
    screen('recruiter/interviews', 'Interviews'),
    screen('recruiter/interviews/schedule', 'Request an interview'),
    screen('recruiter/team', 'Team'),
    screen('recruiter/offers', 'Offers'),
    screen('recruiter/billing', 'Billing'),
    screen('recruiter/hires', 'Hires'),
    screen('recruiter/messages', 'Messages'),
    screen('recruiter/messages/:threadId', 'Messages', ({ threads }) => `recruiter/messages/${threads[1]}`),
    screen('recruiter/profile/edit', 'Edit profile'),
    screen('recruiter/referrals', 'Refer and Earn ₹20,000'),
    screen('recruiter/support', 'Support'),
    screen('recruiter/analytics', 'Analytics'),
    screen('recruiter/settings', 'Settings'),
    screen('recruiter/notifications', 'Notifications'),
  ],
  pending: [
    screen('recruiter/onboarding', 'Your application'),
    screen('recruiter/pending-approval', 'Application Under Review'),
  ],
  admin: [
    screen('admin/dashboard', 'Admin Dashboard'),
    screen('admin/recruiters', 'Recruiter Management'),
    screen('admin/candidates', 'Candidate Management'),
    screen('admin/candidates/:candidateId', /.+/, ({ candidate }) => `admin/candidates/${candidate}`),
    screen('admin/jobs', 'Jobs'),
    screen('admin/applications', 'Applications'),
    screen('admin/analytics', 'Analytics & Reports'),
    screen('admin/messages', 'Messages'),
    screen('admin/messages', 'Messages', () => 'admin/messages?view=waitlist'),
    screen('admin/queue', 'Work queue'),
    screen('admin/affiliates', 'Affiliates'),
    screen('admin/referrals', 'Referrals'),
    screen('admin/reports', 'Reports'),
    screen('admin/verifications', 'Verifications'),
    screen('admin/hires', 'Disputed hires'),
    screen('admin/settings', 'Settings'),
    screen('admin/audit', 'Audit'),
    screen('admin/settings/account', 'Your account'),
    screen('admin/invoices', 'Invoices'),
    screen('admin/payouts', 'Payouts'),
    screen('admin/payouts/:payoutId', /^Payout \d+$/, ({ payout }) => `admin/payouts/${payout}`),
    screen('admin/mail', 'Mail'),
    screen('admin/team', 'Team Management'),
  ],
  superadmin: [screen('admin/team', 'Team Management')],
  affiliate: [screen('affiliate/dashboard', 'Welcome, Maya'), screen('affiliate/settings', 'Settings')],
  inactive: [screen('account/inactive', 'Your account is deactivated')],
};

/** Addresses that only redirect. */
export const REDIRECTS: readonly { who: Who; from: string; to: string }[] = [
  { who: 'nobody', from: '*', to: '' },
  { who: 'nobody', from: 'signup/candidate', to: 'candidate/signup' },
  { who: 'candidate', from: 'refer', to: 'refer-and-earn' },
  { who: 'candidate', from: 'dashboard', to: 'home' },
  { who: 'candidate', from: 'profile/edit', to: 'profile/edit/info' },
  { who: 'candidate', from: 'candidate/profile', to: 'profile/view' },
  { who: 'recruiter', from: 'recruiter/jobs/edit', to: 'recruiter/jobs' },
  { who: 'recruiter', from: 'recruiter/no-company', to: 'recruiter/dashboard' },
  { who: 'admin', from: 'admin', to: 'admin/dashboard' },
];
