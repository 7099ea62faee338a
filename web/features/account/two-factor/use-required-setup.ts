import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#web/lib/api/api-error.ts';

type Guarded = Pick<UseQueryResult<unknown, ApiError>, 'error' | 'refetch'>;

/**
 * Whether two-step sign-in has to be set up before anything else, told by a call that the server refuses until it is on.
 * It stays so while the recovery codes are shown, though the call may succeed meanwhile.
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
