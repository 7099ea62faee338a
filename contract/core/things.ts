/** What calls change and other calls read: words of the field, never names of calls. */
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

/** No screen can hold an old answer because of this call. */
export interface Nothing {
  readonly because: string;
}

export type Things = readonly [Thing, ...Thing[]] | Nothing;

/** The declaration of a call that changes, or reads, nothing of the kind. */
export function nothing(because: string): Nothing {
  return { because };
}

/** The things of a declaration; none for `nothing(…)` and for a call that makes no such declaration. */
export function listThings(things: Things | undefined): readonly Thing[] {
  return things === undefined || 'because' in things ? [] : things;
}
