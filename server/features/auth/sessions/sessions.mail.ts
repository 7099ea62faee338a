import { signedIn } from '#server/features/auth/auth.events.ts';
import { mailHolder, type Receiver } from '#server/features/notifications/notifications.service.ts';
import { now } from '#server/platform/clock.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { renderHtml, renderText } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';

interface NewDevice extends Receiver {
  userAgent: string | null;
  at: Date;
}

const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

function newDeviceMail({ to, firstName, userAgent, at }: NewDevice): Mail {
  const parts = {
    title: 'A new device signed in',
    paragraphs: [
      `Hello ${plainName(firstName)}, somebody signed in to your account from a device we have not seen before.`,
    ],
    facts: [
      ['When', `${IN_INDIA.format(at)} IST`],
      ['Device', userAgent ?? 'Unknown'],
    ] satisfies [string, string][],
    action: { label: 'It was not me', url: linkTo('/forgot-password') },
    footnote: 'If it was you, there is nothing to do.',
  };
  return {
    to,
    subject: 'A new device signed in to Medallist',
    text: renderText(parts),
    html: renderHtml(parts),
  };
}

export const mails = [
  on(signedIn, async (db, { userId, userAgent, isNewDevice }) => {
    if (!isNewDevice) return;
    await mailHolder(db, userId, (receiver) => newDeviceMail({ ...receiver, userAgent, at: now() }));
  }),
];
