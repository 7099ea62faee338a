/** Thousands of bytes of scripts, as gzip leaves them, that a first visit to a screen may fetch. */
export function goalOf(id: string): number {
  if (id === 'screens/public/landing-screen') return 120;
  return id.startsWith('screens/public/access/') ? 160 : 260;
}

/** What those may fetch that miss their goal. Only to be lowered. */
const ABOVE_GOAL: Record<number, readonly string[]> = {
  460: ['recruiter/jobs/job-screen'],
  450: ['recruiter/jobs/job-applicants-screen'],
  440: [
    'recruiter/workspace/application-screen',
    'recruiter/candidates-screen',
    'recruiter/applications-screen',
  ],
  400: ['recruiter/candidate-screen', 'recruiter/interviews/interviews-screen'],
  390: ['candidate/profile/profile-info-screen'],
  370: [
    'admin/money/invoices-screen',
    'admin/queue/queue-screen',
    'candidate/profile/profile-education-screen',
  ],
  360: [
    'recruiter/interviews/schedule-interview-screen',
    'candidate/active-interviews-screen',
    'candidate/offers-screen',
    'candidate/pending-requests-screen',
    'candidate/profile/profile-experience-screen',
    'candidate/settings-screen',
    'job-new',
    'recruiter/account/profile-edit-screen',
    'recruiter/application/onboarding-screen',
    'recruiter/jobs/job-create-screen',
    'recruiter/jobs/job-edit-screen',
  ],
  350: [
    'recruiter/company-screen',
    'admin/candidate-screen',
    'admin/money/payouts-screen',
    'admin/platform/settings-screen',
    'candidate/profile/profile-skills-screen',
    'recruiter/account/referrals-screen',
    'recruiter/account/settings-screen',
  ],
  340: [
    'public/job-screen',
    'admin/candidates-screen',
    'admin/hiring/applications-screen',
    'admin/mail-screen',
    'admin/platform/audit-screen',
    'admin/queue/reports-screen',
    'candidate/refer-and-earn-screen',
    'recruiter-thread',
    'recruiter/messages/messages-screen',
  ],
  330: [
    'admin/account-screen',
    'admin/dashboard-screen',
    'admin/hires-screen',
    'admin/hiring/jobs-screen',
    'admin/money/payout-screen',
    'admin/platform/analytics-screen',
    'admin/recruiters-screen',
    'candidate/messages-screen',
    'candidate/saved-screen',
    'recruiter/jobs/jobs-screen',
    'recruiter/team/team-screen',
    'thread',
  ],
  320: [
    'admin/affiliates-screen',
    'admin/platform/messages-screen',
    'admin/queue/referrals-screen',
    'admin/team-screen',
    'admin/verifications-screen',
    'affiliate/settings-screen',
    'public/jobs-screen',
    'recruiter/account/analytics-screen',
  ],
  310: [
    'admin/admin-redirect',
    'candidate/applications-screen',
    'candidate/profile/profile-view-screen',
    'recruiter/account/support-screen',
    'recruiter/billing/billing-screen',
  ],
  300: ['affiliate/affiliate-dashboard-screen'],
  290: [
    'candidate/home-screen',
    'candidate/profile/profile-from-resume-screen',
    'public/access/recruiter-sign-up-screen',
    'public/marketing/affiliate-screen',
    'public/programme/affiliate-sign-up-screen',
    'public/programme/recruiter-referrer-screen',
    'recruiter/offers/hires-screen',
    'recruiter/offers/offers-screen',
  ],
  280: [
    'account/inactive-screen',
    'candidate/activity-screen',
    'candidate/notifications-screen',
    'candidate/profile/profile-edit-redirect',
    'candidate/profile/profile-view-redirect',
    'public/access/join-team-screen',
    'recruiter/application/pending-approval-screen',
    'recruiter/dashboard-screen',
    'recruiter/jobs/jobs-redirect',
    'recruiter/notifications-screen',
    'recruiter/profile-screen',
    'recruiter/team/no-company-screen',
  ],
  250: ['public/access/admin-sign-in-screen', 'public/access/sign-in-screen'],
  240: ['public/access/candidate-sign-up-screen', 'public/access/reset-password-screen'],
  230: ['public/access/forgot-password-screen'],
  220: ['public/access/verify-email-screen'],
  160: ['public/landing-screen'],
};

const limits = new Map(
  Object.entries(ABOVE_GOAL).flatMap(([limit, ids]) => ids.map((id) => [id, Number(limit)] as const)),
);

/** Undefined where the goal is met. */
export const limitAboveGoal = (id: string): number | undefined => limits.get(id.replace(/^screens\//, ''));

export const namedLimits: readonly string[] = [...limits.keys()];
