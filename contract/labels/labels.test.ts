import { expect, test } from 'vitest';
import * as z from 'zod';
import { APPROVAL_STATUS_BADGES, MemberRoleInput } from './accounts.ts';
import { applicationStatusBadge } from './applications.ts';
import { CompanySizeInput, DocumentTypeInput } from './companies.ts';
import { InterviewModeInput, interviewStatusBadge } from './interviews.ts';
import { JobTypeInput, WorkModeInput } from './jobs.ts';
import {
  CourseTypeInput,
  EmploymentTypeInput,
  NoticePeriodInput,
  ProficiencyInput,
  proficiencyLevel,
} from './profile.ts';

test.each([
  [EmploymentTypeInput, 'Full Time', 'FULL_TIME'],
  [CourseTypeInput, 'full-time', 'FULL_TIME'],
  [JobTypeInput, 'FULL_TIME', 'FULL_TIME'],
  [JobTypeInput, ' internship ', 'INTERNSHIP'],
  [WorkModeInput, 'On-site', 'ONSITE'],
  [WorkModeInput, 'onsite', 'ONSITE'],
  [NoticePeriodInput, '15 Days or less', 'FIFTEEN_DAYS_OR_LESS'],
  [NoticePeriodInput, 'More than 3 Months', 'MORE_THAN_THREE_MONTHS'],
  [ProficiencyInput, 'Expert', 'EXPERT'],
  [CompanySizeInput, '1000+ employees', 'ENTERPRISE'],
  [DocumentTypeInput, 'gst certificate', 'GST_CERTIFICATE'],
  [InterviewModeInput, 'video-call', 'VIDEO_CALL'],
  [MemberRoleInput, 'Viewer', 'VIEWER'],
])(
  'an input accepts the spellings of the specification and of its labels (%#)',
  (schema, spelling, value) => {
    expect(schema.parse(spelling)).toBe(value);
  },
);

test('anything else fails with a readable text', () => {
  for (const input of ['weekly', '', undefined, null, 3, '__proto__']) {
    expect(JobTypeInput.safeParse(input).error?.issues[0]?.message).toBe('Please choose one of the options.');
  }
});

test('the API documentation describes an input as its enumeration', () => {
  expect(z.toJSONSchema(WorkModeInput, { io: 'input' })).toMatchObject({
    enum: ['ONSITE', 'HYBRID', 'REMOTE'],
  });
});

test('proficiency is worth one to four stars', () => {
  expect(proficiencyLevel('BEGINNER')).toBe(1);
  expect(proficiencyLevel('EXPERT')).toBe(4);
});

test('a rejection has a neutral badge for the candidate and a plain one for the recruiter', () => {
  expect(applicationStatusBadge('REJECTED', 'candidate')).toEqual({
    label: 'Not selected',
    family: 'neutral',
  });
  expect(applicationStatusBadge('REJECTED', 'recruiter')).toEqual({ label: 'Rejected', family: 'danger' });
  expect(applicationStatusBadge('HIRED', 'candidate').family).toBe('earned');
});

test('an unanswered request asks the candidate to act and the recruiter to wait', () => {
  expect(interviewStatusBadge('PENDING', 'candidate')).toEqual({ label: 'Needs reply', family: 'warning' });
  expect(interviewStatusBadge('PENDING', 'recruiter')).toEqual({ label: 'Awaiting reply', family: 'info' });
  expect(interviewStatusBadge('SCHEDULED', 'recruiter')).toEqual({ label: 'Scheduled', family: 'progress' });
});

test('a suspended recruiter has a quiet badge, a rejected one a loud one', () => {
  expect(APPROVAL_STATUS_BADGES.SUSPENDED.family).toBe('neutral');
  expect(APPROVAL_STATUS_BADGES.REJECTED.family).toBe('danger');
});
