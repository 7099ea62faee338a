import type { User } from '#contract/auth/session.ts';
import { fileAddress } from '#contract/files.ts';
import type { UserRow } from '#server/features/users/users.service.ts';

/** The user, and the organization that their session works for. */
export function toUser(user: UserRow, organizationName: string | null): User {
  return {
    id: user.id,
    userType: user.userType,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    isActive: user.status !== 'INACTIVE',
    profilePictureUrl: fileAddress(user.pictureFileId),
    organizationName,
  };
}
