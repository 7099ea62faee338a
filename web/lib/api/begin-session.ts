import type { TokenBundle } from '#contract/auth/session.ts';
import { ApiError } from './api-error.ts';
import { keepDeviceMark } from './device-marks.ts';
import { queryClient } from './query-client.ts';
import { startSession } from './session.ts';

/** Stores the tokens of a sign-in, sign-up or verification, and clears the previous user's data. */
export function beginSession(bundle: TokenBundle | undefined): void {
  if (!bundle?.accessToken || !bundle.user) {
    throw new ApiError(500, { code: 'BAD_ANSWER', message: 'Invalid response format from server' });
  }
  if (!bundle.user.userType) {
    throw new ApiError(500, { code: 'BAD_ANSWER', message: 'Invalid user data received' });
  }
  queryClient.clear();
  startSession(bundle);
  keepDeviceMark(bundle.user.id, bundle.deviceMark);
}
