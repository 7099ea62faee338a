import { sql } from 'kysely';
import {
  ACTIVE_STATUSES,
  FEEDBACK_WORKING_DAYS,
  type InterviewAction,
  interviewMoves,
  PICK_HOURS,
  TO_ANSWER_STATUSES,
  TO_PICK_STATUSES,
} from '#contract/interviews/transitions.ts';
import type { InterviewStatus, InterviewType, Priority } from '#contract/labels/interviews.ts';
import type { Random } from '#server/db/demo/random.ts';
import type { DemoJob, World } from '#server/db/demo/world.ts';

export type InterviewRow = InterviewStatus;

const HOUR_MS = 3_600_000;
const HALF_HOUR_MS = HOUR_MS / 2;
const LAKH = 100_000;
const MESSAGES = [
  'Your work on reconciliation is close to the problem we are hiring for. I would like you to meet the team this week.',
  'We read your profile twice. Could we talk about the platform you built and the one we want to build?',
  'You have done at scale what we are about to start. An hour with two of our engineers would tell both sides a lot.',
] as const;
const TYPES = ['TECHNICAL', 'TECHNICAL', 'CODING', 'MANAGERIAL', 'CULTURAL_FIT', 'HR', 'FINAL'] as const;

export interface NewInterview {
  applicationId: string;
  job: DemoJob;
  candidateId: string;
  interview: InterviewRow;
  daysAgo: number;
  /** When it took place, if it did; by default two days ago or more. */
  overDaysAgo?: number | undefined;
  reason?: string;
  /** Overrides for the interviews of the demo accounts. */
  respondBy?: Date;
  startsAt?: Date;
  interviewType?: InterviewType;
  priority?: Priority;
  stages?: readonly [number, number];
  message?: string;
}

/** Every booked half hour of the fill, so that the exclusion constraints hold. */
const booked = new WeakMap<World, Set<string>>();

function bookedOf(world: World): Set<string> {
  const taken = booked.get(world) ?? new Set();
  booked.set(world, taken);
  return taken;
}

/** The two half hours of a booking, for each participant. */
function hoursOf(people: readonly string[], start: Date): string[] {
  const first = Math.floor(start.getTime() / HALF_HOUR_MS);
  return people.flatMap((person) => [`${person} ${first}`, `${person} ${first + 1}`]);
}

/** Finds a free hour from this day on, counted from today; past days are tried backwards. */
function bookHour(world: World, random: Random, people: readonly string[], from: number): Date {
  const taken = bookedOf(world);
  for (let day = from; ; day += Math.sign(from)) {
    const start = world.moment.indianTime(day, `${String(random.int(10, 18)).padStart(2, '0')}:00`);
    const hours = hoursOf(people, start);
    if (hours.some((hour) => taken.has(hour))) continue;
    for (const hour of hours) taken.add(hour);
    return start;
  }
}

/** A time that the caller chose is booked as it is, and nobody else gets it. */
function bookWish(world: World, people: readonly string[], start: Date): Date {
  for (const hour of hoursOf(people, start)) bookedOf(world).add(hour);
  return start;
}

/** What an interview in this state has: times that were sent, and for some of them a booking. */
const HAS: Readonly<Record<InterviewRow, 'nothing' | 'times' | 'booking'>> = {
  PENDING: 'nothing',
  ACCEPTED: 'times',
  SCHEDULED: 'booking',
  RESCHEDULE_REQUESTED: 'times',
  COMPLETED: 'booking',
  NO_SHOW: 'booking',
  DECLINED: 'nothing',
  WITHDRAWN: 'nothing',
  EXPIRED: 'nothing',
  CANCELLED: 'times',
};

/** The last step that led to each state. */
const LAST_STEP: Record<Exclude<InterviewRow, 'PENDING' | 'ACCEPTED'>, InterviewAction> = {
  SCHEDULED: 'SCHEDULE',
  RESCHEDULE_REQUESTED: 'RESCHEDULE',
  COMPLETED: 'COMPLETE',
  DECLINED: 'DECLINE',
  WITHDRAWN: 'WITHDRAW',
  EXPIRED: 'EXPIRE',
  CANCELLED: 'CANCEL',
  NO_SHOW: 'REPORT_NO_SHOW',
};

const OURS = { ballHolder: 'RECRUITER' } as const;

function turnOf(interview: InterviewRow, respondBy: Date, acceptedAt: Date | null, start: Date | undefined) {
  if (TO_ANSWER_STATUSES.includes(interview)) return { ballHolder: 'CANDIDATE' as const, dueAt: respondBy };
  if (TO_PICK_STATUSES.includes(interview) && acceptedAt) {
    return { ...OURS, dueAt: new Date(acceptedAt.getTime() + PICK_HOURS * HOUR_MS) };
  }
  // After a booking the company has to give feedback.
  if (ACTIVE_STATUSES.includes(interview) && start) {
    return { ...OURS, dueAt: new Date(start.getTime() + (1 + 24 * FEEDBACK_WORKING_DAYS) * HOUR_MS) };
  }
  return { ballHolder: null, dueAt: null };
}

/** Times are picked within about two days, so an interview that waits for that was accepted recently. */
function acceptedHoursAgo({ interview, daysAgo }: NewInterview): number {
  const half = daysAgo * 12;
  return TO_PICK_STATUSES.includes(interview) ? Math.min(half, ((daysAgo * 7) % 52) + 2) : half;
}

function range(start: Date, end: Date) {
  return sql<string>`tstzrange(${start}::timestamptz, ${end}::timestamptz, '[)')`;
}

/** Adds one interview with its times and its history. */
export function addInterview(world: World, random: Random, wish: NewInterview): string {
  const { rows, moment } = world;
  const { interview, job, candidateId } = wish;
  const requestedAt = moment.daysAgo(Math.max(0.05, wish.daysAgo * 0.8));
  const respondBy =
    wish.respondBy ??
    (interview === 'PENDING'
      ? moment.inHours(random.int(3, 150))
      : new Date(requestedAt.getTime() + 72 * HOUR_MS));
  const interviewerId = job.company.founderId;
  const isPast = interviewMoves.phaseOf(interview) === 'DONE';
  const people = [candidateId, interviewerId];
  const start =
    HAS[interview] === 'booking'
      ? wish.startsAt
        ? bookWish(world, people, wish.startsAt)
        : bookHour(world, random, people, isPast ? -(wish.overDaysAgo ?? 2) : 1)
      : undefined;
  const end = start && new Date(start.getTime() + HOUR_MS);
  const [stage, stages] = wish.stages ?? [1, random.int(2, 4)];
  const id = random.id(requestedAt);
  const acceptedAt = HAS[interview] !== 'nothing' ? moment.inHours(-acceptedHoursAgo(wish)) : null;
  const mode = random.weighted([
    ['VIDEO_CALL', 0.8],
    ['PHONE_CALL', 0.1],
    ['IN_PERSON', 0.1],
  ] as const);
  rows.add('interviews', {
    id,
    applicationId: wish.applicationId,
    jobId: job.id,
    companyId: job.company.id,
    candidateId,
    requestedBy: interviewerId,
    interviewerId,
    status: interview,
    interviewType: wish.interviewType ?? random.pick(TYPES),
    interviewMode: wish.startsAt ? 'VIDEO_CALL' : mode,
    priority: wish.priority ?? random.pick(['LOW', 'MEDIUM', 'MEDIUM', 'HIGH']),
    isUrgentHiring: wish.priority === 'URGENT',
    message: wish.message ?? random.pick(MESSAGES),
    durationMinutes: 60,
    salaryMin: job.opening.lakhs[0] * LAKH,
    salaryMax: job.opening.lakhs[1] * LAKH,
    interviewStage: stage,
    totalStages: stages,
    expectedQuestions: [
      'A system you built and would build differently now',
      'How you know that a change was worth it',
    ],
    documentsRequired: ['A photo identity card'],
    respondBy,
    acceptedAt,
    scheduledAt: start ? moment.daysAgo(wish.daysAgo * 0.3) : null,
    during: start && end ? (range(start, end) as never) : null,
    timezone: start ? 'Asia/Kolkata' : null,
    slotId: null,
    meetingLink: start
      ? `https://meet.${job.company.name.toLowerCase().replaceAll(/[^a-z]+/g, '')}.example/${id.slice(-8)}`
      : null,
    meetingPassword: null,
    candidateMessage: acceptedAt ? 'Looking forward to it.' : null,
    offerNo: acceptedAt ? 1 : 0,
    rescheduleCount: interview === 'RESCHEDULE_REQUESTED' ? 1 : 0,
    noShowSide: interview === 'NO_SHOW' ? 'CANDIDATE' : null,
    noShowAt: interview === 'NO_SHOW' && end ? end : null,
    closingReason: wish.reason ?? (interview === 'CANCELLED' ? 'Work conflict' : null),
    outcome: interview === 'COMPLETED' ? random.pick(['ADVANCE', 'OFFER', 'HOLD']) : null,
    recruiterFeedback:
      interview === 'COMPLETED' ? 'Clear thinking, asked the right questions about failure.' : null,
    candidateFeedback: null,
    ...turnOf(interview, respondBy, acceptedAt, start),
    // No reminders for interviews that were booked at the last minute.
    remindedDayAt: start && start <= moment.inHours(24) ? moment.now : null,
    remindedHourAt: start && start <= moment.inHours(1) ? moment.now : null,
    createdAt: requestedAt,
    updatedAt: requestedAt,
  });
  if (TO_PICK_STATUSES.includes(interview)) addTimes(world, random, id);
  addHistory(world, random, id, wish, requestedAt, acceptedAt);
  return id;
}

/** Three free hours that the candidate offered. */
function addTimes({ rows, moment }: World, random: Random, interviewId: string): void {
  [2, 3, 4].forEach((day, position) => {
    const start = moment.indianTime(day, `${random.int(10, 17)}:00`);
    const id = random.id(moment.now);
    rows.add('interviewSlots', {
      id,
      interviewId,
      offerNo: 1,
      slotId: id,
      position,
      during: range(start, new Date(start.getTime() + 2 * HOUR_MS)) as never,
      timezone: 'Asia/Kolkata',
      isFlexible: position === 2,
    });
  });
}

function addHistory(
  { rows }: World,
  random: Random,
  interviewId: string,
  wish: NewInterview,
  requestedAt: Date,
  acceptedAt: Date | null,
): void {
  const { interview, job, candidateId } = wish;
  const add = (
    action: InterviewAction,
    actorId: string | null,
    fromStatus: string | null,
    toStatus: string,
    at: Date,
  ) =>
    rows.add('interviewEvents', {
      id: random.id(at),
      interviewId,
      action,
      actorId,
      fromStatus,
      toStatus,
      reason: wish.reason ?? null,
      at,
    });
  add('REQUEST', job.company.founderId, null, 'PENDING', requestedAt);
  if (interview === 'PENDING') return;
  if (acceptedAt) add('ACCEPT', candidateId, 'PENDING', 'ACCEPTED', acceptedAt);
  if (interview === 'ACCEPTED') return;
  const actor =
    interview === 'EXPIRED'
      ? null
      : interview === 'DECLINED' || interview === 'RESCHEDULE_REQUESTED'
        ? candidateId
        : job.company.founderId;
  add(LAST_STEP[interview], actor, acceptedAt ? 'ACCEPTED' : 'PENDING', interview, acceptedAt ?? requestedAt);
}
