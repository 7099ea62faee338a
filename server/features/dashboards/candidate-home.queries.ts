import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import { ACTIVE_STATUSES, interviewMoves, TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import { INDIA } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { waitsForAnswer } from '#server/features/hires/latest-check.sql.ts';

/** The candidate's open requests, the earliest deadline first. */
export function listWaiting(db: Db, candidateId: string, at: Date) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .select(['i.id', 'i.respondBy', 'i.salaryMin', 'i.salaryMax'])
    .select(['j.title as jobTitle', 'j.city', 'j.isRemote'])
    .select(['c.id as companyId', 'c.name as companyName', 'c.logoFileId'])
    .where('i.candidateId', '=', candidateId)
    .where('i.status', 'in', TO_ANSWER_STATUSES)
    .where('i.respondBy', '>', at)
    .orderBy('i.respondBy')
    .execute();
}

/** Offers to answer, the first deadline first. */
export function listOffers(db: Db, candidateId: string, at: Date) {
  return db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.companyId')
    .selectAll('o')
    .select('c.logoFileId')
    .where('o.candidateId', '=', candidateId)
    .where('o.status', '=', 'EXTENDED')
    .where('o.expiresAt', '>', at)
    .orderBy('o.expiresAt')
    .execute();
}

/** Interviews since `from` that the candidate has not given feedback on, the latest first. */
export function listUnspoken(db: Db, candidateId: string, { from, at }: { from: Date; at: Date }) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .select(['i.id', 'i.status', 'j.title as jobTitle', sql<Date>`upper(i.during)`.as('endsAt')])
    .select(['c.id as companyId', 'c.name as companyName', 'c.logoFileId'])
    .where('i.candidateId', '=', candidateId)
    .where('i.status', 'in', interviewMoves.statusesFor('COMPLETE'))
    .where('i.candidateFeedback', 'is', null)
    .where(sql<boolean>`upper(i.during) between ${from} and ${at}`)
    .orderBy(sql`upper(i.during)`, 'desc')
    .execute();
}

/** Booked interviews that are not over, the next one first. */
export function listBooked(db: Db, candidateId: string, at: Date) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('users as u', 'u.id', 'i.interviewerId')
    .leftJoin('recruiters as r', 'r.userId', 'i.interviewerId')
    .select(['i.id', 'i.interviewType', 'i.interviewMode', 'i.interviewStage', 'i.totalStages'])
    .select(['i.meetingLink', 'j.title as jobTitle'])
    .select(['c.id as companyId', 'c.name as companyName', 'c.logoFileId'])
    .select(['u.firstName', 'u.lastName', 'r.designation'])
    .select([sql<Date>`lower(i.during)`.as('startsAt'), sql<Date>`upper(i.during)`.as('endsAt')])
    .where('i.candidateId', '=', candidateId)
    .where('i.status', '=', 'SCHEDULED')
    .where(sql<boolean>`upper(i.during) > ${at}`)
    .orderBy(sql`lower(i.during)`)
    .execute();
}

/** The number in the side bar's badge: booked, or waiting for a new time. */
export async function countActive(db: Db, candidateId: string): Promise<number> {
  const { count } = await db
    .selectFrom('interviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('candidateId', '=', candidateId)
    .where('status', 'in', ACTIVE_STATUSES)
    .executeTakeFirstOrThrow();
  return count;
}

/** Profile views in each of the last `weeks` weeks, including the week of `today`, oldest first. */
export async function listViewsPerWeek(
  db: Db,
  candidateId: string,
  today: string,
  weeks: number,
): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(v.day) as count
      from generate_series(${weeks}::int - 1, 0, -1) as week(ago)
      left join candidate_views v on v.candidate_id = ${candidateId}
       and v.day > ${today}::date - 7 * (week.ago + 1) and v.day <= ${today}::date - 7 * week.ago
     group by week.ago order by week.ago desc`.execute(db);
  return rows.map(({ count }) => count);
}

interface Span {
  userId: string;
  at: Date;
}

export interface ActivityRow {
  id: string;
  source: 'NOTICE' | 'CHANGE' | 'VIEWS';
  kind: string;
  /** A sentence; null for views. */
  title: string | null;
  detail: string | null;
  link: string | null;
  /** All companies that viewed the profile that day, by name; only for views. */
  companies: string[] | null;
  at: Date;
}

/**
 * One list from three sources. Several saves of one section on one day are one entry, the last; the views of
 * a day are one entry, dated at the end of the day.
 */
function feed({ userId, at }: Span) {
  return sql`
    select id::text as id, 'NOTICE' as source, kind, title, nullif(body, '') as detail, link,
           null::text[] as companies, created_at as at
      from notifications where user_id = ${userId}
     union all
    select id, 'CHANGE', action, summary, null, null, null, at
      from (select distinct on (e.action, local.day) e.id::text, e.action, e.summary, e.at
              from audit_events e, lateral (select (e.at at time zone ${INDIA})::date as day) as local
             where e.actor_id = ${userId} and e.subject_type = 'candidate'
             order by e.action, local.day, e.at desc) as change
     union all
    select 'views-' || v.day, 'VIEWS', 'profile.viewed', null, null, '/profile/view',
           array_agg(distinct c.name::text), least((v.day + time '23:59') at time zone ${INDIA}, ${at})
      from candidate_views v join companies c on c.id = v.company_id
     where v.candidate_id = ${userId}
     group by v.day`;
}

/** Newest first. */
export async function listActivity(db: Db, span: Span, { page, size }: PageQuery): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select * from (${feed(span)}) as feed
     order by at desc, id desc limit ${size} offset ${page * size}`.execute(db);
  return rows;
}

export async function countActivity(db: Db, span: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${feed(span)}) as feed`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What companies reported about the candidate's hires that needs an answer, the earliest deadline first. */
export function listHiresToAnswer(db: Db, candidateId: string) {
  return db
    .selectFrom('hires as h')
    .innerJoin('companies as c', 'c.id', 'h.companyId')
    .select(['h.id', 'h.status', 'h.confirmBy', 'h.jobTitle', 'h.companyId', 'h.companyName'])
    .select('c.logoFileId')
    .where('h.candidateId', '=', candidateId)
    .where('h.confirmBy', 'is not', null)
    .where(sql<boolean>`h.reported_by is distinct from 'CANDIDATE'`)
    .orderBy('h.confirmBy')
    .execute();
}

/** The latest question about each hire, unless it is answered. */
export function listChecksToAnswer(db: Db, candidateId: string) {
  return db
    .selectFrom('hires as h')
    .innerJoin('hireChecks as k', 'k.hireId', 'h.id')
    .innerJoin('companies as c', 'c.id', 'h.companyId')
    .select(['h.id', 'k.day', 'h.jobTitle', 'h.companyId', 'h.companyName', 'c.logoFileId'])
    .where('h.candidateId', '=', candidateId)
    .where(waitsForAnswer('CANDIDATE'))
    .orderBy('k.askedAt')
    .execute();
}
