import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A hire comes from an offer, whose table is younger than that of hires; and an application can end without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hires add constraint hires_of_offers foreign key (offer_id) references offers (id);

    alter table applications drop constraint applications_ending_check,
      add constraint applications_ending_check
        check (ending in ('WITHDRAWN','DECLINED','EXPIRED','TAKEN_BACK','DID_NOT_JOIN'));
    alter table application_holds drop constraint application_holds_ending_check,
      add constraint application_holds_ending_check
        check (ending in ('WITHDRAWN','DECLINED','EXPIRED','TAKEN_BACK','DID_NOT_JOIN'));
  `.execute(db);
}
