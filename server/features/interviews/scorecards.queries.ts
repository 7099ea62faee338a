import { type Insertable, type RawBuilder, sql } from 'kysely';
import { hasRole, type MemberRole } from '#contract/core/roles.ts';
import type { Rating } from '#contract/interviews/scorecards.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { ScorecardsTable } from '#server/db/schema/interviews.ts';
import { fullName } from '#server/features/users/users.sql.ts';

/** The reading member of a company. */
export interface Reader {
  companyId: string;
  userId: string;
  role: MemberRole;
}

/** The reader has sent a card about the interview `i`. */
export function hasOwnCard({ userId }: Reader): RawBuilder<boolean> {
  return sql`exists (
    select 1 from scorecards s where s.interview_id = i.id and s.author_id = ${userId})`;
}

/**
 * Other members' cards of the interview `i` are hidden from a member who has yet to send their own, to avoid
 * bias. Managers of the company who do not interview can read them at once.
 */
export function hidesCards(reader: Reader): RawBuilder<boolean> {
  const runs = hasRole(reader.role, 'ADMIN');
  return sql`exists (select 1 from scorecards s where s.interview_id = i.id)
    and not ${hasOwnCard(reader)}
    and (not ${runs}::boolean or i.interviewer_id = ${reader.userId} or exists (
      select 1 from job_round_interviewers p
       where p.job_id = i.job_id and p.round = i.interview_stage and p.user_id = ${reader.userId}))`;
}

const ratings = sql<Rating[]>`coalesce((
  select json_agg(json_build_object('criterion', r.criterion, 'rating', r.rating) order by r.position)
  from scorecard_ratings r where r.scorecard_id = s.id), '[]')`.as('ratings');

export function listCards(db: Db, interviewId: string) {
  return db
    .selectFrom('scorecards as s')
    .innerJoin('users as u', 'u.id', 's.authorId')
    .select(['s.id', 's.authorId', 's.verdict', 's.notes', 's.isShared', 's.sentAt', ratings])
    .select(fullName('u').as('authorName'))
    .where('s.interviewId', '=', interviewId)
    .orderBy('s.sentAt')
    .orderBy('s.id')
    .execute();
}

/** The member's relation to the cards of an interview; undefined if the interview is not the company's. */
export function findStanding(db: Db, id: string, reader: Reader) {
  return db
    .selectFrom('interviews as i')
    .select(['i.jobId', 'i.interviewStage', 'i.status', sql<Date | null>`upper(i.during)`.as('endsAt')])
    .select([hasOwnCard(reader).as('hasOwn'), hidesCards(reader).as('isHidden')])
    .where('i.id', '=', id)
    .where('i.companyId', '=', reader.companyId)
    .executeTakeFirst();
}

/** False when this member has already sent one. */
export async function insertCard(
  db: Db,
  card: Insertable<ScorecardsTable>,
  marks: readonly Rating[],
): Promise<boolean> {
  const inserted = await db
    .insertInto('scorecards')
    .values(card)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  const rows = marks.map((mark, position) => ({ ...mark, position, scorecardId: card.id }));
  if (rows.length > 0) await db.insertInto('scorecardRatings').values(rows).execute();
  return true;
}

export async function deleteCardsOf(db: Db, interviewIds: readonly string[]): Promise<void> {
  await db.deleteFrom('scorecards').where('interviewId', '=', anyOf(interviewIds)).execute();
}

/** The cards that this member of a company wrote. */
export function listOwnForExport(db: Db, userId: string) {
  return db
    .selectFrom('scorecards as s')
    .select(['s.interviewId', 's.verdict', 's.notes', 's.isShared', 's.sentAt', ratings])
    .where('s.authorId', '=', userId)
    .orderBy('s.sentAt')
    .execute();
}

/** The feedback that interviewers shared with this candidate. */
export function listSharedForExport(db: Db, candidateId: string) {
  return db
    .selectFrom('scorecards as s')
    .innerJoin('interviews as i', 'i.id', 's.interviewId')
    .select(['s.interviewId', 's.notes', 's.sentAt'])
    .where('i.candidateId', '=', candidateId)
    .where('s.isShared', '=', true)
    .orderBy('s.sentAt')
    .execute();
}
