import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/** The limiter uses real time, so expiry is compared with it too, in milliseconds since 1970. */
export async function deleteSpentLimits(db: Db, before: number): Promise<void> {
  await sql`delete from rate_limits where expire < ${before}`.execute(db);
}
