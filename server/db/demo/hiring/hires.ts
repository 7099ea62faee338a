import { checkDayAt, guaranteeEnd, nextCheckAt } from '#contract/hires/credit.policy.ts';
import { ANSWER_DAYS } from '#contract/hires/hire.ts';
import type { HireAction } from '#contract/hires/transitions.ts';
import { DAY_MS } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { HIRE_SIDES, type HireStatus } from '#contract/labels/hires.ts';
import type { Random } from '#server/db/demo/random.ts';
import type { DemoJob, World } from '#server/db/demo/world.ts';
import type { Db } from '#server/db/schema/database.ts';

/** The state of a hire; `UPHELD` was disputed and then confirmed by an admin. */
export type DemoHire = Exclude<HireStatus, 'REJECTED'> | 'UPHELD';

export interface NewHire {
  applicationId: string;
  offerId: string;
  job: DemoJob;
  candidate: { id: string; name: string };
  annualSalary: number;
  status: DemoHire;
  /** When joining was recorded, on the first day. */
  recordedAt: Date;
  /** When the candidate, or an admin for them, confirmed it. */
  confirmedAt?: Date;
  leftOn?: string;
}

/** The statements in order, with the side that made each. */
const HISTORIES: Readonly<Record<DemoHire, readonly (readonly [HireAction, HireStatus])[]>> = {
  RECORDED: [['RECORD', 'RECORDED']],
  ABSENT: [['REPORT_ABSENCE', 'ABSENT']],
  DID_NOT_JOIN: [
    ['REPORT_ABSENCE', 'ABSENT'],
    ['AGREE_ABSENCE', 'DID_NOT_JOIN'],
  ],
  CONFIRMED: [
    ['RECORD', 'RECORDED'],
    ['CONFIRM', 'CONFIRMED'],
  ],
  UPHELD: [
    ['RECORD', 'RECORDED'],
    ['DISPUTE', 'DISPUTED'],
    ['UPHOLD', 'CONFIRMED'],
  ],
  DISPUTED: [
    ['RECORD', 'RECORDED'],
    ['DISPUTE', 'DISPUTED'],
  ],
  LEAVING: [
    ['RECORD', 'RECORDED'],
    ['CONFIRM', 'CONFIRMED'],
    ['REPORT_LEAVING', 'LEAVING'],
  ],
  LEFT: [
    ['RECORD', 'RECORDED'],
    ['CONFIRM', 'CONFIRMED'],
    ['REPORT_LEAVING', 'LEAVING'],
    ['AGREE_LEAVING', 'LEFT'],
  ],
};
const OF_COMPANY: readonly HireAction[] = ['RECORD', 'REPORT_ABSENCE', 'AGREE_LEAVING'];
const DISPUTE = 'My first day was agreed for next month. I have not started yet.';
const FOUND = 'The attendance of the first week and the signed letter show that the first day was kept.';
const REASONS: Readonly<Partial<Record<HireAction, string>>> = { DISPUTE, UPHOLD: FOUND };
const HOUR_MS = 3_600_000;

/** Adds one hire with its history. */
export function addHire(world: World, random: Random, hire: NewHire): void {
  const { rows, moment } = world;
  const { job, candidate, recordedAt, confirmedAt, leftOn } = hire;
  const isUpheld = hire.status === 'UPHELD';
  const status = hire.status === 'UPHELD' ? 'CONFIRMED' : hire.status;
  const wasDisputed = isUpheld || status === 'DISPUTED';
  const disputedAt = isUpheld ? new Date(recordedAt.getTime() + HOUR_MS) : recordedAt;
  const id = random.id(recordedAt);
  const joinedOn = localDate(recordedAt);
  const end = guaranteeEnd(joinedOn);
  const isRetained = status === 'CONFIRMED' && end <= moment.now;
  const last = leftOn ? new Date(`${leftOn}T12:00:00+05:30`) : (confirmedAt ?? recordedAt);
  const isAsked = status === 'RECORDED' || status === 'ABSENT' || status === 'LEAVING';
  rows.add('hires', {
    id,
    applicationId: hire.applicationId,
    offerId: hire.offerId,
    jobId: job.id,
    companyId: job.company.id,
    candidateId: candidate.id,
    status,
    joinedOn,
    annualSalary: hire.annualSalary,
    candidateName: candidate.name,
    companyName: job.company.name,
    jobTitle: job.opening.title,
    recordedBy: job.company.founderId,
    recordedAt,
    confirmBy: isAsked ? new Date(last.getTime() + ANSWER_DAYS * DAY_MS) : null,
    confirmedAt: confirmedAt ?? null,
    guaranteeEndsAt: end,
    retainedAt: isRetained ? end : null,
    askAt: confirmedAt ? nextCheckAt(joinedOn, moment.now) : null,
    leftOn: leftOn ?? null,
    leaveCause: leftOn ? 'RESIGNED' : null,
    reportedBy: leftOn ? 'CANDIDATE' : null,
    disputeOf: status === 'DISPUTED' ? 'JOINING' : null,
    disputeReason: wasDisputed ? DISPUTE : null,
    disputedAt: wasDisputed ? disputedAt : null,
    settledReason: isUpheld ? FOUND : null,
  });
  const answeredAt = isUpheld ? disputedAt : (confirmedAt ?? new Date(recordedAt.getTime() + HOUR_MS));
  const times = [recordedAt, answeredAt, last, last];
  let from: HireStatus | null = null;
  for (const [index, [action, to]] of HISTORIES[hire.status].entries()) {
    const at = times[index] ?? last;
    const actorId = OF_COMPANY.includes(action) ? job.company.founderId : candidate.id;
    const reason = REASONS[action] ?? null;
    rows.add('hireEvents', {
      id: random.id(at),
      hireId: id,
      actorId,
      action,
      fromStatus: from,
      toStatus: to,
      reason,
      at,
    });
    from = to;
  }
  if (status === 'CONFIRMED') addCheck(world, random, { id, joinedOn });
}

/** The latest check, which the company has answered and the candidate has not. */
function addCheck(
  { rows, moment }: World,
  random: Random,
  { id: hireId, joinedOn }: { id: string; joinedOn: string },
): void {
  const day = checkDayAt(joinedOn, moment.now);
  if (!day) return;
  const askedAt = new Date(Date.parse(`${joinedOn}T09:00:00+05:30`) + day * DAY_MS);
  for (const side of HIRE_SIDES) {
    const isAnswered = side === 'RECRUITER';
    rows.add('hireChecks', {
      id: random.id(askedAt),
      hireId,
      day,
      side,
      askedAt,
      isGood: isAnswered ? true : null,
      answeredBy: null,
      answeredAt: isAnswered ? new Date(askedAt.getTime() + HOUR_MS) : null,
    });
  }
}

/** Sets the admin who settled each dispute; the builders of the market do not know an admin. */
export async function nameSettlers(db: Db): Promise<void> {
  await db
    .updateTable('hireEvents')
    .set({ actorId: db.selectFrom('users').select('id').where('email', '=', 'admin@medallist.test') })
    .where('action', '=', 'UPHOLD')
    .execute();
}
