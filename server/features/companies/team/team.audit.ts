import { MEMBER_ROLE_LABELS } from '#contract/labels/accounts.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import {
  invitationRevoked,
  invitationSent,
  memberJoined,
  memberRemoved,
  roleChanged,
} from './team.events.ts';

export const traces = [
  on(invitationSent, async (db, { companyId, companyName, actorId, ip, invitationId, role, isAgain }) => {
    await audit.record(db, {
      actorId,
      companyId,
      action: isAgain ? 'team_invitation.sent_again' : 'team_invitation.sent',
      subjectId: invitationId,
      summary: `Invited somebody to ${companyName}`,
      after: { role },
      ip,
    });
  }),
  on(invitationRevoked, async (db, { companyId, companyName, actorId, ip, invitationId }) => {
    await audit.record(db, {
      actorId,
      companyId,
      action: 'team_invitation.revoked',
      subjectId: invitationId,
      summary: `Took back an invitation to ${companyName}`,
      ip,
    });
  }),
  on(memberJoined, async (db, { companyId, companyName, userId, role, ip }) => {
    await audit.record(db, {
      actorId: userId,
      companyId,
      action: 'member.joined',
      subjectId: userId,
      summary: `Joined ${companyName}`,
      after: { role },
      ip,
    });
  }),
  on(roleChanged, async (db, { companyId, companyName, actorId, ip, userId, from, to }) => {
    await audit.record(db, {
      actorId,
      companyId,
      action: 'member.role_changed',
      subjectId: userId,
      summary: `Made ${await users.nameOf(db, userId)} ${MEMBER_ROLE_LABELS[to]} of ${companyName}`,
      before: { role: from },
      after: { role: to },
      ip,
    });
  }),
  on(memberRemoved, async (db, { companyId, companyName, actorId, ip, userId, role }) => {
    await audit.record(db, {
      actorId,
      companyId,
      action: 'member.removed',
      subjectId: userId,
      summary: `Removed ${await users.nameOf(db, userId)} from ${companyName}`,
      before: { role },
      ip,
    });
  }),
];
