import { sql } from 'kysely';
import type { InterviewAction } from '#contract/interviews/transitions.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { OfferAction } from '#contract/offers/transitions.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

export interface ThreadEventRow {
  id: string;
  applicationId: string;
  stage: ApplicationStatus | null;
  interview: Exclude<InterviewAction, 'DECIDE'> | null;
  offer: OfferAction | null;
  by: 'CANDIDATE' | 'COMPANY' | 'SYSTEM';
  hasReason: boolean;
  at: Date;
}

/** Apart, so that each is looked up by its row: joined, the moves of everybody would be read. */
const eventsOf = (events: string, key: string, of: string) =>
  sql`select * from ${sql.table(events)} where ${sql.ref(key)} = ${sql.ref(`${of}.id`)} offset 0`;

/**
 * Moves of these applications, their interviews and offers, oldest first. An admin settles as the product itself.
 * That an offer is made the stage tells; how it ends, the offer.
 */
export async function listThreadEvents(db: Db, ids: readonly string[]): Promise<ThreadEventRow[]> {
  const { rows } = await sql<ThreadEventRow>`
    select e.id, e.application_id, e.stage, e.interview, e.offer, e.reason is not null as has_reason, e.at,
      case when e.actor_id = a.candidate_id then 'CANDIDATE'
        when u.user_type = 'RECRUITER' then 'COMPANY' else 'SYSTEM' end as by
    from (
      select id, application_id, to_status as stage, null as interview, null as offer, actor_id, reason, at, 1 as part
      from application_events where application_id = any(${ids}::uuid[])
        and not (to_status = 'INTERVIEW' and from_status = 'OFFERED')
      union all
      select e.id, i.application_id, null, e.action, null, e.actor_id, null, e.at, 0
      from interviews i cross join lateral (${eventsOf('interview_events', 'interview_id', 'i')}) e
      where i.application_id = any(${ids}::uuid[]) and e.action <> 'DECIDE'
      union all
      select e.id, o.application_id, null, null, e.action, e.actor_id, null, e.at, 0
      from offers o cross join lateral (${eventsOf('offer_events', 'offer_id', 'o')}) e
      where o.application_id = any(${ids}::uuid[]) and e.action <> 'EXTEND') e
    join applications a on a.id = e.application_id
    left join users u on u.id = e.actor_id
    order by e.at, e.part, e.id`.execute(db);
  return rows;
}

/** The latest interview of each of these applications. */
export function listLatestInterviews(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('interviews as i')
    .distinctOn('i.applicationId')
    .select(['i.id', 'i.applicationId', 'i.status', 'i.interviewStage', 'i.totalStages'])
    .select(['i.ballHolder', 'i.dueAt', 'i.updatedAt'])
    .select([
      sql<Date | null>`lower(i.during)`.as('startsAt'),
      sql<Date | null>`upper(i.during)`.as('endsAt'),
    ])
    .where('i.applicationId', '=', anyOf(ids))
    .orderBy('i.applicationId')
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

/** The latest version of the offer for each of these applications. */
export function listLatestOffers(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('offers')
    .distinctOn('applicationId')
    .select(['id', 'applicationId', 'status', 'extendedAt', 'expiresAt'])
    .where('applicationId', '=', anyOf(ids))
    .orderBy('applicationId')
    .orderBy('version', 'desc')
    .execute();
}
