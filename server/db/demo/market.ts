import type { ApplicationStatus, Ending } from '#contract/labels/applications.ts';
import { DECLINE_REASONS } from '#contract/lists/reasons.ts';
import { addInterview, type InterviewRow } from '#server/db/demo/hiring/interviews.ts';
import { addOffer } from '#server/db/demo/hiring/offers.ts';
import { Random } from './random.ts';
import type { DemoCandidate, DemoJob, World } from './world.ts';

const SEED = 5000;

const STAGES: readonly (readonly [ApplicationStatus, number])[] = [
  ['NEW', 0.3],
  ['REVIEWED', 0.14],
  ['SHORTLISTED', 0.16],
  ['INTERVIEW', 0.16],
  ['OFFERED', 0.04],
  ['HIRED', 0.06],
  ['REJECTED', 0.09],
  ['WITHDRAWN', 0.05],
];
const REJECTIONS = [
  'The role needs more years with distributed systems.',
  'We went with an internal candidate.',
  'Pay expectations are too far apart.',
] as const;
const NOTES = [
  'I built the reconciliation service that our ledger runs on, and would like to do it once more for a larger one.',
  'My notice period ends in five weeks; mornings are best for a first call.',
  'Two of your engineers spoke at our college last year. The part about replays made me want to join.',
] as const;
const THREADS: readonly (readonly [InterviewRow, number])[] = [
  ['ACCEPTED', 0.3],
  ['SCHEDULED', 0.36],
  ['RESCHEDULE_REQUESTED', 0.1],
  ['COMPLETED', 0.14],
  ['CANCELLED', 0.06],
  ['NO_SHOW', 0.04],
];

/** Interviews that are over were two days ago or more. */
const OFFERED_DAYS_AGO = 1.4;
const CHANGED_DAYS_AGO: Partial<Record<ApplicationStatus, number>> = {
  OFFERED: OFFERED_DAYS_AGO,
  HIRED: 0.2,
};

export interface NewApplication {
  job: DemoJob;
  candidateId: string;
  status: ApplicationStatus;
  isInvited: boolean;
  daysAgo: number;
  note?: string | null;
  ending?: Ending | null;
  /** When it came to its stage, in days; at some time since where it is left out. */
  changedDaysAgo?: number | undefined;
}

export function addApplication(
  world: World,
  random: Random,
  {
    job,
    candidateId,
    status,
    isInvited,
    daysAgo,
    note = null,
    ending = null,
    changedDaysAgo,
  }: NewApplication,
): string {
  const at = world.moment.daysAgo(daysAgo);
  const rolled = status === 'NEW' ? daysAgo : daysAgo * random.roll();
  const changedAt = world.moment.daysAgo(changedDaysAgo ?? rolled);
  const id = random.id(at);
  world.rows.add('applications', {
    id,
    jobId: job.id,
    candidateId,
    companyId: job.company.id,
    source: isInvited ? 'INVITED' : 'APPLIED',
    status,
    note: null,
    candidateNote: note,
    ending,
    rejectReason: status === 'REJECTED' ? random.pick(REJECTIONS) : null,
    appliedAt: isInvited ? null : at,
    statusChangedAt: changedAt,
    createdAt: at,
    updatedAt: changedAt,
  });
  const first = isInvited ? 'SHORTLISTED' : 'NEW';
  const event = { applicationId: id, reason: null };
  world.rows.add('applicationEvents', {
    ...event,
    id: random.id(at),
    actorId: isInvited ? job.company.founderId : candidateId,
    fromStatus: null,
    toStatus: first,
    at,
  });
  if (status !== first) {
    world.rows.add('applicationEvents', {
      ...event,
      id: random.id(changedAt),
      actorId: endedBy(ending, candidateId, job),
      fromStatus: first,
      toStatus: status,
      at: changedAt,
    });
  }
  return id;
}

/** Who moved an application last: its company, unless the candidate left or time ran out. */
function endedBy(ending: Ending | null, candidateId: string, job: DemoJob): string | null {
  if (ending === 'EXPIRED') return null;
  return ending === 'WITHDRAWN' || ending === 'DECLINED' ? candidateId : job.company.founderId;
}

/** How an application was left whose interview, if it had one, stands here. */
function endingOf(status: ApplicationStatus, interview: InterviewRow | undefined): Ending | null {
  if (status !== 'WITHDRAWN') return null;
  if (interview === 'DECLINED' || interview === 'EXPIRED') return interview;
  return interview === 'WITHDRAWN' ? 'TAKEN_BACK' : 'WITHDRAWN';
}

/** The interview that goes with a stage, if any. */
function interviewOf(
  random: Random,
  status: ApplicationStatus,
  isInvited: boolean,
): InterviewRow | undefined {
  if (status === 'INTERVIEW') return random.weighted(THREADS);
  if (status === 'OFFERED' || status === 'HIRED') return 'COMPLETED';
  if (status === 'SHORTLISTED' && isInvited) return 'PENDING';
  if (status === 'WITHDRAWN' && isInvited) return random.pick(['DECLINED', 'EXPIRED', 'WITHDRAWN'] as const);
  return undefined;
}

/** Applications and interviews in every state, mostly of people whose career fits the job. */
export function addMarket(
  world: World,
  jobs: readonly DemoJob[],
  candidates: readonly DemoCandidate[],
): void {
  const open = jobs.filter((job) => job.isOpen);
  candidates.forEach((candidate, index) => {
    const random = new Random(SEED + index);
    const outcomes = new Random(2 * SEED + index);
    const offers = new Random(3 * SEED + index);
    const fitting = open.filter((job) => job.opening.career === candidate.career);
    const wanted = random.sample(fitting.length > 0 ? fitting : open, random.int(0, 3));
    for (const job of wanted) {
      const isInvited = random.chance(0.3);
      const drawn = random.weighted(STAGES);
      const status = isInvited && (drawn === 'NEW' || drawn === 'REVIEWED') ? 'SHORTLISTED' : drawn;
      const daysAgo = random.int(1, 7) + random.roll();
      const interview = interviewOf(outcomes, status, isInvited);
      const applicationId = addApplication(world, random, {
        job,
        candidateId: candidate.id,
        status,
        isInvited,
        daysAgo,
        note: isInvited || index % 3 > 0 ? null : NOTES[(index / 3) % NOTES.length],
        ending: endingOf(status, interview),
        changedDaysAgo: CHANGED_DAYS_AGO[status],
      });
      if (status === 'OFFERED' || status === 'HIRED') {
        const isAgreed = status === 'HIRED' || offers.chance(0.4);
        addOffer(world, offers, {
          applicationId,
          job,
          candidate,
          status: isAgreed ? 'ACCEPTED' : 'EXTENDED',
          extendedAt: world.moment.daysAgo(OFFERED_DAYS_AGO),
          days: offers.int(5, 14),
        });
      }
      if (interview) {
        const reason =
          interview === 'DECLINED'
            ? random.pick(DECLINE_REASONS.filter((text) => text !== 'Other'))
            : undefined;
        addInterview(world, random, {
          applicationId,
          job,
          candidateId: candidate.id,
          interview,
          daysAgo,
          reason,
        });
      }
    }
  });
}
