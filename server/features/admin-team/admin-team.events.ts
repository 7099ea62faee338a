import type { AdminRole } from '#contract/admin-team.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

/** What a super admin did to the account of a colleague. */
interface OfAdmin extends PersonsDeed {
  userId: string;
}

/** `isAgain`: for an existing account that has never been used. The link exists only here. */
export const adminAdded = defineEvent<OfAdmin & { role: AdminRole; link: string; isAgain: boolean }>(
  'admin.added',
);

export const adminRoleChanged = defineEvent<OfAdmin & { from: AdminRole; to: AdminRole }>(
  'admin.roleChanged',
);
