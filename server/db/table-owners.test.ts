import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * The only writer of each table: the folder, or the single file, in which queries may insert, update or
 * delete.
 */
const OWNERS: Record<string, string> = {
  users: 'features/users',
  files: 'platform/files',
  fileTickets: 'platform/files',
  mails: 'platform/mail',
  notifications: 'features/notifications',
  notificationPreferences: 'features/notifications',
  auditEvents: 'platform',
  idempotencyKeys: 'http',
  rateLimits: 'http',
  clockShift: 'platform',
  companies: 'features/companies',
  companyMembers: 'features/companies',
  recruiters: 'features/companies',
  teamInvitations: 'features/companies/team',
  companyDocuments: 'features/companies',
  companyIdentityChanges: 'features/companies',
  companyFormerKeys: 'features/companies',
  sessions: 'features/auth',
  refreshTokens: 'features/auth',
  emailCodes: 'features/auth',
  passwordResets: 'features/auth',
  spentSecrets: 'features/auth',
  codeRequests: 'features/auth',
  twoFactors: 'features/auth/two-factor',
  recoveryCodes: 'features/auth/two-factor',
  googleIdentities: 'features/auth/google',
  googleSignIns: 'features/auth/google',
  accountSuspensions: 'features/candidate-accounts',
  candidates: 'features/candidates',
  candidateSkills: 'features/candidates',
  candidateExperiences: 'features/candidates',
  candidateEducations: 'features/candidates',
  candidateDrafts: 'features/candidates',
  candidateViews: 'features/candidates',
  recentCandidates: 'features/candidates',
  candidateHiddenCompanies: 'features/candidates',
  candidateOnlineProfiles: 'features/candidates',
  candidateProjects: 'features/candidates',
  degreeVerifications: 'features/verifications',
  candidateIndex: 'features/candidates',
  candidateSample: 'features/candidates',
  candidateSampleShare: 'features/candidates',
  searchTerms: 'features/candidates',
  savedCandidates: 'features/saved-candidates',
  savedCandidateTags: 'features/saved-candidates',
  savedJobs: 'features/saved-jobs',
  savedSearches: 'features/saved-searches',
  savedSearchFinds: 'features/saved-searches',
  jobs: 'features/jobs',
  jobSkills: 'features/jobs',
  jobIndex: 'features/jobs',
  jobMembers: 'features/jobs/team',
  jobRounds: 'features/jobs/plan',
  jobRoundInterviewers: 'features/jobs/plan',
  jobViews: 'features/jobs',
  jobChanges: 'features/jobs/history',
  companyApplicants: 'features/applications',
  applications: 'features/applications',
  applicationEvents: 'features/applications',
  applicationHolds: 'features/applications',
  waitingRejections: 'features/applications',
  applicationNotes: 'features/notes',
  noteMentions: 'features/notes',
  applicationDigests: 'features/applications/digests',
  digestApplications: 'features/applications/digests',
  templates: 'features/templates',
  interviews: 'features/interviews',
  interviewSlots: 'features/interviews',
  interviewEvents: 'features/interviews',
  settings: 'features/settings',
  documentCounters: 'features/invoices',
  invoices: 'features/invoices',
  invoiceBalances: 'features/invoices',
  creditNotes: 'features/invoices',
  payments: 'features/invoices',
  refunds: 'features/invoices',
  invoiceReminders: 'features/invoices',
  offers: 'features/offers',
  offerEvents: 'features/offers',
  hires: 'features/hires',
  hireEvents: 'features/hires',
  hireChecks: 'features/hires',
  scorecards: 'features/interviews/scorecards',
  scorecardRatings: 'features/interviews/scorecards',
  calendarFeeds: 'features/interviews',
  weeklyAvailability: 'features/interviews/times',
  weeklyAvailabilityRanges: 'features/interviews/times',
  affiliates: 'features/affiliates',
  referralCodes: 'features/referrals',
  referralClicks: 'features/referrals',
  signUpDevices: 'features/referrals',
  referrals: 'features/referrals',
  invitationAddresses: 'features/referrals',
  rewardEntries: 'features/rewards',
  rewards: 'features/rewards',
  payoutDetails: 'features/payouts',
  payoutBatches: 'features/payouts',
  payoutLines: 'features/payouts',
  payoutBalances: 'features/payouts',
  waitlistEntries: 'features/waitlist',
  quickMessages: 'features/quick-messages',
  messageThreads: 'features/messages',
  messages: 'features/messages',
  messageReaders: 'features/messages',
  reports: 'features/reports',
  adminClaims: 'features/admin-queue',
  companyBlocks: 'features/candidates',
  analyticsEvents: 'features/analytics',
};

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function writesOf(source: string): string[] {
  const built = source.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g);
  const raw = source.matchAll(
    /\b(?:insert into|update|delete from)\s+([a-z_]+)\b(?=\s+(?:set|where|as|\(|select|values|using)|\s*\()/gi,
  );
  return [...built, ...raw].map(([, table = '']) => camel(table));
}

const sources = globSync('server/{features,platform,http}/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts'),
);

describe('SQL', () => {
  test('is found at all', () => {
    expect(sources.filter((file) => file.endsWith('.queries.ts')).length).toBeGreaterThan(8);
  });

  test.each(sources.filter((file) => file.endsWith('.queries.ts')))(
    '%s writes only its own tables',
    (file) => {
      const isOwn = (table: string) =>
        [`server/${OWNERS[table]}/`, `server/${OWNERS[table]}.queries.ts`].some((owner) =>
          file.startsWith(owner),
        );
      const foreign = writesOf(readFileSync(file, 'utf8')).filter((table) => !isOwn(table));
      expect(foreign).toEqual([]);
    },
  );

  test.each(sources.filter((file) => !file.endsWith('.queries.ts')))('%s contains no query', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/\.(selectFrom|insertInto|updateTable|deleteFrom)\(/);
  });
});
