import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import { INDIA } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';

interface Span {
  userId: string;
  at: Date;
}

export interface ActivityRow {
  id: string;
  source: 'NOTICE' | 'CHANGE' | 'VIEWS';
  kind: string;
  /** A sentence; of views, null. */
  title: string | null;
  detail: string | null;
  link: string | null;
  /** Every company that looked that day, by name; of views alone. */
  companies: string[] | null;
  at: Date;
}

/**
 * One list of three sources. Many saves of one section on one day are one line, the last; so are the views of a day,
 * which ended with the day.
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
