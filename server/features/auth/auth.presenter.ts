import type { User } from '#contract/auth/session.ts';
import { shownOf, type UserRow } from '#server/features/users/users.service.ts';

/** The user, and the organization that their session works for. */
export function toUser(user: UserRow, organizationName: string | null): User {
  return {
    ...shownOf(user),
    isActive: user.status !== 'INACTIVE',
    organizationName,
  };
}
