import { traces as accountTraces } from '#server/features/account/account.audit.ts';
import { mails as accountMails } from '#server/features/account/account.mail.ts';
import { traces as adminTraces } from '#server/features/admin-team/admin-team.audit.ts';
import { mails as adminMails } from '#server/features/admin-team/admin-team.mail.ts';
import { traces as affiliateTraces } from '#server/features/affiliates/affiliates.audit.ts';
import { mails as affiliateMails } from '#server/features/affiliates/affiliates.mail.ts';
import { notices as affiliateNotices } from '#server/features/affiliates/affiliates.notices.ts';
import { reactions as affiliateReactions } from '#server/features/affiliates/affiliates.reactions.ts';
import { traces as applicationTraces } from '#server/features/applications/applications.audit.ts';
import { mails as applicationMails } from '#server/features/applications/applications.mail.ts';
import { notices as applicationNotices } from '#server/features/applications/applications.notices.ts';
import { reactions as applicationReactions } from '#server/features/applications/applications.reactions.ts';
import { mails as digestMails } from '#server/features/applications/digests/digests.mail.ts';
import { accountReactions as applicationAccounts } from '#server/features/applications/users.reactions.ts';
import { traces as auditTraces } from '#server/features/audit/audit.audit.ts';
import { traces as authTraces } from '#server/features/auth/auth.audit.ts';
import { mails as authMails } from '#server/features/auth/auth.mail.ts';
import { accountReactions as authAccounts } from '#server/features/auth/users.reactions.ts';
import { traces as candidateAccountTraces } from '#server/features/candidate-accounts/candidate-accounts.audit.ts';
import { mails as candidateAccountMails } from '#server/features/candidate-accounts/candidate-accounts.mail.ts';
import { notices as candidateAccountNotices } from '#server/features/candidate-accounts/candidate-accounts.notices.ts';
import { reactions as candidateAccountReactions } from '#server/features/candidate-accounts/candidate-accounts.reactions.ts';
import { traces as candidateTraces } from '#server/features/candidates/candidates.audit.ts';
import { reactions as candidateReactions } from '#server/features/candidates/candidates.reactions.ts';
import { mails as approvalMails } from '#server/features/companies/approval/approval.mail.ts';
import { notices as approvalNotices } from '#server/features/companies/approval/approval.notices.ts';
import { reactions as recruiterReactions } from '#server/features/companies/approval/approval.reactions.ts';
import { traces as companyTraces } from '#server/features/companies/companies.audit.ts';
import { reactions as companyReactions } from '#server/features/companies/companies.reactions.ts';
import { mails as identityMails } from '#server/features/companies/identity/identity.mail.ts';
import { notices as identityNotices } from '#server/features/companies/identity/identity.notices.ts';
import { reactions as identityReactions } from '#server/features/companies/identity/identity.reactions.ts';
import { traces as teamTraces } from '#server/features/companies/team/team.audit.ts';
import { mails as teamMails } from '#server/features/companies/team/team.mail.ts';
import { notices as teamNotices } from '#server/features/companies/team/team.notices.ts';
import { traces as hireTraces } from '#server/features/hires/hires.audit.ts';
import { reactions as hireReactions } from '#server/features/hires/hires.reactions.ts';
import { mails as hireMails } from '#server/features/hires/notices/hires.mail.ts';
import { notices as hireNotices } from '#server/features/hires/notices/hires.notices.ts';
import { accountReactions as hireAccounts } from '#server/features/hires/users.reactions.ts';
import { traces as interviewTraces } from '#server/features/interviews/interviews.audit.ts';
import { reactions as interviewReactions } from '#server/features/interviews/interviews.reactions.ts';
import { mails as interviewMails } from '#server/features/interviews/notices/interviews.mail.ts';
import { notices as interviewNotices } from '#server/features/interviews/notices/interviews.notices.ts';
import { traces as scorecardTraces } from '#server/features/interviews/scorecards/scorecards.audit.ts';
import { notices as scorecardNotices } from '#server/features/interviews/scorecards/scorecards.notices.ts';
import { accountReactions as interviewAccounts } from '#server/features/interviews/users.reactions.ts';
import { traces as invoiceTraces } from '#server/features/invoices/invoices.audit.ts';
import { reactions as invoiceReactions } from '#server/features/invoices/invoices.reactions.ts';
import { mails as invoiceMails } from '#server/features/invoices/notices/invoices.mail.ts';
import { notices as invoiceNotices } from '#server/features/invoices/notices/invoices.notices.ts';
import { traces as adminJobTraces } from '#server/features/jobs/admin/admin-jobs.audit.ts';
import { mails as adminJobMails } from '#server/features/jobs/admin/admin-jobs.mail.ts';
import { notices as adminJobNotices } from '#server/features/jobs/admin/admin-jobs.notices.ts';
import { companyReactions as jobCompanies } from '#server/features/jobs/companies.reactions.ts';
import { mails as jobMails } from '#server/features/jobs/history/history.mail.ts';
import { notices as jobNotices } from '#server/features/jobs/history/history.notices.ts';
import { traces as jobTraces } from '#server/features/jobs/jobs.audit.ts';
import { notices as jobTeamNotices } from '#server/features/jobs/team/team.notices.ts';
import { reactions as jobTeamReactions } from '#server/features/jobs/team/team.reactions.ts';
import { traces as mailTraces } from '#server/features/mails/mails.audit.ts';
import { traces as messageTraces } from '#server/features/messages/messages.audit.ts';
import { mails as messageMails } from '#server/features/messages/messages.mail.ts';
import { reactions as messageReactions } from '#server/features/messages/messages.reactions.ts';
import { accountReactions as messageAccounts } from '#server/features/messages/users.reactions.ts';
import { mails as noteMails } from '#server/features/notes/notes.mail.ts';
import { notices as noteNotices } from '#server/features/notes/notes.notices.ts';
import { reactions as noteReactions } from '#server/features/notes/notes.reactions.ts';
import { accountReactions as noteAccounts } from '#server/features/notes/users.reactions.ts';
import { traces as notificationTraces } from '#server/features/notifications/notifications.audit.ts';
import { accountReactions as notificationAccounts } from '#server/features/notifications/users.reactions.ts';
import { mails as offerMails } from '#server/features/offers/notices/offers.mail.ts';
import { notices as offerNotices } from '#server/features/offers/notices/offers.notices.ts';
import { traces as offerTraces } from '#server/features/offers/offers.audit.ts';
import { reactions as offerReactions } from '#server/features/offers/offers.reactions.ts';
import { accountReactions as offerAccounts } from '#server/features/offers/users.reactions.ts';
import { mails as payoutMails } from '#server/features/payouts/notices/payouts.mail.ts';
import { notices as payoutNotices } from '#server/features/payouts/notices/payouts.notices.ts';
import { traces as payoutTraces } from '#server/features/payouts/payouts.audit.ts';
import { reactions as payoutReactions } from '#server/features/payouts/payouts.reactions.ts';
import { traces as questionTraces } from '#server/features/quick-messages/admin/questions.audit.ts';
import { reactions as questionReactions } from '#server/features/quick-messages/admin/questions.reactions.ts';
import { mails as quickMessageMails } from '#server/features/quick-messages/quick-messages.mail.ts';
import { accountReactions as quickMessageAccounts } from '#server/features/quick-messages/users.reactions.ts';
import { traces as referralTraces } from '#server/features/referrals/referrals.audit.ts';
import { mails as referralMails } from '#server/features/referrals/referrals.mail.ts';
import { notices as referralNotices } from '#server/features/referrals/referrals.notices.ts';
import { reactions as referralReactions } from '#server/features/referrals/referrals.reactions.ts';
import { accountReactions as referralAccountReactions } from '#server/features/referrals/users.reactions.ts';
import { traces as reportTraces } from '#server/features/reports/reports.audit.ts';
import { mails as reportMails } from '#server/features/reports/reports.mail.ts';
import { notices as reportNotices } from '#server/features/reports/reports.notices.ts';
import { reactions as reportReactions } from '#server/features/reports/reports.reactions.ts';
import { traces as rewardTraces } from '#server/features/rewards/rewards.audit.ts';
import { mails as rewardMails } from '#server/features/rewards/rewards.mail.ts';
import { notices as rewardNotices } from '#server/features/rewards/rewards.notices.ts';
import { reactions as rewardReactions } from '#server/features/rewards/rewards.reactions.ts';
import { traces as savedCandidateTraces } from '#server/features/saved-candidates/saved-candidates.audit.ts';
import { accountReactions as savedJobAccounts } from '#server/features/saved-jobs/users.reactions.ts';
import { mails as searchMails } from '#server/features/saved-searches/saved-searches.mail.ts';
import { notices as searchNotices } from '#server/features/saved-searches/saved-searches.notices.ts';
import { accountReactions as searchAccounts } from '#server/features/saved-searches/users.reactions.ts';
import { traces as settingTraces } from '#server/features/settings/settings.audit.ts';
import { traces as verificationTraces } from '#server/features/verifications/verifications.audit.ts';
import { mails as verificationMails } from '#server/features/verifications/verifications.mail.ts';
import { notices as verificationNotices } from '#server/features/verifications/verifications.notices.ts';
import { reactions as verificationReactions } from '#server/features/verifications/verifications.reactions.ts';
import { traces as waitlistTraces } from '#server/features/waitlist/admin/waitlist-entries.audit.ts';
import { mails as waitlistEntryMails } from '#server/features/waitlist/admin/waitlist-entries.mail.ts';
import { reactions as waitlistReactions } from '#server/features/waitlist/admin/waitlist-entries.reactions.ts';
import { accountReactions as waitlistAccounts } from '#server/features/waitlist/users.reactions.ts';
import { mails as waitlistMails } from '#server/features/waitlist/waitlist.mail.ts';
import type { Subscription } from '#server/platform/events.ts';

/** What an event changes elsewhere: states, search, open screens. */
const CONSEQUENCES: Subscription[] = [
  ...candidateReactions,
  ...candidateAccountReactions,
  ...verificationReactions,
  ...applicationReactions,
  ...companyReactions,
  ...recruiterReactions,
  ...identityReactions,
  ...interviewReactions,
  ...jobCompanies,
  ...jobTeamReactions,
  ...messageReactions,
  ...noteReactions,
  ...offerReactions,
  ...invoiceReactions,
  ...hireReactions,
  ...affiliateReactions,
  ...referralReactions,
  ...reportReactions,
  ...rewardReactions,
  ...payoutReactions,
  ...referralAccountReactions,
  ...authAccounts,
  ...offerAccounts,
  ...hireAccounts,
  ...interviewAccounts,
  ...messageAccounts,
  ...noteAccounts,
  ...applicationAccounts,
  ...savedJobAccounts,
  ...searchAccounts,
  ...notificationAccounts,
  ...waitlistReactions,
  ...waitlistAccounts,
  ...questionReactions,
  ...quickMessageAccounts,
];

/** Who is told in the product, and by which kind of notice. */
const NOTICES: Subscription[] = [
  ...applicationNotices,
  ...approvalNotices,
  ...candidateAccountNotices,
  ...identityNotices,
  ...teamNotices,
  ...interviewNotices,
  ...scorecardNotices,
  ...jobNotices,
  ...adminJobNotices,
  ...noteNotices,
  ...jobTeamNotices,
  ...offerNotices,
  ...invoiceNotices,
  ...hireNotices,
  ...affiliateNotices,
  ...referralNotices,
  ...reportNotices,
  ...rewardNotices,
  ...payoutNotices,
  ...searchNotices,
  ...verificationNotices,
];

/** What is mailed to whom. */
const MAILS: Subscription[] = [
  ...authMails,
  ...accountMails,
  ...applicationMails,
  ...digestMails,
  ...jobMails,
  ...adminJobMails,
  ...approvalMails,
  ...candidateAccountMails,
  ...adminMails,
  ...identityMails,
  ...teamMails,
  ...interviewMails,
  ...messageMails,
  ...noteMails,
  ...offerMails,
  ...invoiceMails,
  ...hireMails,
  ...affiliateMails,
  ...referralMails,
  ...rewardMails,
  ...payoutMails,
  ...reportMails,
  ...searchMails,
  ...verificationMails,
  ...waitlistMails,
  ...waitlistEntryMails,
  ...quickMessageMails,
];

/** What the audit keeps. */
const TRACES: Subscription[] = [
  ...authTraces,
  ...accountTraces,
  ...candidateTraces,
  ...candidateAccountTraces,
  ...adminTraces,
  ...notificationTraces,
  ...applicationTraces,
  ...companyTraces,
  ...teamTraces,
  ...savedCandidateTraces,
  ...jobTraces,
  ...adminJobTraces,
  ...waitlistTraces,
  ...questionTraces,
  ...interviewTraces,
  ...scorecardTraces,
  ...messageTraces,
  ...offerTraces,
  ...invoiceTraces,
  ...hireTraces,
  ...affiliateTraces,
  ...referralTraces,
  ...rewardTraces,
  ...payoutTraces,
  ...reportTraces,
  ...verificationTraces,
  ...mailTraces,
  ...settingTraces,
  ...auditTraces,
];

/** What follows from each event, in this order: people are told before the consequences tell them of more. */
export const REACTIONS: Subscription[] = [...NOTICES, ...MAILS, ...TRACES, ...CONSEQUENCES];
