import { sql } from 'kysely';
import { fullName } from '#server/features/users/users.sql.ts';

/** The booked time of the interview `i`. */
export const startsAt = sql<Date | null>`lower(i.during)`;
export const endsAt = sql<Date | null>`upper(i.during)`;

/** Every word is in the name of the candidate or of the job of the interview `i`; looked up interview by interview. */
export function saysAll(search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const says = words.map((word) => sql`strpos(said.text, ${word}) > 0`);
  return sql<boolean>`(select ${sql.join(says, sql` and `)} from (
    select lower(${fullName('u')} || ' ' || j.title) as text
      from users u, jobs j where u.id = i.candidate_id and j.id = i.job_id) said)`;
}
