import { expect, test } from 'vitest';
import * as z from 'zod';
import { anyone } from '#contract/core/access.ts';
import { endpoint } from '#contract/core/endpoint.ts';
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

test('the path of a call has its holes filled and empty search values left out', () => {
  const query = { page: 0, city: ['Pune', 'Navi Mumbai'], text: '' };
  expect(pathOf(getThing, { params: { id: 'a/b' }, query })).toBe(
    '/api/things/a%2Fb/parts?page=0&city=Pune&city=Navi+Mumbai',
  );
});

test('the sentence of a failure is its error, then its message, then its data, then that of the status', () => {
  expect(failureMessage(400, { error: 'One', message: 'Two', data: { message: 'Three' } })).toBe('One');
  expect(failureMessage(400, { error: '', message: 'Two' })).toBe('Two');
  expect(failureMessage(400, { data: { message: 'Three' } })).toBe('Three');
  expect(failureMessage(404, '<html>')).toBe('Service not found.');
  expect(failureMessage(418, undefined)).toBe('An error occurred (418). Please try again.');
});

test("a candidate's and an account's calls have defaults of their own for an answer without words", () => {
  for (const path of ['/api/jobseeker/profile/skills', '/api/user/phone']) {
    expect(failureMessage(500, '<html>', path)).toBe('An error occurred');
    expect(failureMessage(502, undefined, path)).toBe('An error occurred');
    expect(failureMessage(500, { success: false }, path)).toBe('HTTP Error: 500');
    expect(failureMessage(500, { message: 'Out of order' }, path)).toBe('Out of order');
  }
  expect(failureMessage(500, {}, '/api/jobs')).toBe('Server error. Please try again later.');
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

test('a refusal in plain text keeps it apart from the sentence of the status', () => {
  const error = new ApiError(500, 'The mailbox is full.\n');
  expect(error).toMatchObject({ plainText: 'The mailbox is full.', said: undefined });
  expect(error.message).toBe('Server error. Please try again later.');
});

test('a token that cannot be read counts as expired', () => {
  const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
  expect(isExpired(token({ exp: 2000 }), 1_999_000)).toBe(false);
  expect(isExpired(token({ exp: 2000 }), 2_000_000)).toBe(true);
  expect(isExpired(token({}), 0)).toBe(true);
  expect(isExpired('nonsense', 0)).toBe(true);
  expect(isExpired(null, 0)).toBe(true);
});

test('a live event names the things that are stale; anything else is ignored', () => {
  expect(parseHint('event: changed\ndata: {"changed":["jobs"]}')).toEqual({ changed: ['jobs'] });
  expect(parseHint(': keep-alive')).toBeNull();
  expect(parseHint('data: nonsense')).toBeNull();
});
