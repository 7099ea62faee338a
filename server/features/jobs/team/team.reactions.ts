import { memberRemoved, roleChanged } from '#server/features/companies/companies.events.ts';
import { accountDeleted } from '#server/features/users/users.events.ts';
import { on } from '#server/platform/events.ts';
import { handOver, leaveAll } from './team.service.ts';

export const reactions = [
  on(memberRemoved, (db, { companyId, userId: from, successorId: to }) =>
    handOver(db, { companyId, from, to, isGone: true }),
  ),
  on(roleChanged, async (db, { companyId, userId: from, successorId: to }) => {
    if (to !== from) await handOver(db, { companyId, from, to, isGone: false });
  }),
  on(accountDeleted, async (db, { userId, userType }) => {
    if (userType === 'RECRUITER') await leaveAll(db, userId);
  }),
];
