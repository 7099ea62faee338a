import { type RawBuilder, sql } from 'kysely';
import type { PageRequest } from '../candidates-page.queries.ts';
import { contains } from '../conditions.queries.ts';

/** One in a row of questions, each of which fewer fulfil than the one before. */
export interface Rung {
  /** Of a row that was read anyway, which has so many of the wishes. */
  holds: (wishesMet: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The same, as the indexes read it. */
  finds: RawBuilder<unknown>;
}

/** How many of the wishes a row that stands as `d` has. */
export function wishesMet({ wishes }: Pick<PageRequest, 'wishes'>): RawBuilder<unknown> {
  return wishes.length > 0 ? sql`ia.icount(d.tokens operator(ia.&) ${wishes}::int[])` : sql`0`;
}

/** At least one of the wishes, at least two, and so on; then all of them and what else a job asks for. */
export function rungsOf({ wishes, fit }: Pick<PageRequest, 'wishes' | 'fit'>): Rung[] {
  const levels = wishes.map((_, place) => ({
    holds: (met: RawBuilder<unknown>) => sql`${met} >= ${place + 1}::int`,
    finds: findsAtLeast(place + 1, wishes),
  }));
  const demands = fit?.demands ?? [];
  const all = wishes.length > 0 ? [contains(wishes)] : [];
  const narrower = demands.map((_, place) => {
    const asked = demands.slice(0, place + 1);
    return {
      holds: (met: RawBuilder<unknown>) => allHold([sql`${met} >= ${wishes.length}::int`, ...asked]),
      finds: allHold([...all, ...asked]),
    };
  });
  return [...levels, ...narrower];
}

const allHold = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` and `)})`;

/** All ways to choose so many of the items. */
function choicesOf<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, place) =>
    choicesOf(items.slice(place + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

function findsAtLeast(count: number, wishes: number[]): RawBuilder<unknown> {
  return sql`(${sql.join(choicesOf(wishes, count).map(contains), sql` or `)})`;
}
