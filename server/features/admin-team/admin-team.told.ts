import { ADMIN_LINK_DAYS, ADMIN_ROLE_LABELS, type AdminRole } from '#contract/admin-team.ts';
import type { Db } from '#server/db/schema/database.ts';
import { mailHolder, type Receiver } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { adminAdded, adminRoleChanged } from './admin-team.events.ts';

const NAMES: Readonly<Record<AdminRole, string>> = { ADMIN: 'an admin', SUPER_ADMIN: 'a super admin' };

function addedMail({ to, firstName }: Receiver, by: string, role: AdminRole, link: string): Mail {
  return letter(to, 'You are an admin of Medallist', {
    title: `You are ${NAMES[role]} of Medallist`,
    paragraphs: [
      `Hello ${plainName(firstName)}, ${by} has made you ${NAMES[role]}. Choose a password to open your account.`,
      'Afterwards sign in at the admin console with this address, and turn on two-step sign-in in your account.',
    ],
    action: { label: 'Choose a password', url: linkTo(`/reset-password?accessToken=${link}`) },
    footnote: `The link works once, for ${ADMIN_LINK_DAYS} days.`,
  });
}

function roleMail({ to, firstName }: Receiver, by: string, role: AdminRole): Mail {
  return letter(to, `Your role is now ${ADMIN_ROLE_LABELS[role]}`, {
    title: `You are now ${NAMES[role]}`,
    paragraphs: [`Hello ${plainName(firstName)}, ${by} has changed your role in the admin console.`],
    action: { label: 'Open the console', url: linkTo('/admin/dashboard') },
  });
}

async function nameOf(db: Db, userId: string): Promise<string> {
  return plainName(await users.nameOf(db, userId));
}

export const mails = [
  on(adminAdded, async (db, { userId, actorId, role, link }) => {
    const by = await nameOf(db, actorId);
    await mailHolder(db, 'ACCOUNT', userId, (receiver) => addedMail(receiver, by, role, link));
  }),
  on(adminRoleChanged, async (db, { userId, actorId, to }) => {
    const by = await nameOf(db, actorId);
    await mailHolder(db, 'ACCOUNT', userId, (receiver) => roleMail(receiver, by, to));
  }),
];
