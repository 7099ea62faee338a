import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#web/lib/api/api-error.ts';

type Guarded = Pick<UseQueryResult<unknown, ApiError>, 'error' | 'refetch'>;

/**
 * Whether two-step sign-in must be set up first, which the server says by refusing this call until it is on.
 * Stays true while the recovery codes are shown, even if the call succeeds meanwhile.
 */
export function useRequiredSetup({ error, refetch }: Guarded) {
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && error?.code === 'TWO_FACTOR_SETUP_REQUIRED') setNeeded(true);
  async function checkAgain(): Promise<void> {
    const answer = await refetch();
    setNeeded(answer.error?.code === 'TWO_FACTOR_SETUP_REQUIRED');
  }
  return { isNeeded, checkAgain };
}
