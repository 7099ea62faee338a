import { sql } from 'kysely';
import { ADMIN_ROLES, type AdminRole } from '#contract/admin-team.ts';
import type { Db } from '#server/db/schema/database.ts';

function selectAdmins(db: Db) {
  return db
    .selectFrom('users as u')
    .select(['u.id', 'u.firstName', 'u.lastName', 'u.email', 'u.status', 'u.createdAt', 'u.lastLoginAt'])
    .select(sql<AdminRole>`u.user_type`.as('role'))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('twoFactors as t')
            .select('t.userId')
            .whereRef('t.userId', '=', 'u.id')
            .where('t.confirmedAt', 'is not', null),
        )
        .$castTo<boolean>()
        .as('hasTwoFactor'),
    )
    .where('u.userType', 'in', ADMIN_ROLES)
    .where('u.status', '!=', 'DELETED');
}
export type AdminRow = Awaited<ReturnType<typeof listAdmins>>[number];

export function listAdmins(db: Db) {
  return selectAdmins(db)
    .orderBy(sql`u.user_type = 'SUPER_ADMIN'`, 'desc')
    .orderBy('u.firstName')
    .orderBy('u.lastName')
    .orderBy('u.id')
    .execute();
}

export function getAdmin(db: Db, id: string) {
  return selectAdmins(db).where('u.id', '=', id).executeTakeFirstOrThrow();
}
