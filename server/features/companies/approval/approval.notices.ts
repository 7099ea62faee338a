import {
  type ApprovalAction,
  type ApprovalMove,
  approvalMoved,
  documentRejected,
} from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { type Notice, notify } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';

/** What those in charge of a company hear of an admin's decision; its own moves need no notice. */
const REPLIES: Record<ApprovalAction, ((move: ApprovalMove) => Omit<Notice, 'kind'>) | null> = {
  approved: ({ companyName }) => ({
    title: `${companyName} is approved`,
    body: 'The workspace is open: post your first job.',
    link: '/recruiter/dashboard',
  }),
  rejected: ({ reason }) => ({
    title: 'Your application was rejected',
    body: reason ?? '',
    link: '/recruiter/onboarding',
  }),
  suspended: ({ companyName, reason }) => ({
    title: `${companyName} is suspended`,
    body: reason ?? '',
    link: '/recruiter/pending-approval',
  }),
  reinstated: ({ companyName }) => ({
    title: `${companyName} is open again`,
    body: 'The workspace is as it was. Requests and offers that were called off have to be made anew.',
    link: '/recruiter/dashboard',
  }),
  review_started: () => ({
    title: 'Your application is under review',
    body: 'An admin is reading it. We decide within 2-3 business days.',
    link: '/recruiter/pending-approval',
  }),
  submitted: null,
  resubmitted: null,
  cancelled: null,
};

export const notices = [
  on(approvalMoved, async (db, move) => {
    const reply = REPLIES[move.action];
    if (!reply) return;
    const leaders = await companies.listMemberIds(db, move.companyId, 'ADMIN');
    const notice = { kind: `company.${move.action}`, ...reply(move) };
    await notify(db, [move.founderId, ...leaders], notice);
  }),
  on(documentRejected, async (db, { companyId, fileName, reason }) => {
    await notify(db, await companies.listMemberIds(db, companyId, 'ADMIN'), {
      kind: 'company_document.rejected',
      title: `${fileName} was rejected`,
      body: reason,
      link: '/recruiter/onboarding',
    });
  }),
];
