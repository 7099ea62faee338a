import { checkDayAt, guaranteeEnd, nextCheckAt } from '#contract/hires/credit.policy.ts';
import { ANSWER_DAYS } from '#contract/hires/hire.ts';
import type { HireAction } from '#contract/hires/transitions.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { HIRE_SIDES, type HireStatus } from '#contract/labels/hires.ts';
import type { Random } from '#server/db/demo/random.ts';
import type { DemoJob, World } from '#server/db/demo/world.ts';

const DAY_MS = 86_400_000;

export interface NewHire {
  applicationId: string;
  offerId: string;
  job: DemoJob;
  candidate: { id: string; name: string };
  annualSalary: number;
  status: Extract<HireStatus, 'RECORDED' | 'CONFIRMED' | 'DISPUTED' | 'ABSENT' | 'LEFT'>;
  /** When joining was recorded, on the first day. */
  recordedAt: Date;
  /** When the candidate confirmed it, where they did. */
  confirmedAt?: Date;
  leftOn?: string;
}

/** What was said of it in turn, and by whom. */
const HISTORIES: Readonly<Record<NewHire['status'], readonly (readonly [HireAction, HireStatus])[]>> = {
  RECORDED: [['RECORD', 'RECORDED']],
  ABSENT: [['REPORT_ABSENCE', 'ABSENT']],
  CONFIRMED: [
    ['RECORD', 'RECORDED'],
    ['CONFIRM', 'CONFIRMED'],
  ],
  DISPUTED: [
    ['RECORD', 'RECORDED'],
    ['DISPUTE', 'DISPUTED'],
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

/** One hire, with what each side said of it. */
export function addHire(world: World, random: Random, hire: NewHire): void {
  const { rows, moment } = world;
  const { job, candidate, status, recordedAt, confirmedAt, leftOn } = hire;
  const id = random.id(recordedAt);
  const joinedOn = localDate(recordedAt);
  const end = guaranteeEnd(joinedOn);
  const isRetained = status === 'CONFIRMED' && end <= moment.now;
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
    confirmBy:
      status === 'RECORDED' || status === 'ABSENT'
        ? new Date(recordedAt.getTime() + ANSWER_DAYS * DAY_MS)
        : null,
    confirmedAt: confirmedAt ?? null,
    guaranteeEndsAt: end,
    retainedAt: isRetained ? end : null,
    askAt: confirmedAt ? nextCheckAt(joinedOn, moment.now) : null,
    leftOn: leftOn ?? null,
    leaveCause: leftOn ? 'RESIGNED' : null,
    reportedBy: leftOn ? 'CANDIDATE' : null,
    disputeOf: status === 'DISPUTED' ? 'JOINING' : null,
    disputeReason: status === 'DISPUTED' ? DISPUTE : null,
    disputedAt: status === 'DISPUTED' ? recordedAt : null,
    settledReason: null,
  });
  const last = leftOn ? new Date(`${leftOn}T12:00:00+05:30`) : (confirmedAt ?? recordedAt);
  const times = [recordedAt, confirmedAt ?? new Date(recordedAt.getTime() + 3_600_000), last, last];
  let from: HireStatus | null = null;
  for (const [index, [action, to]] of HISTORIES[status].entries()) {
    const at = times[index] ?? last;
    const actorId = OF_COMPANY.includes(action) ? job.company.founderId : candidate.id;
    const reason = action === 'DISPUTE' ? DISPUTE : null;
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

/** The latest question, which the company has answered and the candidate has not. */
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
      answeredAt: isAnswered ? new Date(askedAt.getTime() + 3_600_000) : null,
    });
  }
}
