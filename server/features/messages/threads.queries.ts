import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '#contract/core/endpoint.ts';
import type { MessageSide, listThreads as threadsEndpoint } from '#contract/messages.ts';
import { says } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import { findableRow, hasBlocked, seenBy, talksWith } from '#server/features/candidates/visible-to.sql.ts';
import { fullName } from '#server/features/users/users.sql.ts';

export type ListThreads = QueryOf<typeof threadsEndpoint>;

/** The reader or writer, and their side. */
export type Party =
  | { side: 'CANDIDATE'; userId: string; mayWrite: true }
  | { side: 'COMPANY'; userId: string; mayWrite: boolean; companyId: string; companyKeys: string[] };

export interface ThreadRow {
  id: string;
  companyId: string;
  candidateId: string;
  companyName: string;
  companyLogoId: string | null;
  companyNote: string | null;
  isCompanyApproved: boolean;
  candidateName: string;
  candidatePictureId: string | null;
  candidateNote: string | null;
  isCandidateActive: boolean;
  isBlocked: boolean;
  /** Whether the company may open the candidate's profile. */
  isSeen: boolean;
  lastNumber: number;
  lastMessageAt: Date | null;
  lastText: string | null;
  lastSide: MessageSide | null;
  lastSender: string | null;
  unreadCount: number;
  isMuted: boolean;
}

const candidateId = sql.ref('t.candidateId');
const companyId = sql.ref('t.companyId');

/** The name of a statement that differs by side. */
function nameFor({ side }: Party, name: string) {
  return named(`${name}_of_${side.toLowerCase()}`);
}

/**
 * The party's conversations: all of a candidate, or those of a company whose candidates are visible to it.
 */
function ownedBy(party: Party): RawBuilder<boolean> {
  if (party.side === 'CANDIDATE') return sql`t.candidate_id = ${party.userId}::uuid`;
  const pair = { candidateId, companyId, companyKeys: party.companyKeys };
  const talks = talksWith({ ...pair, isAnswered: sql`t.is_answered` });
  return sql`t.company_id = ${party.companyId}::uuid and ${talks}`;
}

function isSeen(party: Party): RawBuilder<boolean> {
  if (party.side === 'CANDIDATE') return sql`true`;
  return seenBy({ candidateId, companyId, companyKeys: party.companyKeys });
}

const unreadCount = ({ userId }: Party) => sql<number>`coalesce((
  select r.unread_count from message_readers r where r.thread_id = t.id and r.user_id = ${userId}::uuid), 0)`;

/** Selects only the columns that identify the party's conversations. */
function owned(party: Party): RawBuilder<unknown> {
  return sql`message_threads t left join lateral ${findableRow(candidateId)} d on true where ${ownedBy(party)}`;
}

/** With all columns that are shown. */
function source(party: Party): RawBuilder<unknown> {
  return sql`
    from message_threads t
    join companies c on c.id = t.company_id
    join users u on u.id = t.candidate_id
    join candidates p on p.user_id = t.candidate_id
    left join lateral ${findableRow(candidateId)} d on true
    left join message_readers r on r.thread_id = t.id and r.user_id = ${party.userId}::uuid
    where ${ownedBy(party)}`;
}

function columns(party: Party): RawBuilder<unknown> {
  return sql`
    t.id, t.company_id, t.candidate_id, c.name as company_name, c.logo_file_id as company_logo_id,
    c.industry as company_note, c.approval_status = 'APPROVED' as is_company_approved,
    ${fullName('u')} as candidate_name, u.picture_file_id as candidate_picture_id,
    p.headline as candidate_note, u.status = 'ACTIVE' as is_candidate_active,
    ${hasBlocked({ candidateId, companyId })} as is_blocked,
    ${isSeen(party)} as is_seen, t.last_number, t.last_message_at,
    coalesce(r.unread_count, 0) as unread_count, coalesce(r.is_muted, false) as is_muted`;
}

function matches({ search, counterpartId }: ListThreads, { side }: Party): RawBuilder<boolean> {
  const isCandidate = side === 'CANDIDATE';
  if (counterpartId) {
    return sql`and ${isCandidate ? companyId : candidateId} = ${counterpartId}::uuid`;
  }
  if (search === '') return sql`and t.last_number > 0`;
  const name = isCandidate
    ? sql`select c.name from companies c where c.id = t.company_id`
    : sql`select ${fullName('u')} from users u where u.id = t.candidate_id`;
  // A scalar subquery, because PostgreSQL answers an `exists` by scanning the messages of everybody.
  return sql`and t.last_number > 0 and (${says(name, search)} or (
    select bool_or(${says(sql`said.text`, search)}) from messages said where said.thread_id = t.id))`;
}

const lastMessage = sql`
  left join messages l on l.thread_id = o.id and l.number = o.last_number
  left join users w on w.id = l.sender_id`;

const lastColumns = sql`o.*, l.text as last_text, l.side as last_side,
  ${fullName('w')} as last_sender`;

/** The ids of a page, and the total. */
export async function findThreads(
  db: Db,
  party: Party,
  query: ListThreads,
): Promise<{ ids: string[]; total: number }> {
  const { page, size, unreadFirst } = query;
  const isUnread = unreadFirst === 'true' ? sql`${unreadCount(party)} > 0` : sql`false`;
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (
      select t.id, t.last_message_at, ${isUnread} as is_unread from ${owned(party)} ${matches(query, party)})
    select array(select id from found order by is_unread desc, last_message_at desc nulls last, id desc
        limit ${size}::int offset ${page * size}::int) as ids,
      (select count(*)::int from found) as total`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** In the order of `ids`. */
export async function listThreads(db: Db, party: Party, ids: readonly string[]): Promise<ThreadRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ThreadRow>`${nameFor(party, 'list_threads')}
    with o as materialized (select ${columns(party)} ${source(party)} and t.id = any(${ids}::uuid[]))
    select ${lastColumns} from o ${lastMessage} order by array_position(${ids}::uuid[], o.id)`.execute(db);
  return rows;
}

export async function findThread(db: Db, party: Party, id: string): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`${nameFor(party, 'find_thread')}
    with o as materialized (select ${columns(party)} ${source(party)} and t.id = ${id}::uuid)
    select ${lastColumns} from o ${lastMessage}`.execute(db);
  return rows[0];
}

/** The number of the party's conversations that are unread and not muted. */
export async function countUnread(db: Db, party: Party): Promise<number> {
  const { rows } = await sql<{ count: number }>`${nameFor(party, 'count_unread')}
    select count(*)::int as count from message_readers r
      cross join lateral (select * from message_threads t where t.id = r.thread_id limit 1) t
      left join lateral ${findableRow(candidateId)} d on true
     where r.user_id = ${party.userId}::uuid and r.unread_count > 0 and not r.is_muted and ${ownedBy(party)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
