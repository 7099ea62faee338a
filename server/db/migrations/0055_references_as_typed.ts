import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** `UTR 123-4` and `utr1234` are one transfer: two admins who note it type it in their own ways. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function plain_reference(reference text) returns text language sql immutable strict parallel safe
      return translate(lower(reference), ' -/._#:', '');
    drop index payments_one_a_reference;
    drop index refunds_one_a_reference;
    create unique index payments_one_a_reference on payments (invoice_id, plain_reference(reference));
    create unique index refunds_one_a_reference on refunds (invoice_id, plain_reference(reference));
  `.execute(db);
}
