import * as accountClosing from './account/closing.ts';
import * as accountEmail from './account/email.ts';
import * as notificationPreferences from './account/notification-preferences.ts';
import * as accountPassword from './account/password.ts';
import * as accountProfile from './account/profile.ts';
import * as accountRecords from './account/records.ts';
import * as adminQueue from './admin-queue.ts';
import * as adminTeam from './admin-team.ts';
import * as affiliates from './affiliates.ts';
import * as analyticsEvents from './analytics/events.ts';
import * as hiringAnalytics from './analytics/hiring.ts';
import * as marketAnalytics from './analytics/market.ts';
import * as adminApplications from './applications/admin-applications.ts';
import * as candidateApplications from './applications/candidate-applications.ts';
import * as applicationDigest from './applications/digest.ts';
import * as recruiterApplications from './applications/recruiter-applications.ts';
import * as audit from './audit.ts';
import * as changePassword from './auth/change-password.ts';
import * as google from './auth/google.ts';
import * as ownSessions from './auth/own-sessions.ts';
import * as prove from './auth/prove.ts';
import * as recovery from './auth/recovery.ts';
import * as session from './auth/session.ts';
import * as signUp from './auth/sign-up.ts';
import * as signUpKinds from './auth/sign-up-kinds.ts';
import * as teamInvitation from './auth/team-invitation.ts';
import * as twoFactor from './auth/two-factor.ts';
import * as verify from './auth/verify.ts';
import * as candidateAccount from './candidate-account.ts';
import * as candidateAccounts from './candidate-accounts.ts';
import * as basicInfo from './candidates/basic-info.ts';
import * as completeProfile from './candidates/complete.ts';
import * as education from './candidates/education.ts';
import * as experience from './candidates/experience.ts';
import * as privacy from './candidates/privacy.ts';
import * as profile from './candidates/profile.ts';
import * as recruiterView from './candidates/recruiter-view.ts';
import * as skills from './candidates/skills.ts';
import * as approval from './companies/approval.ts';
import * as companyDocuments from './companies/documents.ts';
import * as companyIdentity from './companies/identity.ts';
import * as companyProfile from './companies/profile.ts';
import * as recruiterProfile from './companies/recruiter-profile.ts';
import * as recruitersAdmin from './companies/recruiter-review.ts';
import * as team from './companies/team.ts';
import type { Endpoint } from './core/endpoint.ts';
import * as candidateActivity from './dashboards/activity.ts';
import * as candidateHome from './dashboards/candidate-home.ts';
import * as recruiterDashboard from './dashboards/recruiter-dashboard.ts';
import * as workQueue from './dashboards/work-queue.ts';
import * as development from './development.ts';
import * as files from './files.ts';
import * as adminHires from './hires/admin-hires.ts';
import * as candidateHires from './hires/candidate-hires.ts';
import * as recruiterHires from './hires/recruiter-hires.ts';
import * as weeklyAvailability from './interviews/availability.ts';
import * as candidateInterviews from './interviews/candidate.ts';
import * as noShowContests from './interviews/contest.ts';
import * as decisions from './interviews/decide.ts';
import * as calendarFeeds from './interviews/feed.ts';
import * as pickTimes from './interviews/pick-times.ts';
import * as interviewPlans from './interviews/plan.ts';
import * as recruiterInterviews from './interviews/recruiter.ts';
import * as interviewRequests from './interviews/request.ts';
import * as interviewReplies from './interviews/respond.ts';
import * as scorecards from './interviews/scorecards.ts';
import * as teamWeek from './interviews/team-week.ts';
import * as adminInvoices from './invoices/admin-invoices.ts';
import * as billing from './invoices/billing.ts';
import * as ledger from './invoices/ledger.ts';
import * as money from './invoices/money.ts';
import * as adminJobs from './jobs/admin-jobs.ts';
import * as jobDays from './jobs/days.ts';
import * as jobHistory from './jobs/history.ts';
import * as matchedJobs from './jobs/matched-jobs.ts';
import * as ownJobs from './jobs/own-jobs.ts';
import * as publicJobs from './jobs/public-jobs.ts';
import * as jobReach from './jobs/reach.ts';
import * as recommendedJobs from './jobs/recommended-jobs.ts';
import * as jobTeams from './jobs/team.ts';
import * as live from './live.ts';
import * as mails from './mails.ts';
import * as messages from './messages.ts';
import * as notes from './notes.ts';
import { candidateNotifications, recruiterNotifications } from './notifications.ts';
import * as candidateOffers from './offers/candidate-offers.ts';
import * as recruiterOffers from './offers/recruiter-offers.ts';
import * as rewardsOfAdmins from './payouts/admin-rewards.ts';
import * as payoutsOfAdmins from './payouts/batches.ts';
import * as ownPayouts from './payouts/own.ts';
import * as inboxQuestions from './questions.ts';
import * as quickMessages from './quick-messages.ts';
import * as referralInvitations from './referrals/invitations.ts';
import * as referrals from './referrals/referral.ts';
import * as referralReviews from './referrals/review.ts';
import * as reports from './reports.ts';
import * as resumeProposals from './resume-proposals.ts';
import * as savedJobs from './saved-jobs.ts';
import * as savedCandidateSearches from './saved-searches/candidate-search.ts';
import * as savedSearches from './saved-searches/saved-search.ts';
import * as candidateSearch from './search/candidate-search.ts';
import * as savedCandidates from './search/saved-candidates.ts';
import * as savedDetails from './search/saved-details.ts';
import * as seenCandidates from './search/seen-candidates.ts';
import * as adminSettings from './settings/admin-settings.ts';
import * as settings from './settings/public-settings.ts';
import * as templates from './templates.ts';
import * as ownVerifications from './verifications/own.ts';
import * as verificationReviews from './verifications/review.ts';
import * as waitlist from './waitlist.ts';
import * as inboxWaitlist from './waitlist-entries.ts';

const FEATURES: object[] = [
  session,
  signUp,
  signUpKinds,
  teamInvitation,
  verify,
  prove,
  recovery,
  twoFactor,
  ownSessions,
  google,
  changePassword,
  accountProfile,
  accountEmail,
  accountPassword,
  accountClosing,
  accountRecords,
  notificationPreferences,
  candidateNotifications,
  recruiterNotifications,
  basicInfo,
  skills,
  experience,
  education,
  profile,
  resumeProposals,
  completeProfile,
  privacy,
  ownVerifications,
  verificationReviews,
  recruiterView,
  candidateHome,
  candidateActivity,
  companyProfile,
  companyIdentity,
  companyDocuments,
  approval,
  recruiterProfile,
  team,
  recruiterDashboard,
  workQueue,
  recruitersAdmin,
  candidateAccounts,
  adminTeam,
  candidateAccount,
  adminJobs,
  ownJobs,
  jobTeams,
  publicJobs,
  jobReach,
  recommendedJobs,
  jobDays,
  jobHistory,
  matchedJobs,
  recruiterApplications,
  adminApplications,
  candidateApplications,
  applicationDigest,
  savedJobs,
  savedSearches,
  savedCandidateSearches,
  candidateSearch,
  savedCandidates,
  savedDetails,
  seenCandidates,
  candidateInterviews,
  weeklyAvailability,
  interviewPlans,
  interviewReplies,
  interviewRequests,
  recruiterInterviews,
  pickTimes,
  teamWeek,
  noShowContests,
  calendarFeeds,
  decisions,
  scorecards,
  messages,
  notes,
  templates,
  recruiterOffers,
  candidateOffers,
  billing,
  adminInvoices,
  money,
  ledger,
  recruiterHires,
  candidateHires,
  adminHires,
  adminQueue,
  affiliates,
  referrals,
  referralInvitations,
  referralReviews,
  ownPayouts,
  rewardsOfAdmins,
  payoutsOfAdmins,
  reports,
  mails,
  settings,
  adminSettings,
  audit,
  waitlist,
  inboxWaitlist,
  inboxQuestions,
  quickMessages,
  analyticsEvents,
  marketAnalytics,
  hiringAnalytics,
  files,
  live,
  development,
];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

/** Every endpoint of the API, grouped by feature. */
export const ENDPOINTS: Endpoint[] = FEATURES.flatMap((feature) => Object.values(feature).filter(isEndpoint));
