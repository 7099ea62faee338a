-- An open company always has an owner.

create or replace function company_keeps_an_owner() returns trigger language plpgsql as $$
begin
  if old.role <> 'OWNER' or (tg_op = 'UPDATE' and new.role = 'OWNER') then return null; end if;
  -- If two owners leave at once, the second one sees that the first has left: see lockNames('leaving').
  perform pg_advisory_xact_lock(hashtextextended('leaving ' || old.company_id, 0));
  if exists (select from companies where id = old.company_id and closed_at is null)
     and not exists (select from company_members where company_id = old.company_id and role = 'OWNER') then
    raise exception 'company % would have no owner', old.company_id
      using errcode = 'check_violation', constraint = 'company_keeps_an_owner';
  end if;
  return null;
end $$;
create or replace trigger company_keeps_an_owner after update of role or delete on company_members
  for each row execute function company_keeps_an_owner();
