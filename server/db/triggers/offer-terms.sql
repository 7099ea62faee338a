-- The terms of an offer never change, and a closed offer stays unchanged.

create or replace function keep_offer_terms() returns trigger language plpgsql as $$
begin
  if (new.application_id, new.version, new.annual_salary, new.variable_pay, new.joining_date, new.extended_on,
      new.expires_on, new.job_title, new.company_name)
    is distinct from (old.application_id, old.version, old.annual_salary, old.variable_pay, old.joining_date,
      old.extended_on, old.expires_on, old.job_title, old.company_name)
  then raise exception 'the terms of an offer never change' using errcode = 'check_violation';
  end if;
  if old.status <> 'EXTENDED' and new.status <> old.status
  then raise exception 'an offer that is closed stays as it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger offers_keep_terms before update on offers
  for each row execute function keep_offer_terms();
