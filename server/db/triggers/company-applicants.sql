-- company_applicants has the rows of `applicants`, in the order of its columns, for each company that they
-- applied to. A row is updated after candidate_index, which is rewritten after every change of its sources,
-- and is deleted with it.

create or replace view applicants as
  select c.user_id as candidate_id, lower(u.first_name || ' ' || u.last_name) as name, lower(c.headline) as headline,
    case when octet_length(e.names) <= 600 then e.names end as institutes,
    d.experience_months, c.expected_total, c.notice_period, c.last_working_day, c.preferred_locations,
    coalesce((select json_agg(json_build_array(s.skill_name, s.years * 12 + s.months, s.level) order by s.position)
      from candidate_skills s where s.candidate_id = c.user_id), '[]') as skills
  from candidates c
  join users u on u.id = c.user_id
  left join candidate_index d on d.candidate_id = c.user_id
  cross join lateral (
    select coalesce(lower(string_agg(g.university_name, chr(1))), '') as names
      from candidate_educations g where g.candidate_id = c.user_id) e;

create or replace function add_company_applicants() returns trigger language plpgsql as $$
begin
  -- Waits for concurrent changes of these candidates, and reads the result.
  perform from candidates where user_id in (select candidate_id from added) order by user_id for no key update;
  insert into company_applicants
    select distinct on (n.company_id, n.candidate_id) n.company_id, a.*
      from added n join applicants a on a.candidate_id = n.candidate_id
        on conflict do nothing;
  return null;
end $$;
create or replace trigger applications_add_applicants after insert on applications referencing new table as added
  for each statement execute function add_company_applicants();

create or replace function keep_company_applicants() returns trigger language plpgsql as $$
begin
  update company_applicants k set (name, headline, institutes, experience_months, expected_total,
      notice_period, last_working_day, preferred_locations, skills) = (a.name, a.headline, a.institutes,
      a.experience_months, a.expected_total, a.notice_period, a.last_working_day, a.preferred_locations, a.skills)
    from applicants a where a.candidate_id = new.candidate_id and k.candidate_id = new.candidate_id;
  return null;
end $$;
create or replace trigger candidate_index_keeps_applicants after insert or update of tokens on candidate_index
  for each row execute function keep_company_applicants();

create or replace function forget_company_applicants() returns trigger language plpgsql as $$
begin
  delete from company_applicants where candidate_id = old.candidate_id;
  return null;
end $$;
create or replace trigger candidate_index_forgets_applicants after delete on candidate_index
  for each row execute function forget_company_applicants();
