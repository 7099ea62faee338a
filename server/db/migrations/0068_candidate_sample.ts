import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * A chance sample of those who can be found, small whatever the size of the market: who has a place below the bound.
 * A place is a hash of the id, so that the first thousand by place are as good a sample as any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table candidate_sample (
      candidate_id uuid primary key references candidate_index (candidate_id) on delete cascade,
      place int not null check (place >= 0),
      is_searchable boolean not null check (is_searchable),
      tokens int[] not null,
      words tsvector not null,
      skill_ids int[] not null,
      city_ids int[] not null,
      institute_ids int[] not null,
      experience_months int not null,
      expected_total bigint not null,
      current_total bigint not null,
      notice_step smallint not null,
      hidden_from text[] not null,
      last_active_at timestamptz not null
    );
    alter table candidate_sample alter tokens set statistics 1000;
    create index candidate_sample_place on candidate_sample (place);
    create index candidate_sample_tokens on candidate_sample using gin (tokens);
    create index candidate_sample_words on candidate_sample using gin (words);

    create table candidate_sample_share (
      is_only boolean primary key default true check (is_only),
      -- Of 2^31 places, those below are in the sample.
      bound bigint not null default 2147483648 check (bound between 1 and 2147483648),
      -- As last counted: who is in the sample, and about how many can be found in all.
      rows bigint not null default 0,
      people bigint not null default 0
    );
    insert into candidate_sample_share default values;

    create function keep_candidate_sample() returns trigger language plpgsql as $$
    declare
      seat int := uuid_hash(new.candidate_id) & 2147483647;
    begin
      if new.is_searchable and seat < (select bound from candidate_sample_share) then
        insert into candidate_sample values (new.candidate_id, seat, true, new.tokens, new.words, new.skill_ids,
          new.city_ids, new.institute_ids, new.experience_months, new.expected_total, new.current_total,
          new.notice_step, new.hidden_from, new.last_active_at)
        on conflict (candidate_id) do update set
          tokens = excluded.tokens, words = excluded.words, skill_ids = excluded.skill_ids,
          city_ids = excluded.city_ids, institute_ids = excluded.institute_ids,
          experience_months = excluded.experience_months, expected_total = excluded.expected_total,
          current_total = excluded.current_total, notice_step = excluded.notice_step,
          hidden_from = excluded.hidden_from, last_active_at = excluded.last_active_at;
      else
        delete from candidate_sample where candidate_id = new.candidate_id;
      end if;
      return null;
    end $$;
    create trigger candidate_index_keeps_sample after insert or update on candidate_index
      for each row execute function keep_candidate_sample();
    update candidate_index set candidate_id = candidate_id where is_searchable;
  `.execute(db);
}
