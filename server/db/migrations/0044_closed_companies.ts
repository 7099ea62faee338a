import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** A company that its last owner closed has no members, and what it did stays for those it did it with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies add column closed_at timestamptz;

    create or replace function company_keeps_an_owner() returns trigger language plpgsql as $$
    begin
      if old.role <> 'OWNER' or (tg_op = 'UPDATE' and new.role = 'OWNER') then return null; end if;
      -- Of two owners who go at once the second sees the first gone: the turn of takeTurns('leaving').
      perform pg_advisory_xact_lock(hashtextextended('leaving ' || old.company_id, 0));
      if exists (select from companies where id = old.company_id and closed_at is null)
         and not exists (select from company_members where company_id = old.company_id and role = 'OWNER') then
        raise exception 'company % would have no owner', old.company_id
          using errcode = 'check_violation', constraint = 'company_keeps_an_owner';
      end if;
      return null;
    end $$;
  `.execute(db);
}
