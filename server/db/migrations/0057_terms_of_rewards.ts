import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What a reward comes to and what is withheld of it are settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table settings drop constraint settings_name_check;
    alter table settings add constraint settings_name_check check (name in ('hireFeePercent','paymentDays','supplier',
      'referralReward','affiliateReward','tdsPercent','tdsPercentWithoutPan','tdsThreshold'));
  `.execute(db);
}
