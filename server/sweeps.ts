import { eraseDeletedAccounts } from '#server/features/account/erasure.tasks.ts';
import { endSilentClaims } from '#server/features/admin-queue/admin-queue.tasks.ts';
import { forgetOldEvents } from '#server/features/analytics/events.tasks.ts';
import { mailApplicationDigests } from '#server/features/applications/digests/digests.tasks.ts';
import { tellRejections } from '#server/features/applications/rejecting/rejecting.tasks.ts';
import { sendHeldApplications } from '#server/features/applications/sending/sending.tasks.ts';
import { forgetOldSignIns } from '#server/features/auth/forgetting.tasks.ts';
import { endSuspensions } from '#server/features/candidate-accounts/candidate-accounts.tasks.ts';
import { keepSample } from '#server/features/candidates/index-row/sample.tasks.ts';
import { forgetOldInvitations } from '#server/features/companies/team/team.tasks.ts';
import { askAboutHires, completeHires, confirmSilentHires } from '#server/features/hires/hires.tasks.ts';
import {
  completePastInterviews,
  expireInterviewRequests,
  remindOfHolds,
  remindOfInterviews,
} from '#server/features/interviews/interviews.tasks.ts';
import { markOverdueInvoices, remindOfInvoices } from '#server/features/invoices/invoices.tasks.ts';
import { mailUnreadMessages } from '#server/features/messages/messages.tasks.ts';
import { expireOffers, remindOfOffers } from '#server/features/offers/offers.tasks.ts';
import { eraseUnansweredInvitations } from '#server/features/referrals/referrals.tasks.ts';
import { mailSavedSearches } from '#server/features/saved-searches/saved-searches.tasks.ts';
import { deleteSpentProofs, expireDegreeCodes } from '#server/features/verifications/verifications.tasks.ts';
import { forgetOldKeys } from '#server/http/idempotency.ts';
import { forgetSpentLimits } from '#server/http/rate-limit.ts';
import { forgetSpentTickets } from '#server/platform/files/spent-tickets.ts';
import { deliverMails } from '#server/platform/mail/deliver.ts';
import { forgetOldMails } from '#server/platform/mail/old-mails.ts';

/** What looks every minute for things that have become due: deadlines first. */
export const SWEEPS = [
  sendHeldApplications,
  tellRejections,
  expireInterviewRequests,
  completePastInterviews,
  remindOfHolds,
  remindOfInterviews,
  expireOffers,
  remindOfOffers,
  markOverdueInvoices,
  remindOfInvoices,
  confirmSilentHires,
  completeHires,
  askAboutHires,
  mailSavedSearches,
  keepSample,
  mailUnreadMessages,
  mailApplicationDigests,
  expireDegreeCodes,
  endSuspensions,
  deleteSpentProofs,
  eraseDeletedAccounts,
  eraseUnansweredInvitations,
  endSilentClaims,
  forgetOldKeys,
  forgetSpentLimits,
  forgetSpentTickets,
  forgetOldSignIns,
  forgetOldInvitations,
  forgetOldMails,
  forgetOldEvents,
];

/** Apart from the rest, with workers of their own: a mail server that hangs holds up nothing but mails. */
export const MAIL_SWEEPS = [deliverMails];
