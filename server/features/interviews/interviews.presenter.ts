import type * as z from 'zod';
import { fileAddress } from '#contract/files.ts';
import type { CandidateInterview, OfferedSlot, RecruiterInterview } from '#contract/interviews/interview.ts';
import { nextActOf } from '#contract/interviews/next-act.ts';
import {
  interviewMoves,
  isBooked,
  TO_PICK_STATUSES,
  UNDO_MINUTES,
} from '#contract/interviews/transitions.ts';
import { toLocal } from '#contract/kit/zoned-time.ts';
import { COMPANY_SIZE_LABELS } from '#contract/labels/companies.ts';
import { toCompany } from '#server/features/companies/companies.service.ts';
import { now } from '#server/platform/clock.ts';
import type { CandidateView } from './candidate-views.queries.ts';
import type { SlotRange } from './interviews.queries.ts';
import type { RecruiterView } from './recruiter-views.queries.ts';
import { isOver } from './scorecards.service.ts';

type Sent<S extends z.ZodType> = z.input<S>;
type Shared = CandidateView | RecruiterView;

/** Ranges with the same slot id are one slot: times on a day in the candidate's time zone. */
function toSlots(ranges: readonly SlotRange[]): OfferedSlot[] {
  const slots = new Map<string, OfferedSlot>();
  for (const { slotId, timezone, isFlexible, start, end } of ranges) {
    const from = toLocal(start, timezone);
    const slot = slots.get(slotId) ?? {
      id: slotId,
      date: from.date,
      timeRanges: [],
      isFlexible,
      timezone,
    };
    slot.timeRanges.push({ startTime: from.time, endTime: toLocal(end, timezone).time });
    slots.set(slotId, slot);
  }
  return [...slots.values()];
}

function scheduledSlotOf({ startsAt, endsAt, timezone, slotId, id }: Shared) {
  if (!startsAt || !endsAt || !timezone) return null;
  const { date, time: startTime } = toLocal(startsAt, timezone);
  return { id: slotId ?? id, date, startTime, endTime: toLocal(endsAt, timezone).time, timezone };
}

function toShared(view: Shared, slots: readonly SlotRange[]) {
  const { noShowSide, noShowAt, contestedAt, contestReason, contestSettledAt: settledAt } = view;
  return {
    id: view.id,
    interviewType: view.interviewType,
    interviewMode: view.interviewMode,
    priority: view.priority,
    status: view.status,
    message: view.message,
    duration: view.durationMinutes,
    requestedAt: view.createdAt,
    respondByDate: view.respondBy,
    expectedSalary: { min: view.salaryMin, max: view.salaryMax, currency: 'INR' as const },
    isUrgentHiring: view.isUrgentHiring,
    interviewStage: view.interviewStage,
    totalStages: view.totalStages,
    availabilitySlots: toSlots(slots),
    candidateMessage: view.candidateMessage,
    scheduledSlot: scheduledSlotOf(view),
    startsAt: view.startsAt,
    endsAt: view.endsAt,
    expectedQuestions: view.expectedQuestions,
    documentsRequired: view.documentsRequired,
    rescheduleCount: view.rescheduleCount,
    slotRequestCount: view.slotRequestCount,
    canReschedule: !interviewMoves.refusal('RESCHEDULE', view, 'CANDIDATE', now()),
    acceptedAt: view.acceptedAt,
    scheduledAt: view.scheduledAt,
    closingReason: view.closingReason,
    noShow:
      noShowSide && noShowAt
        ? { absent: noShowSide, reportedAt: noShowAt, contestedAt, contestReason, settledAt }
        : null,
    createdAt: view.createdAt,
    updatedAt: view.updatedAt,
  };
}

function companyOf(view: CandidateView) {
  const size = view.companySize;
  return {
    ...toCompany(view),
    industry: view.industry,
    size,
    location: [view.companyCity, view.companyState].filter(Boolean).join(', ') || null,
    description: view.companyDescription,
    techStack: view.techStack,
    benefits: view.benefits,
    glassdoorRating: null,
    employeeCount: COMPANY_SIZE_LABELS[size].replace(' employees', ''),
    website: view.website,
  };
}

function jobRoleOf(view: CandidateView) {
  const { experienceLevel, workMode } = view as unknown as Pick<CandidateInterview['jobRole'], 'workMode'> & {
    experienceLevel: CandidateInterview['jobRole']['level'];
  };
  return {
    id: view.jobId,
    title: view.title,
    department: view.department,
    level: experienceLevel,
    salaryRange: { min: view.salaryMin, max: view.salaryMax, currency: 'INR' as const },
    location: view.jobCity,
    isRemote: view.isRemote,
    workMode,
    requiredSkills: view.requiredSkills,
    experienceRequired: { min: view.experienceMin, max: view.experienceMax },
    description: view.jobDescription,
  };
}

/** The meeting link or address is shown while a time is booked. */
export function toCandidateInterview(
  view: CandidateView,
  slots: readonly SlotRange[],
): Sent<typeof CandidateInterview> {
  const hasTime = isBooked(view);
  return {
    ...toShared(view, slots),
    meetingLink: hasTime ? view.meetingLink : null,
    meetingPassword: hasTime ? view.meetingPassword : null,
    company: companyOf(view),
    recruiter: {
      id: view.requestedBy,
      name: view.recruiterName,
      email: view.recruiterEmail,
      designation: view.recruiterDesignation,
      profilePicture: fileAddress(view.recruiterPictureId),
      phone: view.recruiterPhone,
    },
    interviewer: {
      id: view.interviewerId,
      name: view.interviewerName,
      designation: view.interviewerDesignation,
    },
    jobRole: jobRoleOf(view),
    preparationNotes: view.preparationNotes,
    feedback: view.candidateFeedback,
    sharedNotes: view.sharedNotes,
    pickBy: TO_PICK_STATUSES.includes(view.status) ? view.dueAt : null,
    yourProfile: {
      expectedSalary: view.expectedTotal,
      experienceMonths: view.experienceMonths,
      matchedSkills: view.matchedSkills,
    },
  };
}

export function toRecruiterInterview(
  view: RecruiterView,
  slots: readonly SlotRange[],
  mayRate: boolean,
): Sent<typeof RecruiterInterview> {
  const canWithdraw = !interviewMoves.refusal('WITHDRAW', view, 'RECRUITER', now());
  const undoUntil = new Date(view.createdAt.getTime() + UNDO_MINUTES * 60_000);
  return {
    ...toShared(view, slots),
    meetingLink: view.meetingLink,
    meetingPassword: view.meetingPassword,
    applicationId: view.applicationId,
    candidate: {
      id: view.candidateId,
      name: view.candidateName,
      presence: view.presence,
      headline: view.headline,
      profilePicture: fileAddress(view.candidatePictureId),
      hasVerifiedDegree: view.hasVerifiedDegree,
      email: view.isContactShared ? view.candidateEmail : null,
      phone: view.isContactShared ? view.candidatePhone : null,
    },
    job: { id: view.jobId, title: view.title },
    requestedBy: { id: view.requestedBy, name: view.requesterName },
    interviewer: { id: view.interviewerId, name: view.interviewerName },
    canRequestSlots: !interviewMoves.refusal('REQUEST_SLOTS', view, 'RECRUITER', now()),
    ballHolder: view.ballHolder,
    dueAt: view.dueAt,
    isOverdue: view.ballHolder === 'RECRUITER' && view.dueAt !== null && view.dueAt < now(),
    outcome: view.outcome as z.output<typeof RecruiterInterview>['outcome'],
    feedback: view.hidesCards ? null : view.recruiterFeedback,
    maySendScorecard: mayRate && !view.hasOwnCard && isOver(view),
    nextAct: nextActOf(view, now()),
    holdUntil: view.holdUntil,
    undoUntil: canWithdraw && undoUntil > now() ? undoUntil : null,
  };
}
