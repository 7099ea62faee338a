import { sql } from 'kysely';
import type { PendingActionKind } from '#contract/dashboards/pending-action.ts';
import type { PendingActionsQuery } from '#contract/dashboards/work-queue.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';
import { selectWaiting, type Waiting } from './waiting.sql.ts';

export interface QueueRow {
  kind: PendingActionKind;
  subjectId: string;
  applicationId: string | null;
  jobId: string | null;
  jobTitle: string | null;
  person: string | null;
  ownerId: string | null;
  ownerName: string | null;
  since: Date | null;
  dueAt: Date | null;
  note: string | null;
}

export interface QueueReader extends Waiting {
  withDocuments: boolean;
}

type Filter = Omit<PendingActionsQuery, 'page' | 'size'>;

function selectQueue(reader: QueueReader, { kind, jobId, ownerId, search }: Filter) {
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  return sql`
    select * from (${selectWaiting(reader, reader)}) waiting
     where kind = any(${kind}::text[])
       and (${jobId ?? null}::uuid is null or job_id = ${jobId ?? null})
       and (${ownerId ?? null}::uuid is null or owner_id = ${ownerId ?? null})
       and not exists (
         select from unnest(${words}::text[]) word
          where strpos(lower(concat_ws(' ', person, job_title)), word) = 0)`;
}

/** The move that made it the company's turn; the candidate's own words about an interview do not. */
const turned = sql`(
  select max(e.at) from interview_events e join interviews i on i.id = e.interview_id
   where i.id = page.subject_id and case page.kind
     when 'PICK_TIME' then e.action in ('ACCEPT', 'RESCHEDULE')
     else e.action in ('COMPLETE', 'DECIDE', 'CLEAR_NO_SHOW') and e.actor_id is distinct from i.candidate_id end)`;

const reported = sql`(
  select max(e.at) from hire_events e where e.hire_id = page.subject_id and e.action = 'REPORT_LEAVING')`;

const ended = sql`(select upper(i.during) from interviews i where i.id = page.subject_id)`;

const ORDER = ['due_at nulls last', 'rank', 'since nulls last', 'subject_id'];
const orderOf = (table: 'queue' | 'page') => sql.join(ORDER.map((column) => sql.raw(`${table}.${column}`)));

/** One page, and how many there are: what is due by its time, then what has none by its rank and how long it waits. */
export async function findQueue(
  db: Db,
  reader: QueueReader,
  { page, size, ...filter }: PendingActionsQuery,
): Promise<{ rows: QueueRow[]; total: number }> {
  // Beside the number stands a row of nothing where the page is empty.
  const { rows } = await sql<
    (QueueRow | { [key in keyof QueueRow]: null }) & { total: number }
  >`${named(reader.withDocuments ? 'find_queue_and_documents' : 'find_queue')}
    with queue as materialized (${selectQueue(reader, filter)}),
      page as (select * from queue order by ${orderOf('queue')} limit ${size} offset ${page * size})
    select counted.total, page.kind, page.subject_id, page.application_id, page.job_id, page.job_title, page.person,
        page.owner_id, ${fullName('o')} as owner_name, page.due_at, page.note,
        case
          when page.since is not null then page.since
          when page.kind = 'GIVE_FEEDBACK' then ${ended}
          when page.kind = 'ANSWER_LEAVING' then ${reported}
          when page.kind in ('PICK_TIME', 'REQUEST_ROUND', 'MAKE_OFFER', 'REJECT') then ${turned}
        end as since
      from (select count(*) as total from queue) counted
      left join page on true left join users o on o.id = page.owner_id
     order by ${orderOf('page')}`.execute(db);
  return { rows: rows.filter((row) => row.kind !== null), total: rows[0]?.total ?? 0 };
}

/** Planned each time: prepared, the plan of an average company is slow for one with thousands of jobs. */
export async function countQueue(db: Db, reader: QueueReader, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${selectQueue(reader, filter)}) queue`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
