import { closingRoutes } from '#server/features/account/closing.routes.ts';
import { emailChangeRoutes } from '#server/features/account/email-change.routes.ts';
import { pictureRoutes } from '#server/features/account/picture.routes.ts';
import { profileRoutes as accounts } from '#server/features/account/profile.routes.ts';
import { recordRoutes } from '#server/features/account/records.routes.ts';
import { routes as adminQueue } from '#server/features/admin-queue/admin-queue.routes.ts';
import { routes as adminTeam } from '#server/features/admin-team/admin-team.routes.ts';
import { routes as affiliates } from '#server/features/affiliates/affiliates.routes.ts';
import { routes as analyticsEvents } from '#server/features/analytics/events.routes.ts';
import { adminRoutes as adminApplications } from '#server/features/applications/admin/admin-applications.routes.ts';
import { routes as applications } from '#server/features/applications/applications.routes.ts';
import { digestRoutes } from '#server/features/applications/digests/digests.routes.ts';
import { routes as audit } from '#server/features/audit/audit.routes.ts';
import { routes as auth } from '#server/features/auth/auth.routes.ts';
import { mailCode } from '#server/features/auth/auth.service.ts';
import { verifyRoutes } from '#server/features/auth/email-codes/verify.routes.ts';
import { googleRoutes } from '#server/features/auth/google/google.routes.ts';
import { passwordRoutes } from '#server/features/auth/passwords/change-password.routes.ts';
import { proofRoutes } from '#server/features/auth/proof/proof.routes.ts';
import { publicSettingsRoutes } from '#server/features/auth/public-settings.routes.ts';
import { recoveryRoutes } from '#server/features/auth/recovery/recovery.routes.ts';
import { mailResetLink } from '#server/features/auth/recovery/recovery.service.ts';
import { ownSessionRoutes } from '#server/features/auth/sessions/own-sessions.routes.ts';
import { tellOfFailedSignIn } from '#server/features/auth/sign-in-failures.ts';
import { invitedRoutes } from '#server/features/auth/sign-up/invited.routes.ts';
import { signUpRoutes } from '#server/features/auth/sign-up/sign-up.routes.ts';
import { twoFactorRoutes } from '#server/features/auth/two-factor/two-factor.routes.ts';
import { routes as candidateAccounts } from '#server/features/candidate-accounts/candidate-accounts.routes.ts';
import { privacyRoutes } from '#server/features/candidates/privacy/privacy.routes.ts';
import { profileRoutes as candidateProfiles } from '#server/features/candidates/profile/profile.routes.ts';
import { routes as recruiterViews } from '#server/features/candidates/recruiter-view/recruiter-view.routes.ts';
import { resumeRoutes } from '#server/features/candidates/resume/resume.routes.ts';
import { resumeReadingRoutes } from '#server/features/candidates/resume-reading/resume-reading.routes.ts';
import {
  applicationRoutes as approvals,
  documentRoutes,
} from '#server/features/companies/approval/approval.routes.ts';
import { routes as companies } from '#server/features/companies/companies.routes.ts';
import { profileRoutes as recruiterProfiles } from '#server/features/companies/recruiter-profile.routes.ts';
import { adminRoutes as recruiterAdmin } from '#server/features/companies/review/recruiter-review.routes.ts';
import { routes as team } from '#server/features/companies/team/team.routes.ts';
import { homeRoutes } from '#server/features/dashboards/candidate/candidate-home.routes.ts';
import { dashboardRoutes as recruiterDashboard } from '#server/features/dashboards/recruiter/recruiter-dashboard.routes.ts';
import { routes as development } from '#server/features/development/development.routes.ts';
import { routes as files } from '#server/features/files/files.routes.ts';
import { fullProfileRoutes } from '#server/features/full-profile/full-profile.routes.ts';
import { routes as hires } from '#server/features/hires/hires.routes.ts';
import { hiringAnalyticsRoutes } from '#server/features/hiring-analytics/hiring-analytics.routes.ts';
import { feedRoutes as calendarFeeds } from '#server/features/interviews/calendar/feed.routes.ts';
import { candidateRoutes as candidateInterviews } from '#server/features/interviews/candidate.routes.ts';
import { adminRoutes as noShowContests } from '#server/features/interviews/contests/admin.routes.ts';
import { recruiterRoutes as recruiterInterviews } from '#server/features/interviews/recruiter.routes.ts';
import { scorecardRoutes as scorecards } from '#server/features/interviews/scorecards/scorecards.routes.ts';
import { timesRoutes as interviewTimes } from '#server/features/interviews/times/times.routes.ts';
import { routes as invoices } from '#server/features/invoices/invoices.routes.ts';
import { ledgerRoutes as ledger } from '#server/features/invoices/ledger/ledger.routes.ts';
import { adminRoutes as adminJobs } from '#server/features/jobs/admin/admin-jobs.routes.ts';
import { routes as jobBoard } from '#server/features/jobs/board/board.routes.ts';
import { dayRoutes } from '#server/features/jobs/days/days.routes.ts';
import { historyRoutes } from '#server/features/jobs/history/history.routes.ts';
import { jobAddresses } from '#server/features/jobs/job-addresses.ts';
import { jobPage } from '#server/features/jobs/job-page.ts';
import { routes as ownJobs } from '#server/features/jobs/own-jobs.routes.ts';
import { routes as publicJobs } from '#server/features/jobs/public-jobs.routes.ts';
import { routes as live } from '#server/features/live/live.routes.ts';
import { routes as mails } from '#server/features/mails/mails.routes.ts';
import { routes as marketAnalytics } from '#server/features/market-analytics/market-analytics.routes.ts';
import { routes as messages } from '#server/features/messages/messages.routes.ts';
import { routes as notes } from '#server/features/notes/notes.routes.ts';
import { routes as notifications } from '#server/features/notifications/notifications.routes.ts';
import { preferenceRoutes } from '#server/features/notifications/preferences.routes.ts';
import { routes as offers } from '#server/features/offers/offers.routes.ts';
import { routes as payouts } from '#server/features/payouts/payouts.routes.ts';
import { adminRoutes as questions } from '#server/features/quick-messages/admin/questions.routes.ts';
import { routes as quickMessages } from '#server/features/quick-messages/quick-messages.routes.ts';
import { routes as referrals } from '#server/features/referrals/referrals.routes.ts';
import { reviewRoutes as referralReviews } from '#server/features/referrals/review/review.routes.ts';
import { routes as reports } from '#server/features/reports/reports.routes.ts';
import { routes as savedCandidates } from '#server/features/saved-candidates/saved-candidates.routes.ts';
import { routes as savedJobs } from '#server/features/saved-jobs/saved-jobs.routes.ts';
import { routes as savedSearches } from '#server/features/saved-searches/saved-searches.routes.ts';
import { matchedRoutes } from '#server/features/search/matched/matched-jobs.routes.ts';
import { reachRoutes } from '#server/features/search/reach/reach.routes.ts';
import { recommendedRoutes } from '#server/features/search/recommended/recommended-jobs.routes.ts';
import { routes as search } from '#server/features/search/search.routes.ts';
import { routes as seenCandidates } from '#server/features/search/seen/seen-candidates.routes.ts';
import { routes as settings } from '#server/features/settings/settings.routes.ts';
import { shownFigures } from '#server/features/settings/shown.service.ts';
import { routes as templates } from '#server/features/templates/templates.routes.ts';
import { ownRoutes as ownVerifications } from '#server/features/verifications/own.routes.ts';
import { reviewRoutes as verificationReviews } from '#server/features/verifications/review.routes.ts';
import { adminRoutes as waitlistEntries } from '#server/features/waitlist/admin/waitlist-entries.routes.ts';
import { routes as waitlist } from '#server/features/waitlist/waitlist.routes.ts';
import type { PageSources } from '#server/http/pages/web.ts';
import type { Route } from '#server/http/route.ts';
import { removeLeftBytes } from '#server/platform/files/left-bytes.ts';
import { MAIL_SWEEPS, SWEEPS } from '#server/sweeps.ts';

/** The server's contents page: what each feature answers, and what it does in the background; see also reactions.ts. */
export const ROUTES: Route[] = [
  ...auth,
  ...signUpRoutes,
  ...invitedRoutes,
  ...verifyRoutes,
  ...recoveryRoutes,
  ...proofRoutes,
  ...twoFactorRoutes,
  ...ownSessionRoutes,
  ...googleRoutes,
  ...accounts,
  ...emailChangeRoutes,
  ...passwordRoutes,
  ...pictureRoutes,
  ...closingRoutes,
  ...recordRoutes,
  ...notifications,
  ...preferenceRoutes,
  ...mails,
  ...settings,
  ...publicSettingsRoutes,
  ...audit,
  ...waitlist,
  ...waitlistEntries,
  ...questions,
  ...quickMessages,
  ...analyticsEvents,
  ...marketAnalytics,
  ...hiringAnalyticsRoutes,
  ...candidateProfiles,
  ...resumeRoutes,
  ...resumeReadingRoutes,
  ...privacyRoutes,
  ...fullProfileRoutes,
  ...ownVerifications,
  ...verificationReviews,
  ...recruiterViews,
  ...homeRoutes,
  ...companies,
  ...approvals,
  ...documentRoutes,
  ...recruiterProfiles,
  ...team,
  ...recruiterDashboard,
  ...recruiterAdmin,
  ...candidateAccounts,
  ...digestRoutes,
  ...adminTeam,
  ...adminJobs,
  ...ownJobs,
  ...dayRoutes,
  ...historyRoutes,
  ...jobBoard,
  ...publicJobs,
  ...adminApplications,
  ...applications,
  ...search,
  ...reachRoutes,
  ...recommendedRoutes,
  ...matchedRoutes,
  ...savedCandidates,
  ...seenCandidates,
  ...savedJobs,
  ...savedSearches,
  ...candidateInterviews,
  ...recruiterInterviews,
  ...scorecards,
  ...interviewTimes,
  ...noShowContests,
  ...calendarFeeds,
  ...messages,
  ...notes,
  ...templates,
  ...offers,
  ...invoices,
  ...ledger,
  ...hires,
  ...adminQueue,
  ...affiliates,
  ...referrals,
  ...payouts,
  ...referralReviews,
  ...reports,
  ...files,
  ...live,
  ...development,
];

export const TASKS = [...SWEEPS, removeLeftBytes, tellOfFailedSignIn, mailCode, mailResetLink];
export const MAIL_TASKS = MAIL_SWEEPS;

/** Pages whose title and head the server knows better than the built file, and those only it can list. */
export const PAGE_SOURCES: PageSources = {
  heads: [jobPage],
  addresses: [jobAddresses],
  figures: shownFigures,
};
