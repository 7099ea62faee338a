import type { Insertable } from 'kysely';
import type { SpentLinksTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

export async function insertSpentLink(db: Db, link: Insertable<SpentLinksTable>): Promise<void> {
  await db.insertInto('spentLinks').values(link).execute();
}

export function findSpentLink(
  db: Db,
  tokenHash: string,
  kind: SpentLinksTable['kind'],
): Promise<{ userId: string } | undefined> {
  return db
    .selectFrom('spentLinks')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

export async function deleteLinksSpentBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('spentLinks').where('spentAt', '<', at).execute();
}
