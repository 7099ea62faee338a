import type { AdminRole } from '#contract/admin-team.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Deed {
  userId: string;
  /** The super admin who did it. */
  actorId: string;
  ip: string;
}

/** `isAgain`: for an existing account that has never been used. The link exists only here. */
export const adminAdded = defineEvent<Deed & { role: AdminRole; link: string; isAgain: boolean }>(
  'admin.added',
);

export const adminRoleChanged = defineEvent<Deed & { from: AdminRole; to: AdminRole }>('admin.roleChanged');
