import { ADMIN_ROLE_LABELS } from '#contract/admin-team.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { adminAdded, adminRoleChanged } from './admin-team.events.ts';

export const auditEntries = [
  on(adminAdded, async (db, { userId, role, isAgain, ...deed }) => {
    const { email } = await users.get(db, userId);
    const what = `${email} ${role === 'ADMIN' ? 'an admin' : 'a super admin'}`;
    await audit.record(db, deed, {
      subjectId: userId,
      action: isAgain ? 'user.admin_link_sent' : 'user.made_admin',
      summary: isAgain ? `Sent the link that opens the account of ${email} again` : `Made ${what}`,
      after: { role },
    });
  }),
  on(adminRoleChanged, async (db, { userId, from, to, ...deed }) => {
    const { email } = await users.get(db, userId);
    await audit.record(db, deed, {
      subjectId: userId,
      action: 'user.admin_role_changed',
      summary: `Changed the role of ${email} to ${ADMIN_ROLE_LABELS[to]}`,
      before: { role: from },
      after: { role: to },
    });
  }),
];
