import { sql } from 'kysely';
import { HOLD_OVER_AT } from '#contract/interviews/decide.ts';
import { DECISION_WORKING_DAYS } from '#contract/interviews/transitions.ts';
import { USUAL_CRITERIA } from '#contract/jobs/plan.ts';
import { addWorkingDays, localDate, toInstant } from '#contract/kit/zoned-time.ts';
import type { InterviewOutcome, Verdict } from '#contract/labels/interviews.ts';
import type { Moment } from '#server/db/demo/moment.ts';
import { Random } from '#server/db/demo/random.ts';
import type { Db } from '#server/db/schema/database.ts';

const SEED = 7700;
const COMPANY = 'Tamarind Pay';
const HOLD_DAYS = 4;

const ROUNDS = [
  {
    name: 'First talk',
    interviewType: 'HR',
    durationMinutes: 30,
    criteria: ['Communication', 'Motivation', 'Ownership'],
  },
  {
    name: 'Pair programming',
    interviewType: 'CODING',
    durationMinutes: 60,
    criteria: ['Problem solving', 'Code quality', 'Testing', 'Communication'],
  },
  {
    name: 'System design',
    interviewType: 'TECHNICAL',
    durationMinutes: 60,
    criteria: ['Trade-offs', 'Depth', 'Failure modes', 'Communication'],
  },
] as const;

/** Every job of the demo recruiter's company plans the same three rounds, with the team as interviewers. */
async function planRounds(db: Db): Promise<void> {
  const jobs = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .select(['j.id', 'j.companyId'])
    .where('c.name', '=', COMPANY)
    .execute();
  for (const { id: jobId, companyId } of jobs) {
    const rounds = ROUNDS.map((round, index) => ({
      ...round,
      criteria: [...round.criteria],
      jobId,
      round: index + 1,
    }));
    await db.insertInto('jobRounds').values(rounds).execute();
    await sql`
      insert into job_round_interviewers (job_id, round, company_id, user_id, position)
      select ${jobId}, r.round, m.company_id, m.user_id, 0
        from job_rounds r cross join lateral (
          select company_id, user_id from company_members
           where company_id = ${companyId} and role in ('OWNER', 'RECRUITER')
           order by (role = 'OWNER') = (r.round = 1) desc limit 1) m
       where r.job_id = ${jobId}`.execute(db);
  }
}

/** Orders the events: an interviewee had applied to an existing job, was then asked, and accepted. */
async function putInOrder(db: Db): Promise<void> {
  await sql`
    update interviews set created_at = lower(during) - interval '5 days',
        respond_by = lower(during) - interval '2 days', accepted_at = lower(during) - interval '4 days',
        scheduled_at = lower(during) - interval '3 days', updated_at = upper(during) + interval '2 hours'
     where status in ('COMPLETED', 'NO_SHOW');
    update interview_events e
       set at = case e.action when 'REQUEST' then i.created_at when 'ACCEPT' then i.accepted_at else i.updated_at end
      from interviews i where i.id = e.interview_id and i.status in ('COMPLETED', 'NO_SHOW');
    update applications a
       set created_at = least(a.created_at, i.created_at - interval '1 day'),
           applied_at = least(a.applied_at, i.created_at - interval '1 day')
      from interviews i where i.application_id = a.id and i.status in ('COMPLETED', 'NO_SHOW');
    update application_events e set at = least(e.at, a.created_at)
      from applications a
     where a.id = e.application_id and e.from_status is null;
    update jobs j
       set created_at = least(j.created_at, a.first - interval '3 days'),
           published_at = least(j.published_at, a.first - interval '2 days'),
           opened_at = least(j.opened_at, a.first - interval '2 days')
      from (select job_id, min(created_at) as first from applications group by job_id) a where a.job_id = j.id;
    update users u set created_at = least(u.created_at, a.first - interval '1 day')
      from (select candidate_id, min(created_at) as first from applications group by candidate_id) a
     where a.candidate_id = u.id;
  `.execute(db);
}

const NOTES: Readonly<Record<InterviewOutcome, [Verdict, string]>> = {
  ADVANCE: ['YES', 'Clear thinking, asked the right questions about failure. Worth a second look at design.'],
  OFFER: ['STRONG_YES', 'The best talk of the month: deep, kind and precise about what went wrong.'],
  HOLD: ['YES', 'Good, but we should first see who else applies for this team.'],
  REJECT: ['NO', 'Friendly and quick, but little that was built alone.'],
};
const CYCLE: readonly InterviewOutcome[] = ['ADVANCE', 'HOLD', 'OFFER', 'REJECT'];

/** Adds the results of past interviews: a decision, its deadline, and the interviewer's scorecard. */
async function judge(db: Db, moment: Moment): Promise<void> {
  const random = new Random(SEED);
  const held = await db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.applicationId')
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .leftJoin('jobRounds as r', (join) =>
      join.onRef('r.jobId', '=', 'i.jobId').onRef('r.round', '=', 'i.interviewStage'),
    )
    .select(['i.id', 'i.interviewerId', 'i.updatedAt', 'a.status', 'c.name', 'r.criteria'])
    .where('i.status', '=', 'COMPLETED')
    .orderBy('i.id')
    .execute();
  const own = held.filter(({ name, status }) => name === COMPANY && status === 'INTERVIEW');
  for (const { id, interviewerId: authorId, updatedAt, status, criteria } of held) {
    const place = own.findIndex((one) => one.id === id);
    const isOpen = status === 'INTERVIEW';
    const outcome = isOpen ? (CYCLE[(place < 0 ? random.int(0, 3) : place) % 4] ?? 'ADVANCE') : 'OFFER';
    const [verdict, notes] = NOTES[outcome];
    const holdUntil = isOpen && outcome === 'HOLD' ? localDate(moment.inHours(24 * HOLD_DAYS)) : null;
    const decideBy = holdUntil
      ? toInstant(holdUntil, HOLD_OVER_AT)
      : addWorkingDays(updatedAt, DECISION_WORKING_DAYS);
    await db
      .updateTable('interviews')
      .set({ outcome, recruiterFeedback: notes, decideBy, holdUntil })
      .set(isOpen ? { ballHolder: 'RECRUITER', dueAt: decideBy } : { ballHolder: null, dueAt: null })
      .where('id', '=', id)
      .execute();
    const scorecardId = random.id(updatedAt);
    const card = { id: scorecardId, interviewId: id, authorId, verdict, notes, sentAt: updatedAt };
    await db.insertInto('scorecards').values(card).execute();
    const ratings = (criteria ?? USUAL_CRITERIA).map((criterion, position) => ({
      scorecardId,
      position,
      criterion,
      rating: random.int(2, 4),
    }));
    await db.insertInto('scorecardRatings').values(ratings).execute();
  }
}

/** The plans of the demo recruiter's jobs, and the results of all interviews. */
export async function addRounds(db: Db, moment: Moment): Promise<void> {
  await planRounds(db);
  await putInOrder(db);
  await judge(db, moment);
}
