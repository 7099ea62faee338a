import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import { foundBy } from '#server/features/candidates/visible-to.sql.ts';
import { oneRow } from '#server/platform/one-row.ts';

/** The company and the wishes. */
export interface Asked {
  companyKeys: string[];
  wishes: readonly RawBuilder<unknown>[];
}

export interface Reach {
  total: number;
  /** For each wish, how many people meet all others and not this one. */
  without: number[];
}

const all = (holds: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  holds.length > 0 ? sql`(${sql.join(holds, sql` and `)})` : sql`true`;

/** One pass over those of these people whom the company can find: computes what each lacks, then counts. */
function reachStatement(people: RawBuilder<unknown>, { companyKeys, wishes }: Asked) {
  const column = (place: number) => sql.ref(`w${place}`);
  const asked = wishes.map((holds, place) => sql`coalesce(${holds}, false) as ${column(place)}`);
  const lacking = wishes.map((_, place) => sql`(not ${column(place)})::int`);
  const missed = lacking.length > 0 ? sql.join(lacking, sql` + `) : sql`0`;
  const without = wishes.map((_, place) => sql`count(*) filter (where missed = 1 and not ${column(place)})`);
  return sql<Reach>`
    with people as (
      select ${sql.join([...asked, sql`d.candidate_id`])} from ${people} and ${foundBy(companyKeys)}
    ), measured as (
      select *, ${missed} as missed from people
    )
    select count(*) filter (where missed = 0) as total,
      array[${sql.join(without)}]::int[] as without
    from measured`;
}

/** Counts all people. */
export function countReach(db: Db, asked: Asked): Promise<Reach> {
  return oneRow(db, reachStatement(sql`candidate_index d where true`, asked));
}

/** Counts all people, if few lack at most one wish: these are found by the index. */
export function countFew(db: Db, asked: Asked): Promise<Reach> {
  const { wishes } = asked;
  const ways = wishes.map((_, left) => all(wishes.filter((__, place) => place !== left)));
  return oneRow(db, reachStatement(sql`candidate_index d where (${sql.join(ways, sql` or `)})`, asked));
}

/** Counts the people of the sample with a place below this one. */
export function sampleReach(db: Db, asked: Asked, below: number): Promise<Reach> {
  return oneRow(db, reachStatement(sql`candidate_sample d where d.place < ${below}::bigint`, asked));
}

/** The number of people who meet every wish, if they are few. */
export async function countTotal(db: Db, { companyKeys, wishes }: Asked): Promise<number> {
  const { total } = await oneRow(
    db,
    sql<{ total: number }>`
      select count(*) as total from candidate_index d where ${foundBy(companyKeys)} and ${all(wishes)}`,
  );
  return total;
}
