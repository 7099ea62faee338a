import type { AdminRole } from '#contract/admin-team.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

/** What a super admin did to the account of a colleague. */
interface OfAdmin extends PersonsDeed {
  userId: string;
}

/** `isAgain`: of an account that was there before, which nobody has used. The link is in no other place. */
export const adminAdded = defineEvent<OfAdmin & { role: AdminRole; link: string; isAgain: boolean }>(
  'admin.added',
);

export const adminRoleChanged = defineEvent<OfAdmin & { from: AdminRole; to: AdminRole }>(
  'admin.roleChanged',
);
