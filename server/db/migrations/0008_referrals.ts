import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Affiliates, links and who came by them, invitations, and the ledger of what is owed for hires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table affiliates (
      user_id uuid primary key references users (id) on delete cascade,
      website text not null,
      social_media_handle text,
      experience text,
      marketing_channels text[] not null default '{}',
      status text not null default 'PENDING' check (status in ('PENDING','APPROVED','REJECTED')),
      reason text,
      decided_by uuid references users (id) on delete set null,
      decided_at timestamptz,
      created_at timestamptz not null,
      check ((status = 'REJECTED') = (reason is not null))
    );
    create index affiliates_by_age on affiliates (created_at desc, user_id desc);

    create table referral_codes (
      owner_id uuid primary key references users (id) on delete cascade,
      code text not null unique,
      created_at timestamptz not null
    );

    create table referral_clicks (
      owner_id uuid not null references referral_codes (owner_id) on delete cascade,
      device_hash text not null,
      day date not null,
      path text,
      at timestamptz not null,
      primary key (owner_id, device_hash, day)
    );
    create index referral_clicks_by_device on referral_clicks (device_hash, at);

    create table sign_up_devices (
      user_id uuid primary key references users (id) on delete cascade,
      device_hash text not null
    );
    create index sign_up_devices_by_device on sign_up_devices (device_hash);

    create table referrals (
      id uuid primary key,
      referrer_id uuid not null references users (id),
      source text not null check (source in ('INVITATION','LINK')),
      status text not null check (status in ('INVITED','SIGNUP','APPROVED','HIRED')),
      invited_email citext,
      invited_at timestamptz not null,
      sent_at timestamptz,
      erase_at timestamptz,
      unsubscribe_hash text unique,
      referred_user_id uuid unique references users (id) on delete set null,
      referred_kind text check (referred_kind in ('JOBSEEKER','RECRUITER')),
      signed_up_at timestamptz,
      approved_at timestamptz,
      hired_at timestamptz,
      application_id uuid references applications (id),
      flags text[] not null default '{}',
      unique (referrer_id, invited_email),
      check ((status = 'INVITED') = (signed_up_at is null)),
      check ((status = 'INVITED') = (referred_kind is null)),
      check ((status = 'HIRED') = (hired_at is not null)),
      check ((status = 'HIRED') = (application_id is not null))
    );
    create index referrals_by_referrer on referrals (referrer_id, invited_at desc, id desc);
    create index referrals_by_address on referrals (invited_email, invited_at) where status = 'INVITED';
    create index referrals_to_erase on referrals (erase_at) where erase_at is not null;

    -- One invitation to an address in 30 days, whoever sends it, and never after it was unsubscribed.
    create table invitation_addresses (
      address_hash text primary key,
      invited_at timestamptz not null,
      unsubscribed_at timestamptz
    );
    create index invitation_addresses_by_age on invitation_addresses (invited_at) where unsubscribed_at is null;

    create table payouts (
      id uuid primary key,
      beneficiary_id uuid not null references users (id),
      amount int not null check (amount > 0),
      reference text not null,
      paid_by uuid references users (id) on delete set null,
      paid_at timestamptz not null
    );
    create index payouts_by_beneficiary on payouts (beneficiary_id, paid_at desc);

    -- A hire rewards a person once, and each step of that reward is one row.
    create table reward_entries (
      id uuid primary key,
      referral_id uuid not null references referrals (id),
      beneficiary_id uuid not null references users (id),
      application_id uuid not null references applications (id),
      state text not null check (state in ('EARNED','PAYABLE','PAID','VOID','CLAWBACK')),
      amount int not null,
      payout_id uuid references payouts (id),
      at timestamptz not null,
      unique (application_id, beneficiary_id, state),
      check (case when state = 'CLAWBACK' then amount < 0 else amount > 0 end),
      check ((state = 'PAID') = (payout_id is not null))
    );
    create index reward_entries_by_beneficiary on reward_entries (beneficiary_id);
    create index reward_entries_by_referral on reward_entries (referral_id);

    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is only ever added to', tg_table_name;
    end $$;
    create trigger reward_entries_append_only before update or delete on reward_entries
      for each statement execute function refuse_change();

    alter table mails add column unsubscribe_url text;
    create index mails_by_key on mails (hold_key) where hold_key is not null;
  `.execute(db);
}
