/** Cache tags: what calls change and other calls read. They are domain terms, never names of calls. */
export const THINGS = [
  'account',
  'sessions',
  'twoFactor',
  'notificationPreferences',
  'notifications',
  'profile',
  'privacy',
  'degrees',
  'profileViews',
  'savedCandidates',
  'recentCandidates',
  'company',
  'companyDocuments',
  'approval',
  'team',
  'recruiterProfile',
  'jobs',
  'savedJobs',
  'savedSearches',
  'applications',
  'interviews',
  'offers',
  'hires',
  'invoices',
  'calendarFeed',
  'availability',
  'affiliates',
  'referrals',
  'payouts',
  'messages',
  'notes',
  'templates',
  'mails',
  'settings',
  'waitlist',
  'questions',
  'candidateAccounts',
  'admins',
  'reports',
  'adminQueue',
] as const;
export type Thing = (typeof THINGS)[number];

/** This call cannot make a cached answer stale. */
export interface Nothing {
  readonly because: string;
}

export type Things = readonly [Thing, ...Thing[]] | Nothing;

/** Declares that a call changes, or reads, nothing with a cache tag. */
export function nothing(because: string): Nothing {
  return { because };
}

/** The cache tags of a declaration; empty for `nothing(…)` and if there is no declaration. */
export function listThings(things: Things | undefined): readonly Thing[] {
  return things === undefined || 'because' in things ? [] : things;
}
