import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';

export interface TakenRow {
  side: 'RECRUITER' | 'CANDIDATE';
  startsAt: Date;
  endsAt: Date;
  title: string | null;
}

interface Subject {
  id: string;
  companyId: string;
  candidateId: string;
  interviewerId: string;
  offerNo: number;
}

/**
 * What the interviewer has booked on the days of the offered times, in India, and what of these times the candidate
 * has given away since: of that no more is told than a pick of it would tell.
 */
export async function listTaken(db: Db, subject: Subject): Promise<TakenRow[]> {
  const { id, companyId, candidateId, interviewerId, offerNo } = subject;
  const { rows } = await sql<TakenRow>`
    with offered as (
      select during from interview_slots where interview_id = ${id} and offer_no = ${offerNo}),
    days as (
      select distinct tstzrange(
          date_trunc('day', lower(during) at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata',
          (date_trunc('day', upper(during) at time zone 'Asia/Kolkata') + interval '1 day') at time zone 'Asia/Kolkata'
        ) as day
        from offered)
    select distinct 'RECRUITER' as side, lower(i.during) as starts_at, upper(i.during) as ends_at,
        case when i.company_id = ${companyId} then ${fullName('u')} || ', ' || j.title end as title
      from interviews i
      join days d on i.during && d.day
      join users u on u.id = i.candidate_id
      join jobs j on j.id = i.job_id
     where i.interviewer_id = ${interviewerId} and i.status = 'SCHEDULED'
    union all
    select distinct 'CANDIDATE', lower(i.during * o.during), upper(i.during * o.during), null
      from interviews i
      join offered o on i.during && o.during
     where i.candidate_id = ${candidateId} and i.status = 'SCHEDULED'
     order by starts_at, side`.execute(db);
  return rows;
}
