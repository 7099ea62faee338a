import { type RawBuilder, sql } from 'kysely';
import type { MessageSide } from '#contract/messages/message.ts';
import type { Db } from '#server/db/schema/database.ts';
import { hasBlocked, seenBy, talksWith } from '#server/features/candidates/privacy/visible-to.sql.ts';
import type { ListThreads, Party } from './party.ts';

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
  /** The company may open the candidate's profile. */
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

/** The own conversations: a candidate's all, a company's with those who are there for it. */
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

function source(party: Party): RawBuilder<unknown> {
  return sql`
    from message_threads t
    join companies c on c.id = t.company_id
    join users u on u.id = t.candidate_id
    join candidates p on p.user_id = t.candidate_id
    left join candidate_index d on d.candidate_id = t.candidate_id
    left join message_readers r on r.thread_id = t.id and r.user_id = ${party.userId}::uuid
    where ${ownedBy(party)}`;
}

function columns(party: Party): RawBuilder<unknown> {
  return sql`
    t.id, t.company_id, t.candidate_id, c.name as company_name, c.logo_file_id as company_logo_id,
    c.industry as company_note, c.approval_status = 'APPROVED' as is_company_approved,
    u.first_name || ' ' || u.last_name as candidate_name, u.picture_file_id as candidate_picture_id,
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
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const name = isCandidate ? sql`c.name` : sql`u.first_name || ' ' || u.last_name`;
  return sql`and t.last_number > 0 and (${name} ilike ${pattern}
    or exists (select from messages said where said.thread_id = t.id and said.text ilike ${pattern}))`;
}

const lastMessage = sql`
  left join messages l on l.thread_id = o.id and l.number = o.last_number
  left join users w on w.id = l.sender_id`;

const lastColumns = sql`o.*, l.text as last_text, l.side as last_side,
  w.first_name || ' ' || w.last_name as last_sender`;

export async function listThreads(db: Db, party: Party, query: ListThreads): Promise<ThreadRow[]> {
  const { page, size, unreadFirst } = query;
  const { rows } = await sql<ThreadRow>`
    with o as materialized (
      select ${columns(party)} ${source(party)} ${matches(query, party)}
       order by ${unreadFirst === 'true' ? sql`coalesce(r.unread_count, 0) > 0 desc,` : sql``}
             t.last_message_at desc nulls last, t.id desc
       limit ${size}::int offset ${page * size}::int)
    select ${lastColumns} from o ${lastMessage}
     order by ${unreadFirst === 'true' ? sql`o.unread_count > 0 desc,` : sql``}
           o.last_message_at desc nulls last, o.id desc`.execute(db);
  return rows;
}

export async function countThreads(db: Db, party: Party, query: ListThreads): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${source(party)} ${matches(query, party)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findThread(db: Db, party: Party, id: string): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`
    with o as materialized (select ${columns(party)} ${source(party)} and t.id = ${id}::uuid)
    select ${lastColumns} from o ${lastMessage}`.execute(db);
  return rows[0];
}

/** Of the own conversations, those with something unread that are not muted. */
export async function countUnread(db: Db, party: Party): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${source(party)} and r.unread_count > 0 and not r.is_muted`.execute(db);
  return rows[0]?.count ?? 0;
}
