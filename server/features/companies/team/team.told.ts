import { INVITATION_DAYS } from '#contract/companies/team.ts';
import { MEMBER_ROLE_LABELS } from '#contract/labels/accounts.ts';
import {
  type InvitationSent,
  invitationSent,
  memberJoined,
  memberRemoved,
  roleChanged,
} from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { mailHolder, notify } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import { type Mail, queueMail } from '#server/platform/mail/mail.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';

const link = '/recruiter/team';

export const notices = [
  on(memberJoined, async (db, { companyId, companyName, userId, role }) => {
    const name = await users.nameOf(db, userId);
    const leaders = await companies.listMemberIds(db, companyId, 'ADMIN');
    await notify(
      db,
      leaders.filter((id) => id !== userId),
      {
        kind: 'team.joined',
        title: `${name} joined ${companyName}`,
        body: `As ${MEMBER_ROLE_LABELS[role]}.`,
        link,
      },
    );
  }),
  /** No notification for an owner who hands ownership over, because they did it themselves. */
  on(roleChanged, async (db, { companyName, actorId, userId, to }) => {
    if (userId === actorId) return;
    await notify(db, [userId], {
      kind: 'team.role_changed',
      title: `Your role in ${companyName} is now ${MEMBER_ROLE_LABELS[to]}`,
      body: 'What you see and may do follows at once.',
      link,
    });
  }),
];

function invitationMail(inviter: string, { email, companyName, role, token }: InvitationSent): Mail {
  const company = plainName(companyName);
  return letter(email, `${inviter} invites you to the hiring team of ${company}`, {
    title: `Join ${company} on Medallist`,
    paragraphs: [`${inviter} invites you to hire with ${company}. Your role is ${MEMBER_ROLE_LABELS[role]}.`],
    action: { label: 'See the invitation', url: linkTo(`/team/join?token=${token}`) },
    footnote: `The link works once, for ${INVITATION_DAYS} days. If you do not know ${inviter}, ignore this mail: nothing happens.`,
  });
}

export const mails = [
  on(invitationSent, async (db, sent) => {
    const sender = plainName(await users.nameOf(db, sent.actorId));
    await queueMail(db, 'COMPANY', invitationMail(sender, sent));
  }),
  on(memberRemoved, async (db, { userId, companyName }) => {
    const company = plainName(companyName);
    await mailHolder(db, 'COMPANY', userId, ({ to, firstName }) =>
      letter(to, `You are no longer a member of ${company}`, {
        title: `You have left ${company}`,
        paragraphs: [
          `Hello ${plainName(firstName)}, you are no longer a member of the hiring team of ${company}. Colleagues take your open interviews over. Your account stays.`,
        ],
        action: { label: 'Open Medallist', url: linkTo('/login') },
      }),
    );
  }),
];
