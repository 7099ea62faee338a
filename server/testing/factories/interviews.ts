import type * as z from 'zod';
import type { RecruiterInterviewDetails } from '#contract/interviews/interview.ts';
import { completeRecruiterInterview, scheduleInterview } from '#contract/interviews/recruiter.ts';
import { type InterviewRequest, requestInterview } from '#contract/interviews/request.ts';
import { respondToInterview } from '#contract/interviews/respond.ts';
import type { AvailabilitySlot } from '#contract/interviews/slots.ts';
import { toLocal } from '#contract/kit/zoned-time.ts';
import type { InterviewOutcome } from '#contract/labels/interviews.ts';
import { inHours } from '#server/platform/clock.ts';
import type { TestServer } from '../server.ts';
import { createRecruiter, type TestAccount, type TestRecruiter } from './accounts.ts';
import { createSearchableCandidate } from './candidates.ts';
import { createJob } from './jobs.ts';

/** An hour in Indian time some days from now, as a form sends it. */
export function slotIn(
  days: number,
  startTime = '10:00',
  endTime = '11:00',
): z.input<typeof AvailabilitySlot> {
  return { date: toLocal(inHours(24 * days)).date, timeRanges: [{ startTime, endTime }] };
}

export interface TestInterview {
  id: string;
  jobId: string;
  recruiter: TestRecruiter;
  candidate: TestAccount;
}

type Overrides = Partial<z.input<typeof InterviewRequest>> & {
  recruiter?: TestRecruiter;
  candidate?: TestAccount;
};

/** The body of a typical request. */
export function requestFor(jobId: string, candidateId: string): z.input<typeof InterviewRequest> {
  return {
    candidateId,
    jobId,
    interviewType: 'TECHNICAL',
    interviewMode: 'PHONE_CALL',
    salaryRange: { min: 3_800_000, max: 4_600_000 },
    duration: 60,
    message: 'I would like you to meet the team.',
  };
}

function succeeded<T>(answer: { status: number; message: string; data: T }): T {
  if (answer.status >= 400) throw new Error(answer.message);
  return answer.data;
}

/** A request that waits for its reply, over HTTP, with a new recruiter and candidate by default. */
export async function requestOne(server: TestServer, overrides: Overrides = {}): Promise<TestInterview> {
  const { recruiter: asking, candidate: asked, jobId: chosen, ...body } = overrides;
  const recruiter = asking ?? (await createRecruiter(server.db));
  const candidate = asked ?? (await createSearchableCandidate(server.db));
  const jobId = chosen ?? (await createJob(server.db, recruiter)).id;
  const answer = await server
    .as(recruiter)
    .call(requestInterview, { body: { ...requestFor(jobId, candidate.id), ...body } });
  return { id: succeeded(answer).id, jobId, recruiter, candidate };
}

/** A request that the candidate has accepted with these times. */
export async function acceptOne(
  server: TestServer,
  { slots = [slotIn(2), slotIn(3)], ...overrides }: Overrides & { slots?: ReturnType<typeof slotIn>[] } = {},
): Promise<TestInterview & { slotIds: string[] }> {
  const interview = await requestOne(server, overrides);
  const answer = await server.as(interview.candidate).call(respondToInterview, {
    body: { interviewId: interview.id, status: 'ACCEPTED', availabilitySlots: slots },
  });
  const slotIds = succeeded(answer).availabilitySlots.map(({ id }) => id);
  return { ...interview, slotIds };
}

/** An interview that is booked for the first of the times. */
export async function scheduleOne(
  server: TestServer,
  overrides: Parameters<typeof acceptOne>[1] = {},
): Promise<TestInterview & { booked: RecruiterInterviewDetails }> {
  const { slotIds, ...interview } = await acceptOne(server, overrides);
  const answer = await server.as(interview.recruiter).call(scheduleInterview, {
    params: { id: interview.id },
    body: { slotId: slotIds[0] ?? '', meetingLink: 'https://meet.example.com/room' },
  });
  return { ...interview, booked: succeeded(answer) };
}

/** The time of its booking is over. */
export const endOf = ({ booked }: Awaited<ReturnType<typeof scheduleOne>>) =>
  Date.parse(booked.endsAt ?? '') + 60_000;

export async function judgeOne(
  server: TestServer,
  { id, recruiter }: TestInterview,
  outcome: InterviewOutcome,
  holdUntil?: string,
): Promise<void> {
  const body = { outcome, feedback: 'Clear thinking about failure.', holdUntil };
  succeeded(await server.as(recruiter).call(completeRecruiterInterview, { params: { id }, body }));
}
