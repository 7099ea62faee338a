import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint, LONG_BODY_BYTES } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { CancelReason, DeclineReason, RescheduleReason } from '../lists/reasons.ts';
import { CandidateInterview } from './interview.ts';
import { AvailabilitySlots } from './slots.ts';

const interviewId = Id;
const answer = CandidateInterview;
const Params = z.object({ id: Id });

export const ACCEPTED_TEXT = 'Interview accepted successfully!';
export const DECLINED_TEXT = 'Interview declined successfully!';

export const AcceptInterview = ordered({
  interviewId,
  status: z.literal('ACCEPTED'),
  availabilitySlots: AvailabilitySlots,
  message: optionalText(2000),
});
export type AcceptInterview = z.output<typeof AcceptInterview>;

export const DeclineInterview = ordered({
  interviewId,
  status: z.literal('DECLINED'),
  declineReason: DeclineReason,
  message: optionalText(2000),
});
export type DeclineInterview = z.output<typeof DeclineInterview>;

export const respondToInterview = endpoint({
  name: 'respondToInterview',
  method: 'POST',
  path: '/api/jobseeker/interviews/respond',
  summary: 'Accept a request with one to three times, or decline it with a reason',
  access: candidate,
  changes: ['interviews'],
  body: z.discriminatedUnion('status', [AcceptInterview, DeclineInterview], {
    error: 'Please accept or decline the request.',
  }),
  response: answer,
});

export const RescheduleInterview = ordered({
  interviewId,
  reason: RescheduleReason,
  newAvailabilitySlots: AvailabilitySlots,
});
export type RescheduleInterview = z.output<typeof RescheduleInterview>;

export const rescheduleInterview = endpoint({
  name: 'rescheduleInterview',
  method: 'PUT',
  path: '/api/jobseeker/interviews/reschedule',
  summary: 'Give up the booked time and offer new ones',
  access: candidate,
  changes: ['interviews'],
  body: RescheduleInterview,
  response: answer,
  message: 'Reschedule request sent successfully!',
});

export const CancellationInput = ordered({ reason: CancelReason });

export const cancelInterview = endpoint({
  name: 'cancelInterview',
  method: 'PUT',
  path: '/api/jobseeker/interviews/{id}/cancel',
  summary: 'Cancel an accepted or booked interview',
  access: candidate,
  changes: ['interviews'],
  params: Params,
  body: CancellationInput,
  response: answer,
  message: 'Interview cancelled successfully',
});

export const CompletionInput = ordered({ feedback: required('Please enter your feedback.', { max: 5000 }) });

export const completeInterview = endpoint({
  name: 'completeInterview',
  method: 'PUT',
  path: '/api/jobseeker/interviews/{id}/complete',
  summary: 'Say that the interview has taken place, with feedback',
  access: candidate,
  changes: ['interviews'],
  params: Params,
  body: CompletionInput,
  response: answer,
  message: 'Thank you for your feedback.',
});

export const reportRecruiterNoShow = endpoint({
  name: 'reportRecruiterNoShow',
  method: 'PUT',
  path: '/api/jobseeker/interviews/{id}/no-show',
  summary: 'Say that nobody from the company came, from 10 minutes to 48 hours after the start',
  access: candidate,
  changes: ['interviews'],
  params: Params,
  response: answer,
  message: 'No-show reported.',
});

/** A limit against abuse; the screen shows N/1000 and blocks nothing. */
const NOTES_MAX = 100_000;

export const savePreparationNotes = endpoint({
  name: 'savePreparationNotes',
  method: 'PUT',
  path: '/api/jobseeker/interviews/{id}/notes',
  summary: 'Keep private notes to prepare with',
  access: candidate,
  changes: ['interviews'],
  params: Params,
  maxBytes: LONG_BODY_BYTES,
  body: ordered({ notes: z.string({ error: 'Please enter a text.' }).max(NOTES_MAX) }),
  response: answer,
  message: 'Preparation notes saved successfully!',
});
