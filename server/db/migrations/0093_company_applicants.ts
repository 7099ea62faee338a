import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What a company's applicants are found, ordered and scored by, beside each other for each company: looked up one by one
 * in the tables of everybody, they take most of the time of a list of very many. They follow the row that recruiters
 * search, which is rewritten after every change of what it reads, and go with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_applicants (
      company_id uuid not null references companies (id) on delete cascade,
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      -- In small letters, as they are searched.
      name text not null,
      headline text,
      -- Of all their degrees, one behind the other; null where that is too long for the index.
      institutes text check (octet_length(institutes) <= 600),
      experience_months int,
      -- Rupees a year; 0 where they do not say.
      expected_total bigint not null,
      notice_period text not null check (notice_period in ('FIFTEEN_DAYS_OR_LESS','ONE_MONTH','TWO_MONTHS',
        'THREE_MONTHS','MORE_THAN_THREE_MONTHS','SERVING_NOTICE_PERIOD')),
      last_working_day date,
      preferred_locations text[] not null,
      -- [["Go", 50, 4], …]: name, months, level.
      skills json not null,
      primary key (company_id, candidate_id)
        include (experience_months, expected_total, last_working_day, notice_period, name, headline, institutes)
    );
    create index company_applicants_of_candidate on company_applicants (candidate_id);

    create view applicants as
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

    create function add_company_applicants() returns trigger language plpgsql as $$
    begin
      -- Whoever changes one of them meanwhile is waited for, and what they wrote is read.
      perform from candidates where user_id in (select candidate_id from added) order by user_id for no key update;
      insert into company_applicants
        select distinct on (n.company_id, n.candidate_id) n.company_id, a.*
          from added n join applicants a on a.candidate_id = n.candidate_id
            on conflict do nothing;
      return null;
    end $$;
    create trigger applications_add_applicants after insert on applications referencing new table as added
      for each statement execute function add_company_applicants();

    create function keep_company_applicants() returns trigger language plpgsql as $$
    begin
      update company_applicants k set (name, headline, institutes, experience_months, expected_total,
          notice_period, last_working_day, preferred_locations, skills) = (a.name, a.headline, a.institutes,
          a.experience_months, a.expected_total, a.notice_period, a.last_working_day, a.preferred_locations, a.skills)
        from applicants a where a.candidate_id = new.candidate_id and k.candidate_id = new.candidate_id;
      return null;
    end $$;
    create trigger candidate_index_keeps_applicants after insert or update of tokens on candidate_index
      for each row execute function keep_company_applicants();

    create function forget_company_applicants() returns trigger language plpgsql as $$
    begin
      delete from company_applicants where candidate_id = old.candidate_id;
      return null;
    end $$;
    create trigger candidate_index_forgets_applicants after delete on candidate_index
      for each row execute function forget_company_applicants();

    insert into company_applicants
      select s.company_id, a.* from (select distinct company_id, candidate_id from applications) s
        join applicants a on a.candidate_id = s.candidate_id
       order by 1, 2;

    drop index candidates_terms;
    drop index candidate_index_figures;
  `.execute(db);
}
