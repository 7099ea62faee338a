import type { MemberRole } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';

export function listRoles(db: Db, userId: string): Promise<{ companyId: string; role: MemberRole }[]> {
  return db
    .selectFrom('companyMembers')
    .select(['companyId', 'role'])
    .where('userId', '=', userId)
    .orderBy('companyId')
    .execute();
}

export async function hasOtherOwner(db: Db, companyId: string, userId: string): Promise<boolean> {
  const owner = await db
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('m.userId')
    .where('m.companyId', '=', companyId)
    .where('m.role', '=', 'OWNER')
    .where('m.userId', '!=', userId)
    .where('u.status', '!=', 'DELETED')
    .executeTakeFirst();
  return owner !== undefined;
}

export async function deleteMemberships(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('companyMembers').where('userId', '=', userId).execute();
}

/** The row stays, because the company's pages join it; what it says of the person goes. */
export async function blankRecruiter(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('recruiters')
    .set({ designation: null, phoneNumber: null, experienceYears: null, linkedinUrl: null, bio: null })
    .where('userId', '=', userId)
    .execute();
}
