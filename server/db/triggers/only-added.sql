-- Append-only tables: rows are neither changed nor removed. Rows of payouts may change but are not removed.

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
create or replace trigger credit_notes_only_added before update or delete on credit_notes
  for each statement execute function refuse_change();
create or replace trigger invoice_reminders_only_added before update or delete on invoice_reminders
  for each statement execute function refuse_change();
create or replace trigger invoices_only_added before update or delete on invoices
  for each statement execute function refuse_change();
create or replace trigger payments_only_added before update or delete on payments
  for each statement execute function refuse_change();
create or replace trigger refunds_only_added before update or delete on refunds
  for each statement execute function refuse_change();
create or replace trigger reward_entries_append_only before update or delete on reward_entries
  for each statement execute function refuse_change();
create or replace trigger settings_only_added before update or delete on settings
  for each statement execute function refuse_change();
create or replace trigger payout_batches_stay before delete on payout_batches
  for each statement execute function refuse_change();
create or replace trigger payout_lines_stay before delete on payout_lines
  for each statement execute function refuse_change();
