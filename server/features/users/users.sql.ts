import { type RawBuilder, sql } from 'kysely';
import type { UserType } from '#contract/core/roles.ts';
import { contains, isShort, plain } from '#server/db/fragments.sql.ts';

/** The name of the `users` row with this alias; null for an outer join without a match. */
export function fullName<T extends string | null = string>(alias: string): RawBuilder<T> {
  return sql<T>`(${sql.ref(`${alias}.firstName`)} || ' ' || ${sql.ref(`${alias}.lastName`)})`;
}

/** The text that lists search in; must be the exact expression of the index `users_name_trgm`. */
function nameAndAddress(alias: string): RawBuilder<string> {
  return sql<string>`(${fullName(alias)} || ' ' || ${sql.ref(`${alias}.email`)}::text)`;
}

/**
 * Whether a person's name or address contains the search; a text that is too short for the index must be a
 * prefix of one of the names.
 */
export function isNamed(user: string, search: string): RawBuilder<boolean> {
  if (!isShort(search)) return contains(nameAndAddress(user), search);
  const [first, last] = [sql.ref(`${user}.firstName`), sql.ref(`${user}.lastName`)];
  const start = `${plain(search).toLowerCase()}%`;
  return sql<boolean>`(lower(${first}) like ${start} or lower(${last}) like ${start})`;
}

/** The ids of the people who match a search: all, or of one type. */
export function namedPeople(search: string, userType?: UserType): RawBuilder<unknown> {
  const ofKind = userType ? sql`and named.user_type = ${userType}` : sql``;
  return sql`select named.id from users named where ${isNamed('named', search)} ${ofKind}`;
}
