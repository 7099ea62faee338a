-- job_index has the rows of jobs_on_board, in the order of its columns.

create or replace view jobs_on_board as
  select j.id as job_id, c.id as company_id, coalesce(j.published_at, j.created_at) as published_at,
    j.salary_min * case j.salary_period when 'MONTHLY' then 12 when 'HOURLY' then 2080 else 1 end as yearly_least,
    j.salary_max * case j.salary_period when 'MONTHLY' then 12 when 'HOURLY' then 2080 else 1 end as yearly_pay,
    uuid_hash(j.id) & 2147483647 as place,
    case when j.city is null or j.is_remote then 0 else name_mark(j.city) end as city_mark,
    j.experience_min, j.experience_max,
    array(select name_mark(s) from unnest(k.skills) s) as skill_marks,
    array['mode:' || j.work_mode, 'type:' || j.job_type, 'level:' || j.experience_level, 'company:' || c.id]
      || case when j.city is null then '{}'::text[] else array['city:' || lower(j.city)] end
      || case when k.skills = '{}' then array['skill:'] else '{}'::text[] end
      || array(select 'skill:' || lower(s) from unnest(k.skills) s) as tags,
    j.work_mode, j.job_type, j.experience_level, c.name as company_name, j.title, j.city, k.skills,
    concat_ws(chr(1), j.title, c.name, j.city, array_to_string(k.skills, chr(1))) as words
  from jobs j
  join companies c on c.id = j.company_id
  cross join lateral (select array(
    select s.skill_name::text from job_skills s where s.job_id = j.id order by s.position) as skills) k
  where j.status = 'PUBLISHED' and j.deleted_at is null and c.approval_status = 'APPROVED';

create or replace function index_jobs(ids uuid[]) returns void language plpgsql as $$
begin
  -- Waits for concurrent changes of these jobs, and reads the result.
  perform from jobs where id = any(ids) order by id for no key update;
  delete from job_index where job_id = any(ids);
  insert into job_index select * from jobs_on_board where job_id = any(ids);
end $$;

create or replace function index_changed_job() returns trigger language plpgsql as $$
begin
  perform index_jobs(array[new.id]);
  return null;
end $$;
create or replace trigger jobs_keep_index after update of company_id, title, status, city, is_remote, job_type,
    work_mode, experience_level, experience_min, experience_max, salary_min, salary_max, salary_period,
    published_at, deleted_at
  on jobs for each row execute function index_changed_job();

create or replace function index_added_jobs() returns trigger language plpgsql as $$
begin
  perform index_jobs(array(select id from changed where status = 'PUBLISHED'));
  return null;
end $$;
create or replace trigger jobs_added after insert on jobs referencing new table as changed
  for each statement execute function index_added_jobs();

create or replace function index_jobs_of_skills() returns trigger language plpgsql as $$
begin
  perform index_jobs(array(select distinct job_id from changed));
  return null;
end $$;
create or replace trigger job_skills_added after insert on job_skills referencing new table as changed
  for each statement execute function index_jobs_of_skills();
create or replace trigger job_skills_changed after update on job_skills referencing new table as changed
  for each statement execute function index_jobs_of_skills();
create or replace trigger job_skills_removed after delete on job_skills referencing old table as changed
  for each statement execute function index_jobs_of_skills();

create or replace function index_jobs_of_company() returns trigger language plpgsql as $$
begin
  if new.name <> old.name or new.approval_status <> old.approval_status then
    perform index_jobs(array(select id from jobs where company_id = new.id and status = 'PUBLISHED'));
  end if;
  return null;
end $$;
create or replace trigger companies_keep_job_index after update of name, approval_status on companies
  for each row execute function index_jobs_of_company();
