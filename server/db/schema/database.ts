import type { Kysely } from 'kysely';
import type * as accounts from './accounts.ts';
import type * as candidateProfile from './candidate-profile.ts';
import type * as candidates from './candidates.ts';
import type * as interviews from './interviews.ts';
import type * as jobs from './jobs.ts';
import type * as platform from './platform.ts';
import type * as preferences from './preferences.ts';
import type * as publicArea from './public-area.ts';
import type * as referrals from './referrals.ts';
import type * as secondStep from './second-step.ts';

/** Every table, in camelCase; the snake_case names of SQL are mapped in open.ts. */
export interface Database {
  users: platform.UsersTable;
  files: platform.FilesTable;
  fileTickets: platform.FileTicketsTable;
  mails: platform.MailsTable;
  notifications: platform.NotificationsTable;
  notificationPreferences: preferences.NotificationPreferencesTable;
  auditEvents: platform.AuditEventsTable;
  idempotencyKeys: platform.IdempotencyKeysTable;
  clockShift: platform.ClockShiftTable;

  companies: accounts.CompaniesTable;
  companyMembers: accounts.CompanyMembersTable;
  recruiters: accounts.RecruitersTable;
  companyDocuments: accounts.CompanyDocumentsTable;
  sessions: accounts.SessionsTable;
  refreshTokens: accounts.RefreshTokensTable;
  emailCodes: accounts.EmailCodesTable;
  passwordResets: accounts.PasswordResetsTable;
  twoFactors: secondStep.TwoFactorsTable;
  recoveryCodes: secondStep.RecoveryCodesTable;
  googleIdentities: secondStep.GoogleIdentitiesTable;
  googleSignIns: secondStep.GoogleSignInsTable;

  candidates: candidates.CandidatesTable;
  candidateSkills: candidates.CandidateSkillsTable;
  candidateExperiences: candidates.CandidateExperiencesTable;
  candidateEducations: candidates.CandidateEducationsTable;
  candidateDrafts: candidates.CandidateDraftsTable;
  candidateViews: candidates.CandidateViewsTable;
  candidateHiddenCompanies: candidateProfile.CandidateHiddenCompaniesTable;
  candidateOnlineProfiles: candidateProfile.CandidateOnlineProfilesTable;
  candidateProjects: candidateProfile.CandidateProjectsTable;
  degreeVerifications: candidateProfile.DegreeVerificationsTable;
  searchTerms: candidates.SearchTermsTable;
  candidateIndex: candidates.CandidateIndexTable;
  savedCandidates: candidates.SavedCandidatesTable;

  jobs: jobs.JobsTable;
  jobSkills: jobs.JobSkillsTable;
  jobViews: jobs.JobViewsTable;
  applications: jobs.ApplicationsTable;
  applicationEvents: jobs.ApplicationEventsTable;

  interviews: interviews.InterviewsTable;
  interviewSlots: interviews.InterviewSlotsTable;
  interviewEvents: interviews.InterviewEventsTable;
  calendarFeeds: interviews.CalendarFeedsTable;

  affiliates: referrals.AffiliatesTable;
  referralCodes: referrals.ReferralCodesTable;
  referralClicks: referrals.ReferralClicksTable;
  signUpDevices: referrals.SignUpDevicesTable;
  referrals: referrals.ReferralsTable;
  invitationAddresses: referrals.InvitationAddressesTable;
  payouts: referrals.PayoutsTable;
  rewardEntries: referrals.RewardEntriesTable;

  waitlistEntries: publicArea.WaitlistEntriesTable;
  quickMessages: publicArea.QuickMessagesTable;
  analyticsEvents: publicArea.AnalyticsEventsTable;
}

/** A connection or a transaction: services and queries take it as their first argument and never open one. */
export type Db = Kysely<Database>;
