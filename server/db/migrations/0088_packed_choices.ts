import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What the choices of a search are counted by, of each person in one value: of thousands these are sent as they lie,
 * where taking lists apart and grouping them takes several times as long.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table candidate_index add choices bytea;
    alter table candidate_sample add choices bytea;

    create or replace function keep_candidate_sample() returns trigger language plpgsql as $$
    declare
      seat int := uuid_hash(new.candidate_id) & 2147483647;
    begin
      if new.is_searchable and seat < (select bound from candidate_sample_share) then
        insert into candidate_sample values (new.candidate_id, seat, true, new.tokens, new.words, new.skill_ids,
          new.city_ids, new.institute_ids, new.experience_months, new.expected_total, new.current_total,
          new.notice_step, new.hidden_from, new.last_active_at, new.choices)
        on conflict (candidate_id) do update set
          tokens = excluded.tokens, words = excluded.words, skill_ids = excluded.skill_ids,
          city_ids = excluded.city_ids, institute_ids = excluded.institute_ids,
          experience_months = excluded.experience_months, expected_total = excluded.expected_total,
          current_total = excluded.current_total, notice_step = excluded.notice_step,
          hidden_from = excluded.hidden_from, last_active_at = excluded.last_active_at,
          choices = excluded.choices;
      else
        delete from candidate_sample where candidate_id = new.candidate_id;
      end if;
      return null;
    end $$;

    -- Each number of four bytes, the highest first: three figures, how long each list is, and the lists.
    update candidate_index set choices = (
      select string_agg(int4send(number), '' order by at) from unnest(
        array[notice_step, experience_months, least(expected_total, 2147483647)::int,
          cardinality(institute_ids), cardinality(city_ids), cardinality(skill_ids)]
        || institute_ids || city_ids || skill_ids) with ordinality as packed (number, at));

    alter table candidate_index alter choices set not null;
    alter table candidate_sample alter choices set not null;
  `.execute(db);
}
