import { MEMBER_ROLE_LABELS } from '#contract/labels/accounts.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { memberJoined, roleChanged } from './team.events.ts';

const link = '/recruiter/team';

export const notices = [
  on(memberJoined, async (db, { companyId, companyName, userId, role }) => {
    const { firstName, lastName } = await users.get(db, userId);
    const leaders = await companies.listMemberIds(db, companyId, 'ADMIN');
    await notify(
      db,
      leaders.filter((id) => id !== userId),
      {
        kind: 'team.joined',
        title: `${firstName} ${lastName} joined ${companyName}`,
        body: `As ${MEMBER_ROLE_LABELS[role]}.`,
        link,
      },
    );
  }),
  /** Whoever steps down by handing ownership over did it themselves. */
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
