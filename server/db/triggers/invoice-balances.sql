-- The totals of each invoice, from the rows added. A payment beyond what is outstanding is refused.

create or replace function count_credit_note() returns trigger language plpgsql as $$
begin
  update invoice_balances set credited = credited + new.total where invoice_id = new.invoice_id;
  return null;
end $$;
create or replace trigger credit_notes_count after insert on credit_notes
  for each row execute function count_credit_note();

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
create or replace trigger payments_count after insert on payments
  for each row execute function count_payment();

create or replace function count_refund() returns trigger language plpgsql as $$
begin
  update invoice_balances set refunded = refunded + new.amount where invoice_id = new.invoice_id;
  return null;
end $$;
create or replace trigger refunds_count after insert on refunds
  for each row execute function count_refund();
