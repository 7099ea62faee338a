import { expect, test } from 'vitest';
import { ERRORS } from '#contract/core/errors.ts';
import { readGoogleReturn } from './use-google-return.ts';

test('the code and the return path are read from the fragment', () => {
  expect(readGoogleReturn('#googleCode=abc&returnTo=%2Fjobs%3Fpage%3D2')).toEqual({
    code: 'abc',
    message: null,
    returnTo: '/jobs?page=2',
  });
});

test('a refusal has the message of its code, an unknown one a general message', () => {
  expect(readGoogleReturn('#googleError=GOOGLE_EMAIL_UNVERIFIED')?.message).toBe(
    ERRORS.GOOGLE_EMAIL_UNVERIFIED[1],
  );
  expect(readGoogleReturn('#googleError=%3Cb%3E')).toEqual({
    code: null,
    message: ERRORS.GOOGLE_SIGN_IN_FAILED[1],
    returnTo: null,
  });
});

test('any other fragment is ignored', () => {
  expect(readGoogleReturn('')).toBeNull();
  expect(readGoogleReturn('#main')).toBeNull();
});
