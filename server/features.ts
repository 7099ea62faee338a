import { defineFeature, inOrder } from '#server/feature.ts';
import { account } from '#server/features/account/account.feature.ts';
import { adminQueue } from '#server/features/admin-queue/admin-queue.feature.ts';
import { adminTeam } from '#server/features/admin-team/admin-team.feature.ts';
import { affiliates } from '#server/features/affiliates/affiliates.feature.ts';
import { analytics } from '#server/features/analytics/analytics.feature.ts';
import { applications } from '#server/features/applications/applications.feature.ts';
import { audit } from '#server/features/audit/audit.feature.ts';
import { auth } from '#server/features/auth/auth.feature.ts';
import { candidateAccounts } from '#server/features/candidate-accounts/candidate-accounts.feature.ts';
import { candidates } from '#server/features/candidates/candidates.feature.ts';
import { companies } from '#server/features/companies/companies.feature.ts';
import { dashboards } from '#server/features/dashboards/dashboards.feature.ts';
import { developmentWith } from '#server/features/development/development.feature.ts';
import { files } from '#server/features/files/files.feature.ts';
import { fullProfile } from '#server/features/full-profile/full-profile.feature.ts';
import { hires } from '#server/features/hires/hires.feature.ts';
import { hiringAnalytics } from '#server/features/hiring-analytics/hiring-analytics.feature.ts';
import { interviews } from '#server/features/interviews/interviews.feature.ts';
import { invoices } from '#server/features/invoices/invoices.feature.ts';
import { jobs } from '#server/features/jobs/jobs.feature.ts';
import { mails } from '#server/features/mails/mails.feature.ts';
import { marketAnalytics } from '#server/features/market-analytics/market-analytics.feature.ts';
import { messages } from '#server/features/messages/messages.feature.ts';
import { notes } from '#server/features/notes/notes.feature.ts';
import { notifications } from '#server/features/notifications/notifications.feature.ts';
import { offers } from '#server/features/offers/offers.feature.ts';
import { payouts } from '#server/features/payouts/payouts.feature.ts';
import { quickMessages } from '#server/features/quick-messages/quick-messages.feature.ts';
import { referrals } from '#server/features/referrals/referrals.feature.ts';
import { reports } from '#server/features/reports/reports.feature.ts';
import { rewards } from '#server/features/rewards/rewards.feature.ts';
import { savedCandidates } from '#server/features/saved-candidates/saved-candidates.feature.ts';
import { savedJobs } from '#server/features/saved-jobs/saved-jobs.feature.ts';
import { savedSearches } from '#server/features/saved-searches/saved-searches.feature.ts';
import { search } from '#server/features/search/search.feature.ts';
import { settings } from '#server/features/settings/settings.feature.ts';
import { shownFigures } from '#server/features/settings/settings.service.ts';
import { templates } from '#server/features/templates/templates.feature.ts';
import { verifications } from '#server/features/verifications/verifications.feature.ts';
import { waitlist } from '#server/features/waitlist/waitlist.feature.ts';
import { forgetOldKeys } from '#server/http/idempotency.ts';
import { liveRoutes } from '#server/http/live.ts';
import type { PageSources } from '#server/http/pages/web.ts';
import { forgetSpentLimits } from '#server/http/rate-limit.ts';
import type { Subscription } from '#server/platform/events.ts';
import { removeLeftBytes } from '#server/platform/files/left-bytes.ts';
import { forgetSpentTickets } from '#server/platform/files/spent-tickets.ts';
import { deliverMails } from '#server/platform/mail/deliver.ts';
import { forgetOldMails } from '#server/platform/mail/old-mails.ts';

/** What runs below every feature. */
const ground = defineFeature({
  name: 'ground',
  routes: liveRoutes,
  tasks: [removeLeftBytes],
  sweeps: [forgetOldKeys, forgetSpentLimits, forgetSpentTickets, forgetOldMails],
});

/** The server's contents page; each feature says on its own what it consists of. */
export const FEATURES = [
  account,
  adminQueue,
  adminTeam,
  affiliates,
  analytics,
  applications,
  audit,
  auth,
  candidateAccounts,
  candidates,
  companies,
  dashboards,
  files,
  fullProfile,
  hires,
  hiringAnalytics,
  interviews,
  invoices,
  jobs,
  mails,
  marketAnalytics,
  messages,
  notes,
  notifications,
  offers,
  payouts,
  quickMessages,
  referrals,
  reports,
  rewards,
  savedCandidates,
  savedJobs,
  savedSearches,
  search,
  settings,
  templates,
  verifications,
  waitlist,
  ground,
];

/** What looks every minute for what has become due: deadlines first. */
export const SWEEPS = [
  ...inOrder(FEATURES, 'deadlines').flatMap(({ deadlines }) => deadlines),
  ...FEATURES.flatMap(({ sweeps }) => sweeps),
];

/** Apart from the rest, with workers of their own: a mail server that hangs holds up nothing but mails. */
export const MAIL_TASKS = [deliverMails];
export const TASKS = [...SWEEPS, ...FEATURES.flatMap(({ tasks }) => tasks)];

const development = developmentWith([...SWEEPS, ...MAIL_TASKS]);
export const ROUTES = [...FEATURES, development].flatMap(({ routes }) => routes);

/** What follows from each event, in this order: people are told before the consequences tell them of more. */
export const REACTIONS: Subscription[] = [
  ...FEATURES.flatMap(({ notices }) => notices),
  ...FEATURES.flatMap(({ mails }) => mails),
  ...FEATURES.flatMap(({ audit }) => audit),
  ...inOrder(FEATURES, 'follows').flatMap(({ follows }) => follows),
  ...inOrder(FEATURES, 'departures').flatMap(({ departures }) => departures),
];

/** Pages whose title and head the server knows better than the built file, and those only it can list. */
export const PAGE_SOURCES: PageSources = {
  heads: FEATURES.flatMap(({ heads }) => heads),
  addresses: FEATURES.flatMap(({ addresses }) => addresses),
  figures: shownFigures,
};
