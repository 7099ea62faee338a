import type { User } from '#contract/auth/session.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import type { UserRow } from '#server/features/users/users.service.ts';

export async function toUser(db: Db, user: UserRow, companyId: string | null): Promise<User> {
  const organizations = companyId ? await companies.listMemberships(db, user.id) : [];
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
