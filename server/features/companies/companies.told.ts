import { wordsOfChange } from '#contract/companies/identity-words.ts';
import { IDENTITY_FIELD_LABELS } from '#contract/labels/companies.ts';
import {
  mail,
  mailHolder,
  type Notice,
  notify,
  type Receiver,
} from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import {
  type ApprovalAction,
  type ApprovalMove,
  approvalMoved,
  documentRejected,
  type IdentityMove,
  identityMoved,
  recruiterReinstated,
  recruiterSuspended,
} from './companies.events.ts';
import * as companies from './companies.service.ts';

/** The notifications for the managers of a company about an admin's decision; its own moves need none. */
const NOTICES: Record<ApprovalAction, ((move: ApprovalMove) => Omit<Notice, 'kind'>) | null> = {
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

function approvedMail({ to, firstName }: Receiver, { companyName }: ApprovalMove): Mail {
  return letter(to, `${companyName} is approved on Medallist`, {
    title: 'Your company is approved',
    paragraphs: [
      `Hello ${plainName(firstName)}, we have approved ${companyName}. The workspace is open: you can post jobs and search candidates.`,
    ],
    action: { label: 'Open your dashboard', url: linkTo('/recruiter/dashboard') },
  });
}

function rejectedMail({ to, firstName }: Receiver, { companyName, reason }: ApprovalMove): Mail {
  return letter(to, `Your application for ${companyName} needs changes`, {
    title: 'Your application was rejected',
    paragraphs: [
      `Hello ${plainName(firstName)}, we could not approve ${companyName} yet. This is why:`,
      ...(reason ?? '').split('\n').filter(Boolean),
      'Please update the application and resubmit it.',
    ],
    action: { label: 'Update application', url: linkTo('/recruiter/onboarding') },
  });
}

function contest(): string {
  return `If you think this is a mistake, write to ${supportAddress()}.`;
}

function suspendedMail({ to, firstName }: Receiver, { companyName, reason }: ApprovalMove): Mail {
  return letter(to, `${companyName} is suspended on Medallist`, {
    title: 'Your company is suspended',
    paragraphs: [
      `Hello ${plainName(firstName)}, we have suspended ${companyName}. The workspace is closed until this is settled.`,
      `Reason: ${reason ?? ''}`,
      contest(),
    ],
  });
}

function reinstatedMail({ to, firstName }: Receiver, { companyName }: ApprovalMove): Mail {
  return letter(to, `${companyName} is open again on Medallist`, {
    title: 'Your company is open again',
    paragraphs: [
      `Hello ${plainName(firstName)}, the suspension of ${companyName} has ended. The workspace is as it was; interview requests and offers that were called off have to be made anew.`,
    ],
    action: { label: 'Open your dashboard', url: linkTo('/recruiter/dashboard') },
  });
}

function personReinstatedMail({ to, firstName }: Receiver): Mail {
  return letter(to, 'Your Medallist account is open again', {
    title: 'Your account is open again',
    paragraphs: [`Hello ${plainName(firstName)}, the suspension of your account has ended.`],
    action: { label: 'Open your dashboard', url: linkTo('/recruiter/dashboard') },
  });
}

function personSuspendedMail({ to, firstName }: Receiver, reason: string): Mail {
  return letter(to, 'Your Medallist account is suspended', {
    title: 'Your account is suspended',
    paragraphs: [
      `Hello ${plainName(firstName)}, we have suspended your account.`,
      `Reason: ${reason}`,
      contest(),
    ],
  });
}

/** Mailed to the founder, who applied; the other managers get a notification in the product. */
const MAILS: Record<ApprovalAction, ((receiver: Receiver, move: ApprovalMove) => Mail) | null> = {
  approved: approvedMail,
  rejected: rejectedMail,
  suspended: suspendedMail,
  reinstated: reinstatedMail,
  submitted: null,
  resubmitted: null,
  cancelled: null,
  review_started: null,
};

function replyTo({ action, companyName, newName, fields, reason }: IdentityMove) {
  const what = wordsOfChange(fields);
  if (action === 'change_approved') {
    return { title: `The new ${what} of ${newName} is approved`, body: 'Candidates see it from now on.' };
  }
  return { title: `The new ${what} of ${companyName} was rejected`, body: reason ?? '' };
}

const action = { label: 'Open company profile', url: linkTo('/recruiter/company') };

function changeApprovedMail({ to, firstName }: Receiver, { newName, fields }: IdentityMove): Mail {
  const what = wordsOfChange(fields);
  return letter(to, `The new ${what} of ${newName} is approved`, {
    title: 'Your change is approved',
    paragraphs: [
      `Hello ${plainName(firstName)}, we have approved the new ${what}. Candidates see it from now on.`,
    ],
    facts: fields.map(({ field, to: asked }) => [IDENTITY_FIELD_LABELS[field], asked ?? 'Removed']),
    action,
  });
}

function changeRejectedMail(
  { to, firstName }: Receiver,
  { companyName, fields, reason }: IdentityMove,
): Mail {
  const what = wordsOfChange(fields);
  return letter(to, `The new ${what} of ${companyName} was rejected`, {
    title: 'Your change was rejected',
    paragraphs: [
      `Hello ${plainName(firstName)}, we could not approve the new ${what}. This is why:`,
      ...(reason ?? '').split('\n').filter(Boolean),
      'Candidates go on seeing what was approved before.',
    ],
    facts: fields.map(({ field, to: asked }) => [IDENTITY_FIELD_LABELS[field], asked ?? 'Removed']),
    action,
  });
}

export const notices = [
  on(approvalMoved, async (db, move) => {
    const reply = NOTICES[move.action];
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
  on(identityMoved, async (db, move) => {
    if (move.action !== 'change_approved' && move.action !== 'change_rejected') return;
    const leaders = await companies.listMemberIds(db, move.companyId, 'ADMIN');
    await notify(db, leaders, {
      kind: `company.${move.action}`,
      ...replyTo(move),
      link: '/recruiter/company',
    });
  }),
];

export const mails = [
  on(approvalMoved, async (db, move) => {
    const reply = MAILS[move.action];
    if (!reply) return;
    const kind = `company.${move.action}`;
    await mail(db, [move.founderId], { kind, write: (receiver) => reply(receiver, move) });
  }),
  on(recruiterSuspended, (db, { userId, reason }) =>
    mailHolder(db, 'ACCOUNT', userId, (receiver) => personSuspendedMail(receiver, reason ?? '')),
  ),
  on(recruiterReinstated, (db, { userId }) => mailHolder(db, 'ACCOUNT', userId, personReinstatedMail)),
  on(identityMoved, async (db, move) => {
    if (move.action !== 'change_approved' && move.action !== 'change_rejected') return;
    const write = move.action === 'change_approved' ? changeApprovedMail : changeRejectedMail;
    const leaders = await companies.listMemberIds(db, move.companyId, 'ADMIN');
    const kind = `company.${move.action}`;
    await mail(db, leaders, { kind, write: (receiver) => write(receiver, move) });
  }),
];
