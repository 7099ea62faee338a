import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { required, trimmedEmail } from '#contract/kit/fields.ts';
import { ordered } from '#contract/kit/ordered.ts';
import { PASSWORD_TOO_COMMON, ResetPassword } from '#contract/kit/password.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { emit } from '#server/platform/events.ts';
import { superAdminMade } from './auth.events.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import * as twoFactor from './two-factor.service.ts';

/** The input for an admin made on the command line, where no other check of the password takes place. */
const NewAdmin = ordered({
  firstName: required('First name is required', { max: 80 }),
  lastName: required('Last name is required', { max: 80 }),
  email: trimmedEmail('Email is required', 'Invalid email format'),
  password: ResetPassword.refine((password) => !isCommonPassword(password), PASSWORD_TOO_COMMON),
});

interface CreatedAdmin {
  admin: UserRow;
  /** The second step that the account needs, if two-step sign-in was requested. */
  secondStep: Awaited<ReturnType<typeof twoFactor.setUp>> | undefined;
}

/**
 * Creates a super admin whose address counts as confirmed. Throws the first validation error as a sentence.
 */
export async function createSuperAdmin(
  db: Db,
  input: z.input<typeof NewAdmin>,
  { withSecondStep }: { withSecondStep: boolean },
): Promise<CreatedAdmin> {
  const checked = NewAdmin.safeParse(input);
  if (!checked.success) {
    throw new AppError('VALIDATION_FAILED', { message: checked.error.issues[0]?.message });
  }
  const { password, ...person } = checked.data;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const admin = await users.create(tx, { ...person, passwordHash, userType: 'SUPER_ADMIN', phone: null });
    await users.markVerified(tx, admin.id);
    await emit(tx, superAdminMade, { userId: admin.id, email: admin.email });
    const secondStep = withSecondStep ? await twoFactor.setUp(tx, admin) : undefined;
    return { admin: await users.get(tx, admin.id), secondStep };
  });
}
