import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Invitations to a company's team, and that whatever happens to its members one of them owns it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_invitations (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      email citext not null,
      role text not null check (role in ('VIEWER','RECRUITER','ADMIN','OWNER')),
      status text not null default 'OPEN' check (status in ('OPEN','ACCEPTED','REVOKED')),
      -- Only the hash of the mailed link is kept.
      token_hash text not null unique,
      invited_by uuid references users (id) on delete set null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      settled_at timestamptz
    );
    create unique index team_invitations_open on team_invitations (company_id, email) where status = 'OPEN';
    create index team_invitations_by_inviter on team_invitations (invited_by);
    create index team_invitations_by_end on team_invitations (expires_at);

    create function company_keeps_an_owner() returns trigger language plpgsql as $$
    begin
      if old.role <> 'OWNER' or (tg_op = 'UPDATE' and new.role = 'OWNER') then return null; end if;
      -- Of two owners who go at once the second sees the first gone: the turn of takeTurns('leaving').
      perform pg_advisory_xact_lock(hashtextextended('leaving ' || old.company_id, 0));
      if exists (select from companies where id = old.company_id)
         and not exists (select from company_members where company_id = old.company_id and role = 'OWNER') then
        raise exception 'company % would have no owner', old.company_id
          using errcode = 'check_violation', constraint = 'company_keeps_an_owner';
      end if;
      return null;
    end $$;
    create trigger company_keeps_an_owner after update of role or delete on company_members
      for each row execute function company_keeps_an_owner();
  `.execute(db);
}
