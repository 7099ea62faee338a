import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The hours of a usual week in which a candidate can be interviewed; a row without hours is an answer too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table weekly_availability (
      candidate_id uuid primary key references users (id) on delete cascade,
      timezone text not null,
      updated_at timestamptz not null
    );
    create table weekly_availability_ranges (
      candidate_id uuid not null references weekly_availability (candidate_id) on delete cascade,
      weekday text not null check (weekday in
        ('MONDAY','TUESDAY','WEDNESDAY','THURSDAY','FRIDAY','SATURDAY','SUNDAY')),
      start_minute int not null,
      end_minute int not null,
      primary key (candidate_id, weekday, start_minute),
      check (0 <= start_minute and start_minute < end_minute and end_minute < 1440),
      constraint weekly_hours_apart exclude using gist
        (candidate_id with =, weekday with =, int4range(start_minute, end_minute) with &&)
    );
  `.execute(db);
}
