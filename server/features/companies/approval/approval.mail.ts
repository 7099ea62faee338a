import {
  type ApprovalAction,
  type ApprovalMove,
  approvalMoved,
  recruiterReinstated,
  recruiterSuspended,
} from '#server/features/companies/companies.events.ts';
import { mail, mailHolder, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';

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

/** To the founder, who applied; the others in charge read it in the product. */
const REPLIES: Record<ApprovalAction, ((receiver: Receiver, move: ApprovalMove) => Mail) | null> = {
  approved: approvedMail,
  rejected: rejectedMail,
  suspended: suspendedMail,
  reinstated: reinstatedMail,
  submitted: null,
  resubmitted: null,
  cancelled: null,
  review_started: null,
};

export const mails = [
  on(approvalMoved, async (db, move) => {
    const reply = REPLIES[move.action];
    if (!reply) return;
    const kind = `company.${move.action}`;
    await mail(db, [move.founderId], { kind, write: (receiver) => reply(receiver, move) });
  }),
  on(recruiterSuspended, (db, { userId, reason }) =>
    mailHolder(db, 'ACCOUNT', userId, (receiver) => personSuspendedMail(receiver, reason ?? '')),
  ),
  on(recruiterReinstated, (db, { userId }) => mailHolder(db, 'ACCOUNT', userId, personReinstatedMail)),
];
