import { type RawBuilder, sql } from 'kysely';
import type { UserType } from '#contract/core/roles.ts';
import { contains, isShort, plain } from '#server/db/fragments.sql.ts';

/** The name of whom the row of `users` under this alias is; null where an outer join found nobody. */
export function fullName<T extends string | null = string>(alias: string): RawBuilder<T> {
  return sql<T>`(${sql.ref(`${alias}.firstName`)} || ' ' || ${sql.ref(`${alias}.lastName`)})`;
}

/** What somebody is looked up by in lists: word for word the expression of the index `users_name_trgm`. */
function nameAndAddress(alias: string): RawBuilder<string> {
  return sql<string>`(${fullName(alias)} || ' ' || ${sql.ref(`${alias}.email`)}::text)`;
}

/** Whether a person's name or address has the search in it; what is too short for the index, one of the names at its beginning. */
export function isNamed(user: string, search: string): RawBuilder<boolean> {
  if (!isShort(search)) return contains(nameAndAddress(user), search);
  const [first, last] = [sql.ref(`${user}.firstName`), sql.ref(`${user}.lastName`)];
  const start = `${plain(search).toLowerCase()}%`;
  return sql<boolean>`(lower(${first}) like ${start} or lower(${last}) like ${start})`;
}

/** The ids of the people whom a search names: of all, or of one kind. */
export function namedPeople(search: string, userType?: UserType): RawBuilder<unknown> {
  const ofKind = userType ? sql`and named.user_type = ${userType}` : sql``;
  return sql`select named.id from users named where ${isNamed('named', search)} ${ofKind}`;
}
