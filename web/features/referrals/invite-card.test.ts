import { describe, expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { SEND_FAILURE } from './invite-card.tsx';

describe('a failure to send', () => {
  test.each([
    ['without a connection', new ApiError(0)],
    ['of a broken server', new ApiError(500, { code: 'INTERNAL', message: 'Server error.' })],
    ['behind a broken gateway', new ApiError(502, '<html>')],
  ])('%s asks to try again', (_case, error) => {
    expect(wordsOf(error, SEND_FAILURE)).toBe('Failed to send invitations. Please try again.');
  });

  test('with an unconfirmed address says what to do first', () => {
    const message = 'Access denied. Please verify your email or contact support.';
    expect(wordsOf(new ApiError(403, { code: 'EMAIL_NOT_VERIFIED', message }), SEND_FAILURE)).toBe(
      'Please confirm your email address first. Then you can send invitations.',
    );
  });

  test('beyond the daily limit says what the limit is', () => {
    const message = 'You can send 50 invitations a day. Please try again tomorrow.';
    expect(wordsOf(new ApiError(429, { code: 'RATE_LIMITED', message }), SEND_FAILURE)).toBe(message);
  });
});
