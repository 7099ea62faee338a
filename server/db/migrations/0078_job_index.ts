import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What the board is searched by: a row for each job that stands on it, with all that is asked of a job, its company and
 * its skills. A place is a hash of the id, so that the first thousands by place are a sample of the board.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_index (
      job_id uuid primary key references jobs (id) on delete cascade,
      place int not null check (place >= 0),
      company_id uuid not null,
      company_name text not null,
      title text not null,
      city text,
      work_mode text not null,
      job_type text not null,
      experience_level text not null,
      skills text[] not null,
      -- What a filter may choose: city:pune, mode:REMOTE, skill:go; skill: alone where none is asked for.
      tags text[] not null,
      -- A number for each skill, which are quicker to compare.
      skill_marks int[] not null,
      -- That of the city; 0 where anybody may be anywhere.
      city_mark int not null,
      -- All that a word of a search may be a part of.
      words text not null,
      experience_min int not null,
      experience_max int not null,
      yearly_least bigint not null,
      yearly_pay bigint not null,
      published_at timestamptz not null
    );
    alter table job_index alter tags set statistics 1000;

    create function name_mark(name text) returns int language sql immutable parallel safe
      return ('x' || substr(md5(lower(name)), 1, 8))::bit(32)::int;

    create view jobs_on_board as
      select j.id as job_id, uuid_hash(j.id) & 2147483647 as place, c.id as company_id, c.name as company_name, j.title,
        j.city, j.work_mode, j.job_type, j.experience_level, k.skills,
        array['mode:' || j.work_mode, 'type:' || j.job_type, 'level:' || j.experience_level, 'company:' || c.id]
          || case when j.city is null then '{}'::text[] else array['city:' || lower(j.city)] end
          || case when k.skills = '{}' then array['skill:'] else '{}'::text[] end
          || array(select 'skill:' || lower(s) from unnest(k.skills) s) as tags,
        array(select name_mark(s) from unnest(k.skills) s) as skill_marks,
        case when j.city is null or j.is_remote then 0 else name_mark(j.city) end as city_mark,
        concat_ws(chr(1), j.title, c.name, j.city, array_to_string(k.skills, chr(1))) as words,
        j.experience_min, j.experience_max,
        j.salary_min * case j.salary_period when 'MONTHLY' then 12 when 'HOURLY' then 2080 else 1 end as yearly_least,
        j.salary_max * case j.salary_period when 'MONTHLY' then 12 when 'HOURLY' then 2080 else 1 end as yearly_pay,
        coalesce(j.published_at, j.created_at) as published_at
      from jobs j
      join companies c on c.id = j.company_id
      cross join lateral (select array(
        select s.skill_name::text from job_skills s where s.job_id = j.id order by s.position) as skills) k
      where j.status = 'PUBLISHED' and j.deleted_at is null and c.approval_status = 'APPROVED';

    create function index_jobs(ids uuid[]) returns void language plpgsql as $$
    begin
      -- Whoever changes one of them meanwhile is waited for, and what they wrote is read.
      perform from jobs where id = any(ids) order by id for no key update;
      delete from job_index where job_id = any(ids);
      insert into job_index select * from jobs_on_board where job_id = any(ids);
    end $$;

    create function index_changed_job() returns trigger language plpgsql as $$
    begin
      perform index_jobs(array[new.id]);
      return null;
    end $$;
    create trigger jobs_keep_index after update of company_id, title, status, city, is_remote, job_type,
        work_mode, experience_level, experience_min, experience_max, salary_min, salary_max, salary_period,
        published_at, deleted_at
      on jobs for each row execute function index_changed_job();

    create function index_added_jobs() returns trigger language plpgsql as $$
    begin
      perform index_jobs(array(select id from changed where status = 'PUBLISHED'));
      return null;
    end $$;
    create trigger jobs_added after insert on jobs referencing new table as changed
      for each statement execute function index_added_jobs();

    create function index_jobs_of_skills() returns trigger language plpgsql as $$
    begin
      perform index_jobs(array(select distinct job_id from changed));
      return null;
    end $$;
    create trigger job_skills_added after insert on job_skills referencing new table as changed
      for each statement execute function index_jobs_of_skills();
    create trigger job_skills_changed after update on job_skills referencing new table as changed
      for each statement execute function index_jobs_of_skills();
    create trigger job_skills_removed after delete on job_skills referencing old table as changed
      for each statement execute function index_jobs_of_skills();

    create function index_jobs_of_company() returns trigger language plpgsql as $$
    begin
      if new.name <> old.name or new.approval_status <> old.approval_status then
        perform index_jobs(array(select id from jobs where company_id = new.id and status = 'PUBLISHED'));
      end if;
      return null;
    end $$;
    create trigger companies_keep_job_index after update of name, approval_status on companies
      for each row execute function index_jobs_of_company();

    insert into job_index select * from jobs_on_board order by place;
    create index job_index_place on job_index (place);
    create index job_index_newest on job_index (published_at desc, job_id desc);
    create index job_index_pay on job_index (yearly_pay desc, job_id desc);
    create index job_index_tags on job_index using gin (tags);
    create index job_index_words on job_index using gin (words gin_trgm_ops);
    drop index jobs_published_by_city;
    drop index jobs_published_by_pay;
  `.execute(db);
}
