import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Invoices, credit notes and payments are only ever added to. What has come of an invoice stands beside it, counted by
 * the triggers of what is added.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The last number that was given, by series and financial year. Whoever takes the next holds the row until it is issued.
    create table document_counters (
      series text not null check (series in ('MDL','MDC')),
      financial_year text not null,
      last_sequence integer not null check (last_sequence between 1 and 999999),
      primary key (series, financial_year)
    );

    create table invoices (
      id uuid primary key,
      hire_id uuid not null references hires (id),
      company_id uuid not null references companies (id),
      financial_year text not null,
      sequence integer not null,
      number text not null unique,
      -- Days are those of India.
      issued_on date not null,
      issued_at timestamptz not null,
      due_on date not null check (due_on >= issued_on),
      -- As they were when it was issued.
      candidate_name text not null,
      job_title text not null,
      joined_on date not null,
      first_year_salary bigint not null check (first_year_salary > 0),
      fee_percent numeric(5,2) not null check (fee_percent between 0 and 100),
      supplier jsonb not null,
      customer jsonb not null,
      place_of_supply text not null,
      fee bigint not null check (fee >= 0),
      cgst bigint not null check (cgst >= 0),
      sgst bigint not null,
      igst bigint not null check (igst >= 0),
      total bigint not null,
      constraint invoices_one_a_hire unique (hire_id),
      constraint invoices_in_sequence unique (financial_year, sequence),
      constraint invoices_numbered
        check (number = 'MDL/' || financial_year || '/' || lpad(sequence::text, 6, '0') and length(number) <= 16),
      constraint invoices_add_up check (total = fee + cgst + sgst + igst),
      constraint invoices_taxed_one_way check (cgst = sgst and (cgst = 0 or igst = 0))
    );
    create index invoices_by_company on invoices (company_id, issued_at desc, id);
    create trigger invoices_only_added before update or delete on invoices
      for each statement execute function refuse_change();

    create table credit_notes (
      id uuid primary key,
      invoice_id uuid not null references invoices (id),
      financial_year text not null,
      sequence integer not null,
      number text not null unique,
      issued_on date not null,
      issued_at timestamptz not null,
      cause text not null check (cause in ('LEFT','DID_NOT_JOIN')),
      percent smallint not null check (percent between 1 and 100),
      fee bigint not null check (fee >= 0),
      cgst bigint not null check (cgst >= 0),
      sgst bigint not null,
      igst bigint not null check (igst >= 0),
      total bigint not null check (total > 0),
      constraint credit_notes_one_a_cause unique (invoice_id, cause),
      constraint credit_notes_in_sequence unique (financial_year, sequence),
      constraint credit_notes_numbered
        check (number = 'MDC/' || financial_year || '/' || lpad(sequence::text, 6, '0') and length(number) <= 16),
      constraint credit_notes_add_up check (total = fee + cgst + sgst + igst),
      constraint credit_notes_taxed_one_way check (cgst = sgst and (cgst = 0 or igst = 0))
    );
    create trigger credit_notes_only_added before update or delete on credit_notes
      for each statement execute function refuse_change();

    create table payments (
      id uuid primary key,
      invoice_id uuid not null references invoices (id),
      paid_on date not null,
      received bigint not null check (received >= 0),
      -- Tax that the company deducted at source.
      withheld bigint not null check (withheld >= 0),
      reference text not null,
      recorded_by uuid not null references users (id),
      recorded_at timestamptz not null,
      check (received + withheld > 0)
    );
    create index payments_by_invoice on payments (invoice_id, paid_on);
    create trigger payments_only_added before update or delete on payments
      for each statement execute function refuse_change();

    create table invoice_balances (
      invoice_id uuid primary key references invoices (id),
      total bigint not null,
      credited bigint not null default 0 check (credited between 0 and total),
      received bigint not null default 0 check (received >= 0),
      withheld bigint not null default 0 check (withheld >= 0),
      outstanding bigint not null generated always as (greatest(total - credited - received - withheld, 0)) stored,
      refund_due bigint not null generated always as (greatest(credited + received + withheld - total, 0)) stored,
      -- The first moment after its last day in India.
      overdue_from timestamptz not null,
      overdue_at timestamptz,
      status text not null generated always as (case
        when credited = total and total > 0 then 'CREDITED'
        when credited + received + withheld >= total then 'PAID'
        when overdue_at is not null then 'OVERDUE'
        else 'ISSUED' end) stored check (status in ('ISSUED','OVERDUE','PAID','CREDITED')),
      -- When the company is reminded next; null once it was.
      remind_before_at timestamptz,
      remind_due_at timestamptz,
      remind_after_at timestamptz
    );
    create index invoice_balances_overdue on invoice_balances (overdue_from) where status = 'ISSUED';
    create index invoice_balances_to_remind
      on invoice_balances (least(remind_before_at, remind_due_at, remind_after_at)) where outstanding > 0;

    create function count_credit_note() returns trigger language plpgsql as $$
    begin
      update invoice_balances set credited = credited + new.total where invoice_id = new.invoice_id;
      return null;
    end $$;
    create trigger credit_notes_count after insert on credit_notes
      for each row execute function count_credit_note();

    create function count_payment() returns trigger language plpgsql as $$
    begin
      update invoice_balances set received = received + new.received, withheld = withheld + new.withheld
        where invoice_id = new.invoice_id;
      return null;
    end $$;
    create trigger payments_count after insert on payments for each row execute function count_payment();
  `.execute(db);
}
