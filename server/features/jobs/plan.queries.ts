import { sql } from 'kysely';
import type { PlannedRound, Round } from '#contract/jobs/plan.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';

// Built by hand, because the keys of nested JSON are not converted to camelCase.
const interviewers = sql<Round['interviewers']>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', ${fullName('u')}) order by p.position)
  from job_round_interviewers p join users u on u.id = p.user_id
  where p.job_id = r.job_id and p.round = r.round), '[]')`;

export function listRounds(db: Db, jobId: string): Promise<Round[]> {
  return db
    .selectFrom('jobRounds as r')
    .select(['r.name', 'r.interviewType', 'r.durationMinutes as duration', 'r.criteria'])
    .select(interviewers.as('interviewers'))
    .where('r.jobId', '=', jobId)
    .orderBy('r.round')
    .execute();
}

/** Those of these people who are members of the company. */
export async function listMembersAmong(db: Db, companyId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('companyMembers')
    .select('userId')
    .where('companyId', '=', companyId)
    .where('userId', '=', anyOf(ids))
    .execute();
  return rows.map(({ userId }) => userId);
}

export async function replaceRounds(
  db: Db,
  { jobId, companyId }: { jobId: string; companyId: string },
  rounds: readonly PlannedRound[],
): Promise<void> {
  await db.deleteFrom('jobRounds').where('jobId', '=', jobId).execute();
  if (rounds.length === 0) return;
  const numbered = rounds.map((planned, index) => ({ ...planned, round: index + 1 }));
  const rows = numbered.map(({ round, name, interviewType, duration: durationMinutes, criteria }) => ({
    jobId,
    round,
    name,
    interviewType,
    durationMinutes,
    criteria,
  }));
  await db.insertInto('jobRounds').values(rows).execute();
  const people = numbered.flatMap(({ round, interviewerIds }) =>
    interviewerIds.map((userId, position) => ({ jobId, round, companyId, userId, position })),
  );
  if (people.length > 0) await db.insertInto('jobRoundInterviewers').values(people).execute();
}
