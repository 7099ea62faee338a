import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Two-step sign-in, sign-in with Google, and the orders in which what no longer counts is found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Pending until the first code of the secret has been entered.
    create table two_factors (
      user_id uuid primary key references users (id) on delete cascade,
      sealed_secret text not null,
      -- The 30 seconds whose code was accepted last: no code counts twice.
      last_step int,
      created_at timestamptz not null,
      confirmed_at timestamptz
    );
    create index two_factors_pending on two_factors (created_at) where confirmed_at is null;

    create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      code_hash text not null,
      primary key (user_id, code_hash)
    );

    create table google_identities (
      subject text primary key,
      user_id uuid not null unique references users (id) on delete cascade,
      linked_at timestamptz not null
    );

    -- One way to Google and back: first waits for the answer, then for the exchange of the one-time code.
    create table google_sign_ins (
      id uuid primary key,
      browser_hash text not null,
      state_hash text unique,
      sealed_checks text not null,
      return_to text,
      user_type text not null check (user_type in ('JOBSEEKER','RECRUITER','AFFILIATE')),
      code_hash text unique,
      identity jsonb,
      expires_at timestamptz not null
    );
    create index google_sign_ins_by_expiry on google_sign_ins (expires_at);

    create index sessions_by_expiry on sessions (expires_at);
    create index refresh_tokens_by_age on refresh_tokens (created_at);
    create index email_codes_by_expiry on email_codes (expires_at);
    create index password_resets_by_expiry on password_resets (expires_at);
    create index mails_by_sent on mails (sent_at) where sent_at is not null;
  `.execute(db);
}
