import type { Thing } from '#contract/core/things.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  type ApprovalAction,
  type ApprovalMove,
  approvalMoved,
  documentRejected,
} from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as notifications from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { approvedMail, rejectedMail, suspendedMail } from './approval.mail.ts';

interface Reply {
  notice: (move: ApprovalMove) => Omit<notifications.Notice, 'kind'>;
  mail?: (receiver: { to: string; firstName: string }, move: ApprovalMove) => Mail;
}

/** What the company hears of an admin's decision; its own moves need no notice. */
const REPLIES: Partial<Record<ApprovalAction, Reply>> = {
  approved: {
    notice: ({ companyName }) => ({
      title: `${companyName} is approved`,
      body: 'The workspace is open: post your first job.',
      link: '/recruiter/dashboard',
    }),
    mail: approvedMail,
  },
  rejected: {
    notice: ({ reason }) => ({
      title: 'Your application was rejected',
      body: reason ?? '',
      link: '/recruiter/onboarding',
    }),
    mail: rejectedMail,
  },
  suspended: {
    notice: ({ companyName, reason }) => ({
      title: `${companyName} is suspended`,
      body: reason ?? '',
      link: '/recruiter/pending-approval',
    }),
    mail: suspendedMail,
  },
  review_started: {
    notice: () => ({
      title: 'Your application is under review',
      body: 'An admin is reading it. We decide within 2-3 business days.',
      link: '/recruiter/pending-approval',
    }),
  },
};

async function tellCompany(db: Db, move: ApprovalMove): Promise<void> {
  const reply = REPLIES[move.action];
  if (!reply) return;
  const leaders = await companies.listMemberIds(db, move.companyId, 'ADMIN');
  const notice = { kind: `company.${move.action}`, ...reply.notice(move) };
  await notifications.notify(db, [...new Set([move.founderId, ...leaders])], notice);
  if (!reply.mail) return;
  const { email, firstName } = await users.get(db, move.founderId);
  await queueMail(db, reply.mail({ to: email, firstName }, move));
}

async function refreshAdmins(db: Db, thing: Thing): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), [thing]);
}

export const reactions = [
  on(approvalMoved, tellCompany),
  on(approvalMoved, (db) => refreshAdmins(db, 'approval')),
  on(documentRejected, async (db, { companyId, fileName, reason }) => {
    await notifications.notify(db, await companies.listMemberIds(db, companyId, 'ADMIN'), {
      kind: 'company_document.rejected',
      title: `${fileName} was rejected`,
      body: reason,
      link: '/recruiter/onboarding',
    });
    await refreshAdmins(db, 'companyDocuments');
  }),
];
