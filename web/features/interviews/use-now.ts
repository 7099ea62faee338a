import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

const HALF_A_MINUTE = 30_000;

/** The time, looked at again twice a minute: what is left to a deadline shrinks while one watches. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), HALF_A_MINUTE, { autoInvoke: true });
  return now;
}
