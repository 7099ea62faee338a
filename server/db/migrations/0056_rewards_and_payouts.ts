import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Where each reward stands is counted beside its ledger, and what is paid goes out in batches. A payment of before
 * becomes a batch of its own with a transfer for each reward it paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- One a hire and beneficiary: kept by the triggers of reward_entries and payout_lines; only a hold is written here.
    create table rewards (
      -- Of the entry by which it was earned.
      id uuid primary key,
      referral_id uuid not null references referrals (id),
      beneficiary_id uuid not null references users (id),
      application_id uuid not null references applications (id),
      amount integer not null check (amount > 0),
      state text not null check (state in ('EARNED','PAYABLE','IN_PAYOUT','PAID','VOID','CLAWBACK')),
      earned_at timestamptz not null,
      -- When the 90 days of the hire are complete.
      due_at timestamptz not null,
      payable_at timestamptz,
      paid_at timestamptz,
      -- Void or taken back.
      ended_at timestamptz,
      hold_reason text,
      held_by uuid references users (id),
      held_at timestamptz,
      -- The hire ended while the money was on its way: once it is known what came of that, the reward ends too.
      ends_with_payout boolean not null default false,
      shelf text not null generated always as (case
        when state in ('VOID','CLAWBACK') then 'ENDED'
        when state in ('PAID','IN_PAYOUT') then state
        when state = 'EARNED' or hold_reason is not null then 'HELD'
        else 'PAYABLE' end) stored check (shelf in ('PAYABLE','HELD','IN_PAYOUT','PAID','ENDED')),
      constraint rewards_one_a_hire_and_beneficiary unique (application_id, beneficiary_id),
      constraint rewards_held_by_somebody check ((hold_reason is null) = (held_at is null)),
      constraint rewards_held_while_open check (hold_reason is null or state in ('EARNED','PAYABLE')),
      constraint rewards_payable_once_due check (payable_at is null or payable_at >= due_at),
      constraint rewards_paid_once_payable check (paid_at is null or payable_at is not null)
    );
    create index rewards_by_shelf on rewards (shelf, due_at, id);
    create index rewards_by_beneficiary on rewards (beneficiary_id, earned_at desc, id desc);
    create index rewards_by_referral on rewards (referral_id);

    -- Sealed: who is paid to which account.
    create table payout_details (
      user_id uuid primary key references users (id) on delete cascade,
      sealed text not null,
      changed_at timestamptz not null
    );

    create table payout_batches (
      id uuid primary key,
      number bigint generated always as identity unique,
      status text not null default 'DRAFT' check (status in ('DRAFT','SENT','SETTLED','DISCARDED')),
      created_by uuid references users (id),
      created_at timestamptz not null,
      sent_by uuid references users (id),
      sent_at timestamptz,
      settled_at timestamptz,
      -- Counted by the trigger of the lines, without those that were taken out.
      lines integer not null default 0,
      open_lines integer not null default 0,
      paid_lines integer not null default 0,
      failed_lines integer not null default 0,
      gross bigint not null default 0,
      set_off bigint not null default 0,
      withheld bigint not null default 0,
      net bigint not null default 0,
      constraint payout_batches_add_up check (net = gross - set_off - withheld),
      constraint payout_batches_sent check ((status in ('SENT','SETTLED')) = (sent_at is not null)),
      constraint payout_batches_settled
        check ((status = 'SETTLED') = (settled_at is not null) and (status <> 'SETTLED' or open_lines = 0)),
      constraint payout_batches_discarded_empty check (status <> 'DISCARDED' or lines = 0)
    );
    create index payout_batches_by_age on payout_batches (created_at desc, id desc);
    create index payout_batches_by_status on payout_batches (status, created_at desc, id desc);

    create table payout_lines (
      id uuid primary key,
      batch_id uuid not null references payout_batches (id),
      place bigint generated always as identity unique,
      reward_id uuid not null references rewards (id),
      beneficiary_id uuid not null references users (id),
      status text not null default 'DRAFT' check (status in ('DRAFT','SENT','PAID','FAILED','REMOVED')),
      gross integer not null check (gross > 0),
      set_off integer not null check (set_off between 0 and gross),
      taxable integer not null check (taxable between 0 and gross - set_off),
      withheld integer not null check (withheld between 0 and taxable),
      net integer not null generated always as (gross - set_off - withheld) stored,
      -- The terms by which tax was withheld.
      tds_threshold integer not null check (tds_threshold >= 0),
      tds_percent numeric(5,2) not null check (tds_percent between 0 and 100),
      -- Of the day on which it was sent.
      financial_year text,
      sent_at timestamptz,
      -- Sealed payout details until it is known what became of the transfer.
      sealed text,
      account text,
      reference text,
      paid_on date,
      failed_reason text,
      settled_at timestamptz,
      settled_by uuid references users (id),
      constraint payout_lines_taxed_by_terms check (withheld = round(taxable * tds_percent / 100)),
      constraint payout_lines_sent check ((status in ('SENT','PAID','FAILED')) = (sent_at is not null)
        and (sent_at is null) = (financial_year is null)),
      constraint payout_lines_paid check ((status = 'PAID') = (reference is not null)
        and (status = 'PAID') = (paid_on is not null)),
      constraint payout_lines_failed check ((status = 'FAILED') = (failed_reason is not null)),
      constraint payout_lines_settled check ((status in ('PAID','FAILED','REMOVED')) = (settled_at is not null))
    );
    create unique index payout_lines_one_a_reward on payout_lines (reward_id)
      where status in ('DRAFT','SENT','PAID');
    create index payout_lines_by_batch on payout_lines (batch_id, place);
    create index payout_lines_by_reward on payout_lines (reward_id, place desc);
    create index payout_lines_by_year on payout_lines (beneficiary_id, financial_year);

    -- What a person owes back, and how much of it has been set off.
    create table payout_balances (
      beneficiary_id uuid primary key references users (id),
      clawed_back integer not null default 0 check (clawed_back >= 0),
      set_off integer not null default 0,
      owed integer not null generated always as (clawed_back - set_off) stored,
      constraint payout_balances_set_off_what_is_owed check (set_off between 0 and clawed_back)
    );

    create function financial_year_of(at timestamptz) returns text language sql stable as $$
      select to_char((at at time zone 'Asia/Kolkata') - interval '3 months', 'YY') || '-' ||
        to_char((at at time zone 'Asia/Kolkata') + interval '9 months', 'YY')
    $$;

    alter table reward_entries disable trigger reward_entries_append_only;
    alter table reward_entries add column financial_year text;
    alter table reward_entries add column payout_line_id uuid references payout_lines (id);
    update reward_entries set financial_year = financial_year_of(at);
    alter table reward_entries alter column financial_year set not null;

    insert into rewards (id, referral_id, beneficiary_id, application_id, amount, state, earned_at, due_at,
        payable_at, paid_at, ended_at)
      select e.id, e.referral_id, e.beneficiary_id, e.application_id, e.amount,
        case when v.at is not null then 'VOID' when c.at is not null then 'CLAWBACK' when p.at is not null then 'PAID'
          when y.at is not null then 'PAYABLE' else 'EARNED' end,
        e.at, least(coalesce(h.guarantee_ends_at, e.at + interval '90 days'), y.at, p.at), coalesce(y.at, p.at),
        p.at, coalesce(v.at, c.at)
      from reward_entries e left join hires h on h.application_id = e.application_id
        left join reward_entries y on (y.application_id, y.beneficiary_id, y.state)
          = (e.application_id, e.beneficiary_id, 'PAYABLE')
        left join reward_entries p on (p.application_id, p.beneficiary_id, p.state)
          = (e.application_id, e.beneficiary_id, 'PAID')
        left join reward_entries v on (v.application_id, v.beneficiary_id, v.state)
          = (e.application_id, e.beneficiary_id, 'VOID')
        left join reward_entries c on (c.application_id, c.beneficiary_id, c.state)
          = (e.application_id, e.beneficiary_id, 'CLAWBACK')
      where e.state = 'EARNED';
    insert into payout_batches (id, status, created_by, created_at, sent_by, sent_at, settled_at)
      select id, 'SETTLED', paid_by, paid_at, paid_by, paid_at, paid_at from payouts order by paid_at;
    insert into payout_lines (id, batch_id, reward_id, beneficiary_id, status, gross, set_off, taxable, withheld,
        tds_threshold, tds_percent, financial_year, sent_at, reference, paid_on, settled_at, settled_by)
      select e.id, p.id, r.id, e.beneficiary_id, 'PAID', e.amount, 0, 0, 0, 2000000000, 0, e.financial_year, p.paid_at,
        p.reference, (p.paid_at at time zone 'Asia/Kolkata')::date, p.paid_at, p.paid_by
      from reward_entries e join payouts p on p.id = e.payout_id
        join rewards r on (r.application_id, r.beneficiary_id) = (e.application_id, e.beneficiary_id)
      where e.state = 'PAID' order by e.at;
    -- Nothing was withheld of what was paid before there were terms.
    update payout_batches b set (lines, paid_lines, gross, net) =
      (select count(*), count(*), coalesce(sum(gross), 0), coalesce(sum(gross), 0) from payout_lines where batch_id = b.id);
    insert into payout_balances (beneficiary_id, clawed_back)
      select beneficiary_id, -sum(amount) from reward_entries where state = 'CLAWBACK' group by beneficiary_id;
    update reward_entries set payout_line_id = id where state = 'PAID';
    alter table reward_entries drop column payout_id;
    alter table reward_entries add constraint reward_entries_paid_by_a_transfer
      check ((state = 'PAID') = (payout_line_id is not null));
    drop table payouts;
    alter table reward_entries enable trigger reward_entries_append_only;
    create index reward_entries_by_year on reward_entries (beneficiary_id, financial_year);

    create function move_reward() returns trigger language plpgsql as $$
    declare
      reward rewards;
      line payout_lines;
    begin
      if new.state = 'EARNED' then
        insert into rewards (id, referral_id, beneficiary_id, application_id, amount, state, earned_at, due_at)
          select new.id, new.referral_id, new.beneficiary_id, new.application_id, new.amount, 'EARNED', new.at,
            h.guarantee_ends_at from hires h where h.application_id = new.application_id;
        if not found then
          raise exception 'a reward is earned by a hire' using errcode = 'check_violation';
        end if;
        return null;
      end if;
      select * into reward from rewards
        where application_id = new.application_id and beneficiary_id = new.beneficiary_id for update;
      if not found or abs(new.amount) <> reward.amount then
        raise exception 'a step of a reward has its amount' using errcode = 'check_violation';
      end if;
      if new.state = 'PAID' then
        select * into line from payout_lines where id = new.payout_line_id;
      end if;
      if not (case new.state
        when 'PAYABLE' then reward.state = 'EARNED' and new.at >= reward.due_at
        when 'PAID' then reward.state = 'IN_PAYOUT' and line.reward_id = reward.id and line.status = 'PAID'
          and line.financial_year = new.financial_year
        when 'VOID' then reward.state in ('EARNED','PAYABLE')
        else reward.state = 'PAID' end)
      then raise exception 'a reward that is % cannot be %', reward.state, new.state using errcode = 'check_violation';
      end if;
      update rewards set state = new.state,
        payable_at = case when new.state = 'PAYABLE' then new.at else payable_at end,
        paid_at = case when new.state = 'PAID' then new.at else paid_at end,
        ended_at = case when new.state in ('VOID','CLAWBACK') then new.at end,
        hold_reason = case when new.state = 'PAYABLE' then hold_reason end,
        held_by = case when new.state = 'PAYABLE' then held_by end,
        held_at = case when new.state = 'PAYABLE' then held_at end
        where id = reward.id;
      if new.state = 'CLAWBACK' then
        insert into payout_balances (beneficiary_id, clawed_back) values (new.beneficiary_id, -new.amount)
          on conflict (beneficiary_id) do update
          set clawed_back = payout_balances.clawed_back + excluded.clawed_back;
      end if;
      return null;
    end $$;
    create trigger reward_entries_move after insert on reward_entries
      for each row execute function move_reward();

    create function keep_payout_line() returns trigger language plpgsql as $$
    begin
      if (new.id, new.batch_id, new.place, new.reward_id, new.beneficiary_id, new.gross)
          is distinct from (old.id, old.batch_id, old.place, old.reward_id, old.beneficiary_id, old.gross)
        or old.status <> 'DRAFT' and (new.set_off, new.taxable, new.withheld, new.tds_threshold, new.tds_percent,
            new.financial_year, new.sent_at, new.account)
          is distinct from (old.set_off, old.taxable, old.withheld, old.tds_threshold, old.tds_percent,
            old.financial_year, old.sent_at, old.account)
        or old.status in ('PAID','FAILED','REMOVED') and (new.reference, new.paid_on, new.failed_reason,
            new.settled_at, new.settled_by)
          is distinct from (old.reference, old.paid_on, old.failed_reason, old.settled_at, old.settled_by)
      then raise exception 'what was sent to the bank never changes' using errcode = 'check_violation';
      end if;
      if new.status <> old.status and not (case old.status
        when 'DRAFT' then new.status in ('SENT','REMOVED')
        when 'SENT' then new.status in ('PAID','FAILED')
        else false end)
      then raise exception 'a transfer that is % cannot be %', old.status, new.status using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger payout_lines_keep before update on payout_lines
      for each row execute function keep_payout_line();
    create trigger payout_lines_stay before delete on payout_lines
      for each statement execute function refuse_change();
    create trigger payout_batches_stay before delete on payout_batches
      for each statement execute function refuse_change();

    create function take_reward() returns trigger language plpgsql as $$
    begin
      update rewards set state = 'IN_PAYOUT' where id = new.reward_id and state = 'PAYABLE'
        and hold_reason is null and amount = new.gross and beneficiary_id = new.beneficiary_id;
      if not found or new.status <> 'DRAFT' then
        raise exception 'only what is payable is paid' using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create trigger payout_lines_take after insert on payout_lines
      for each row execute function take_reward();

    create function give_reward_back() returns trigger language plpgsql as $$
    begin
      if new.status <> old.status and new.status in ('FAILED','REMOVED') then
        update rewards set state = 'PAYABLE' where id = new.reward_id and state = 'IN_PAYOUT';
      end if;
      if new.set_off > 0 and new.status <> old.status and new.status in ('SENT','FAILED') then
        update payout_balances set set_off = set_off + case new.status when 'SENT' then new.set_off else -new.set_off end
          where beneficiary_id = new.beneficiary_id;
        if not found then
          raise exception 'only what is owed back is set off' using errcode = 'check_violation';
        end if;
      end if;
      return null;
    end $$;
    create trigger payout_lines_give_back after update on payout_lines
      for each row execute function give_reward_back();

    create function count_payout_lines() returns trigger language plpgsql as $$
    begin
      update payout_batches b set (lines, open_lines, paid_lines, failed_lines, gross, set_off, withheld, net) =
        (select count(*), count(*) filter (where l.status in ('DRAFT','SENT')), count(*) filter (where l.status = 'PAID'),
            count(*) filter (where l.status = 'FAILED'), coalesce(sum(l.gross), 0), coalesce(sum(l.set_off), 0),
            coalesce(sum(l.withheld), 0), coalesce(sum(l.net), 0)
          from payout_lines l where l.batch_id = b.id and l.status <> 'REMOVED')
        where b.id in (select batch_id from changed);
      return null;
    end $$;
    create trigger payout_lines_count_new after insert on payout_lines referencing new table as changed
      for each statement execute function count_payout_lines();
    create trigger payout_lines_count after update on payout_lines referencing new table as changed
      for each statement execute function count_payout_lines();
  `.execute(db);
}
