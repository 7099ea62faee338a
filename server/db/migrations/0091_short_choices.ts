import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** `pg_temp.choices_of`, as `packChoices` packs them. */
export const PACKING = sql`
  create function pg_temp.byte_of(number int) returns bytea immutable language sql as
    $$ select substring(int4send(number) from 4) $$;
  create function pg_temp.short_of(number int) returns bytea immutable language sql as $$
    select string_agg(
      pg_temp.byte_of((number >> (7 * step)) & 127 | case when number >> (7 * step) > 127 then 128 else 0 end),
      '' order by step)
    from generate_series(0, 4) step where step = 0 or number >> (7 * step) > 0 $$;
  create function pg_temp.choices_of(notice_step smallint, experience_months int, expected_total bigint,
    institute_ids int[], city_ids int[], skill_ids int[]) returns bytea immutable language sql as $$
    select string_agg(pg_temp.short_of(number), '' order by at) from unnest(
      array[notice_step, experience_months, least(expected_total, 2147483647)::int,
        cardinality(institute_ids), cardinality(city_ids), cardinality(skill_ids)]
      || institute_ids || city_ids || skill_ids) with ordinality as packed (number, at) $$`;

/**
 * Numbers of the choices take as many bytes as they need, seven bits in each, where they took four: of thousands of
 * people less than half is sent. Replacing the values where they lie writes each table and its indexes once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await PACKING.execute(db);
  await sql`
    alter table candidate_index alter choices type bytea using pg_temp.choices_of(
      notice_step, experience_months, expected_total, institute_ids, city_ids, skill_ids);
    alter table candidate_sample alter choices type bytea using pg_temp.choices_of(
      notice_step, experience_months, expected_total, institute_ids, city_ids, skill_ids);
    analyze candidate_index, candidate_sample;
  `.execute(db);
}
