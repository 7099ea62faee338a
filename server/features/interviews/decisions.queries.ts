import { sql } from 'kysely';
import { interviewMoves } from '#contract/interviews/transitions.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

/** A request that ended without an interview does not count as a follow-up, so the task is open again. */
const FOLLOWING = interviewMoves.statusesIn('REQUESTED', 'BOOKED', 'DONE');

/**
 * Recomputes whose turn it is after the judged interviews of an application: the company's, until the
 * consequence of the last outcome is carried out. True when that has changed.
 */
export async function settleTurns(db: Db, applicationId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with judged as (
      select i.id, i.decide_by is not null and a.status = 'INTERVIEW'
          and not exists (
            select 1 from interviews l
             where l.application_id = i.application_id and (l.created_at, l.id) > (i.created_at, i.id)
               and l.status in ${statusList(FOLLOWING)})
          and not (i.outcome = 'OFFER' and exists (
            select 1 from offers o where o.application_id = a.id and o.extended_at > upper(i.during))) as is_open
        from interviews i join sent_applications a on a.id = i.application_id
       where i.application_id = ${applicationId} and i.status = 'COMPLETED' and i.outcome is not null)
    update interviews i
       set ball_holder = case when j.is_open then 'RECRUITER' end,
           due_at = case when j.is_open then i.decide_by end
      from judged j
     where i.id = j.id
       and (i.ball_holder, i.due_at) is distinct from
         (case when j.is_open then 'RECRUITER' end, case when j.is_open then i.decide_by end)
    returning i.id`.execute(db);
  return rows.length > 0;
}

/** Candidates whose hold is over and whose company was not notified yet. */
export function listHoldsOver(db: Db, at: Date) {
  return selectHoldsOver(db, at).orderBy('decideBy').execute();
}

function selectHoldsOver(db: Db, at: Date) {
  return db
    .selectFrom('interviews')
    .select('id')
    .where('holdUntil', 'is not', null)
    .where('holdToldAt', 'is', null)
    .where('decideBy', '<=', at)
    .where('ballHolder', '=', 'RECRUITER');
}

/** Claims the reminder. Exactly one of several processes gets true. */
export async function claimHoldOver(db: Db, id: string, at: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('interviews')
    .set({ holdToldAt: at })
    .where('id', 'in', selectHoldsOver(db, at).where('id', '=', id))
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** The last interview between a candidate and a job of this company that took place. */
export function findLastRound(db: Db, pair: { companyId: string; jobId: string; candidateId: string }) {
  return db
    .selectFrom('interviews')
    .select(['interviewType', 'interviewMode', 'durationMinutes', 'interviewStage', 'totalStages'])
    .select(['salaryMin', 'salaryMax'])
    .where('companyId', '=', pair.companyId)
    .where('jobId', '=', pair.jobId)
    .where('candidateId', '=', pair.candidateId)
    .where('status', 'in', FOLLOWING)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
