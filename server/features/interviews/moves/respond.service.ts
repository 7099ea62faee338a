import type { AcceptInterview, DeclineInterview, RescheduleInterview } from '#contract/interviews/respond.ts';
import { PICK_HOURS } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import { inHours, now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { admitMove, getInterviewToMove, move, NO_BALL } from './moves.ts';
import { admitSlots, offer } from './schedule.service.ts';

/** The recruiter has to pick one of the times next. */
function picksNext() {
  return { ballHolder: 'RECRUITER', dueAt: inHours(PICK_HOURS) } as const;
}

export async function accept(db: Db, deed: PersonsDeed, input: AcceptInterview): Promise<void> {
  const interview = await getInterviewToMove(db, input.interviewId, { candidateId: deed.actorId });
  admitMove(deed, interview, 'ACCEPT');
  admitSlots(interview, input.availabilitySlots, 'availabilitySlots');
  const offerNo = interview.offerNo + 1;
  await offer(db, interview.id, offerNo, input.availabilitySlots);
  await move(db, deed, interview, 'ACCEPT', {
    changes: {
      ...picksNext(),
      offerNo,
      acceptedAt: interview.acceptedAt ?? now(),
      candidateMessage: input.message ?? null,
    },
  });
  await applications.moveToInterview(db, deed, interview.applicationId);
}

export async function decline(db: Db, deed: PersonsDeed, input: DeclineInterview): Promise<void> {
  const interview = await getInterviewToMove(db, input.interviewId, { candidateId: deed.actorId });
  const { applicationId } = interview;
  const reason = input.declineReason;
  await move(db, deed, interview, 'DECLINE', {
    reason,
    changes: { ...NO_BALL, closingReason: reason, candidateMessage: input.message ?? null },
  });
  await applications.releaseInvitation(db, deed, { applicationId, reason, ending: 'DECLINED' });
}

/** Gives up the booked time: it is free for others at once. */
export async function reschedule(db: Db, deed: PersonsDeed, input: RescheduleInterview): Promise<void> {
  const interview = await getInterviewToMove(db, input.interviewId, { candidateId: deed.actorId });
  const { reason, newAvailabilitySlots: slots } = input;
  admitMove(deed, interview, 'RESCHEDULE');
  admitSlots(interview, slots, 'newAvailabilitySlots');
  const offerNo = interview.offerNo + 1;
  await offer(db, interview.id, offerNo, slots);
  await move(db, deed, interview, 'RESCHEDULE', {
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
