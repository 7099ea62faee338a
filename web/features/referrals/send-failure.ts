import type { ApiError } from '#web/lib/api/api-error.ts';

const FAILED = 'Failed to send invitations. Please try again.';

/** Why nothing was sent. Of limits the server knows more; trying again would be bad advice. */
export function sendFailure({ code, said }: Pick<ApiError, 'code' | 'said'>): string {
  return (code === 'RATE_LIMITED' && said) || FAILED;
}
