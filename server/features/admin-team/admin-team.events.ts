import type { AdminRole } from '#contract/admin-team.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Deed {
  userId: string;
  /** The super admin who did it. */
  actorId: string;
  ip: string;
}

/** `isAgain`: of an account that was there before, which nobody has used. The link is in no other place. */
export const adminAdded = defineEvent<Deed & { role: AdminRole; link: string; isAgain: boolean }>(
  'admin.added',
);

export const adminRoleChanged = defineEvent<Deed & { from: AdminRole; to: AdminRole }>('admin.roleChanged');
