import { sql } from 'kysely';

/** The booked time of the interview `i`. */
export const startsAt = sql<Date | null>`lower(i.during)`;
export const endsAt = sql<Date | null>`upper(i.during)`;

/** First and last name of the user under this alias. */
export function named(alias: string) {
  return sql<string>`${sql.ref(`${alias}.firstName`)} || ' ' || ${sql.ref(`${alias}.lastName`)}`;
}
