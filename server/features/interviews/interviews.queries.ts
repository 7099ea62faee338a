import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely';
import { type InterviewAction, OPEN_STATUSES } from '#contract/interviews/transitions.ts';
import type { Database, Db } from '#server/db/schema/database.ts';
import type {
  InterviewEventsTable,
  InterviewSlotsTable,
  InterviewsTable,
} from '#server/db/schema/interviews.ts';
import { fullName } from '#server/features/users/users.sql.ts';

export type InterviewChanges = UpdateObject<Database, 'interviews'>;

/** An interview with the people and names that its rules, mails and calendar files need. */
export type InterviewRow = Awaited<ReturnType<typeof getInterview>>;

/** Whose it must be: interviews of others count as not found. */
export interface Owner {
  candidateId?: string;
  companyId?: string;
}

function selectInterviews(db: Db) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoin('jobs as j', 'j.id', 'i.jobId')
    .innerJoin('users as candidate', 'candidate.id', 'i.candidateId')
    .innerJoin('users as requester', 'requester.id', 'i.requestedBy')
    .innerJoin('users as interviewer', 'interviewer.id', 'i.interviewerId')
    .selectAll('i')
    .select([
      sql<Date | null>`lower(i.during)`.as('startsAt'),
      sql<Date | null>`upper(i.during)`.as('endsAt'),
      'c.name as companyName',
      'j.title as jobTitle',
      'candidate.firstName as candidateFirstName',
      fullName('candidate').as('candidateName'),
      'candidate.email as candidateEmail',
      'requester.firstName as requesterFirstName',
      'requester.email as requesterEmail',
      'interviewer.firstName as interviewerFirstName',
      fullName('interviewer').as('interviewerName'),
      'interviewer.email as interviewerEmail',
    ]);
}

export function getInterview(db: Db, id: string) {
  return selectInterviews(db).where('i.id', '=', id).executeTakeFirstOrThrow();
}

function selectOwned(db: Db, id: string, { candidateId, companyId }: Owner) {
  let query = selectInterviews(db).where('i.id', '=', id);
  if (candidateId) query = query.where('i.candidateId', '=', candidateId);
  if (companyId) query = query.where('i.companyId', '=', companyId);
  return query;
}

export function findInterview(db: Db, id: string, owner: Owner): Promise<InterviewRow | undefined> {
  return selectOwned(db, id, owner).executeTakeFirst();
}

export async function findApplicationId(db: Db, id: string, owner: Owner): Promise<string | undefined> {
  return (await findInterview(db, id, owner))?.applicationId;
}

/** Locks the interview until the end of the transaction. */
export function lockInterview(db: Db, id: string, owner: Owner): Promise<InterviewRow | undefined> {
  return selectOwned(db, id, owner).forUpdate('i').executeTakeFirst();
}

/** The sides of an interview by which the open ones can be listed. */
export interface Whose {
  candidateId?: string;
  interviewerId?: string;
  companyId?: string;
  applicationId?: string;
}

/** In the order of their applications, which is also their lock order. */
export async function listOpenIds(db: Db, where: Whose): Promise<string[]> {
  let query = db.selectFrom('interviews').select('id').where('status', 'in', OPEN_STATUSES);
  if (where.candidateId) query = query.where('candidateId', '=', where.candidateId);
  if (where.interviewerId) query = query.where('interviewerId', '=', where.interviewerId);
  if (where.companyId) query = query.where('companyId', '=', where.companyId);
  if (where.applicationId) query = query.where('applicationId', '=', where.applicationId);
  return (await query.orderBy('applicationId').orderBy('id').execute()).map(({ id }) => id);
}

/** The open interviews of this member, as the one who requested or who interviews. */
export async function listDutyIds(db: Db, companyId: string, userId: string): Promise<string[]> {
  const duties = await db
    .selectFrom('interviews')
    .select('id')
    .where('companyId', '=', companyId)
    .where((eb) => eb.or([eb('interviewerId', '=', userId), eb('requestedBy', '=', userId)]))
    .where((eb) =>
      eb.or([
        eb('status', 'in', OPEN_STATUSES),
        eb.and([
          eb('status', '=', 'COMPLETED'),
          eb.or([eb('recruiterFeedback', 'is', null), eb('ballHolder', '=', 'RECRUITER')]),
        ]),
      ]),
    )
    .orderBy('applicationId')
    .orderBy('id')
    .execute();
  return duties.map(({ id }) => id);
}

/** False when the application already has an open interview. */
export async function insertInterview(db: Db, interview: Insertable<InterviewsTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('interviews')
    .values(interview)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** False when the interview is no longer in the state the caller read. */
export async function updateFrom(
  db: Db,
  { id, status }: Pick<InterviewRow, 'id' | 'status'>,
  changes: InterviewChanges,
): Promise<boolean> {
  const updated = await db
    .updateTable('interviews')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function saveNotes(
  db: Db,
  { id, candidateId, notes, at }: { id: string; candidateId: string; notes: string; at: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable('interviews')
    .set({ preparationNotes: notes, updatedAt: at })
    .where('id', '=', id)
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function insertEvent(
  db: Db,
  event: Insertable<InterviewEventsTable> & { action: InterviewAction },
): Promise<void> {
  await db.insertInto('interviewEvents').values(event).execute();
}

export function duringOf(start: Date, end: Date) {
  return sql<string>`tstzrange(${start}, ${end}, '[)')`;
}

type NewSlotRange = Omit<Insertable<InterviewSlotsTable>, 'during'> & { start: Date; end: Date };

export async function insertSlots(db: Db, ranges: NewSlotRange[]): Promise<void> {
  const rows = ranges.map(({ start, end, ...row }) => ({ ...row, during: duringOf(start, end) }));
  await db.insertInto('interviewSlots').values(rows).execute();
}

export type SlotRange = Pick<
  Selectable<InterviewSlotsTable>,
  'interviewId' | 'slotId' | 'timezone' | 'isFlexible'
> & { start: Date; end: Date };

/** The times that the candidates offer now; earlier offers are ignored. */
export function listSlotRanges(db: Db, interviewIds: readonly string[]): Promise<SlotRange[]> {
  return db
    .selectFrom('interviewSlots as s')
    .innerJoin('interviews as i', (join) =>
      join.onRef('i.id', '=', 's.interviewId').onRef('i.offerNo', '=', 's.offerNo'),
    )
    .select([
      's.interviewId',
      's.slotId',
      's.timezone',
      's.isFlexible',
      sql<Date>`lower(s.during)`.as('start'),
      sql<Date>`upper(s.during)`.as('end'),
    ])
    .where(sql<boolean>`s.interview_id = any(${interviewIds})`)
    .orderBy('s.interviewId')
    .orderBy('s.position')
    .execute();
}

/** The booked time of the interview `i`. */
export const startsAt = sql<Date | null>`lower(i.during)`;
export const endsAt = sql<Date | null>`upper(i.during)`;

/**
 * Every word occurs in the name of the candidate or of the job of the interview `i`; evaluated per interview.
 */
export function saysAll(search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const says = words.map((word) => sql`strpos(said.text, ${word}) > 0`);
  return sql<boolean>`(select ${sql.join(says, sql` and `)} from (
    select lower(${fullName('u')} || ' ' || j.title) as text
      from users u, jobs j where u.id = i.candidate_id and j.id = i.job_id) said)`;
}

export async function findFeedToken(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendarFeeds')
    .select('token')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.token;
}

export async function saveFeedToken(db: Db, userId: string, token: string, at: Date): Promise<void> {
  await db
    .insertInto('calendarFeeds')
    .values({ userId, token, createdAt: at })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ token, createdAt: at }))
    .execute();
}

/** Only for active accounts: the feed of a suspended person is not served. */
export async function findFeedOwner(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendarFeeds as f')
    .innerJoin('users as u', 'u.id', 'f.userId')
    .select('f.userId')
    .where('f.token', '=', token)
    .where('u.status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row?.userId;
}

/** The interviews that this person attends, as the candidate or as the interviewer. */
export function listBookedInterviews(db: Db, userId: string): Promise<InterviewRow[]> {
  return selectInterviews(db)
    .where('i.status', '=', 'SCHEDULED')
    .where((eb) => eb.or([eb('i.candidateId', '=', userId), eb('i.interviewerId', '=', userId)]))
    .orderBy('i.id')
    .execute();
}
