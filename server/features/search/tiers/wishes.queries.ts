import { type RawBuilder, sql } from 'kysely';

/** Whether a row that stands as `d` has these tokens. */
function has(tokens: number[]): RawBuilder<unknown> {
  return sql`d.tokens operator(pg_catalog.@>) ${tokens}::int[]`;
}

/** Whether a row that was read anyway has at least so many of the wishes. */
export function hasAtLeast(count: number, wishes: number[]): RawBuilder<unknown> {
  return sql`ia.icount(d.tokens operator(ia.&) ${wishes}::int[]) >= ${count}::int`;
}

/** All ways to choose so many of the items. */
function choicesOf<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, place) =>
    choicesOf(items.slice(place + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

/** The same, as the index of tokens reads it. */
export function findsAtLeast(count: number, wishes: number[]): RawBuilder<unknown> {
  const choices = choicesOf(wishes, count).map((chosen) => has(chosen));
  return sql`(${sql.join(choices, sql` or `)})`;
}
