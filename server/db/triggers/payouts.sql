-- Transfers that were sent to the bank never change, and each batch counts its transfers.

create or replace function keep_payout_line() returns trigger language plpgsql as $$
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
create or replace trigger payout_lines_keep before update on payout_lines
  for each row execute function keep_payout_line();

create or replace function count_payout_lines() returns trigger language plpgsql as $$
begin
  update payout_batches b set (lines, open_lines, paid_lines, failed_lines, gross, set_off, withheld, net) =
    (select count(*), count(*) filter (where l.status in ('DRAFT','SENT')), count(*) filter (where l.status = 'PAID'),
        count(*) filter (where l.status = 'FAILED'), coalesce(sum(l.gross), 0), coalesce(sum(l.set_off), 0),
        coalesce(sum(l.withheld), 0), coalesce(sum(l.net), 0)
      from payout_lines l where l.batch_id = b.id and l.status <> 'REMOVED')
    where b.id in (select batch_id from changed);
  return null;
end $$;
create or replace trigger payout_lines_count_new after insert on payout_lines referencing new table as changed
  for each statement execute function count_payout_lines();
create or replace trigger payout_lines_count after update on payout_lines referencing new table as changed
  for each statement execute function count_payout_lines();
