import type { AcceptInterview, DeclineInterview, RescheduleInterview } from '#contract/interviews/respond.ts';
import { PICK_HOURS } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import { inHours, now } from '#server/platform/clock.ts';
import { admitMove, getInterviewToMove, move, NO_BALL } from './moves.ts';
import { admitSlots, offer } from './schedule.service.ts';

function asCandidate(candidateId: string) {
  return { party: 'CANDIDATE', actorId: candidateId } as const;
}

/** The recruiter has to pick one of the times next. */
function picksNext() {
  return { ballHolder: 'RECRUITER', dueAt: inHours(PICK_HOURS) } as const;
}

export async function accept(db: Db, candidateId: string, input: AcceptInterview): Promise<void> {
  const interview = await getInterviewToMove(db, input.interviewId, { candidateId });
  admitMove(interview, 'ACCEPT', asCandidate(candidateId));
  admitSlots(interview, input.availabilitySlots, 'availabilitySlots');
  const offerNo = interview.offerNo + 1;
  await offer(db, interview.id, offerNo, input.availabilitySlots);
  await move(db, interview, 'ACCEPT', asCandidate(candidateId), {
    changes: {
      ...picksNext(),
      offerNo,
      acceptedAt: interview.acceptedAt ?? now(),
      candidateMessage: input.message ?? null,
    },
  });
  await applications.moveToInterview(db, { applicationId: interview.applicationId, actorId: candidateId });
}

export async function decline(db: Db, candidateId: string, input: DeclineInterview): Promise<void> {
  const interview = await getInterviewToMove(db, input.interviewId, { candidateId });
  const { applicationId } = interview;
  const reason = input.declineReason;
  await move(db, interview, 'DECLINE', asCandidate(candidateId), {
    reason,
    changes: { ...NO_BALL, closingReason: reason, candidateMessage: input.message ?? null },
  });
  await applications.releaseInvitation(db, {
    applicationId,
    actorId: candidateId,
    reason,
    ending: 'DECLINED',
  });
}

/** Gives up the booked time: it is free for others at once. */
export async function reschedule(db: Db, candidateId: string, input: RescheduleInterview): Promise<void> {
  const interview = await getInterviewToMove(db, input.interviewId, { candidateId });
  const { reason, newAvailabilitySlots: slots } = input;
  admitMove(interview, 'RESCHEDULE', asCandidate(candidateId));
  admitSlots(interview, slots, 'newAvailabilitySlots');
  const offerNo = interview.offerNo + 1;
  await offer(db, interview.id, offerNo, slots);
  await move(db, interview, 'RESCHEDULE', asCandidate(candidateId), {
    reason,
    changes: {
      ...picksNext(),
      offerNo,
      during: null,
      timezone: null,
      slotId: null,
      scheduledAt: null,
      closingReason: reason,
      rescheduleCount: interview.rescheduleCount + 1,
      calendarSequence: interview.calendarSequence + 1,
    },
  });
}
