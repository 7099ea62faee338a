import { sql } from 'kysely';
import type { ReportCause, ReportKind } from '#contract/reports.ts';
import type { Moment } from '#server/db/demo/moment.ts';
import { Random } from '#server/db/demo/random.ts';
import type { Db } from '#server/db/schema/database.ts';

const SEED = 59_000;
const HOUR_MS = 3_600_000;
const CONTESTS = [
  'I waited in the call for twenty minutes and nobody let me in.',
  'The link led to another meeting. I wrote to the recruiter at once.',
] as const;

/** Some candidates who were reported absent contest it. */
async function addContests(db: Db, random: Random, moment: Moment): Promise<void> {
  const { rows } = await sql<{ id: string; candidateId: string; noShowAt: Date }>`
    select id, candidate_id, no_show_at from interviews where status = 'NO_SHOW' and no_show_side = 'CANDIDATE'
      order by no_show_at desc, id
      limit ${CONTESTS.length}`.execute(db);
  for (const [place, { id, candidateId, noShowAt }] of rows.entries()) {
    const latest = Math.min(noShowAt.getTime() + 5 * HOUR_MS, moment.now.getTime());
    const [contestedAt, contestReason] = [new Date(latest), CONTESTS[place] ?? ''];
    await db.updateTable('interviews').set({ contestedAt, contestReason }).where('id', '=', id).execute();
    await db
      .insertInto('interviewEvents')
      .values({
        id: random.id(contestedAt),
        interviewId: id,
        actorId: candidateId,
        action: 'CONTEST_NO_SHOW',
        fromStatus: 'NO_SHOW',
        toStatus: 'NO_SHOW',
        reason: contestReason,
        at: contestedAt,
      })
      .execute();
  }
}

interface Told {
  kind: ReportKind;
  cause: ReportCause;
  text: string | null;
  daysAgo: number;
  /** How many days ago an admin dismissed it. */
  dismissedAgo?: number;
}

const TOLD: readonly Told[] = [
  { kind: 'JOB', cause: 'MONEY', text: 'They ask for ₹2,500 before the first round.', daysAgo: 4.2 },
  { kind: 'COMPANY', cause: 'UNTRUE', text: 'The office in the profile is a shop for tiles.', daysAgo: 2.1 },
  { kind: 'PERSON', cause: 'IMPOSTOR', text: 'The resume is that of a colleague of mine.', daysAgo: 1.3 },
  { kind: 'CONVERSATION', cause: 'OTHER', text: 'They keep writing after I said no.', daysAgo: 0.4 },
  { kind: 'JOB', cause: 'SPAM', text: null, daysAgo: 12, dismissedAgo: 11 },
];

/**
 * The subject of each kind of report, and a person who could have seen it. Demo accounts are left out, so
 * that their screens do not change.
 */
const SUBJECTS: Readonly<Record<ReportKind, ReturnType<typeof sql>>> = {
  JOB: sql`select j.id, a.candidate_id as by from jobs j join applications a on a.job_id = j.id
    where j.status = 'PUBLISHED' order by j.id, a.id`,
  COMPANY: sql`select a.company_id as id, a.candidate_id as by from applications a order by a.company_id, a.id`,
  PERSON: sql`select a.candidate_id as id, c.founder_id as by from applications a
    join companies c on c.id = a.company_id order by a.id`,
  CONVERSATION: sql`select t.id, t.candidate_id as by from message_threads t order by t.last_number desc, t.id`,
};

async function addReports(db: Db, random: Random, moment: Moment): Promise<void> {
  const columns = {
    JOB: 'jobId',
    COMPANY: 'companyId',
    PERSON: 'personId',
    CONVERSATION: 'threadId',
  } as const;
  for (const [place, { kind, cause, text, daysAgo, dismissedAgo }] of TOLD.entries()) {
    const { rows } = await sql<{ id: string; by: string }>`
      select s.* from (${SUBJECTS[kind]}) s join users u on u.id = s.by
       where u.email not like '%@medallist.test' offset ${place * 3} limit 1`.execute(db);
    const [subject] = rows;
    if (!subject) continue;
    const createdAt = moment.daysAgo(daysAgo);
    const decided = dismissedAgo !== undefined && {
      outcome: 'DISMISSED' as const,
      outcomeReason: 'The company has shown the role and its team.',
      decidedAt: moment.daysAgo(dismissedAgo),
    };
    await db
      .insertInto('reports')
      .values({
        id: random.id(createdAt),
        ...{ kind, cause, text, createdAt, reporterId: subject.by, [columns[kind]]: subject.id },
        ...decided,
      })
      .execute();
  }
}

/** Makes the flags true: the new user gets the referrer's phone number and device. */
async function shareTraces(db: Db): Promise<void> {
  await sql`update users n set phone = coalesce(w.phone, '+91 98450 11223') from referrals r
    join users w on w.id = r.referrer_id
    where n.id = r.referred_user_id and 'PHONE' = any(r.flags)`.execute(db);
  await sql`insert into sign_up_devices (user_id, device_hash)
    select unnest(array[r.referrer_id, r.referred_user_id]), 'demo-' || r.id from referrals r
    where 'DEVICE' = any(r.flags) on conflict do nothing`.execute(db);
}

const SUSPENDED_FOR = 'Candidates were asked to pay for a training before their first day.';

/** The reason for a company's suspension is only in its history. */
async function addSuspensions(db: Db, random: Random): Promise<void> {
  const admin = db.selectFrom('users').select('id').where('userType', '=', 'SUPER_ADMIN').limit(1);
  const { id: actorId } = await admin.executeTakeFirstOrThrow();
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'name', 'suspendedAt'])
    .where('approvalStatus', '=', 'SUSPENDED')
    .execute();
  for (const { id: companyId, name, suspendedAt } of companies) {
    if (!suspendedAt) continue;
    await db
      .insertInto('auditEvents')
      .values({
        ...{ id: random.id(suspendedAt), actorId, at: suspendedAt },
        ...{ companyId, subjectType: 'company', subjectId: companyId },
        action: 'company.suspended',
        summary: `Suspended ${name}`,
        before: JSON.stringify({ approvalStatus: 'APPROVED' }),
        after: JSON.stringify({ approvalStatus: 'SUSPENDED', reason: SUSPENDED_FOR }),
      })
      .execute();
  }
}

/**
 * Work for admins besides applications and proofs: contested no-shows and reports, and their past actions.
 */
export async function addWorkOfAdmins(db: Db, moment: Moment): Promise<void> {
  const random = new Random(SEED);
  await addSuspensions(db, random);
  await shareTraces(db);
  await addContests(db, random, moment);
  await addReports(db, random, moment);
}
