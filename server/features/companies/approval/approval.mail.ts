import type { ApprovalMove } from '#server/features/companies/companies.events.ts';
import { linkTo, supportAddress } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface Receiver {
  to: string;
  firstName: string;
}

function mail(to: string, subject: string, parts: Parameters<typeof renderHtml>[0]): Mail {
  return { to, subject, text: renderText(parts), html: renderHtml(parts) };
}

export function approvedMail({ to, firstName }: Receiver, { companyName }: ApprovalMove): Mail {
  return mail(to, `${companyName} is approved on Medallist`, {
    title: 'Your company is approved',
    paragraphs: [
      `Hello ${firstName}, we have approved ${companyName}. The workspace is open: you can post jobs and search candidates.`,
    ],
    action: { label: 'Open your dashboard', url: linkTo('/recruiter/dashboard') },
  });
}

export function rejectedMail({ to, firstName }: Receiver, { companyName, reason }: ApprovalMove): Mail {
  return mail(to, `Your application for ${companyName} needs changes`, {
    title: 'Your application was rejected',
    paragraphs: [
      `Hello ${firstName}, we could not approve ${companyName} yet. This is why:`,
      ...(reason ?? '').split('\n').filter(Boolean),
      'Please update the application and resubmit it.',
    ],
    action: { label: 'Update application', url: linkTo('/recruiter/onboarding') },
  });
}

function contest(): string {
  return `If you think this is a mistake, write to ${supportAddress()}.`;
}

export function suspendedMail({ to, firstName }: Receiver, { companyName, reason }: ApprovalMove): Mail {
  return mail(to, `${companyName} is suspended on Medallist`, {
    title: 'Your company is suspended',
    paragraphs: [
      `Hello ${firstName}, we have suspended ${companyName}. The workspace is closed until this is settled.`,
      `Reason: ${reason ?? ''}`,
      contest(),
    ],
  });
}

export function personSuspendedMail({ to, firstName }: Receiver, reason: string): Mail {
  return mail(to, 'Your Medallist account is suspended', {
    title: 'Your account is suspended',
    paragraphs: [`Hello ${firstName}, we have suspended your account.`, `Reason: ${reason}`, contest()],
  });
}
