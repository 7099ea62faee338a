import { localDate } from '#contract/kit/zoned-time.ts';
import type { ApplicationStatus, Ending } from '#contract/labels/applications.ts';
import { DECLINE_REASONS } from '#contract/lists/reasons.ts';
import { addHire, type DemoHire } from '#server/db/demo/hiring/hires.ts';
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

/** Past interviews were two days ago or more, so this is after them. */
const OFFERED_DAYS_AGO = 1.4;
/** Before the offer at any hour of the fill, because the day is counted in India. */
const BEFORE_OFFER_DAYS_AGO = 3;
/** Offers are answered a day after they were made. */
const RECORDED_DAYS_AGO = 0.3;
const HIRED_DAYS_AGO = 0.2;
/** Whole days since hires joined, used in rotation. */
const JOINED_DAYS_AGO = [0, 12, 33, 47, 75, 96] as const;
const UNCONFIRMED = ['RECORDED', 'DISPUTED', 'ABSENT', undefined, 'DID_NOT_JOIN'] as const;
/** Hires that did not go smoothly, by their number: all joined between a month and 90 days ago. */
const UNQUIET: ReadonlyMap<number, DemoHire> = new Map([
  [2, 'LEAVING'],
  [9, 'UPHELD'],
]);
/** Before both sides say that a hire did not come. */
const NEVER_CAME_DAYS_AGO = 0.25;

export interface NewApplication {
  job: DemoJob;
  candidateId: string;
  status: ApplicationStatus;
  isInvited: boolean;
  daysAgo: number;
  note?: string | null;
  ending?: Ending | null;
  /** When it reached its stage, in days ago; a random time since its creation by default. */
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

/** Who moved an application last: its company, unless the candidate left or a deadline passed. */
function endedBy(ending: Ending | null, candidateId: string, job: DemoJob): string | null {
  if (ending === 'EXPIRED') return null;
  const byCandidate = ending === 'WITHDRAWN' || ending === 'DECLINED' || ending === 'DID_NOT_JOIN';
  return byCandidate ? candidateId : job.company.founderId;
}

/** How a withdrawn application ended, from the state of its interview if there is one. */
function endingOf(status: ApplicationStatus, interview: InterviewRow | undefined): Ending | null {
  if (status !== 'WITHDRAWN') return null;
  if (interview === 'DECLINED' || interview === 'EXPIRED') return interview;
  return interview === 'WITHDRAWN' ? 'TAKEN_BACK' : 'WITHDRAWN';
}

/** The interview that belongs to a stage, if any. */
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

/** When an application reached its stage, in days ago, if an offer determines it. */
function changedDaysAgo(status: ApplicationStatus, joinedDaysAgo: number): number | undefined {
  if (status === 'OFFERED') return OFFERED_DAYS_AGO;
  return status === 'HIRED' ? joinedDaysAgo + HIRED_DAYS_AGO : undefined;
}

/** The number of earlier hires, and of earlier accepted offers that are not hires. */
interface Turn {
  hired: number;
  agreed: number;
}

/** The state of joining, if any yet: hires and accepted offers go through all states in rotation. */
function joiningOf(status: ApplicationStatus, { hired, agreed }: Turn): DemoHire | undefined {
  return status === 'HIRED' ? (UNQUIET.get(hired) ?? 'CONFIRMED') : UNCONFIRMED[agreed % UNCONFIRMED.length];
}

/** Applications and interviews in every state, mostly of people whose career fits the job. */
export function addMarket(
  world: World,
  jobs: readonly DemoJob[],
  candidates: readonly DemoCandidate[],
): void {
  const open = jobs.filter((job) => job.isOpen);
  let agreed = 0;
  let hired = 0;
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
      const isHired = status === 'HIRED';
      const joinedDaysAgo = isHired ? (JOINED_DAYS_AGO[hired % JOINED_DAYS_AGO.length] ?? 0) : 0;
      const isAgreed = isHired || (status === 'OFFERED' && offers.chance(0.4));
      const joining = isAgreed ? joiningOf(status, { hired, agreed }) : undefined;
      if (isHired) hired += 1;
      else if (isAgreed) agreed += 1;
      const neverCame = joining === 'DID_NOT_JOIN';
      const daysAgo = random.int(1, 7) + random.roll() + joinedDaysAgo;
      const interview = interviewOf(outcomes, status, isInvited);
      const applicationId = addApplication(world, random, {
        job,
        candidateId: candidate.id,
        status: neverCame ? 'WITHDRAWN' : status,
        isInvited,
        daysAgo,
        note: isInvited || index % 3 > 0 ? null : NOTES[(index / 3) % NOTES.length],
        ending: neverCame ? 'DID_NOT_JOIN' : endingOf(status, interview),
        changedDaysAgo: neverCame ? NEVER_CAME_DAYS_AGO : changedDaysAgo(status, joinedDaysAgo),
      });
      if (status === 'OFFERED' || status === 'HIRED') {
        const recordedAt = world.moment.daysAgo(joinedDaysAgo + RECORDED_DAYS_AGO);
        const offer = addOffer(world, offers, {
          applicationId,
          job,
          candidate,
          status: isAgreed ? 'ACCEPTED' : 'EXTENDED',
          extendedAt: world.moment.daysAgo(joinedDaysAgo + OFFERED_DAYS_AGO),
          days: offers.int(5, 14),
          joinedOn: joining && localDate(recordedAt),
        });
        if (joining) {
          const confirmedAt = isHired && world.moment.daysAgo(joinedDaysAgo + HIRED_DAYS_AGO);
          const leftOn = joining === 'LEAVING' && localDate(world.moment.daysAgo(1));
          const later = { ...(confirmedAt && { confirmedAt }), ...(leftOn && { leftOn }) };
          const said = { ...offer, ...later, status: joining, recordedAt };
          // A different seed for each, because the hires of two jobs fall on the same day.
          addHire(world, new Random(4 * SEED + hired + agreed), { ...said, applicationId, job, candidate });
        }
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
          overDaysAgo:
            status === 'HIRED' || status === 'OFFERED' ? joinedDaysAgo + BEFORE_OFFER_DAYS_AGO : undefined,
          reason,
        });
      }
    }
  });
}
