import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What admins note of invoices: payments up to what is outstanding, credits of their own, refunds, reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- However often a payment is noted, it is one: whoever pays names it once.
    create unique index payments_one_a_reference on payments (invoice_id, lower(reference));

    create or replace function count_payment() returns trigger language plpgsql as $$
    begin
      update invoice_balances set received = received + new.received, withheld = withheld + new.withheld
        where invoice_id = new.invoice_id and outstanding >= new.received + new.withheld;
      if not found then
        raise exception 'more than is outstanding'
          using errcode = 'check_violation', constraint = 'payments_within_outstanding';
      end if;
      return null;
    end $$;

    alter table credit_notes
      drop constraint credit_notes_cause_check,
      drop constraint credit_notes_one_a_cause,
      alter column percent drop not null,
      add column reason text,
      add column issued_by uuid references users (id),
      add constraint credit_notes_cause_check check (cause in ('LEFT','DID_NOT_JOIN','CORRECTION')),
      -- What an admin credits has a reason and may be an amount; what follows from a hire is a percentage.
      add constraint credit_notes_explained check (case when cause = 'CORRECTION'
        then reason is not null and issued_by is not null
        else reason is null and issued_by is null and percent is not null end);
    create unique index credit_notes_one_a_cause on credit_notes (invoice_id, cause) where cause <> 'CORRECTION';
    create index credit_notes_by_invoice on credit_notes (invoice_id, issued_at);

    create table refunds (
      id uuid primary key,
      invoice_id uuid not null references invoices (id),
      refunded_on date not null,
      amount bigint not null check (amount > 0),
      reference text not null,
      recorded_by uuid not null references users (id),
      recorded_at timestamptz not null
    );
    create unique index refunds_one_a_reference on refunds (invoice_id, lower(reference));
    create trigger refunds_only_added before update or delete on refunds
      for each statement execute function refuse_change();

    alter table invoice_balances
      add column refunded bigint not null default 0,
      add constraint invoice_balances_refunded_check
        check (refunded between 0 and greatest(credited + received + withheld - total, 0)),
      drop column refund_due,
      add column refund_due bigint not null
        generated always as (greatest(credited + received + withheld - total - refunded, 0)) stored;

    create function count_refund() returns trigger language plpgsql as $$
    begin
      update invoice_balances set refunded = refunded + new.amount where invoice_id = new.invoice_id;
      return null;
    end $$;
    create trigger refunds_count after insert on refunds for each row execute function count_refund();

    -- One a day, whoever sends it.
    create table invoice_reminders (
      invoice_id uuid not null references invoices (id),
      -- The day in India.
      sent_on date not null,
      sent_at timestamptz not null,
      moment text not null check (moment in ('BEFORE','TODAY','AFTER')),
      -- Null: the sweep.
      sent_by uuid references users (id),
      primary key (invoice_id, sent_on)
    );
    create trigger invoice_reminders_only_added before update or delete on invoice_reminders
      for each statement execute function refuse_change();

    create index invoices_by_issue on invoices (issued_at, id);
    create index invoices_by_day on invoices (issued_on);
    create index invoices_by_due on invoices (due_on, id);
    create index invoices_by_total on invoices (total, id);
    create index invoices_number_trgm on invoices using gin (number gin_trgm_ops);
    create index hires_name_trgm on hires using gin (candidate_name gin_trgm_ops);
    create index invoice_balances_by_outstanding on invoice_balances (outstanding, invoice_id);
    create index invoice_balances_by_status on invoice_balances (status);
    create index invoice_balances_refunds_due on invoice_balances (invoice_id) where refund_due > 0;
  `.execute(db);
}
