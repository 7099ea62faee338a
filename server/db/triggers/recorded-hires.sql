-- The recorded facts of a hire never change, a hire that is over stays over, and it is confirmed only once.

create or replace function keep_hire() returns trigger language plpgsql as $$
begin
  if (new.application_id, new.offer_id, new.job_id, new.company_id, new.candidate_id, new.joined_on,
      new.annual_salary, new.company_name, new.job_title, new.recorded_at)
    is distinct from (old.application_id, old.offer_id, old.job_id, old.company_id, old.candidate_id,
      old.joined_on, old.annual_salary, old.company_name, old.job_title, old.recorded_at)
  then raise exception 'what was recorded of a hire never changes' using errcode = 'check_violation';
  end if;
  if old.status in ('LEFT','DID_NOT_JOIN','REJECTED') and new.status <> old.status
  then raise exception 'a hire that is over stays as it is' using errcode = 'check_violation';
  end if;
  if old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at
  then raise exception 'a hire is confirmed once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger hires_keep before update on hires
  for each row execute function keep_hire();
