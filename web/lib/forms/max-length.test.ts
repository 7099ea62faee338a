import { expect, test } from 'vitest';
import { FeedbackInput, ScheduleInterview, SlotsRequestInput } from '#contract/interviews/recruiter.ts';
import { InterviewRequest } from '#contract/interviews/request.ts';
import { CancellationInput, CompletionInput } from '#contract/interviews/respond.ts';
import { JobInput } from '#contract/jobs/job.ts';
import { maxLengthOf } from './max-length.ts';

test("a text box knows the limit of the contract: a candidate's feedback has 5,000 characters", () => {
  expect(maxLengthOf(CompletionInput, 'feedback')).toBe(5000);
  expect(maxLengthOf(FeedbackInput, 'feedback')).toBe(5000);
});

test('the limit is found inside wrapped schemas, and non-text schemas have none', () => {
  expect(maxLengthOf(CancellationInput, 'reason')).toBe(1000);
  expect(maxLengthOf(SlotsRequestInput, 'message')).toBe(1000);
  expect(maxLengthOf(ScheduleInterview, 'meetingLink')).toBe(500);
  expect(maxLengthOf(InterviewRequest, 'message')).toBe(2000);
  expect(maxLengthOf(JobInput, 'title')).toBe(120);
  expect(maxLengthOf(JobInput, 'department')).toBe(80);
  expect(maxLengthOf(JobInput, 'openings')).toBeUndefined();
});
