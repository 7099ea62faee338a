import { type RawBuilder, sql } from 'kysely';
import { mayHoldDuties } from '#contract/companies/team.policy.ts';
import { MEMBER_ROLES } from '#contract/core/roles.ts';
import type { PendingActionKind } from '#contract/dashboards/pending-action.ts';
import type { PendingActionsQuery } from '#contract/dashboards/work-queue.ts';
import { TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import { waitsForAnswer } from '#server/features/hires/latest-check.sql.ts';
import { fullName } from '#server/features/users/users.sql.ts';

/*
 * The tasks of a company, one part for each kind. All parts have the same columns: kind, subject_id,
 * application_id, job_id, job_title, person, owner_id, since, due_at, rank (for tasks without a deadline: the
 * lowest first) and note (what the texts of a kind need in addition).
 */

interface Waiting {
  companyId: string;
  at: Date;
  /** The date in India. */
  today: string;
}

type Part = (waiting: Waiting) => RawBuilder<unknown>;

/** The SQL form of `nextActOf` for one interview; `work-queue.test.ts` compares the two. */
const act = sql`case
  when i.status in ${statusList(TO_PICK_STATUSES)} then 'PICK_TIME'
  when i.status = 'SCHEDULED' or (i.status = 'COMPLETED' and coalesce(i.recruiter_feedback, '') = '') then 'GIVE_FEEDBACK'
  when i.status = 'COMPLETED' then case i.outcome
    when 'ADVANCE' then 'REQUEST_ROUND'
    when 'OFFER' then 'MAKE_OFFER'
    when 'REJECT' then 'REJECT'
    when 'HOLD' then 'DECIDE' end
  end`;

/**
 * Interviews whose next step is the company's: a booked one from its end on, a candidate on hold from their
 * day on.
 */
const interviews: Part = ({ companyId, at }) => sql`
  select ${act} as kind, i.id as subject_id, i.application_id, i.job_id, j.title as job_title,
      ${fullName('u')} as person, i.interviewer_id as owner_id,
      case when i.status = 'COMPLETED' and i.outcome = 'HOLD' then i.due_at end as since, i.due_at, 1 as rank,
      case when i.outcome is null then i.status else (i.interview_stage + 1)::text end as note
    from interviews i
    join users u on u.id = i.candidate_id
    join jobs j on j.id = i.job_id
   where i.company_id = ${companyId} and i.ball_holder = 'RECRUITER'
     and coalesce(upper(i.during) <= ${at}, true)
     and not (i.status = 'COMPLETED' and i.outcome = 'HOLD' and coalesce(i.recruiter_feedback, '') <> ''
       and i.due_at > ${at})
     -- Nothing can be sent to a candidate whose account is inactive.
     and (i.outcome is null or u.status = 'ACTIVE')`;

const HOLDERS = MEMBER_ROLES.filter(mayHoldDuties);

/** The job's current owner, who need not be the person who created it. */
const withOwner = (job: RawBuilder<unknown>) =>
  sql`left join job_members t on t.job_id = ${job} and t.is_owner`;

/** The person who started it, while they may continue; else the owner of the job. */
const holder = sql`coalesce(m.user_id, t.user_id)`;
const withHolder = (by: RawBuilder<unknown>, job: RawBuilder<unknown>, { companyId }: Waiting) => sql`
  left join company_members m on m.company_id = ${companyId} and m.user_id = ${by}
    and m.role in ${statusList(HOLDERS)}
  ${withOwner(job)}`;

/** Accepted offers whose joining date has come, without a report on whether the candidate joined. */
const joinings: Part = (waiting) => sql`
  select 'RECORD_JOINING', o.id, o.application_id, o.job_id, o.job_title, o.candidate_name, ${holder},
      greatest(o.closed_at, o.joining_date::timestamp at time zone 'Asia/Kolkata'), null::timestamptz, 1, null
    from offers o
    join applications a on a.id = o.application_id
    ${withHolder(sql`o.extended_by`, sql`o.job_id`, waiting)}
   where o.company_id = ${waiting.companyId} and o.status = 'ACCEPTED' and o.joining_date <= ${waiting.today}
     and a.status = 'OFFERED'
     and not exists (select from hires h where h.application_id = o.application_id)`;

/** Hires reported as ended that the company has not answered. */
const leavings: Part = (waiting) => sql`
  select 'ANSWER_LEAVING', h.id, h.application_id, h.job_id, h.job_title, h.candidate_name, ${holder},
      null::timestamptz, h.confirm_by, 1, null
    from hires h
    ${withHolder(sql`h.recorded_by`, sql`h.job_id`, waiting)}
   where h.company_id = ${waiting.companyId} and h.status = 'LEAVING' and h.reported_by = 'CANDIDATE'`;

/** The latest question about each hire, unless it is answered. */
const checks: Part = (waiting) => sql`
  select 'ANSWER_CHECK', k.id, h.application_id, h.job_id, h.job_title, h.candidate_name, ${holder},
      k.asked_at, null::timestamptz, 4, h.company_name
    from hires h
    join hire_checks k on k.hire_id = h.id
    ${withHolder(sql`h.recorded_by`, sql`h.job_id`, waiting)}
   where h.company_id = ${waiting.companyId} and ${waitsForAnswer('RECRUITER')}`;

/** One row per job: its unread applications. */
const applications: Part = ({ companyId }) => sql`
  select 'REVIEW_APPLICATIONS', j.id, null::uuid, j.id, j.title, null, t.user_id,
      unread.since, null::timestamptz, 3, unread.count::text
    from (select a.job_id, min(a.applied_at) as since, count(*) as count from sent_applications a
      where a.company_id = ${companyId} and a.status = 'NEW' group by a.job_id) unread
    join jobs j on j.id = unread.job_id
    ${withOwner(sql`j.id`)}
   where j.deleted_at is null`;

const drafts: Part = ({ companyId }) => sql`
  select 'PUBLISH_JOB', j.id, null::uuid, j.id, j.title, null, t.user_id, j.created_at, null::timestamptz, 5, null
    from jobs j
    ${withOwner(sql`j.id`)}
   where j.company_id = ${companyId} and j.status = 'DRAFT' and j.deleted_at is null`;

/** A rejected document is pending until another of its kind was uploaded that was not rejected. */
const documents: Part = ({ companyId }) => sql`
  select 'REPLACE_DOCUMENT', d.id, null::uuid, null::uuid, d.rejection_reason, f.name, null::uuid,
      null::timestamptz, null::timestamptz, 2, null
    from company_documents d
    join files f on f.id = d.file_id
   where d.company_id = ${companyId} and d.status = 'REJECTED'
     and not exists (
       select from company_documents later
        where later.company_id = d.company_id and later.document_type = d.document_type
          and later.status <> 'REJECTED' and (later.uploaded_at, later.id) > (d.uploaded_at, d.id))`;

/** All tasks; documents only if the reader may change the company. */
function selectWaiting(waiting: Waiting, { withDocuments }: { withDocuments: boolean }) {
  const parts = [interviews, joinings, leavings, checks, applications, drafts];
  if (withDocuments) parts.push(documents);
  return sql.join(
    parts.map((part) => part(waiting)),
    sql` union all `,
  );
}

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

/** The event that made it the company's turn; the candidate's own feedback on an interview does not count. */
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

/**
 * One page, and the total number: tasks with a deadline first by deadline, then the others by rank and
 * waiting time.
 */
export async function findQueue(
  db: Db,
  reader: QueueReader,
  { page, size, ...filter }: PendingActionsQuery,
): Promise<{ rows: QueueRow[]; total: number }> {
  // An outer join: an empty page still returns one row, with the total.
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

/**
 * Not a prepared statement: the generic plan fits an average company and is slow for one with thousands of
 * jobs.
 */
export async function countQueue(db: Db, reader: QueueReader, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${selectQueue(reader, filter)}) queue`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
