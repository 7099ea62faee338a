import { expect, test } from 'vitest';
import * as z from 'zod';
import { updatePhone } from '#contract/account/profile.ts';
import { getMe, login } from '#contract/auth/session.ts';
import { getBasicInfo } from '#contract/candidates/basic-info.ts';
import { adminListRecruiters } from '#contract/companies/recruiter-review.ts';
import { anyone } from '#contract/core/access.ts';
import { endpoint } from '#contract/core/endpoint.ts';
import { createJob } from '#contract/jobs/own-jobs.ts';
import { listThreads } from '#contract/messages.ts';
import { joinCandidateWaitlist } from '#contract/waitlist.ts';
import { pathOf } from './api.ts';
import { ApiError, failureMessage } from './api-error.ts';
import { parseHint } from './live.ts';
import { isExpired } from './session.ts';

const getThing = endpoint({
  name: 'getThing',
  method: 'GET',
  path: '/api/things/{id}/parts',
  access: anyone,
  reads: ['jobs'],
  summary: 'One thing',
  params: z.object({ id: z.string() }),
  query: z.object({
    page: z.number().optional(),
    city: z.array(z.string()).optional(),
    text: z.string().optional(),
  }),
});

test('the path of a call has its parameters filled and empty query values left out', () => {
  const query = { page: 0, city: ['Pune', 'Navi Mumbai'], text: '' };
  expect(pathOf(getThing, { params: { id: 'a/b' }, query })).toBe(
    '/api/things/a%2Fb/parts?page=0&city=Pune&city=Navi+Mumbai',
  );
});

test('for visitors the message of a failure is its error, then its message, then its data, then that of the status', () => {
  for (const called of [undefined, joinCandidateWaitlist, login, getMe]) {
    const told = (status: number, body: unknown) => failureMessage(status, body, called);
    expect(told(400, { error: 'One', message: 'Two', data: { message: 'Three' } })).toBe('One');
    expect(told(400, { error: '', message: 'Two' })).toBe('Two');
    expect(told(400, { data: { message: 'Three' } })).toBe('Three');
    expect(told(404, '<html>')).toBe('Service not found.');
    expect(told(409, {})).toBe('An account with this email already exists.');
    expect(told(418, undefined)).toBe('An error occurred (418). Please try again.');
  }
});

test.each([
  ['a candidate', getBasicInfo],
  ['an account', updatePhone],
  ['a recruiter', createJob],
  ['an admin', adminListRecruiters],
  ['two sides', listThreads],
])('calls of %s use the message, then the error, and have their own defaults', (_, called) => {
  const told = (status: number, body: unknown) => failureMessage(status, body, called);
  expect(told(400, { error: 'One', message: 'Two' })).toBe('Two');
  expect(new ApiError(400, { error: 'One', message: 'Two' }, undefined, called).serverMessage).toBe('Two');
  expect(told(400, { error: 'One', message: '' })).toBe('One');
  expect(told(412, { data: { message: 'Three' } })).toBe('HTTP Error: 412');
  expect(told(401, {})).toBe('HTTP Error: 401');
  expect(told(409, { success: false })).toBe('HTTP Error: 409');
  expect(told(500, '<html>')).toBe('An error occurred');
  expect(told(502, undefined)).toBe('An error occurred');
});

test('a server that cannot be reached is a network error', () => {
  const error = new ApiError(0);
  expect(error.message).toBe('Network error. Please check your connection and try again.');
  expect(error).toMatchObject({ status: 0, code: 'NETWORK_ERROR', isTemporary: true });
});

test('a refusal keeps its code, field errors, data and attempts left', () => {
  const errors = [{ path: 'email', message: 'Taken' }];
  const error = new ApiError(409, {
    code: 'EMAIL_TAKEN',
    message: 'No',
    errors,
    data: { a: 1 },
    remainingAttempts: 2,
  });
  expect(error).toMatchObject({ code: 'EMAIL_TAKEN', errors, data: { a: 1 }, remainingAttempts: 2 });
});

test('a refusal in plain text keeps it separate from the default of the status', () => {
  const error = new ApiError(500, 'The mailbox is full.\n');
  expect(error).toMatchObject({ plainText: 'The mailbox is full.', serverMessage: undefined });
  expect(error.message).toBe('Server error. Please try again later.');
});

test('a token that cannot be parsed counts as expired', () => {
  const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  expect(isExpired(token({ exp: 2000 }), 1_999_000)).toBe(false);
  expect(isExpired(token({ exp: 2000 }), 2_000_000)).toBe(true);
  expect(isExpired(token({}), 0)).toBe(true);
  expect(isExpired('nonsense', 0)).toBe(true);
  expect(isExpired(null, 0)).toBe(true);
});

test('a live event names stale cache tags; anything else is ignored', () => {
  expect(parseHint('event: changed\ndata: {"changed":["jobs"]}')).toEqual({ changed: ['jobs'] });
  expect(parseHint(': keep-alive')).toBeNull();
  expect(parseHint('data: nonsense')).toBeNull();
});
