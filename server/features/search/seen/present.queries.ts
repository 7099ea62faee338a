import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

interface PresentRow {
  id: string;
  currentSalary: number;
  currentCity: string | null;
}

/** What candidates earn now, and where. */
export async function listPresent(db: Db, ids: readonly string[]): Promise<PresentRow[]> {
  const { rows } = await sql<PresentRow>`/*@list_present_work*/
    select c.user_id as id, c.salary_total as current_salary,
      (select nullif(x.location, '') from candidate_experiences x
        where x.candidate_id = c.user_id and x.is_current_job
        order by x.start_month desc nulls last, x.position limit 1) as current_city
    from candidates c where c.user_id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
