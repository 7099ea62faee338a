import type { User } from '#contract/auth/session.ts';
import type { UserRow } from '#server/features/users/users.service.ts';

/** The person, at work for that one of their organizations. */
export function toUser(
  user: UserRow,
  organizations: readonly { id: string; name: string }[],
  companyId: string | null,
): User {
  return {
    id: user.id,
    userType: user.userType,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    isActive: user.status !== 'INACTIVE',
    profilePictureUrl: user.pictureFileId && `/api/files/${user.pictureFileId}`,
    organizationName: organizations.find(({ id }) => id === companyId)?.name ?? null,
  };
}
